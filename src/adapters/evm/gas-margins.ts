import type { ContractCall, TransactionKind } from '../../domains/transaction/index.ts';

/** How much more gas than estimated a call may need by the time a block has it. */
export interface GasMargin {
  /** In gas; of every chain the most. */
  readonly of: (estimate: bigint, call?: ContractCall) => bigint;
  /** What makes the call dearer meanwhile. */
  readonly reason: string;
}

/** A word of storage that was not zero at the estimate and is when the call writes it: 17,100 on Ethereum, 17,000 on 10143. */
const WORD = 17_100n;
/** A word that is changed and would not have been. */
const CHANGED = 3_200n;
/** One level more of the heap: a word of another page read and written, and the comparison. */
const LEVEL = 5_500n;
/** On as many levels a place that others' reveals moved by 64 has other parents. */
const LEVELS = 7n;
/** A word of another page read, on chain 10143. */
const PAGE = 8_100n;
/** What a clock and a comparison make of the same path. */
const LITTLE = 1_500n;

/** What a later quarter's first income adds to an attested report of a routed series: the router counts it again. */
const INCOME_SINCE = 41_000n;

const fixed = (gas: bigint, reason: string): GasMargin => ({ of: () => gas, reason });
const share = (parts: bigint, reason: string): GasMargin => ({ of: (estimate) => estimate / parts, reason });
const STEADY = fixed(LITTLE, 'nothing that others may call makes it dearer');
const RECEIVER = fixed(WORD + LITTLE, 'who is paid may have spent all of its money meanwhile');
const REVEALED = fixed(LEVEL * LEVELS + LITTLE, 'up to 64 others may reveal before it: other parents in the heap');
/** A transfer of the payment token where there would have been none: its account, both balances (one was zero), the log. */
const TRANSFER = 52_000n;
const PAYING = WORD + CHANGED + LITTLE;
/** A claim that pays something, and one that pays nothing yet. */
const claim = (paying: bigint, beginning: bigint, reason: string): GasMargin => ({
  of: (_, call) => (call === undefined || ('pays' in call && call.pays) ? paying : beginning),
  reason,
});
const PAYMENT_GAS = 2n * WORD + LITTLE;
const LEAVING = claim(
  PAYING,
  TRANSFER + LITTLE,
  'others may leave before it, and the holder may have spent all of its money; where it pays nothing yet, the last to leave is paid what is left',
);
const PAYMENT = fixed(PAYMENT_GAS, 'fees may be collected, and all that the hub holds may be claimed');

/**
 * The margin of every kind of call. Chain 10143 charges the limit and not the use, so it is what others can make a call
 * dearer by: calls that are open to all, a report, a quarter that begins. Decisions of attestors and of the registry, and
 * a deadline that passes, are not in it: they come once, and the call is built again. Nor is a step of settlement that
 * another step brings into a dearer stage: a settlement has five stages at most a round, and what would cover that would
 * be charged for every step.
 */
export const GAS_MARGINS: { readonly [K in TransactionKind]: GasMargin } = {
  createSeries: STEADY,
  createRoutedSeries: STEADY,
  submitReport: {
    of: (_, call) => PAYMENT_GAS + (call?.kind === 'submitReport' && call.charge.routed ? INCOME_SINCE : 0n),
    reason: `${PAYMENT.reason}; of a routed series, a quarter's first income may be routed before it`,
  },
  recordRate: fixed(PAGE + LITTLE, 'the feed may publish before it: one step more of the search in its history'),
  submitRoutedReport: PAYMENT,
  markMissed: STEADY,
  openRouter: STEADY,
  route: fixed(
    4n * WORD + 9_000n + LITTLE,
    'a quarter may begin; what the router holds may be taken or released, and the issuer may spend its money',
  ),
  release: RECEIVER,
  amendTerms: STEADY,
  amendRoutedTerms: fixed(WORD + CHANGED + LITTLE, 'the first income of the quarter may be routed before it'),
  submitTrueUp: fixed(WORD + LITTLE, 'all that the router holds may be released'),
  requestPause: STEADY,
  withdrawPause: STEADY,
  endPause: STEADY,
  requestExtinguishment: STEADY,
  voidExtinguishment: STEADY,
  approvePause: STEADY,
  extinguish: STEADY,
  registerAttestor: STEADY,
  revokeAttestor: STEADY,
  payTail: PAYMENT,
  buyOut: PAYMENT,
  closeSeries: STEADY,
  approve: STEADY,
  commitBid: fixed(WORD + LITTLE, 'all that the raise holds may be delivered'),
  revealBid: REVEALED,
  settleStep: share(4n, 'another step may come first, and the next bids of its stage are dearer'),
  passGate: STEADY,
  deliverBid: fixed(
    2n * WORD + CHANGED + LITTLE,
    'a report may come before it, and the bidder may have spent all of its money',
  ),
  withdrawProceeds: STEADY,
  cancelRaise: STEADY,
  openWindow: STEADY,
  commitOrder: fixed(WORD + LITTLE, 'all that the windows hold may be delivered'),
  revealOrder: REVEALED,
  settleWindow: share(2n, 'another step may come first, and the next orders or trades of its stage are dearer'),
  deliverOrder: RECEIVER,
  claimPayout: claim(
    PAYING,
    TRANSFER + PAYING,
    'another report may come, and the holder may have spent all of its money; where it pays nothing yet, a report may make it pay',
  ),
  claimTail: claim(
    PAYING + WORD,
    TRANSFER + PAYING + WORD,
    'more of the tail may be paid, and the holder may have spent all of its money; where it may pay nothing yet, a tail may make it pay',
  ),
  claimFinal: LEAVING,
  claimRedemption: LEAVING,
  claimKept: RECEIVER,
  releaseUnits: STEADY,
};

/** The limit that a call is sent with: what the node estimated, and the margin of its kind. */
export const gasLimit = (call: ContractCall, estimate: bigint): bigint =>
  estimate + GAS_MARGINS[call.kind].of(estimate, call);
