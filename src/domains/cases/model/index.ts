import { ATTESTOR_REASONS } from '@income-series/protocol/decisions';
import type { Tx } from '../../../core/tx.ts';

export { ATTESTOR_REASONS } from '@income-series/protocol/decisions';

/** All reasons to close a case. WITHDRAWN is the issuer's. */
export const CLOSE_REASONS = [...ATTESTOR_REASONS, 'WITHDRAWN'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The most cases of a series for one quarter or year, closed ones included. */
export const MAX_CASES = 32;
/** The most documents of a case. */
export const MAX_DOCUMENTS = 16;

/** Writes a checked change of a case in the mutation's transaction. */
export type WriteCase = (tx: Tx) => Promise<{ readonly id: string }>;
