import { InputError } from '@income-series/protocol/errors/input-error';
import { DEPOSIT_LIMIT, UNITS_LIMIT } from '@income-series/protocol/policy';
import { MAX_WORK_A_STEP, requireCommitment, requireCount } from '../transaction/index.ts';
import type { OrderInput, WindowCall } from './model/index.ts';

/**
 * Makes the call that commits an order: money buys, units sell.
 * @throws BAD_INPUT unless exactly one of them is set, above zero and below the contract's limit
 */
export function commitCall({ seriesKey, commitment, money, units }: OrderInput): WindowCall {
  if ((money == null) === (units == null)) throw new InputError('money', 'either money or units');
  const [argument, escrow, limit] =
    money == null ? ['units', units ?? 0n, UNITS_LIMIT] : ['money', money, DEPOSIT_LIMIT];
  if (escrow < 1n || escrow >= limit) throw new InputError(argument, `1 to ${limit - 1n}`);
  requireCommitment(commitment);
  return { kind: 'commitOrder', seriesKey, commitment, money: money ?? 0n, units: units ?? 0n };
}

/** Checks the numbers in a call; the simulation checks the rest. @throws BAD_INPUT */
export function checkWindowCall(call: WindowCall): void {
  if (call.kind === 'settleWindow') requireCount('maxOrders', call.maxOrders, MAX_WORK_A_STEP);
  if (call.kind === 'deliverOrder') requireCount('window', call.window, Number.MAX_SAFE_INTEGER);
}
