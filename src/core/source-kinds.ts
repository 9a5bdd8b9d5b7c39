/** The kinds of source of an income figure. They are never attested, never on the chain and never in the activity feed. */
export const SOURCE_KINDS = ['PAYROLL', 'BANK', 'INVOICING', 'PLATFORM'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
