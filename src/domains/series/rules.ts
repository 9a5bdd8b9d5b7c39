import type { FxRate } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodsBetween, reportWindow } from '../../core/period.ts';
import { DEPOSIT_LIMIT, FX_MAX_AGE, MAX_TERM_QUARTERS, PAYMENT_LIMIT } from '../../core/policy.ts';
import { holdersReachable, phasesLast } from '../../core/raise-rules.ts';
import type { SeriesParams } from './calls.ts';
import type { DraftFigures } from './model.ts';

/** ISO 4217 numeric codes have three digits. */
const LAST_CURRENCY = 999;

/**
 * What `createSeries` asks of its public arguments.
 * @param now the chain's time, unix seconds
 * @throws PERIOD_INVALID, RAISE_PARAMS_INVALID
 */
export function checkRaise(figures: DraftFigures, now: bigint): void {
  const { raise, unitsOffered, currencyCode } = figures;
  const first = parsePeriod(figures.firstPeriod);
  const last = parsePeriod(figures.lastPeriod);
  const { maxUnitsPerBid } = raise;
  const limits = { supply: unitsOffered, maxUnitsPerBid, concentrationBps: BigInt(raise.concentrationBps) };
  const sound =
    first <= last &&
    periodsBetween(first, last) < MAX_TERM_QUARTERS &&
    currencyCode <= LAST_CURRENCY &&
    raise.reservePrice > 0n &&
    raise.reservePrice < DEPOSIT_LIMIT &&
    raise.minRaise < PAYMENT_LIMIT &&
    raise.cap < PAYMENT_LIMIT &&
    raise.maxUnitsPerBid > 0n &&
    raise.maxUnitsPerBid <= unitsOffered &&
    raise.minHolders > 0 &&
    BigInt(raise.minHolders) <= unitsOffered &&
    raise.concentrationBps > 0 &&
    raise.concentrationBps <= 10_000 &&
    raise.cap > 0n &&
    holdersReachable(limits, BigInt(raise.minHolders)) &&
    phasesLast(now, raise) &&
    raise.gateEndsAt < reportWindow(first).lateUntil;
  if (!sound) throw new AppError('RAISE_PARAMS_INVALID');
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
