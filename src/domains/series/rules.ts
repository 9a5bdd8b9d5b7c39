import type { FxRate } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Bytes32, ZERO_BYTES32 } from '../../core/hex.ts';
import { parsePeriod, periodsBetween, reportWindow } from '../../core/period.ts';
import { DEPOSIT_LIMIT, FX_MAX_AGE, MAX_TERM_QUARTERS, PAYMENT_LIMIT } from '../../core/policy.ts';
import { holdersReachable, phasesLast } from '../../core/raise-rules.ts';
import type { SeriesParams } from './calls.ts';
import type { PublicDraft } from './model.ts';

/** ISO 4217 numeric codes have three digits. */
const LAST_CURRENCY = 999;

/**
 * What `createSeries` asks of its public arguments.
 * @param now the chain's time, unix seconds
 * @throws PERIOD_INVALID, RAISE_PARAMS_INVALID
 */
export function checkRaise(draft: PublicDraft, now: bigint): void {
  const { raise, unitsOffered, currencyCode, contractHash } = draft;
  const first = parsePeriod(draft.firstPeriod);
  const last = parsePeriod(draft.lastPeriod);
  const { maxUnitsPerBid } = raise;
  const limits = { supply: unitsOffered, maxUnitsPerBid, concentrationBps: BigInt(raise.concentrationBps) };
  const sound =
    first <= last &&
    periodsBetween(first, last) < MAX_TERM_QUARTERS &&
    currencyCode <= LAST_CURRENCY &&
    contractHash !== ZERO_BYTES32 &&
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

/** The public arguments of `createSeries`. */
export function seriesParams(draft: PublicDraft, draftSalt: Bytes32, commitment: Bytes32): SeriesParams {
  const { contractHash, currencyCode, indexingRule, unitsOffered, firstPeriod, lastPeriod, raise } = draft;
  return {
    draftSalt,
    contractHash,
    termsCommitment: commitment,
    currencyCode,
    indexingRule,
    unitsOffered,
    firstPeriod,
    lastPeriod,
    ...raise,
  };
}
