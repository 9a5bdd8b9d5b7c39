// Settlements of windows: every result is that of the model, whatever the steps and the records that they bring, and everything that
// was escrowed comes out.
import type { Address } from '@solana/kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EvmAddress } from '../../../src/core/hex.ts';
import { WINDOW_INTERVAL } from '../../../src/core/policy.ts';
import {
  type Side,
  settleWindow as settleModel,
  type WindowOrder,
  type WindowSettlement,
} from '../../models/window.ts';
import { type CurveWorld, readSeries, type Trader, tokensOf } from './support/curve.ts';
import { setVerified } from './support/registry.ts';
import {
  closeWindow,
  commitOrder,
  deliverOrder,
  lastWindow,
  openTrading,
  openWindow,
  readWindow,
  revealOrder,
  settleWindow,
  toPhase,
  unitsOf,
  windowAccount,
  windowBook,
} from './support/window.ts';

/** What the traders hold; those of none can only buy. */
const HELD = [20n, 5n, 1n, 40n, 9n, 25n, 0n, 0n, 0n] as const;
/** Lamports of a position's rent, which its holder gets back when it is closed. */
const POSITION_RENT = 2_025_360n;

const plannedOrder = fc.record({
  side: fc.constantFrom<Side>('BUY', 'SELL'),
  price: fc.oneof({ weight: 12, arbitrary: fc.bigInt(100n, 103n) }, fc.constantFrom(0n, 1n, (1n << 64n) - 1n)),
  quantity: fc.oneof({ weight: 12, arbitrary: fc.bigInt(1n, 12n) }, fc.constantFrom(0n, 1n << 48n, 1n << 70n)),
  spare: fc.oneof({ weight: 6, arbitrary: fc.bigInt(0n, 30n) }, fc.bigInt(-5n, -1n)),
  isRevealed: fc.integer({ min: 0, max: 6 }).map((n) => n > 0),
  /** When its wallet stops being verified: before the price, between price and trades, after the first trade. */
  dropped: fc.constantFrom('never', 'never', 'never', 'never', 'never', 'before', 'after', 'later'),
});
const plan = fc.record({
  lines: fc.oneof(
    { weight: 8, arbitrary: fc.array(plannedOrder, { minLength: 5, maxLength: HELD.length }) },
    fc.array(plannedOrder, { maxLength: 2 }),
  ),
  turn: fc.nat({ max: HELD.length - 1 }),
  /** Traders whose records a step brings, as bits; the last is repeated with all of them. */
  records: fc.array(fc.nat({ max: 511 }), { maxLength: 12 }),
  work: fc.integer({ min: 1, max: 25 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

interface Placed extends Omit<Plan['lines'][number], 'spare'> {
  readonly trader: Trader;
  readonly escrow: bigint;
}

/** What the drawn lines escrow: at least something, and no more than the wallet has. */
const ordersOf = (world: CurveWorld, { lines, turn }: Plan): Placed[] =>
  lines.map(({ spare, ...line }, place) => {
    const at = (place + turn) % HELD.length;
    const held = HELD[at] ?? 0n;
    const side = held === 0n ? 'BUY' : line.side;
    const wanted = (side === 'BUY' ? line.price * line.quantity : line.quantity) + spare;
    const most = side === 'BUY' ? 1n << 36n : held;
    const escrow = wanted < 1n ? 1n : wanted > most ? most : wanted;
    return { ...line, side, escrow, trader: world.traders[at] as Trader };
  });

async function placeOrders(world: CurveWorld, orders: readonly Placed[]): Promise<void> {
  await world.chain.accept(await openWindow(world));
  for (const { trader, side, escrow, price, quantity } of orders) {
    const given = side === 'BUY' ? { money: escrow } : { units: escrow };
    await world.chain.accept(await commitOrder(world, trader, { price, quantity, ...given }));
  }
  toPhase(world, 'REVEAL');
  for (const { trader, isRevealed, price, quantity } of orders)
    if (isRevealed) await world.chain.accept(await revealOrder(world, trader, { price, quantity }));
  toPhase(world, 'SETTLE');
}

type Events = readonly { readonly name: string; readonly fields: Readonly<Record<string, unknown>> }[];
const of = (events: Events, name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);

/** Sends steps until the settlement is over, one by one until every wallet is dropped. A step without its record is refused. */
async function settle(world: CurveWorld, orders: readonly Placed[], { records, work }: Plan): Promise<Events> {
  const events: Events[number][] = [];
  const drop = async (when: string) => {
    const wallets = orders.filter(({ dropped }) => dropped === when).map(({ trader }) => trader.signer.address);
    if (wallets.length > 0) await world.chain.accept(await setVerified(world, world.admin, wallets, false));
  };
  await drop('before');
  const waiting = new Map([
    ['WindowCleared', 'after'],
    ['UnitsTraded', 'later'],
  ]);
  for (let step = 0; of(events, 'WindowSettled').length === 0; step += 1) {
    if (step > 400) throw new Error('settlement does not end');
    const chosen = records[step] ?? 511;
    const traders = world.traders.filter((_, place) => chosen & (1 << place));
    const sent = await world.chain.send(await settleWindow(world, waiting.size > 0 ? 1 : work, traders));
    expect(['ACCEPTED', ...(chosen === 511 ? [] : ['ACCOUNTS_MISSING'])]).toContain(sent.answer);
    if (sent.answer !== 'ACCEPTED') continue;
    events.push(...sent.events);
    for (const [name, when] of waiting) {
      if (of(events, name).length === 0) continue;
      waiting.delete(name);
      await drop(when);
    }
  }
  return events;
}

const walletOf = ({ signer }: Trader): EvmAddress => signer.address as string as EvmAddress;

function modelOf(orders: readonly Placed[]): WindowSettlement {
  const when = new Map(orders.map(({ trader, dropped }) => [walletOf(trader), dropped]));
  return settleModel(
    orders.map(({ trader, side, escrow, price, quantity, isRevealed }, place): WindowOrder => {
      const opening = isRevealed ? { price, quantity } : null;
      return { sequence: place + 1, trader: walletOf(trader), side, escrow, opening };
    }),
    {
      before: (wallet) => when.get(wallet) !== 'before',
      moving: (wallet, trades) =>
        !['before', 'after', ...(trades > 0 ? ['later'] : [])].includes(when.get(wallet) ?? 'never'),
    },
  );
}

const PROCESSINGS = ['PENDING', 'FULL', 'PARTIAL', 'LOST', 'REJECTED'];

/** That the events of a settlement are those that the model's result has. */
function expectResult(events: Events, model: WindowSettlement): void {
  const { price, volume, demand, supply } = model;
  expect(of(events, 'WindowCleared')).toMatchObject([{ price, volume, demand, supply }]);
  expect(of(events, 'UnitsTraded')).toMatchObject(model.trades);
  expect(of(events, 'UnitsTraded')).toHaveLength(model.trades.length);
  expect(of(events, 'OrderRejected').map(({ trader }) => trader)).toEqual(model.rejections);
  expect(of(events, 'OrderProcessed')).toMatchObject(
    model.orders.map(({ trader, processing, filled, units, money }) => ({
      trader,
      processing: BigInt(PROCESSINGS.indexOf(processing)),
      filled,
      units,
      money,
    })),
  );
}

async function holdings(world: CurveWorld) {
  const all = [];
  for (const trader of world.traders) {
    const [units, money] = [await unitsOf(world, trader), tokensOf(world, trader.money)];
    all.push({ units, money, lamports: world.chain.balance(trader.signer.address) });
  }
  return all;
}
type Holding = Awaited<ReturnType<typeof holdings>>[number];

const empty = (world: CurveWorld, address: Address): boolean => world.chain.balance(address) === 0n;

/** Delivers every order, after the next window where one was not revealed, and closes what there is. */
async function deliverAll(world: CurveWorld, orders: readonly Placed[], model: WindowSettlement): Promise<void> {
  const sealed = model.orders.filter(({ validity }) => validity === 'UNREVEALED');
  for (const { sequence } of sealed) {
    const { trader } = orders[sequence - 1] as Placed;
    expect((await world.chain.send(await deliverOrder(world, trader, sequence))).answer).toBe('NOT_DUE');
  }
  if (sealed.length > 0) {
    world.chain.setTime((readSeries(world).windowOpenedAt as bigint) + WINDOW_INTERVAL);
    await world.chain.accept(await openWindow(world));
    toPhase(world, 'SETTLE');
    await world.chain.accept(await settleWindow(world, 9));
    await world.chain.accept(await closeWindow(world, []));
  }
  for (const [place, { trader }] of orders.entries()) {
    const { units, money } = model.orders[place] as WindowSettlement['orders'][number];
    const { events } = await world.chain.accept(await deliverOrder(world, trader, place + 1, { number: 1 }));
    expect(events).toMatchObject([{ name: 'OrderDelivered', fields: { trader: trader.signer.address, units, money } }]);
    const again = await world.chain.send(await deliverOrder(world, trader, place + 1, { number: 1 }));
    expect(again.answer).toBe('NOT_DUE');
  }
  const last = orders.map(({ trader }) => trader).reverse();
  await world.chain.accept(await closeWindow(world, last, { number: 1 }));
}

const sumOf = (all: readonly Holding[], what: keyof Holding): bigint => all.reduce((sum, each) => sum + each[what], 0n);

it('settles as the model does, to the base unit, and pays everybody, with all rent but that of new positions', async () => {
  const seen: Record<string, number> = {};
  const note = (what: string, happened: boolean) => {
    seen[what] = (seen[what] ?? 0) + (happened ? 1 : 0);
  };
  await fc.assert(
    fc.asyncProperty(plan, async (drawn) => {
      const world = await openTrading(HELD);
      const vault = tokensOf(world, world.curve.vault);
      const sender = world.chain.balance(world.deployer.address);
      const before = await holdings(world);
      const orders = ordersOf(world, drawn);
      await placeOrders(world, orders);
      const model = modelOf(orders);
      expectResult(await settle(world, orders, drawn), model);
      expect(await readWindow(world)).toMatchObject({ status: 2, orders: orders.length });
      await deliverAll(world, orders, model);
      for (const account of [await windowAccount(world, 1), await windowBook(world, 1)])
        expect(empty(world, account)).toBe(true);
      const after = await holdings(world);
      for (const [place, trader] of world.traders.entries()) {
        const at = orders.findIndex((order) => order.trader === trader);
        const filled = model.orders[at]?.filled ?? 0n;
        const units = orders[at]?.side === 'BUY' ? filled : -filled;
        const [was, is] = [before[place] as Holding, after[place] as Holding];
        expect([is.units - was.units, is.money - was.money]).toEqual([units, -units * model.price]);
        const isNew = was.units === 0n && filled > 0n;
        expect(was.lamports - is.lamports).toBe(isNew ? POSITION_RENT : 0n);
      }
      expect([sumOf(after, 'units'), sumOf(after, 'money')]).toEqual([sumOf(before, 'units'), sumOf(before, 'money')]);
      expect(tokensOf(world, world.curve.vault)).toBe(vault);
      expect(world.chain.balance(world.deployer.address)).toBe(sender);
      expect(readSeries(world)).toMatchObject({ staked: 100n, counted: 100n, tradingState: 0n });
      expect(lastWindow(world)).toBe(model.orders.some(({ validity }) => validity === 'UNREVEALED') ? 2 : 1);
      note('traded', model.trades.length > 0);
      note('pro rata', model.trades.length > 0 && model.demand !== model.supply);
      note('no price', model.volume === 0n);
      note(
        'rejected as it moved',
        model.rejections.some(
          (wallet) => orders.find(({ trader }) => walletOf(trader) === wallet)?.dropped !== 'before',
        ),
      );
      note('not revealed', lastWindow(world) === 2);
    }),
    // The seed reaches all parts.
    { numRuns: Number(process.env.RUNS ?? 20), seed: 5, endOnFailure: true },
  );
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true]);
});
