import type { Address } from '@income-series/protocol/address';
import { type CurveOffer, highestPriceOf, leastCapOf } from '@income-series/protocol/curve-rules';
import type { Bytes32 } from '@income-series/protocol/hex';
import { PROCEEDS_WAIT, SALE_NOTICE } from '@income-series/protocol/policy';
import type { SeriesAccount } from '../../core/series-account.ts';
import {
  BUILDERS_OWN,
  type CallDeclarations,
  line,
  NOTHING_TO_READ,
  type PreviewLine,
  paidTo,
  periodLine,
  seriesLines,
  timeLine,
} from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends CurveCalls {}
}

/** The public arguments of a curve series; times are unix seconds, money base units of the payment token. */
export interface CurveParams extends CurveOffer {
  readonly draftSalt: Bytes32;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
}

interface OfSeries {
  readonly seriesKey: Bytes32;
}
interface OfUnits extends OfSeries {
  readonly units: bigint;
}

/** The calls of curve series, with their arguments. Deadlines are unix seconds. */
export interface CurveCalls {
  readonly createCurve: { readonly params: CurveParams };
  /** Buys at least `units` for at most `amount`. */
  readonly buy: OfUnits & { readonly amount: bigint; readonly deadline: bigint };
  /** Sells `units` for at least `amount`. */
  readonly sell: OfUnits & { readonly amount: bigint; readonly deadline: bigint };
  readonly activateCurve: OfSeries;
  readonly failCurve: OfSeries;
  readonly collectProceeds: OfSeries;
  readonly collectFees: OfSeries;
  readonly stake: OfUnits;
  readonly unstake: OfUnits;
  readonly syncCensus: OfSeries & { readonly period: number };
  /** Opens a round in which the treasury buys units back. `price`: of a whole unit; `endsAt`: in unix seconds. */
  readonly openTender: OfSeries & { readonly price: bigint; readonly endsAt: bigint };
  /** Offers units in the open round if it pays at least `leastPrice` for a whole unit. */
  readonly tender: OfUnits & { readonly leastPrice: bigint };
  readonly withdrawTender: OfUnits;
  readonly settleTender: OfSeries;
  /** Burns units that are not staked, for their share of a series that has ended. */
  readonly redeemUnits: OfUnits;
  readonly claimTender: OfSeries & { readonly holder: Address };
  /** Closes an account that is no longer needed. Its rent goes back to the wallet that paid it. */
  readonly closeAccount: OfSeries & { readonly account: SeriesAccount };
  /** Makes the money of an ended series without units available to the fee collector. */
  readonly releaseResidue: OfSeries;
}

/** The preview of a call that takes units. */
const unitsLine = ({ units }: OfUnits) => [line('Units', units, 'baseLamports')];

/** The preview line that names the account to close. */
function closedAccountLine(account: SeriesAccount): PreviewLine {
  if (account.kind === 'position') return line('Closes the position of', account.holder, 'wallet');
  if (account.kind === 'census') return periodLine('Closes the census of', account.period);
  if (account.kind === 'rate') return periodLine('Closes the rate of', account.period);
  if (account.kind === 'bid') return line('Closes the bid of', account.bidder, 'wallet');
  if (account.kind === 'book') return line('Closes', 'the book of bids', 'text');
  if (account.kind === 'raise') return line('Closes', 'the raise, which first pays what it holds', 'text');
  if (account.kind === 'router') return line('Closes', 'the router, which first releases what it holds', 'text');
  if (account.kind === 'order')
    return line('Closes the order of', `${account.trader} in window ${account.window}`, 'text');
  if (account.kind === 'window') return line('Closes the window with its orders', account.window, 'window');
  return line('Closes the round of tenders', account.round, 'text');
}

/** The preview line of a trade that says what a failed sale pays. */
const FAILED_SALE = line(
  'If the sale fails',
  'each unit is paid the same part of what the curve holds, without a fee',
  'text',
);

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<CurveCalls> = {
  createCurve: {
    access: BUILDERS_OWN,
    preview: ({ params }) => [
      line('Units offered', params.unitsOffered, 'units'),
      line('Raised for activation', params.threshold, 'token'),
      line('Trading begins', `${SALE_NOTICE / 60n} minutes after the creation`, 'text'),
      timeLine('Trading ends', params.deadline),
      line('Virtual quote', params.virtualQuote, 'token'),
      line('Virtual base', params.virtualBase, 'baseLamports'),
      line('Fee of a trade', params.feeBps, 'bps'),
      line('Treasury’s share of what is raised', params.treasuryBps, 'bps'),
      line(
        'Price of the last unit, which a round of tenders never exceeds',
        highestPriceOf(params, params.unitsOffered),
        'token',
      ),
      line('Least cap: that price for each unit', leastCapOf(params, params.unitsOffered), 'token'),
      line('Proceeds', `${PROCEEDS_WAIT / 86_400n} days after the activation`, 'text'),
      ...seriesLines(params),
    ],
  },
  buy: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Pays at most', call.amount, 'token'),
      line('Buys at least', call.units, 'baseLamports'),
      timeLine('Not after', call.deadline),
      FAILED_SALE,
      line('Becomes public', 'the wallet, the price and the units', 'text'),
    ],
  },
  sell: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Sells', call.units, 'baseLamports'),
      line('Is paid at least', call.amount, 'token'),
      timeLine('Not after', call.deadline),
      FAILED_SALE,
      line('Becomes public', 'the wallet, the price and the units', 'text'),
    ],
  },
  activateCurve: NOTHING_TO_READ,
  failCurve: NOTHING_TO_READ,
  collectProceeds: NOTHING_TO_READ,
  collectFees: NOTHING_TO_READ,
  stake: { access: BUILDERS_OWN, preview: unitsLine },
  unstake: { access: BUILDERS_OWN, preview: unitsLine },
  syncCensus: { access: BUILDERS_OWN, preview: ({ period }) => [periodLine('Period', period)] },
  openTender: {
    access: BUILDERS_OWN,
    preview: ({ price, endsAt }) => [line('Price of a unit', price, 'token'), timeLine('Ends', endsAt)],
  },
  tender: {
    access: BUILDERS_OWN,
    preview: (call) => [...unitsLine(call), line('Least price of a unit', call.leastPrice, 'token')],
  },
  withdrawTender: { access: BUILDERS_OWN, preview: unitsLine },
  settleTender: NOTHING_TO_READ,
  redeemUnits: { access: BUILDERS_OWN, preview: (call) => [line('Burns', call.units, 'baseLamports')] },
  claimTender: { access: BUILDERS_OWN, preview: ({ holder }) => [paidTo(holder)] },
  closeAccount: { access: BUILDERS_OWN, preview: ({ account }) => [closedAccountLine(account)] },
  releaseResidue: NOTHING_TO_READ,
};
