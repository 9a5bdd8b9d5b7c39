import type { FxRate, PeriodRate, SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { requireState } from '../../core/errors/record-state.ts';
import { type Period, periodEnd } from '../../core/period.ts';
import { isWithinFxBound } from '../reporting/index.ts';

/** The stored request of a series, as far as its next state depends on it. */
export interface FxRequest {
  readonly period: number;
  /** REQUESTED, SIGNED, USED */
  readonly state: string;
  readonly rate: bigint | null;
  /** Of its signer on the chain now; false where nobody signed. */
  readonly signerActive: boolean;
}

/** A signed rate that the contract would take: near the feed's last before the quarter's end, by a key that is still active. */
const isLive = ({ state, rate, signerActive }: FxRequest, { rate: last }: FxRate): boolean =>
  state === 'SIGNED' && rate !== null && signerActive && isWithinFxBound(rate, last);

/**
 * A series has one request. A new one takes the place of an older period's, of a signature that is dead, and of itself.
 *
 * @throws CONFLICT for a period before the stored one's, and where what was signed still holds
 */
export function requireRequestable(stored: FxRequest | null, period: number, feed: FxRate): void {
  if (stored === null || period > stored.period) return;
  if (period < stored.period || stored.state === 'USED' || isLive(stored, feed)) throw new AppError('CONFLICT');
}

/**
 * An attestor may answer an open request, and replace what is dead.
 * @throws CONFLICT where the request is of another period by now, CASE_STATE where it has its answer
 */
export function requireUnanswered(stored: FxRequest, period: number, feed: FxRate): void {
  if (stored.period !== period) throw new AppError('CONFLICT');
  if (stored.state !== 'USED' && !isLive(stored, feed)) return;
  requireState('CASE_STATE', {
    record: 'request',
    state: stored.state,
    needs: ['REQUESTED'],
    can: 'be answered',
    next: 'A request of a later quarter takes its place.',
  });
}

/** @throws FX_FRESH where the quarter has its rate: the feed's, or one that was recorded */
export function requireUnrated({ rate }: PeriodRate): void {
  if (rate !== null) throw new AppError('FX_FRESH');
}

/**
 * What the contract takes a rate for: a quarter that is over, of a running series, without a rate of its own.
 * @param now of the block that was read, unix seconds
 * @throws SERIES_ROUTED, WRONG_STATE, PERIOD_NOT_OPEN, RATE_RECORDED, FX_FRESH
 */
export function requireRecordable(
  { routed, state }: Pick<SeriesOnChain, 'routed' | 'state'>,
  period: Period,
  fx: PeriodRate,
  now: bigint,
): void {
  if (routed) throw new AppError('SERIES_ROUTED');
  requireState('WRONG_STATE', { record: 'series', state, needs: ['ACTIVE', 'PAUSED'], can: 'have a rate recorded' });
  if (now < periodEnd(period)) throw new AppError('PERIOD_NOT_OPEN');
  if (fx.signer !== null) throw new AppError('RATE_RECORDED');
  requireUnrated(fx);
}

/** @throws FX_OUT_OF_BOUND */
export function requireBound(rate: bigint, { rate: last }: FxRate): void {
  if (!isWithinFxBound(rate, last)) throw new AppError('FX_OUT_OF_BOUND');
}
