import type { Tx } from '../../core/tx.ts';

/** Why an attestor closes a case. */
export const ATTESTOR_REASONS = ['DOCUMENTS_INSUFFICIENT', 'FIGURE_MISMATCH', 'CONFLICT_OF_INTEREST', 'OTHER'] as const;
/** The issuer withdraws its own. */
export const CLOSE_REASONS = [...ATTESTOR_REASONS, 'WITHDRAWN'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Of one period's cases or one year's, closed ones among them. */
export const MAX_CASES = 32;
/** Documents of one case. */
export const MAX_DOCUMENTS = 16;

/** Writes what a checked act comes to, within the transaction that also notes the act. */
export type WriteCase = (tx: Tx) => Promise<{ readonly id: string }>;
