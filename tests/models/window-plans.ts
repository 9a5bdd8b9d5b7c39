// Random windows, which every chain settles as the model does.

import type { EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { type Side, settleWindow, type WindowOrder, type WindowSettlement } from './window.ts';

/** The units of the wallets; those without can only buy. */
export const HELD = [20n, 5n, 1n, 40n, 9n, 100n, 0n, 0n, 0n] as const;
/** The money that a buyer escrows at most. */
const MOST_MONEY = 1_000_000n;

const plannedOrder = fc.record({
  side: fc.constantFrom<Side>('BUY', 'SELL'),
  price: fc.oneof({ weight: 12, arbitrary: fc.bigInt(100n, 103n) }, fc.constantFrom(0n, 1n, 1n << 96n)),
  quantity: fc.oneof({ weight: 12, arbitrary: fc.bigInt(1n, 12n) }, fc.constantFrom(0n, 1n << 48n, 1n << 70n)),
  spare: fc.oneof({ weight: 6, arbitrary: fc.bigInt(0n, 30n) }, fc.bigInt(-5n, -1n)),
  reveal: fc.integer({ min: 0, max: 6 }).map((n) => n > 0),
  /** When its wallet stops being verified: before the price, between price and moves, after the first trade. */
  dropped: fc.constantFrom('never', 'never', 'never', 'never', 'never', 'before', 'after', 'later'),
});
export const windowPlans = fc.record({
  orders: fc.oneof(
    { weight: 8, arbitrary: fc.array(plannedOrder, { minLength: 5, maxLength: HELD.length }) },
    fc.array(plannedOrder, { maxLength: 2 }),
  ),
  turn: fc.integer({ min: 0, max: HELD.length - 1 }),
  steps: fc.integer({ min: 1, max: 40 }),
  /** The calls that come between, each after so many units of work of the settlement. */
  comes: fc.constantFrom('nothing', 'nothing', 'nothing', 'deadline', 'buyOut', 'extinguish'),
  after: fc.integer({ min: 0, max: 60 }),
});
type WindowPlan = typeof windowPlans extends fc.Arbitrary<infer T> ? T : never;

/** An order of a plan, by the place of its wallet among those of `HELD`. */
export type PlacedOrder = Omit<WindowPlan['orders'][number], 'spare'> & {
  readonly place: number;
  /** Base units of a buyer, units of a seller; at least one, and at most what its wallet has. */
  readonly escrow: bigint;
};

/** The orders of a plan in order of sequence. */
export const ordersOf = ({ orders, turn }: WindowPlan): readonly PlacedOrder[] =>
  orders.map(({ spare, ...order }, i) => {
    const place = (i + turn) % HELD.length;
    const held = HELD[place] as bigint;
    const side: Side = held === 0n ? 'BUY' : order.side;
    const wanted = (side === 'BUY' ? order.price * order.quantity : order.quantity) + spare;
    const most = side === 'BUY' ? MOST_MONEY : held;
    return { ...order, place, side, escrow: wanted < 1n ? 1n : wanted > most ? most : wanted };
  });

/** The model's result for a plan's orders, whose wallets stop being verified as the plan says. */
export function settleOrders(
  orders: readonly PlacedOrder[],
  walletOf: (place: number) => EvmAddress,
): WindowSettlement {
  const isDropped = (wallet: EvmAddress, when: string) =>
    orders.some(({ place, dropped }) => dropped === when && walletOf(place) === wallet);
  return settleWindow(
    orders.map(({ place, side, escrow, price, quantity, reveal }, i): WindowOrder => {
      return { sequence: i + 1, trader: walletOf(place), side, escrow, opening: reveal ? { price, quantity } : null };
    }),
    {
      before: (wallet) => !isDropped(wallet, 'before'),
      moving: (wallet, trades) =>
        !isDropped(wallet, 'before') && !isDropped(wallet, 'after') && !(trades > 0 && isDropped(wallet, 'later')),
    },
  );
}
