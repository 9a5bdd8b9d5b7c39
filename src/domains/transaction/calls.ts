import { AppError } from '../../core/errors/app-error.ts';
import type { ReportCharge } from '../../core/report-charge.ts';
import {
  BUILDERS_OWN,
  type CallAccess,
  ISSUERS_SIGNATURE,
  ISSUERS_SIGNED_TERMS,
  OPENING,
  PRIVATE_TERMS,
  RELAYED,
} from './call-access.ts';
import type { ContractCall, PreviewLine, SeriesParams, TransactionKind } from './model.ts';

/** The call of one kind. */
type CallOf<K extends TransactionKind, C = ContractCall> = C extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? C
    : never
  : never;

/** What every kind of call says of itself. */
interface CallDeclaration<K extends TransactionKind> {
  readonly access: CallAccess;
  /** What the wallet's owner reads before signing; as confidential as the bytes. */
  readonly preview: (call: CallOf<K>) => readonly PreviewLine[];
}

const line = (label: string, value: string | number | bigint, unit: string): PreviewLine => ({
  label,
  value: value.toString(),
  unit,
});
const time = (label: string, seconds: bigint) => line(label, new Date(Number(seconds) * 1000).toISOString(), 'time');
const paidTo = (wallet: string) => line('Paid to', wallet, 'wallet');

const nothing = { access: BUILDERS_OWN, preview: () => [] };
const period = {
  access: BUILDERS_OWN,
  preview: (call: { readonly period: number }) => [line('Period', call.period, 'period')],
};
const claim = { access: BUILDERS_OWN, preview: (call: { readonly holder: string }) => [paidTo(call.holder)] };
const reveal = {
  access: OPENING,
  preview: (call: { readonly price: bigint; readonly quantity: bigint }) => [
    line('Price', call.price, 'token'),
    line('Quantity', call.quantity, 'units'),
    line('Becomes public', 'price, quantity and salt', 'text'),
  ],
};

const FALLS_DUE = { FLAG: 'no: the payment is flagged, it accrues', PAUSE: 'no: a pause runs, it accrues' };
/** The money of a report: all that it is made of, and what it comes to. */
const charged = (charge: ReportCharge) => [
  line('Payment by the proof', charge.payment, 'token'),
  ...(charge.routed ? [line('Of it counted by the router', charge.counted, 'token')] : []),
  line('Of it netted with credit', charge.credited, 'token'),
  line('Of it above the cap', charge.aboveCap, 'token'),
  line(
    'Falls due',
    charge.deferredBy === null ? 'yes, with what accrued before' : FALLS_DUE[charge.deferredBy],
    'text',
  ),
  line('Accrued before', charge.accruedBefore, 'token'),
  line('Accrued after', charge.accruedAfter, 'token'),
  line('Paid now, fee included', charge.due, 'token'),
  ...(charge.routed ? [line('Missing with the router', charge.missing, 'token')] : []),
  line('Taken from the wallet: the allowance it needs', charge.taken, 'token'),
  line('As of', charge.block, 'block'),
];

const offer = (params: SeriesParams) => [
  line('Units offered', params.unitsOffered, 'units'),
  line('Reserve price', params.reservePrice, 'token'),
  line('Minimum raise', params.minRaise, 'token'),
  line('Most that is ever paid', params.cap, 'token'),
  line('First period', params.firstPeriod, 'period'),
  line('Last period', params.lastPeriod, 'period'),
  time('Commit ends', params.commitEndsAt),
  time('Reveal ends', params.revealEndsAt),
  time('Gate ends', params.gateEndsAt),
];
const amendment = (call: { readonly newTermsCommitment: string; readonly newCap: bigint }) => [
  line('New terms commitment', call.newTermsCommitment, 'hash'),
  line('New cap', call.newCap, 'token'),
];
const routedTerms = (call: { readonly theta: bigint; readonly ratePerUnit: bigint }) => [
  line('Threshold of a year', call.theta, 'token'),
  line('Rate per unit', call.ratePerUnit, 'WAD'),
  line('Becomes public', 'threshold, rate, terms salt and all routed income', 'text'),
];

/** Every kind of call. One that does not say how its bytes are kept, and who reads them, does not compile. */
export const CALLS: { readonly [K in TransactionKind]: CallDeclaration<K> } = {
  createSeries: { access: BUILDERS_OWN, preview: ({ params }) => offer(params) },
  createRoutedSeries: {
    access: BUILDERS_OWN,
    preview: ({ params }) => [
      ...offer(params),
      line('Income router', 'to be opened before the commit phase ends: terms and routed income become public', 'text'),
    ],
  },
  submitReport: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Period', call.period, 'period'),
      line('Units outstanding', call.signals[1], 'units'),
      line('FX rate', call.signals[2], 'WAD'),
      ...charged(call.charge),
    ],
  },
  recordRate: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Period', call.period, 'period'),
      line('FX rate', call.rate, 'WAD'),
      line('Counts', 'for every report of the quarter, for good; the first that is recorded does', 'text'),
    ],
  },
  submitRoutedReport: period,
  markMissed: period,
  openRouter: { access: PRIVATE_TERMS, preview: routedTerms },
  route: { access: BUILDERS_OWN, preview: (call) => [line('Income', call.amount, 'token')] },
  release: nothing,
  amendTerms: { access: ISSUERS_SIGNATURE, preview: amendment },
  amendRoutedTerms: {
    access: ISSUERS_SIGNED_TERMS,
    preview: (call) => [...amendment(call), ...routedTerms(call)],
  },
  submitTrueUp: {
    access: ISSUERS_SIGNATURE,
    preview: (call) => [line('Year', call.year, 'year'), line('Adjustment', call.adjustment, 'token')],
  },
  requestPause: { access: BUILDERS_OWN, preview: (call) => [line('Attestor', call.attestor, 'wallet')] },
  withdrawPause: nothing,
  endPause: nothing,
  requestExtinguishment: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Attestor', call.keyA, 'wallet'),
      line('Attestor', call.keyB, 'wallet'),
      time('Deadline', call.deadline),
      line('Becomes public', 'that the series may be extinguished, both keys and the deadline', 'text'),
    ],
  },
  voidExtinguishment: nothing,
  approvePause: { access: RELAYED, preview: (call) => [time('Paused until', call.pauseEnd)] },
  extinguish: { access: RELAYED, preview: () => [] },
  registerAttestor: { access: BUILDERS_OWN, preview: (call) => [line('Key', call.key, 'wallet')] },
  revokeAttestor: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Key', call.key, 'wallet'), time('Active until', call.graceUntil)],
  },
  payTail: { access: BUILDERS_OWN, preview: (call) => [line('At most', call.amount, 'token')] },
  buyOut: {
    access: BUILDERS_OWN,
    preview: () => [line('Pays', 'what is left of the cap, and closes the series', 'text')],
  },
  closeSeries: nothing,
  approve: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Allowance', call.amount, 'token'), line('For', call.spender, 'text')],
  },
  commitBid: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Deposit', call.deposit, 'token'), line('Bid commitment', call.commitment, 'hash')],
  },
  revealBid: reveal,
  settleStep: { access: BUILDERS_OWN, preview: (call) => [line('Most bids in this step', call.maxBids, 'bids')] },
  passGate: nothing,
  deliverBid: { access: BUILDERS_OWN, preview: (call) => [paidTo(call.bidder)] },
  withdrawProceeds: nothing,
  cancelRaise: nothing,
  openWindow: nothing,
  commitOrder: {
    access: BUILDERS_OWN,
    preview: (call) => [
      call.units === 0n ? line('Money escrowed', call.money, 'token') : line('Units escrowed', call.units, 'units'),
      line('Order commitment', call.commitment, 'hash'),
    ],
  },
  revealOrder: reveal,
  settleWindow: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Most orders in this step', call.maxOrders, 'orders')],
  },
  deliverOrder: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Window', call.window, 'window'), paidTo(call.trader)],
  },
  claimPayout: claim,
  claimTail: claim,
  claimFinal: claim,
  claimRedemption: claim,
  claimKept: claim,
  releaseUnits: { access: BUILDERS_OWN, preview: (call) => [line('Units of', call.holder, 'wallet')] },
};

/** How the bytes of a kind of call are kept, and who reads them. @throws INTERNAL for a kind that is none */
export function accessOf(kind: string): CallAccess {
  if (!Object.hasOwn(CALLS, kind)) throw new AppError('INTERNAL');
  return CALLS[kind as TransactionKind].access;
}

/** What the wallet's owner reads before signing. */
export function previewOf<K extends TransactionKind>(call: CallOf<K> & { readonly kind: K }): readonly PreviewLine[] {
  return (CALLS[call.kind] as CallDeclaration<K>).preview(call);
}
