import type { ContractCall } from '../../../domains/transaction/index.ts';

/** The gas that a call may need beyond its estimate when a block includes it. */
export interface GasMargin {
  /** The margin in gas: the largest of all chains. */
  readonly gasFor: (estimate: bigint, call?: ContractCall) => bigint;
  /** The event between estimate and block that makes the call dearer. */
  readonly reason: string;
}

/** The extra gas to write a storage word that became zero after the estimate: 17,100 on Ethereum, 17,000 on 10143. */
export const WORD = 17_100n;
/** The extra gas to change a storage word that would have stayed the same at the estimate. */
export const CHANGED = 3_200n;
/** The gas of one more level of the heap: read and write a word of another page, and compare. */
const LEVEL = 5_500n;
/** The number of heap levels at which a place has other parents after 64 more reveals. */
const LEVELS = 7n;
/** The gas to read a word of another page on chain 10143. */
export const PAGE = 8_100n;
/** The gas by which one path through the code differs with the time and with the results of comparisons. */
export const LITTLE = 1_500n;

/**
 * The extra gas of an attested report of a routed series after a later quarter's first income, because the router counts
 * again.
 */
export const INCOME_SINCE = 51_000n;

export const fixedMargin = (gas: bigint, reason: string): GasMargin => ({ gasFor: () => gas, reason });
export const shareMargin = (parts: bigint, reason: string): GasMargin => ({
  gasFor: (estimate) => estimate / parts,
  reason,
});
export const STEADY = fixedMargin(LITTLE, 'nothing that others may call makes it dearer');
export const RECEIVER = fixedMargin(WORD + LITTLE, 'the payee may have spent all of its money meanwhile');
export const FEED = fixedMargin(
  PAGE + LITTLE,
  'the feed may publish before it: one step more of the search in its history',
);
export const REVEALED = fixedMargin(
  LEVEL * LEVELS + LITTLE,
  'up to 64 others may reveal before it: other parents in the heap',
);
/** The gas of a token transfer that the estimate did not have: the token's account, two balances (one was zero), the log. */
export const TRANSFER = 52_000n;
export const PAYING = WORD + CHANGED + LITTLE;
/** The margin of a claim: `paying` if it already pays something, `beginning` if it pays nothing yet. */
export const claimMargin = (paying: bigint, beginning: bigint, reason: string): GasMargin => ({
  gasFor: (_, call) => (call === undefined || ('pays' in call && call.pays) ? paying : beginning),
  reason,
});
export const PAYMENT_GAS = 2n * WORD + LITTLE;
export const LEAVING = claimMargin(
  PAYING,
  TRANSFER + LITTLE,
  'others may leave before it, and the holder may have spent all of its money; where it pays nothing yet, the last to leave is paid what is left',
);
export const PAYMENT = fixedMargin(PAYMENT_GAS, 'fees may be collected, and all that the hub holds may be claimed');
