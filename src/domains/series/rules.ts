import { smaller } from '@income-series/protocol/amounts';
import { chainKind, type FxRate } from '@income-series/protocol/chain';
import { curveFault } from '@income-series/protocol/curve-rules';
import { AppError } from '@income-series/protocol/errors/app-error';
import { isRecentRate } from '@income-series/protocol/fx';
import type { Bytes32 } from '@income-series/protocol/hex';
import { parsePeriod, periodsBetween, reportWindow } from '@income-series/protocol/period';
import { CENSUS_WAIT, DEPOSIT_LIMIT, MAX_TERM_QUARTERS, PAYMENT_LIMIT } from '@income-series/protocol/policy';
import { holdersReachable, leastRaiseCap, phaseFault } from '@income-series/protocol/raise-rules';
import type { OpenedTerms } from '../terms/index.ts';
import type { ContractCallOf } from '../transaction/index.ts';
import type { CurveFigures, DraftFigures, RaiseFigures } from './model/index.ts';

/** The largest numeric currency code: the codes of ISO 4217 have three digits. */
const LAST_CURRENCY = 999;

/** The path of a draft's argument, and whether it satisfies the contract's rule. */
type Bound = readonly [path: string, holds: boolean];

/** @param limit the least amount of money that the chain cannot hold */
const raiseBounds = ({ raise, unitsOffered }: RaiseFigures, limit: bigint): readonly Bound[] => {
  const { reservePrice, maxUnitsPerBid, minRaise, cap, minHolders, concentrationBps } = raise;
  const limits = { supply: unitsOffered, maxUnitsPerBid, concentrationBps: BigInt(concentrationBps) };
  return [
    ['raise.reservePrice', reservePrice > 0n && reservePrice < smaller(DEPOSIT_LIMIT, limit)],
    ['raise.minRaise', minRaise < limit],
    ['raise.cap', cap >= leastRaiseCap({ unitsOffered, reservePrice, minRaise }) && cap < limit],
    ['raise.maxUnitsPerBid', maxUnitsPerBid > 0n && maxUnitsPerBid <= unitsOffered],
    ['raise.concentrationBps', concentrationBps > 0 && concentrationBps <= 10_000],
    ['raise.minHolders', minHolders > 0 && BigInt(minHolders) <= unitsOffered],
    ['raise.minHolders', holdersReachable(limits, BigInt(minHolders))],
  ];
};

/** The bounds of currency and term, for raises and curves. @throws PERIOD_INVALID */
function termBounds({ currencyCode, firstPeriod, lastPeriod }: DraftFigures): readonly Bound[] {
  const [first, last] = [parsePeriod(firstPeriod), parsePeriod(lastPeriod)];
  return [
    ['currency', currencyCode <= LAST_CURRENCY],
    ['lastPeriod', first <= last && periodsBetween(first, last) < MAX_TERM_QUARTERS],
  ];
}

const firstBroken = (bounds: readonly Bound[]): string | null => bounds.find(([, holds]) => !holds)?.[0] ?? null;

/** Returns `firstPeriod` as the faulty argument if the sale ends after the first quarter's report windows; else null. */
const saleEndFault = ({ firstPeriod }: DraftFigures, end: bigint): string | null =>
  end < reportWindow(parsePeriod(firstPeriod)).lateUntil ? null : 'firstPeriod';

/** The first faulty argument of a raise, or null. `limit`: the bound of money amounts on the chain. */
function raiseFault(figures: RaiseFigures, now: bigint, limit: bigint): string | null {
  const phase = phaseFault(now, figures.raise);
  return (
    firstBroken([...termBounds(figures), ...raiseBounds(figures, limit)]) ??
    (phase && `raise.${phase}`) ??
    saleEndFault(figures, figures.raise.gateEndsAt)
  );
}

/** The first faulty argument of a curve's sale, or null. The check takes the sale's end as CENSUS_WAIT later, because reports wait for a census. */
function curveSaleFault(figures: CurveFigures, now: bigint): string | null {
  const { curve, unitsOffered } = figures;
  const fault = curveFault(curve, unitsOffered, now);
  return (
    firstBroken(termBounds(figures)) ??
    (fault && `curve.${fault === 'deadline' ? 'endsAt' : fault}`) ??
    saleEndFault(figures, curve.deadline + CENSUS_WAIT)
  );
}

/**
 * Checks the public arguments of `createSeries` or `createCurve` by the contract's rules.
 * @param now the chain's time, Unix seconds
 * @param limit the least amount of money that the chain cannot hold
 * @throws PERIOD_INVALID; RAISE_PARAMS_INVALID, CURVE_PARAMS_INVALID with the path of the first argument out of its bounds
 */
export function checkSale(figures: DraftFigures, now: bigint, limit = PAYMENT_LIMIT): void {
  const isRaise = figures.curve === null;
  const fault = isRaise ? raiseFault(figures, now, limit) : curveSaleFault(figures, now);
  if (fault === null) return;
  throw new AppError(isRaise ? 'RAISE_PARAMS_INVALID' : 'CURVE_PARAMS_INVALID', { path: fault.split('.') });
}

/**
 * Requires a kind of sale that the chain has: raises and their routers everywhere, curves on Solana clusters, without a router.
 * @throws CALL_NOT_ON_CHAIN with the argument that the chain does not support
 */
export function requireSaleOf(chain: string, { curve, routed }: DraftFigures): void {
  if (curve === null) return;
  const absent = chainKind(chain) === 'solana' ? routed && 'routed' : 'curve';
  if (absent) throw new AppError('CALL_NOT_ON_CHAIN', { path: [absent] });
}

/** Tests that the call that creates the series of a draft opens its terms, because it creates the router too. */
export const publishesTerms = (chain: string, { routed }: DraftFigures): boolean =>
  routed && chainKind(chain) === 'solana';

/**
 * Requires that the feed has a fresh rate for the currency, because a series without one could raise and never report. If the
 * first quarter is over, the feed must have had one at its end too, because an issuer could otherwise pick a quarter by
 * the rate that an attestor signed.
 * @param last the feed's last rates: now, and before the first quarter's end
 * @param firstEnd the first quarter's end, Unix seconds
 * @param at the chain's time, Unix seconds
 * @throws FX_STALE
 */
export function requireFreshRate(
  last: { readonly now: FxRate; readonly beforeEnd: FxRate },
  firstEnd: bigint,
  at: bigint,
): void {
  const isRecent = isRecentRate(last.now, at) && (at < firstEnd || isRecentRate(last.beforeEnd, firstEnd));
  if (!isRecent) throw new AppError('FX_STALE');
}

/** The arguments of a creation besides its figures. */
export interface SeriesHashes {
  readonly draftSalt: Bytes32;
  readonly termsCommitment: Bytes32;
  /** The hash of the signed contract. */
  readonly contractHash: Bytes32;
}

/** Makes the call that creates the series of a draft. `opened`: its terms, if the call publishes them. */
export function makeCreation(
  { raise, curve, routed, ...figures }: DraftFigures,
  hashes: SeriesHashes,
  opened: OpenedTerms | null,
): ContractCallOf<'createSeries' | 'createRoutedSeries' | 'createRoutedRaise' | 'createCurve'> {
  const { draftSalt, termsCommitment, contractHash } = hashes;
  const common = { draftSalt, contractHash, termsCommitment, ...figures };
  if (curve !== null) return { kind: 'createCurve', params: { ...common, ...curve } };
  const params = { ...common, ...raise };
  if (opened !== null) return { kind: 'createRoutedRaise', params, ...opened };
  return { kind: routed ? 'createRoutedSeries' : 'createSeries', params };
}
