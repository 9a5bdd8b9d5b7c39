import fc from 'fast-check';
import type { Bytes32, EvmAddress } from '../../../src/core/hex.ts';
import type { Trader } from '../../contracts/solana/support/curve.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import * as onSolana from '../../contracts/solana/support/window.ts';
import * as onEvm from '../../contracts/support/windows.ts';
import type { World } from '../../contracts/support/world.ts';
import type { Side } from '../../models/window.ts';
import { evmEvents, type SaleEvent, storyOf } from './story.ts';

/** Units that the traders hold; a trader without units can only buy. */
export const HELD = [20n, 5n, 1n, 40n, 9n, 25n, 0n, 0n, 0n] as const;
/** The largest escrow of a buyer: what every trader has on both chains. */
const MOST_MONEY = 1n << 36n;

const order = fc.record({
  side: fc.constantFrom<Side>('BUY', 'SELL'),
  price: fc.oneof({ weight: 12, arbitrary: fc.bigInt(100n, 103n) }, fc.constantFrom(0n, 1n, (1n << 64n) - 1n)),
  quantity: fc.oneof({ weight: 12, arbitrary: fc.bigInt(1n, 12n) }, fc.constantFrom(0n, 1n << 48n, 1n << 70n)),
  /** The escrow beyond what the order needs; below it where negative. */
  spare: fc.oneof({ weight: 6, arbitrary: fc.bigInt(0n, 30n) }, fc.bigInt(-5n, -1n)),
  isRevealed: fc.integer({ min: 0, max: 6 }).map((n) => n > 0),
  /** When its wallet loses its verification: before the price, between price and trades, after the first trade. */
  loss: fc.constantFrom('never', 'never', 'never', 'never', 'never', 'before', 'after', 'later'),
});
const plan = fc.record({
  lines: fc.oneof(
    { weight: 8, arbitrary: fc.array(order, { minLength: 5, maxLength: HELD.length }) },
    fc.array(order, { maxLength: 2 }),
  ),
  /** The trader of the first order; the others follow. */
  turn: fc.nat({ max: HELD.length - 1 }),
  /** Units of work of each step once no wallet loses its verification any more. */
  work: fc.integer({ min: 1, max: 25 }),
});
type Drawn = typeof plan extends fc.Arbitrary<infer T> ? T : never;

interface PlacedOrder extends Omit<Drawn['lines'][number], 'spare'> {
  /** The place of its trader. */
  readonly place: number;
  readonly escrow: bigint;
}
export interface WindowPlan {
  readonly orders: readonly PlacedOrder[];
  readonly work: number;
}

const clamp = (value: bigint, most: bigint): bigint => (value < 1n ? 1n : value > most ? most : value);

export const windowPlans = plan.map(({ lines, turn, work }): WindowPlan => {
  const orders = lines.map(({ spare, ...line }, i) => {
    const place = (i + turn) % HELD.length;
    const held = HELD[place] as bigint;
    const side = held === 0n ? 'BUY' : line.side;
    const needed = side === 'BUY' ? line.price * line.quantity : line.quantity;
    return { ...line, side, place, escrow: clamp(needed + spare, side === 'BUY' ? MOST_MONEY : held) };
  });
  return { orders, work };
});

/** A window whose orders were placed, on one of the chains. Traders are named by their places, orders by their sequences. */
interface OpenWindow {
  readonly wallets: readonly string[];
  step(work: number): Promise<readonly SaleEvent[]>;
  loseVerification(places: readonly number[]): Promise<void>;
  /** The events of a delivery, or the name of its refusal. */
  deliver(sequence: number): Promise<readonly SaleEvent[] | string>;
}

export async function openOnEvm(
  world: World,
  { wallets, seriesKey }: { wallets: readonly EvmAddress[]; seriesKey: Bytes32 },
  { orders }: WindowPlan,
): Promise<OpenWindow> {
  const walletOf = (place: number) => wallets[place] as EvmAddress;
  await onEvm.openWindow(world, seriesKey);
  const placed = orders.map(({ place, isRevealed, ...each }) => {
    return { ...each, trader: walletOf(place), reveal: isRevealed };
  });
  await onEvm.placeOrders(world, seriesKey, placed);
  return {
    wallets,
    step: async (work) => evmEvents(await world.send(world.collector, 'windows', 'settleWindow', [seriesKey, work])),
    async loseVerification(places) {
      await world.send(world.owner, 'registry', 'setVerified', [places.map(walletOf), false]);
    },
    async deliver(sequence) {
      const trader = walletOf(orders[sequence - 1]?.place ?? 0);
      const refusal = await world.refusal(world.collector, 'windows', 'deliverOrder', [seriesKey, 1, trader]);
      return refusal === 'ACCEPTED' ? evmEvents(await onEvm.deliverOrder(world, seriesKey, trader)) : refusal;
    },
  };
}

export async function openOnSolana({ orders }: WindowPlan): Promise<OpenWindow> {
  const world = await onSolana.openTrading(HELD);
  const { chain, traders } = world;
  const traderOf = (place: number) => traders[place] as Trader;
  await chain.accept(await onSolana.openWindow(world));
  for (const { place, side, escrow, ...opening } of orders) {
    const escrowed = side === 'BUY' ? { money: escrow } : { units: escrow };
    await chain.accept(await onSolana.commitOrder(world, traderOf(place), { ...opening, ...escrowed }));
  }
  onSolana.toPhase(world, 'REVEAL');
  for (const { place, isRevealed, ...opening } of orders)
    if (isRevealed) await chain.accept(await onSolana.revealOrder(world, traderOf(place), opening));
  onSolana.toPhase(world, 'SETTLE');
  return {
    wallets: traders.map(({ signer }) => signer.address),
    step: async (work) => (await chain.accept(await onSolana.settleWindow(world, work))).events,
    async loseVerification(places) {
      const addresses = places.map((place) => traderOf(place).signer.address);
      if (addresses.length > 0) await chain.accept(await setVerified(world, world.admin, addresses, false));
    },
    async deliver(sequence) {
      const trader = traderOf(orders[sequence - 1]?.place ?? 0);
      const { answer, events } = await chain.send(await onSolana.deliverOrder(world, trader, sequence));
      return answer === 'ACCEPTED' ? events : answer;
    },
  };
}

const SETTLEMENT = new Set([
  ...['WindowCleared', 'UnitsTraded', 'OrderRejected', 'OrderProcessed', 'WindowSettled', 'WindowVoided'],
  'OrderDelivered',
]);

/** Everything that a window's settlement and deliveries tell, with the refusals of deliveries. */
export async function playWindow(window: OpenWindow, { orders, work }: WindowPlan): Promise<readonly string[]> {
  const events: SaleEvent[] = [];
  const lose = (when: string) =>
    window.loseVerification(orders.flatMap(({ loss, place }) => (loss === when ? [place] : [])));
  await lose('before');
  const losses = new Map([
    ['WindowCleared', 'after'],
    ['UnitsTraded', 'later'],
  ]);
  const happened = (wanted: string) => events.some(({ name }) => name === wanted);
  while (!happened('WindowSettled')) {
    events.push(...(await window.step(losses.size > 0 ? 1 : work)));
    for (const [name, when] of [...losses].filter(([event]) => happened(event))) {
      losses.delete(name);
      await lose(when);
    }
  }
  const refusals: string[] = [];
  for (const place of orders.keys()) {
    const delivery = await window.deliver(place + 1);
    if (typeof delivery === 'string') refusals.push(`order ${place + 1}: ${delivery}`);
    else events.push(...delivery);
  }
  return [...storyOf(events, SETTLEMENT, window.wallets), ...refusals];
}
