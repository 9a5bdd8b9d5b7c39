import { AppError } from '../../core/errors/app-error.ts';
import { DEPOSIT_LIMIT, UNITS_LIMIT } from '../../core/policy.ts';
import { MAX_WORK_A_STEP, requireCommitment, requireCount } from '../transaction/index.ts';
import type { OrderInput, WindowCall } from './model.ts';

/**
 * The call that commits an order: it buys with money or sells units.
 * @throws BAD_INPUT where not exactly one of the two is above zero, or where it is more than there can be
 */
export function commitCall({ seriesKey, commitment, money, units }: OrderInput): WindowCall {
  if ((money == null) === (units == null)) throw new AppError('BAD_INPUT');
  const escrowed = money ?? units ?? 0n;
  const limit = money == null ? UNITS_LIMIT : DEPOSIT_LIMIT;
  if (escrowed < 1n || escrowed >= limit) throw new AppError('BAD_INPUT');
  requireCommitment(commitment);
  return { kind: 'commitOrder', seriesKey, commitment, money: money ?? 0n, units: units ?? 0n };
}

/** What can be decided without the chain; the simulation decides the rest. @throws BAD_INPUT */
export function checkWindowCall(call: WindowCall): void {
  if (call.kind === 'settleWindow') requireCount(call.maxOrders, MAX_WORK_A_STEP);
  if (call.kind === 'deliverOrder') requireCount(call.window, Number.MAX_SAFE_INTEGER);
}
