// Windows on Solana make the rows that the same windows make on the EVM, by whatever way the index came to them.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WINDOW_INTERVAL } from '../../../src/core/policy.ts';
import { loadStatements } from '../../../src/domains/holdings/statements.ts';
import { claimRedemption, endByBuyOut } from '../../contracts/solana/support/claims.ts';
import { type CurveWorld, readSeries, type Trader } from '../../contracts/solana/support/curve.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import {
  commitOrder,
  deliverOrder,
  openTrading,
  openWindow,
  type PlannedOrder,
  revealOrder,
  settleWindow,
  toPhase,
} from '../../contracts/solana/support/window.ts';
import { difference, dump } from '../../indexing/support/dump.ts';
import { createTestDatabase } from '../../support/database.ts';
import { COMMON, EVM, evmAddresses, evmBlocks, indexOf, rowsOf } from '../curve/support/on-evm.ts';
import { blocksOf, CHAIN, executedBy, recordChains, type Slot } from '../curve/support/recorded.ts';

const MILLION = 1_000_000n;
/** Of 30, 20 and 10 units: the second seller never reveals, the second buyer is not verified any more, the third's order is invalid. */
const HELD = [30n, 20n, 10n, 0n, 0n, 0n];
const PLANS: readonly PlannedOrder[] = [
  { price: MILLION, quantity: 12n, units: 15n },
  { price: MILLION, quantity: 5n, units: 5n },
  { price: 2n * MILLION, quantity: 8n, units: 8n },
  { price: 2n * MILLION, quantity: 14n, money: 40n * MILLION },
  { price: 3n * MILLION, quantity: 9n, money: 30n * MILLION },
  { price: 1n, quantity: 9n, money: 5n },
];
const UNREVEALED = 1;

/** Sends the orders of a window and reveals them. */
async function order(world: CurveWorld, plans: readonly (readonly [Trader, PlannedOrder])[], hidden?: Trader) {
  const { chain } = world;
  await chain.accept(await openWindow(world));
  for (const [trader, plan] of plans) await chain.accept(await commitOrder(world, trader, plan));
  toPhase(world, 'REVEAL');
  for (const [trader, plan] of plans) if (trader !== hidden) await chain.accept(await revealOrder(world, trader, plan));
}

/** A window that trades, one that nobody settles in time, and the end, after which the order that was never revealed is delivered. */
async function story(): Promise<CurveWorld> {
  const world = await openTrading(HELD);
  const { chain, traders } = world;
  const plans = traders.map((trader, place) => [trader, PLANS[place] as PlannedOrder] as const);
  const hidden = traders[UNREVEALED] as Trader;
  await order(world, plans, hidden);
  await chain.accept(await setVerified(world, world.admin, [(traders[4] as Trader).signer.address], false));
  toPhase(world, 'SETTLE');
  for (let isOver = false; !isOver; ) {
    const { events } = await chain.accept(await settleWindow(world, 3));
    isOver = events.some(({ name }) => name === 'WindowSettled');
  }
  for (const [place, trader] of traders.entries())
    if (trader !== hidden) await chain.accept(await deliverOrder(world, trader, place + 1));
  const next = (readSeries(world).windowOpenedAt as bigint) + WINDOW_INTERVAL;
  chain.setTime(next);
  await order(world, [[traders[0] as Trader, { price: MILLION, quantity: 2n, units: 3n }]]);
  toPhase(world, 'OVERDUE');
  await chain.accept(await settleWindow(world, 1));
  await endByBuyOut(world);
  // The first one's escrow is still in the void window: it leaves with the rest of its units, and with these later.
  await chain.accept(await claimRedemption(world, traders[0] as Trader));
  await chain.accept(await deliverOrder(world, traders[0] as Trader, 1));
  await chain.accept(await deliverOrder(world, hidden, UNREVEALED + 1, { number: 1 }));
  for (const place of [0, 1, 2, 3]) await chain.accept(await claimRedemption(world, traders[place] as Trader));
  return world;
}

let spy: ReturnType<typeof recordChains>;
let slots: readonly Slot[];
let world: CurveWorld;
beforeAll(async () => {
  spy = recordChains();
  world = await story();
  slots = blocksOf(executedBy(world.chain));
});
afterAll(() => {
  spy.mockRestore();
  vi.restoreAllMocks();
});

describe('windows on Solana', () => {
  it('make the rows of the same windows on the EVM', async () => {
    await using onSolana = await createTestDatabase();
    await using onEvm = await createTestDatabase();
    const addressOf = evmAddresses();
    const common = slots.map((slot) => ({ ...slot, events: slot.events.filter(({ name }) => COMMON.test(name)) }));
    await indexOf(onSolana.prisma)(common);
    await indexOf(onEvm.prisma, EVM)(evmBlocks(slots, addressOf));
    const rows = await rowsOf(onSolana.prisma, addressOf);
    expect(rows).toEqual(await rowsOf(onEvm.prisma));
    expect([rows.windows.length, rows.orders.length]).toEqual([2, 7]);
  });

  it('are indexed in any steps, over forks too, as by a fresh index', async () => {
    await using winding = await createTestDatabase();
    await using fresh = await createTestDatabase();
    const apply = indexOf(winding.prisma);
    const step = 3;
    let chain: readonly Slot[] = slots;
    for (let at = 0, branch = 1; at < chain.length; at += step, branch += 1) {
      await apply(chain.slice(at, at + step));
      const end = Math.min(chain.length, at + step);
      const fork = end - 2;
      const kept = chain.slice(0, fork);
      const before = kept.at(-1)?.upTo ?? 0;
      chain = [...kept, ...blocksOf(executedBy(world.chain).slice(before), { branch, from: fork, before })];
      await apply(chain.slice(fork, end), BigInt(fork));
    }
    await indexOf(fresh.prisma)(chain);
    expect(difference(await dump(winding.prisma), await dump(fresh.prisma))).toEqual({});
  });

  it('leave orders delivered, units where they were traded, and statements of what each holder got', async () => {
    await using database = await createTestDatabase();
    const { prisma: db } = database;
    await indexOf(db)(slots);
    const orders = await db.windowOrder.findMany({ orderBy: [{ window: 'asc' }, { sequence: 'asc' }] });
    expect(
      orders.map(({ processing, validity, filled, delivery }) => [processing, validity, filled, delivery]),
    ).toEqual([
      ['PARTIAL', 'VALID', 9n, 'DELIVERED'],
      ['LOST', 'UNREVEALED', 0n, 'DELIVERED'],
      ['PARTIAL', 'VALID', 5n, 'DELIVERED'],
      ['FULL', 'VALID', 14n, 'DELIVERED'],
      ['REJECTED', 'VALID', 0n, 'DELIVERED'],
      ['LOST', 'INVALID', 0n, 'DELIVERED'],
      ['PENDING', 'VALID', 0n, 'DELIVERED'],
    ]);
    expect(await db.tradingWindow.findMany({ orderBy: { window: 'asc' } })).toMatchObject([
      { window: 1, phase: 'DONE', volume: 14n },
      { window: 2, phase: 'VOID', voidReason: 'TIMEOUT', volume: null },
    ]);
    const { key } = await db.series.findFirstOrThrow();
    const positions = await db.position.findMany({ where: { seriesKey: key } });
    const of = (place: number) =>
      positions.find(({ holder }) => holder === (world.traders[place] as Trader).signer.address);
    const burned = [21n, 20n, 5n, 14n];
    for (const [place, units] of burned.entries())
      expect(of(place)).toMatchObject({ units: 0n, lockedUnits: 0n, burnedUnits: units });
    const keys = burned.map((_, place) => ({ chain: CHAIN, seriesKey: key, holder: of(place)?.holder as never }));
    const statements = await loadStatements(db, keys as never);
    expect(statements.map((statement) => statement?.lines.map(({ kind, units }) => [kind, units]))).toEqual([
      [
        ['REDEMPTION', 18n],
        ['REDEMPTION', 3n],
      ],
      [['REDEMPTION', 20n]],
      [['REDEMPTION', 5n]],
      [['REDEMPTION', 14n]],
    ]);
    for (const [place, statement] of statements.entries()) {
      expect(statement?.totals.claimed).toBe(BigInt(of(place)?.claimedTotal.toFixed(0) ?? 0));
      expect(statement?.totals.open).toBe(0n);
    }
  });
});
