import type { FxRate, PeriodRate, SeriesOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { requireState } from '../../core/errors/record-state.ts';
import { isWithinFxBound } from '../reporting/index.ts';

/** The facts of a stored request that its next state depends on. */
export interface FxRequest {
  readonly period: number;
  /** REQUESTED, SIGNED or USED. */
  readonly state: string;
  readonly rate: bigint | null;
  /** True if its signer is an active attestor of the chain now; false if nobody signed. */
  readonly signerActive: boolean;
}

/** Tests that the contract would accept the signed rate: it is near the feed's last rate, and its signer is still active. */
const isLive = ({ state, rate, signerActive }: FxRequest, { rate: last }: FxRate): boolean =>
  state === 'SIGNED' && rate !== null && signerActive && isWithinFxBound(rate, last);

/**
 * Checks that a request for the period may replace the series' stored request. A request without a usable signature may be
 * replaced, and so may one of an earlier period.
 *
 * @throws CONFLICT for a period before the stored one's, or for the same period if its signed rate is used or usable
 */
export function requireRequestable(stored: FxRequest | null, period: number, feed: FxRate): void {
  if (stored === null || period > stored.period) return;
  if (period < stored.period || stored.state === 'USED' || isLive(stored, feed)) throw new AppError('CONFLICT');
}

/**
 * Checks that an attestor may sign the stored request: nobody has signed it, or the contract would refuse the signature.
 * @throws CONFLICT if the request is about another period by now, CASE_STATE if it has a usable or used signature
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

/** Checks that a quarter has no rate yet. @throws FX_FRESH if the feed has one or one was recorded */
export function requireUnrated({ rate }: PeriodRate): void {
  if (rate !== null) throw new AppError('FX_FRESH');
}

/**
 * Checks that the contract would record a rate: the quarter is over and has no rate, and the series is running.
 * @param now time of the block that was read, in unix seconds
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
  if (now < periodEnd(period)) throw new AppError('PERIOD_NOT_OPEN', { message: 'The quarter is not over.' });
  if (fx.signer !== null) throw new AppError('RATE_RECORDED');
  requireUnrated(fx);
}

/** Checks that a rate is near enough to the feed's last rate. @throws FX_OUT_OF_BOUND */
export function requireBound(rate: bigint, { rate: last }: FxRate): void {
  if (!isWithinFxBound(rate, last)) throw new AppError('FX_OUT_OF_BOUND');
}
