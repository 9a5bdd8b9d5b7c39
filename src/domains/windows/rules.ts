import { AppError } from '../../core/errors/app-error.ts';
import { DEPOSIT_LIMIT, UNITS_LIMIT } from '../../core/policy.ts';
import type { OrderInput, WindowCall } from './model.ts';

/** Work a settlement step may be asked for: more would not fit a block. */
export const MAX_ORDERS_A_STEP = 200;
const ZERO_HASH = `0x${'00'.repeat(32)}`;

/**
 * The call that commits an order: it buys with money or sells units.
 * @throws BAD_INPUT where not exactly one of the two is above zero, or where it is more than there can be
 */
export function commitCall({ seriesKey, commitment, money, units }: OrderInput): WindowCall {
  if ((money == null) === (units == null)) throw new AppError('BAD_INPUT');
  const escrowed = money ?? units ?? 0n;
  const limit = money == null ? UNITS_LIMIT : DEPOSIT_LIMIT;
  if (escrowed < 1n || escrowed >= limit || commitment === ZERO_HASH) throw new AppError('BAD_INPUT');
  return { kind: 'commitOrder', seriesKey, commitment, money: money ?? 0n, units: units ?? 0n };
}

/** What can be told without the chain; the rest is the simulation's. @throws BAD_INPUT */
export function checkWindowCall(call: WindowCall): void {
  if (call.kind === 'settleWindow' && !isWithin(call.maxOrders, MAX_ORDERS_A_STEP)) throw new AppError('BAD_INPUT');
  if (call.kind === 'deliverOrder' && !isWithin(call.window, Number.MAX_SAFE_INTEGER)) throw new AppError('BAD_INPUT');
}

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/**
 * Price, quantity and salt of an order are nowhere until it may be revealed: before, the service does not want to know
 * them.
 * @throws WRONG_STATE in any other phase
 */
export function requireRevealPhase(phase: string): void {
  if (phase !== 'REVEAL') throw new AppError('WRONG_STATE');
}
