import type { FxRate } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodsBetween, reportWindow } from '../../core/period.ts';
import { DEPOSIT_LIMIT, FX_MAX_AGE, MAX_TERM_QUARTERS, PAYMENT_LIMIT } from '../../core/policy.ts';
import { holdersReachable, phaseFault } from '../../core/raise-rules.ts';
import type { SeriesParams } from './calls.ts';
import type { DraftFigures } from './model.ts';

/** ISO 4217 numeric codes have three digits. */
const LAST_CURRENCY = 999;

/** An argument of a draft, and whether it is as `createSeries` asks. */
type Bound = readonly [path: string, holds: boolean];

const raiseBounds = ({ raise, unitsOffered }: DraftFigures): readonly Bound[] => {
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

/**
 * What `createSeries` asks of its public arguments.
 * @param now the chain's time, unix seconds
 * @throws PERIOD_INVALID, RAISE_PARAMS_INVALID with the path of the first argument that is out of its bounds
 */
export function checkRaise(figures: DraftFigures, now: bigint): void {
  const first = parsePeriod(figures.firstPeriod);
  const last = parsePeriod(figures.lastPeriod);
  const bounds: readonly Bound[] = [
    ['currency', figures.currencyCode <= LAST_CURRENCY],
    ['lastPeriod', first <= last && periodsBetween(first, last) < MAX_TERM_QUARTERS],
    ...raiseBounds(figures),
  ];
  const { lateUntil } = reportWindow(first);
  const phase = phaseFault(now, figures.raise);
  const fault =
    bounds.find(([, holds]) => !holds)?.[0] ??
    (phase && `raise.${phase}`) ??
    (figures.raise.gateEndsAt < lateUntil ? null : 'firstPeriod');
  if (fault !== null) throw new AppError('RAISE_PARAMS_INVALID', { path: fault.split('.') });
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

/** What `createSeries` takes besides figures. */
export interface SeriesHashes {
  readonly draftSalt: Bytes32;
  readonly termsCommitment: Bytes32;
  /** Of the signed contract. */
  readonly contractHash: Bytes32;
}

/** The public arguments of `createSeries`. */
export function seriesParams({ raise, routed: _, ...figures }: DraftFigures, hashes: SeriesHashes): SeriesParams {
  const { draftSalt, termsCommitment, contractHash } = hashes;
  return { draftSalt, contractHash, termsCommitment, ...figures, ...raise };
}
