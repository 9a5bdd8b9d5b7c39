import { chainKind, type FxRate } from '../../core/chain.ts';
import { curveFault } from '../../core/curve-rules.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodsBetween, reportWindow } from '../../core/period.ts';
import { CENSUS_WAIT, DEPOSIT_LIMIT, FX_MAX_AGE, MAX_TERM_QUARTERS, PAYMENT_LIMIT } from '../../core/policy.ts';
import { holdersReachable, phaseFault } from '../../core/raise-rules.ts';
import type { ContractCallOf } from '../transaction/index.ts';
import type { CurveFigures, DraftFigures, RaiseFigures } from './model.ts';

/** ISO 4217 numeric codes have three digits. */
const LAST_CURRENCY = 999;

/** An argument of a draft, and whether it is as `createSeries` asks. */
type Bound = readonly [path: string, holds: boolean];

const raiseBounds = ({ raise, unitsOffered }: RaiseFigures): readonly Bound[] => {
  const { reservePrice, maxUnitsPerBid, minRaise, cap, minHolders, concentrationBps } = raise;
  const limits = { supply: unitsOffered, maxUnitsPerBid, concentrationBps: BigInt(concentrationBps) };
  return [
    ['raise.reservePrice', reservePrice > 0n && reservePrice < DEPOSIT_LIMIT],
    ['raise.minRaise', minRaise < PAYMENT_LIMIT],
    ['raise.cap', cap > 0n && cap < PAYMENT_LIMIT],
    ['raise.maxUnitsPerBid', maxUnitsPerBid > 0n && maxUnitsPerBid <= unitsOffered],
    ['raise.concentrationBps', concentrationBps > 0 && concentrationBps <= 10_000],
    ['raise.minHolders', minHolders > 0 && BigInt(minHolders) <= unitsOffered],
    ['raise.minHolders', holdersReachable(limits, BigInt(minHolders))],
  ];
};

/** What both kinds of sale ask of currency and term. @throws PERIOD_INVALID */
function termBounds({ currencyCode, firstPeriod, lastPeriod }: DraftFigures): readonly Bound[] {
  const [first, last] = [parsePeriod(firstPeriod), parsePeriod(lastPeriod)];
  return [
    ['currency', currencyCode <= LAST_CURRENCY],
    ['lastPeriod', first <= last && periodsBetween(first, last) < MAX_TERM_QUARTERS],
  ];
}

const brokenBy = (bounds: readonly Bound[]): string | null => bounds.find(([, holds]) => !holds)?.[0] ?? null;

/** The sale ends before the windows of the first quarter's report close. */
const endsInTime = ({ firstPeriod }: DraftFigures, end: bigint): string | null =>
  end < reportWindow(parsePeriod(firstPeriod)).lateUntil ? null : 'firstPeriod';

function raiseFault(figures: RaiseFigures, now: bigint): string | null {
  const phase = phaseFault(now, figures.raise);
  return (
    brokenBy([...termBounds(figures), ...raiseBounds(figures)]) ??
    (phase && `raise.${phase}`) ??
    endsInTime(figures, figures.raise.gateEndsAt)
  );
}

/** `deadline` is the input's `endsAt`. The first census waits CENSUS_WAIT after the sale, and its report comes after it. */
function curveSaleFault(figures: CurveFigures, now: bigint): string | null {
  const { curve, unitsOffered } = figures;
  const fault = curveFault(curve, unitsOffered, now);
  return (
    brokenBy(termBounds(figures)) ??
    (fault && `curve.${fault === 'deadline' ? 'endsAt' : fault}`) ??
    endsInTime(figures, curve.deadline + CENSUS_WAIT)
  );
}

/**
 * What `createSeries`, or `createCurve`, asks of its public arguments.
 * @param now the chain's time, unix seconds
 * @throws PERIOD_INVALID; RAISE_PARAMS_INVALID, CURVE_PARAMS_INVALID with the path of the first argument that is out of its bounds
 */
export function checkSale(figures: DraftFigures, now: bigint): void {
  const isRaise = figures.curve === null;
  const fault = isRaise ? raiseFault(figures, now) : curveSaleFault(figures, now);
  if (fault === null) return;
  throw new AppError(isRaise ? 'RAISE_PARAMS_INVALID' : 'CURVE_PARAMS_INVALID', { path: fault.split('.') });
}

/**
 * Units are raised on EVM chains, where a router may collect the income, and sold on curves on Solana clusters.
 * @throws CALL_NOT_ON_CHAIN with the argument that the chain does not have
 */
export function requireSaleOf(chain: string, { raise, curve, routed }: DraftFigures): void {
  const isSolana = chainKind(chain) === 'solana';
  const absent = isSolana ? (raise && 'raise') || (routed && 'routed') : curve && 'curve';
  if (absent) throw new AppError('CALL_NOT_ON_CHAIN', { path: [absent] });
}

/**
 * A series in a currency that the feed does not follow could raise and never report. Where its first quarter is over, the
 * feed followed it then too: nobody chooses a quarter by the rate that can be signed for it.
 * @param last of the feed by now, and before the first quarter's end
 * @param at the chain's time; as the end, unix seconds
 * @throws FX_STALE
 */
export function requireFreshRate(
  last: { readonly now: FxRate; readonly beforeEnd: FxRate },
  firstEnd: bigint,
  at: bigint,
): void {
  const fresh = ({ rate, updatedAt }: FxRate, time: bigint) => rate !== 0n && time <= updatedAt + FX_MAX_AGE;
  if (!fresh(last.now, at) || (at >= firstEnd && !fresh(last.beforeEnd, firstEnd))) throw new AppError('FX_STALE');
}

/** What the creation takes besides figures. */
export interface SeriesHashes {
  readonly draftSalt: Bytes32;
  readonly termsCommitment: Bytes32;
  /** Of the signed contract. */
  readonly contractHash: Bytes32;
}

/** What creates the series of a draft. */
export function creationOf(
  { raise, curve, routed, ...figures }: DraftFigures,
  hashes: SeriesHashes,
): ContractCallOf<'createSeries' | 'createRoutedSeries' | 'createCurve'> {
  const { draftSalt, termsCommitment, contractHash } = hashes;
  const common = { draftSalt, contractHash, termsCommitment, ...figures };
  if (curve !== null) return { kind: 'createCurve', params: { ...common, ...curve } };
  return { kind: routed ? 'createRoutedSeries' : 'createSeries', params: { ...common, ...raise } };
}
