// Windows of a series that a raise of the Solana program sells: the index follows them without a halt, and has what the accounts have.

import type { SolanaAddress } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { Period } from '@income-series/protocol/period';
import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import { AccountState } from '@solana-program/token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgramReader } from '../../../src/adapters/solana/state-reader.ts';
import { integers } from '../../../src/core/integers.ts';
import { loadStatements } from '../../../src/domains/holdings/statements.ts';
import { createProgramReconciliationKeeper } from '../../../src/domains/operations/worker/reconciliation/program-keeper.ts';
import { windowAgenda } from '../../../src/domains/windows/worker/keeper.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { runOnce } from '../../../src/keepers/run.ts';
import { modules } from '../../../src/modules.ts';
import { type Mirrored, mirror } from '../../adapters/solana/support/mirror.ts';
import { claimFinal, claimPayout, closeSeries } from '../../contracts/solana/support/claims.ts';
import {
  DAY,
  positionAccount,
  readPosition,
  readSeries,
  register,
  type Trader,
} from '../../contracts/solana/support/curve.ts';
import { OTHER, requestExtinguishment, voidExtinguishment } from '../../contracts/solana/support/extinguishment.ts';
import { writeKey } from '../../contracts/solana/support/proof.ts';
import { acceptAll, claimKept, putFrozen, type RaiseWorld } from '../../contracts/solana/support/raises.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import { endQuarter, submitReport, TRUSTING } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import {
  closeOrder,
  closeWindow,
  deliverOrder,
  openWindow,
  order,
  placeOrders,
  readOrders,
  readWindow,
  releaseUnits,
  settleOrders,
  settleWindow,
  step,
  toPhase,
  tradingWorld,
} from '../../contracts/solana/support/windows.ts';
import { blocksOf, CHAIN, DOMAIN, executedBy, recordChains, type Slot } from '../../domains/curve/support/recorded.ts';
import { keeperRuns } from '../../keepers/support/runs.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { difference, dump } from '../support/dump.ts';

const QUARTER = 20261 as Period;
const BEYOND = 1n << 64n;

let world: RaiseWorld;
let traders: readonly Trader[];
let mirrored: Mirrored;
let index: Options;
/** The blocks that the index has followed. */
let blocks: readonly Slot[] = [];
const databases: TestDatabase[] = [];

async function openOptions() {
  const database = await createTestDatabase();
  databases.push(database);
  return { db: database.prisma, chain: CHAIN, domain: DOMAIN, reorgBound: 1_000, modules, isRecent: () => true };
}
type Options = Awaited<ReturnType<typeof openOptions>>;

beforeAll(async () => {
  const recording = recordChains();
  world = await tradingWorld([100n, 50n, 0n, 0n, 0n, 0n], { lastPeriod: QUARTER });
  for (const [place, part] of TRUSTING.entries()) await world.chain.accept(writeKey(world, place, part));
  for (const { address } of [ATTESTOR, OTHER]) await register(world, 'attestor', address);
  await register(world, 'verifier', VERIFIER.address);
  traders = world.traders;
  index = await openOptions();
  mirrored = await mirror(world);
  return () => recording.mockRestore();
});
afterAll(async () => {
  await mirrored.node.stop();
  for (const database of databases) await database[Symbol.asyncDispose]();
});

const at = (place: number) => traders[place] as Trader;
const wallet = (place: number) => at(place).signer.address;
const verify = (place: number, verified: boolean) =>
  acceptAll(world, setVerified(world, world.admin, [wallet(place)], verified));
const where = () => ({ chain: CHAIN, seriesKey: toHex(world.curve.key) });
const freeze = (place: number) => putFrozen(world, at(place).money, wallet(place));
const thaw = (place: number, amount: bigint) =>
  putFrozen(world, at(place).money, wallet(place), amount, AccountState.Initialized);

/** Lets the index follow what happened, block by block. */
async function follow(): Promise<void> {
  const all = blocksOf(executedBy(world.chain));
  for (const block of all.slice(blocks.length)) {
    expect(await commitPlan(index, { from: blocks.at(-1) ?? null, blocks: [block] })).not.toBeNull();
    blocks = [...blocks, block];
  }
}

/** The differences that the reconciliation finds between the index and the accounts. */
async function reconcile() {
  mirrored.copy();
  const { config } = mirrored;
  const place = { rpcUrl: config.rpcUrl, genesisHash: config.genesisHash, programId: config.program };
  const reader = createProgramReader({ ...place, tokenMint: config.token, timeoutMs: 20_000 } as never, 'confirmed');
  const { number, hash } = blocks.at(-1) as Slot;
  const program: typeof reader = {
    ...reader,
    accounts: async (names) => {
      const read = await reader.accounts(names);
      return { ...read, block: { ...read.block, number, hash } };
    },
  };
  const { db, chain } = index;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const clock = { now: () => new Date() };
  const runs = await keeperRuns({ db, chain, clock, dailyLimit: 0n });
  const signals = { lost: new AbortController().signal, ending: new AbortController().signal };
  const keeper = createProgramReconciliationKeeper({ db, chain, program, clock, log });
  await runOnce(keeper, { runs, wallet: null, onConfirmed: () => {}, ...signals });
  const row = await db.reconciliationRun.findFirstOrThrow({ where: { chain }, orderBy: { id: 'desc' } });
  expect(row).toMatchObject({ state: 'DONE', checked: { series: 1 } });
  return row.differences;
}

const STATES = [null, null, 'DONE', 'VOID'];

/** Compares the rows of positions, windows and orders with the program's accounts, once the index has followed. */
async function compare(numbers: readonly number[]): Promise<void> {
  await follow();
  const { db } = index;
  const undelivered = new Map<string, bigint>();
  for (const number of numbers) {
    const account = await readWindow(world, number);
    const { slots } = await readOrders(world, number);
    const row = integers(await db.tradingWindow.findFirstOrThrow({ where: { ...where(), window: number } }));
    const state = STATES[Number(account.status)];
    if (state) expect(row.phase).toBe(state);
    if (row.volume !== null) {
      const { price, volume, demand, supply } = account;
      expect(row).toMatchObject({ price: volume === 0n ? null : price, volume, demand, supply });
    }
    const orders = await db.windowOrder.findMany({
      where: { ...where(), window: number },
      orderBy: { sequence: 'asc' },
    });
    expect(orders.map((each) => integers(each))).toMatchObject(
      slots.map(({ trader, escrow, side, filled, processing, fault, delivered }, place) => ({
        trader,
        filled,
        sequence: place + 1,
        side: enumName('Side', Number(side)),
        [side === 0n ? 'money' : 'units']: escrow,
        processing: enumName('Processing', Number(processing)),
        fault: enumNameOrNull('OrderFault', Number(fault)),
        delivery: delivered === 1n ? 'DELIVERED' : expect.stringMatching(/NONE|DUE/),
      })),
    );
    for (const { trader, side, filled, delivered } of slots) {
      if (side !== 0n || delivered === 1n) continue;
      undelivered.set(String(trader), (undelivered.get(String(trader)) ?? 0n) + (filled as bigint));
    }
  }
  const positions = (await db.position.findMany({ where: where() })).map((row) => integers(row));
  for (const trader of traders) {
    const holder = trader.signer.address as string as SolanaAddress;
    const row = positions.find((each) => each.holder === holder);
    const bought = undelivered.get(holder) ?? 0n;
    const none = world.chain.data(await positionAccount(world, trader)) === null;
    const account = none ? {} : ((await readPosition(world, trader)) as Record<string, bigint>);
    const { staked = 0n, locked = 0n, held = 0n } = account;
    expect([holder, row?.units ?? 0n, row?.lockedUnits ?? 0n, row?.heldUnits ?? 0n]).toEqual([
      ...[holder, staked + bought, locked, held],
    ]);
  }
  expect(await reconcile()).toEqual([]);
  const window = Number(readSeries(world).window);
  const row = await db.tradingWindow.findFirstOrThrow({ where: { ...where(), window } });
  const now = new Date(Number(world.chain.now()) * 1000);
  const running = now < row.revealEndsAt ? 'REVEAL' : 'SETTLE';
  const byClock = now < row.commitEndsAt ? 'COMMIT' : running;
  const phase = row.settledAt === null ? byClock : row.phase;
  expect((await mirrored.reader.window(where().seriesKey)).value).toEqual({ window, phase });
}

/** The claims of a trader on money of orders and on held units, by the accounts as they are. */
async function claimsOf(place: number) {
  mirrored.copy();
  const { due, heldBack } = (await mirrored.reader.claims(where().seriesKey, wallet(place) as string as SolanaAddress))
    .value;
  return { heldBack, due: due.filter(({ kind }) => kind === 'RELEASED_UNITS' || kind === 'KEPT_BID_REFUND') };
}

const SELL = { side: 'SELL', price: 110n } as const;
const BUY = { side: 'BUY', price: 120n } as const;

describe('windows of the Solana program', () => {
  it('trade, with an order that is never revealed, one at fault, one that is rejected, held units and a kept payment', async () => {
    await world.chain.accept(openWindow(world));
    await placeOrders(world, [
      { trader: at(0), ...SELL, quantity: 30n, escrow: 40n },
      { trader: at(2), ...BUY, quantity: 20n },
      { trader: at(3), side: 'BUY', price: BEYOND, quantity: BEYOND + 1n, escrow: 100n },
      { trader: at(4), ...BUY, quantity: 5n, reveal: false },
      { trader: at(1), ...SELL, quantity: 10n, reveal: false },
      { trader: at(5), ...BUY, quantity: 5n },
    ]);
    await compare([1]);
    const now = new Date(Number(world.chain.now()) * 1000);
    expect(await windowAgenda(index, now, now)).toMatchObject([{ kind: 'settleWindow', count: 1, atOnce: 1 }]);
    while ((await readWindow(world)).stage !== 3n) await step(world, 1);
    await verify(5, false);
    while ((await readWindow(world)).status === 1n) {
      await step(world, 3);
      await compare([1]);
    }
    await verify(0, false);
    await world.chain.accept(deliverOrder(world, at(0)));
    await compare([1]);
    expect(await claimsOf(0)).toEqual({ heldBack: true, due: [] });
    await verify(0, true);
    expect(await claimsOf(0)).toEqual({ heldBack: false, due: [{ kind: 'RELEASED_UNITS', amount: 20n }] });
    await world.chain.accept(releaseUnits(world, at(0)));
    freeze(2);
    await acceptAll(world, deliverOrder(world, at(2)), deliverOrder(world, at(3)), deliverOrder(world, at(5)));
    thaw(2, 10_000n);
    await compare([1]);
    expect(await claimsOf(2)).toEqual({ heldBack: false, due: [{ kind: 'KEPT_BID_REFUND', amount: 200n }] });
    const orders = await index.db.windowOrder.findMany({ where: where(), orderBy: { sequence: 'asc' } });
    expect(orders.map((each) => integers(each))).toMatchObject([
      { validity: 'VALID', processing: 'PARTIAL', filled: 20n, deliveredMoney: 2_200n, deliveredUnits: 20n },
      { validity: 'VALID', processing: 'FULL', filled: 20n, deliveredMoney: 200n, deliveredUnits: 0n },
      { validity: 'INVALID', fault: 'BAD_PRICE', price: BEYOND - 1n, deliveredMoney: 100n },
      { validity: 'UNREVEALED', delivery: 'NONE', pendingMoney: 600n },
      { validity: 'UNREVEALED', delivery: 'NONE', pendingUnits: 10n },
      { processing: 'REJECTED', rejectedReason: 'NOT_ALLOWLISTED', deliveredMoney: 600n },
    ]);
  });

  it('pay bought units from the price on, and are void if an extinguishment is requested', async () => {
    await endQuarter(world, QUARTER, { census: false });
    await acceptAll(world, submitReport(world, { period: QUARTER, payment: 15_000n }), claimPayout(world, at(2)));
    await world.chain.accept(openWindow(world));
    for (const each of [
      { trader: at(0), ...SELL, quantity: 5n },
      { trader: at(2), ...BUY, quantity: 5n },
    ]) {
      await world.chain.accept(order(world, each));
    }
    world.chain.setTime(world.chain.now() + 1n);
    await world.chain.accept(requestExtinguishment(world));
    await world.chain.accept(settleWindow(world, 1));
    await compare([1, 2]);
    await acceptAll(world, deliverOrder(world, at(0)), deliverOrder(world, at(2)), voidExtinguishment(world));
    await compare([1, 2]);
    expect(await index.db.tradingWindow.findFirst({ where: { ...where(), window: 2 } })).toMatchObject({
      phase: 'VOID',
      voidReason: 'EXTINGUISHMENT_REQUESTED',
    });
  });

  it('make orders deliverable that were not revealed once the next one has a price, and give all rent back', async () => {
    await world.chain.accept(openWindow(world));
    toPhase(world, 'SETTLE');
    await settleOrders(world);
    await compare([1, 2, 3]);
    const due = { ...where(), delivery: 'DUE' };
    expect(await index.db.windowOrder.count({ where: due })).toBe(2);
    await acceptAll(world, deliverOrder(world, at(4), { number: 1 }), deliverOrder(world, at(1), { number: 1 }));
    await world.chain.accept(claimKept(world, at(2)));
    await compare([1, 2, 3]);
    for (const place of [5, 1, 4, 3, 2, 0]) await world.chain.accept(closeOrder(world, at(place), { number: 1 }));
    await world.chain.accept(closeWindow(world, { number: 1 }));
    await compare([2, 3]);
  });

  it('make trades after the end of the series, whose holders then claim, verified or not', async () => {
    const closes = (readSeries(world).tailStartedAt as bigint) + 90n * DAY;
    const opens = (readSeries(world).openedAt as bigint) + WINDOW_INTERVAL;
    world.chain.setTime(opens);
    await world.chain.accept(openWindow(world));
    await placeOrders(world, [
      { trader: at(0), ...SELL, quantity: 60n, escrow: 80n },
      { trader: at(3), ...BUY, quantity: 60n },
    ]);
    while ((await readWindow(world)).stage !== 3n) await step(world, 1);
    world.chain.setTime(closes);
    await world.chain.accept(closeSeries(world));
    await compare([2, 3, 4]);
    await settleOrders(world);
    await compare([2, 3, 4]);
    for (const place of [0, 3]) {
      await verify(place, false);
      await world.chain.accept(deliverOrder(world, at(place)));
    }
    await compare([2, 3, 4]);
    for (const place of [0, 1, 2, 3]) await world.chain.accept(claimFinal(world, at(place)));
    await compare([2, 3, 4]);
    const holders = [0, 1, 2, 3].map((place) => ({ ...where(), holder: wallet(place) as string as SolanaAddress }));
    const statements = await loadStatements(index.db, holders);
    expect(statements.map((statement) => [statement?.totals.net, statement?.totals.claimed])).toEqual([
      ...[
        [7_920n, 7_920n],
        [4_950n, 4_950n],
        [1_980n, 1_980n],
        [0n, 0n],
      ],
    ]);
  });

  it('are in the feed and in messages', async () => {
    const feed = await index.db.activityEvent.findMany({
      where: { ...where(), window: { not: null } },
      orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }],
    });
    expect(feed.map(({ kind, window, status }) => [kind, window, status])).toEqual([
      ['WindowOpened', 1, 'COMMIT'],
      ['WindowCleared', 1, null],
      ['WindowSettled', 1, 'DONE'],
      ['WindowOpened', 2, 'COMMIT'],
      ['WindowVoided', 2, 'VOID'],
      ['WindowOpened', 3, 'COMMIT'],
      ['WindowCleared', 3, null],
      ['WindowSettled', 3, 'DONE'],
      ['WindowOpened', 4, 'COMMIT'],
      ['WindowCleared', 4, null],
      ['WindowSettled', 4, 'DONE'],
    ]);
    const messages = await index.db.outboxMessage.findMany({ select: { payload: true } });
    const kinds = new Set(messages.map(({ payload }) => (payload as { readonly kind: string }).kind));
    for (const kind of [
      ...['WindowOpened', 'OrderCommitted', 'OrderRevealed', 'OrderRejected', 'OrderProcessed', 'OrderDelivered'],
      ...['WindowSettled', 'WindowVoided', 'UnitsHeld', 'UnitsReleased', 'PaymentKept'],
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  it('leave the same rows if their blocks come at once, and again after a reorganisation', async () => {
    const followed = await dump(index.db);
    const options = await openOptions();
    expect(await commitPlan(options, { from: null, blocks })).not.toBeNull();
    expect(difference(followed, await dump(options.db))).toEqual({});
    const last = blocks.at(-1) as Slot;
    for (const name of ['OrderCommitted', 'UnitsTraded', 'UnitsReleased', 'WindowVoided', 'SeriesClosed']) {
      const middle = blocks.findIndex(({ events }) => events.some((event) => event.name === name));
      const again = { from: last, rollbackTo: BigInt(middle), blocks: blocks.slice(middle) };
      for (const each of [options, index]) {
        expect(await commitPlan(each, again)).not.toBeNull();
        expect(difference(followed, await dump(each.db))).toEqual({});
      }
    }
  });
});
