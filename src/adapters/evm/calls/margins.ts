import type { ContractCall } from '../../../domains/transaction/index.ts';

/** The gas that a call can need beyond its estimate, because the state changed before a block includes it. */
export interface GasMargin {
  /** The margin in gas: the largest of all chains. */
  readonly gasFor: (estimate: bigint, call?: ContractCall) => bigint;
  /** The event between estimate and block that makes the call dearer. */
  readonly reason: string;
}

/** The extra gas to write a storage word that became zero after the estimate: 17,100 on Ethereum, 17,000 on 10143. */
export const WORD_GAS = 17_100n;
/** The extra gas to change a storage word that would have stayed the same at the estimate. */
export const CHANGE_GAS = 3_200n;
/** The gas of one more level of the heap: read and write a word of another page, and compare. */
const LEVEL_GAS = 5_500n;
/** The number of heap levels at which a bid or order can have another parent after 64 more reveals. */
const LEVELS = 7n;
/** The gas to read a word of another page on chain 10143. */
export const PAGE_GAS = 8_100n;
/** The gas by which times and comparisons change a call that takes the same path through the code. */
export const PATH_GAS = 1_500n;

/**
 * The extra gas of an attested report of a routed series after a later quarter's first income, because the router counts
 * again.
 */
export const RECOUNT_GAS = 51_000n;

export const fixedMargin = (gas: bigint, reason: string): GasMargin => ({ gasFor: () => gas, reason });
export const shareMargin = (parts: bigint, reason: string): GasMargin => ({
  gasFor: (estimate) => estimate / parts,
  reason,
});
export const STEADY_MARGIN = fixedMargin(PATH_GAS, 'nothing that others may call makes it dearer');
export const PAYEE_MARGIN = fixedMargin(WORD_GAS + PATH_GAS, 'the payee may have spent all of its money meanwhile');
export const FEED_MARGIN = fixedMargin(
  PAGE_GAS + PATH_GAS,
  'the feed may publish before it: one step more of the search in its history',
);
export const REVEAL_MARGIN = fixedMargin(
  LEVEL_GAS * LEVELS + PATH_GAS,
  'up to 64 others may reveal before it: other parents in the heap',
);
/** The gas of a token transfer that the estimate did not have: the token's account, two balances (one was zero), the log. */
export const TRANSFER_GAS = 52_000n;
/** The extra gas of a payout to a holder whose balance became zero after the estimate. */
export const PAYOUT_GAS = WORD_GAS + CHANGE_GAS + PATH_GAS;
/** The margin of a claim: `gasIfPaying` if it already pays something, `gasIfEmpty` if it pays nothing yet. */
export const claimMargin = (gasIfPaying: bigint, gasIfEmpty: bigint, reason: string): GasMargin => ({
  gasFor: (_, call) => (call === undefined || ('pays' in call && call.pays) ? gasIfPaying : gasIfEmpty),
  reason,
});
export const PAYMENT_GAS = 2n * WORD_GAS + PATH_GAS;
export const EXIT_MARGIN = claimMargin(
  PAYOUT_GAS,
  TRANSFER_GAS + PATH_GAS,
  'others may leave before it, and the holder may have spent all of its money; where it pays nothing yet, the last to leave is paid what is left',
);
export const PAYMENT_MARGIN = fixedMargin(
  PAYMENT_GAS,
  'fees may be collected, and all that the hub holds may be claimed',
);
