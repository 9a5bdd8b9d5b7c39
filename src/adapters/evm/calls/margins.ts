import type { ContractCall } from '../../../domains/transaction/index.ts';

/** How much more gas than estimated a call may need by the time a block has it. */
export interface GasMargin {
  /** In gas; of every chain the most. */
  readonly of: (estimate: bigint, call?: ContractCall) => bigint;
  /** What makes the call dearer meanwhile. */
  readonly reason: string;
}

/** A word of storage that was not zero at the estimate and is when the call writes it: 17,100 on Ethereum, 17,000 on 10143. */
export const WORD = 17_100n;
/** A word that is changed and would not have been. */
export const CHANGED = 3_200n;
/** One level more of the heap: a word of another page read and written, and the comparison. */
const LEVEL = 5_500n;
/** On as many levels a place that others' reveals moved by 64 has other parents. */
const LEVELS = 7n;
/** A word of another page read, on chain 10143. */
export const PAGE = 8_100n;
/** What a clock and a comparison make of the same path. */
export const LITTLE = 1_500n;

/** What a later quarter's first income adds to an attested report of a routed series: the router counts it again. */
export const INCOME_SINCE = 51_000n;

export const fixed = (gas: bigint, reason: string): GasMargin => ({ of: () => gas, reason });
export const share = (parts: bigint, reason: string): GasMargin => ({ of: (estimate) => estimate / parts, reason });
export const STEADY = fixed(LITTLE, 'nothing that others may call makes it dearer');
export const RECEIVER = fixed(WORD + LITTLE, 'who is paid may have spent all of its money meanwhile');
export const FEED = fixed(PAGE + LITTLE, 'the feed may publish before it: one step more of the search in its history');
export const REVEALED = fixed(
  LEVEL * LEVELS + LITTLE,
  'up to 64 others may reveal before it: other parents in the heap',
);
/** A transfer of the payment token where there would have been none: its account, both balances (one was zero), the log. */
export const TRANSFER = 52_000n;
export const PAYING = WORD + CHANGED + LITTLE;
/** A claim that pays something, and one that pays nothing yet. */
export const claim = (paying: bigint, beginning: bigint, reason: string): GasMargin => ({
  of: (_, call) => (call === undefined || ('pays' in call && call.pays) ? paying : beginning),
  reason,
});
export const PAYMENT_GAS = 2n * WORD + LITTLE;
export const LEAVING = claim(
  PAYING,
  TRANSFER + LITTLE,
  'others may leave before it, and the holder may have spent all of its money; where it pays nothing yet, the last to leave is paid what is left',
);
export const PAYMENT = fixed(PAYMENT_GAS, 'fees may be collected, and all that the hub holds may be claimed');
