import { InputError } from '../../core/errors/input-error.ts';
import { DEPOSIT_LIMIT, UNITS_LIMIT } from '../../core/policy.ts';
import { MAX_WORK_A_STEP, requireCommitment, requireCount } from '../transaction/index.ts';
import type { OrderInput, WindowCall } from './model.ts';

/**
 * The call that commits an order: it buys with money or sells units.
 * @throws BAD_INPUT where not exactly one of the two is above zero, or where it is more than there can be
 */
export function commitCall({ seriesKey, commitment, money, units }: OrderInput): WindowCall {
  if ((money == null) === (units == null)) throw new InputError('money', 'either money or units');
  const [given, escrowed, limit] =
    money == null ? ['units', units ?? 0n, UNITS_LIMIT] : ['money', money, DEPOSIT_LIMIT];
  if (escrowed < 1n || escrowed >= limit) throw new InputError(given, `1 to ${limit - 1n}`);
  requireCommitment(commitment);
  return { kind: 'commitOrder', seriesKey, commitment, money: money ?? 0n, units: units ?? 0n };
}

/** What can be decided without the chain; the simulation decides the rest. @throws BAD_INPUT */
export function checkWindowCall(call: WindowCall): void {
  if (call.kind === 'settleWindow') requireCount('maxOrders', call.maxOrders, MAX_WORK_A_STEP);
  if (call.kind === 'deliverOrder') requireCount('window', call.window, Number.MAX_SAFE_INTEGER);
}
