/** Where an income figure comes from. Never attested, never on the chain, never in the feed. */
export const SOURCE_KINDS = ['PAYROLL', 'BANK', 'INVOICING', 'PLATFORM'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
