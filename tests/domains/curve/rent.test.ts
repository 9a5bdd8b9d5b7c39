// The rent of raises and windows that are over: a run reads the bids and orders that it closes, by a number of statements that does not
// depend on theirs. What waits is counted by the keepers' budget, whose work on the program's accounts is read here as well.

import { solanaAddressOf } from '@income-series/protocol/address';
import { systemClock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSolanaCallPrices } from '../../../src/adapters/solana/call-prices.ts';
import { bidId, orderId, positionId, windowId } from '../../../src/core/ids.ts';
import { rentAgenda } from '../../../src/domains/curve/worker/rent-agenda.ts';
import { createRentKeeper } from '../../../src/domains/curve/worker/rent-keeper.ts';
import type { ProgramReader } from '../../../src/domains/operations/index.ts';
import { receiptsAgenda } from '../../../src/domains/reporting/worker/receipts-keeper.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { createKeeperBudget, createShortfallReport } from '../../../src/keepers/budget.ts';
import type { ChainTime } from '../../../src/keepers/chain-time.ts';
import type { KeeperDeps, KeeperRun } from '../../../src/keepers/keeper.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { at, curveSeries, dec, seriesRow, word } from '../../support/population/known.ts';

const { chain } = curveSeries;
/** The most accounts of one raise or window that a run closes. */
const AT_ONCE = 200;
/** The entries of the books of two raises, and of a window of the second. */
const BOOKS = { first: 450, second: 10, window: 320 };
const [first, second] = [word(0x71), word(0x72)] as const;

const wallet = (n: number) =>
  solanaAddressOf(
    new Uint8Array(32)
      .fill(1)
      .fill(n >> 8, 30)
      .fill(n & 255, 31),
  );

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { prisma } = database;
  for (const key of [first, second]) await prisma.series.create({ data: seriesRow({ ...curveSeries, key }, {}) });
  const sequences = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const committed = { chain, commitment: word(1), committedAt: at('2025-01-05'), delivery: 'DELIVERED' };
  const bids = (key: Bytes32, count: number) =>
    sequences(count).map((sequence) => {
      const bidder = wallet(sequence);
      return { ...committed, id: bidId(key, bidder), seriesKey: key, bidder, sequence, deposit: dec(100n) };
    });
  await prisma.bid.createMany({ data: [...bids(first, BOOKS.first), ...bids(second, BOOKS.second)] });
  const id = windowId(second, 1);
  const times = { commitEndsAt: at('2025-06-04'), revealEndsAt: at('2025-06-06'), settleEndsAt: at('2025-06-13') };
  const opened = { openedBlock: 60n, openedAt: at('2025-06-01') };
  await prisma.tradingWindow.create({
    data: { chain, id, seriesKey: second, window: 1, phase: 'DONE', ...times, ...opened },
  });
  await prisma.windowOrder.createMany({
    data: sequences(BOOKS.window).map((sequence) => {
      const trader = wallet(sequence);
      const order = { seriesKey: second, window: 1, windowId: id, trader, sequence, side: 'BUY' };
      return { ...committed, ...order, id: orderId(second, 1, trader), money: dec(100n), units: 0n };
    }),
  });
});
afterAll(() => database.drop());

/** The number of rows in an answer, with those in its rows. */
function countRows(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + countRows(each), 0);
  if (value === null || typeof value !== 'object' || value instanceof Date) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + countRows(each), 0);
}

/** A program whose raises and windows close as the keeper asks, and a count of what the keeper reads. */
function keep() {
  const read = { statements: 0, rows: 0 };
  const db = database.prisma.$extends({
    query: {
      async $allOperations({ args, query }) {
        const answer = await query(args);
        read.statements += 1;
        read.rows += countRows(answer);
        return answer;
      },
    },
  }) as unknown as KeeperDeps['db'];
  const left = new Map([
    [first, { entries: BOOKS.first, book: true, isOpen: true }],
    [second, { entries: BOOKS.second, book: true, isOpen: true }],
    [`${second} 1`, { entries: BOOKS.window, book: true, isOpen: true }],
  ]);
  const remainsAt = (name: string) => left.get(name) ?? { entries: 0, book: false, isOpen: false };
  const nameOf = (seriesKey: string, window: number | null) => (window === null ? seriesKey : `${seriesKey} ${window}`);
  const program: ProgramReader = {
    most: 1,
    accounts: () => Promise.reject(new Error('not asked')),
    addressesOf: () => Promise.reject(new Error('not asked')),
    uncounted: () => Promise.reject(new Error('not asked')),
    remainsOf: async (names) =>
      names.map(({ seriesKey, window }) => {
        const { entries, book, isOpen } = remainsAt(nameOf(seriesKey, window));
        return { isOpen, entries: book ? entries : null };
      }),
  };
  const closed = new Map<string, string[]>();
  async function send(call: ContractCall) {
    if (call.kind !== 'closeAccount') throw new Error(call.kind);
    const { account, seriesKey } = call;
    const name = nameOf(seriesKey, 'window' in account ? account.window : null);
    const remains = remainsAt(name);
    if (account.kind === 'bid' || account.kind === 'order') remains.entries -= 1;
    if (account.kind === 'book') remains.book = false;
    if (account.kind === 'raise' || account.kind === 'window') remains.isOpen = remains.book = false;
    const last = 'bidder' in account ? account.bidder : 'trader' in account ? account.trader : account.kind;
    closed.set(name, [...(closed.get(name) ?? []), last]);
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const chainTime = { now: async () => new Date(), confirmed: () => {} };
  const keeper = createRentKeeper({ db, chain, chainTime, evm: null, program, clock: systemClock, log, everyMs: 1 });
  const run = {
    ...{ over: () => false, pays: true, deleted: async () => {}, failed: async () => {} },
    write: () => Promise.reject(new Error('not asked')),
    send: async ({ call }: { readonly call: ContractCall }) => {
      await send(call);
      return { kind: 'CONFIRMED', blockNumber: 1n };
    },
  } as unknown as KeeperRun;
  return {
    closed,
    /** One run: what it closed of each raise and window, and what it read. */
    async run() {
      closed.clear();
      Object.assign(read, { statements: 0, rows: 0 });
      await keeper.run(run);
      return { counts: Object.fromEntries([...closed].map(([name, list]) => [name, list.length])), ...read };
    },
  };
}

it('a run closes the last entries of each book, and reads no others', async () => {
  const kept = keep();
  const bidders = (
    await database.prisma.bid.findMany({ where: { seriesKey: first }, orderBy: { sequence: 'desc' } })
  ).map(({ bidder }) => bidder);
  // Two raises and a window are rows too.
  expect(await kept.run()).toEqual({
    counts: { [first]: AT_ONCE, [second]: 12, [`${second} 1`]: AT_ONCE },
    ...{ statements: 5, rows: 3 + AT_ONCE + 10 + AT_ONCE },
  });
  expect(kept.closed.get(first)).toEqual(bidders.slice(0, AT_ONCE));
  expect(kept.closed.get(second)?.slice(-2)).toEqual(['book', 'raise']);
  expect(await kept.run()).toEqual({
    counts: { [first]: AT_ONCE, [`${second} 1`]: 121 },
    ...{ statements: 5, rows: 3 + AT_ONCE + 120 },
  });
  expect(kept.closed.get(first)).toEqual(bidders.slice(AT_ONCE, 2 * AT_ONCE));
  expect(await kept.run()).toEqual({ counts: { [first]: 52 }, statements: 5, rows: 3 + 50 });
  expect(await kept.run()).toEqual({ counts: {}, statements: 4, rows: 3 });
  // Nothing is left to read of what is over.
  expect(await kept.run()).toEqual({ counts: {}, statements: 3, rows: 3 });
});

describe('the budget', () => {
  const [ended, later] = [word(0x81), word(0x80)];
  const routed = [0x82, 0x83, 0x84].map((n) => word(n));
  const NOW = at('2025-07-01');
  beforeAll(async () => {
    const { prisma } = database;
    const series = (key: string | undefined, more: Parameters<typeof seriesRow>[1]) =>
      prisma.series.create({ data: seriesRow({ ...curveSeries, key: key as Bytes32 }, { phase: 'NONE', ...more }) });
    for (const key of [ended, later]) await series(key, { state: 'CLOSED' });
    const position = (seriesKey: Bytes32, n: number, units: bigint) => {
      const held = { chain, seriesKey, holder: wallet(n), units, openedAt: at('2025-01-05') };
      return { ...held, id: positionId(held.seriesKey, held.holder) };
    };
    const positions = [position(ended, 1, 0n), position(ended, 2, 0n), position(ended, 3, 5n), position(later, 4, 0n)];
    await prisma.position.createMany({ data: positions });
    const event = {
      chain,
      blockHash: word(1),
      logIndex: 0,
      blockNumber: 9n,
      txHash: '5'.repeat(87),
      contract: wallet(9),
      args: {},
    };
    const closed = { ...event, name: 'SeriesClosed', at: NOW };
    await prisma.chainEvent.createMany({
      data: [
        { ...closed, seriesKey: ended },
        { ...closed, seriesKey: later, blockNumber: 19n, blockHash: word(2) },
      ],
    });
    await series(routed[0], { routed: true });
    await series(routed[1], { routed: true, state: 'RAISING' });
    await series(routed[2], { routed: true });
  });

  /** The program: the raises and the window are left as they were, a position is closed, and two receipts have money. */
  const asked = { requests: 0 };
  const request = async <T>(value: T): Promise<T> => {
    asked.requests += 1;
    return value;
  };
  const program: ProgramReader = {
    most: 49,
    addressesOf: () => Promise.reject(new Error('not asked')),
    accounts: (names) =>
      request({
        block: { number: 9n, hash: word(1), timestamp: 0n },
        value: names.map((name) => {
          const isOpen = name.table === 'positions' && name.holder === wallet(1);
          return { table: 'positions' as const, value: isOpen ? { staked: 0n, locked: 0n, held: 0n } : null };
        }),
      }),
    uncounted: (keys) => request(keys.map((key) => (key === routed[2] ? 0n : 7n))),
    remainsOf: (names) =>
      request(
        names.map(({ seriesKey, window }) => {
          const entries = window !== null ? BOOKS.window : seriesKey === first ? BOOKS.first : null;
          return { isOpen: true, entries };
        }),
      ),
  };
  const budgetOf = (
    given: ProgramReader,
    limit: bigint,
    chainTime: Pick<ChainTime, 'now'> = { now: async () => NOW },
  ) =>
    createKeeperBudget({
      ...{ db: database.prisma, chain, chainTime, clock: systemClock, cacheMs: 10_000 },
      ...{ program: given, agendas: { index: [], program: [rentAgenda, receiptsAgenda] }, limit },
      prices: async () => createSolanaCallPrices(0n),
    });
  // The raise with its bids and book, the raise without, the window with its orders, and a position.
  const CLOSINGS = BOOKS.first + 2 + 1 + BOOKS.window + 1 + 1;

  it('reads the accounts of the series that ended last before those of others', async () => {
    const accounts = vi.fn(program.accounts);
    await rentAgenda({ db: database.prisma, chain, program: { ...program, accounts } }, NOW);
    const named = accounts.mock.calls[0]?.[0].map((name) => ('holder' in name ? name.holder : null));
    expect(named?.[0]).toBe(wallet(4));
    expect(named?.slice(1)).toEqual([wallet(1), wallet(2)].sort());
  });

  it('counts the closings and the receipts of a page by three requests, and asks again after its cache is over', async () => {
    const due = [
      ...(await rentAgenda({ db: database.prisma, chain, program }, NOW)),
      ...(await receiptsAgenda({ db: database.prisma, chain, program }, NOW)),
    ];
    expect(due.map(({ kind, count, deadline }) => [kind, count, deadline])).toEqual([
      ['closeAccount', CLOSINGS, null],
      ['route', 1, null],
      ['release', 1, null],
    ]);
    asked.requests = 0;
    const cost = BigInt(CLOSINGS + 2) * 5_000n;
    const budget = budgetOf(program, 2n * cost);
    expect(await budget.check()).toEqual({ shortfall: null, unread: null });
    expect(await budget.check()).toEqual({ shortfall: null, unread: null });
    expect(asked.requests).toBe(3);
    // Work without a deadline has half of the limit.
    expect(await budgetOf(program, 2n * cost - 2n).check()).toEqual({ shortfall: { deadline: null }, unread: null });
  });

  it('says that it left the work out if the node does not answer, or not in time, and that the index’s suffices', async () => {
    const missed = { shortfall: null, unread: 'CHAIN_UNAVAILABLE' };
    const away = { ...program, remainsOf: () => Promise.reject(new AppError('CHAIN_UNAVAILABLE')) };
    expect(await budgetOf(away, 2n).check()).toEqual(missed);
    const silent = { ...program, uncounted: () => new Promise<never>(() => {}) };
    expect(await budgetOf(silent, 2n).check()).toEqual(missed);
    const broken = { ...program, uncounted: () => Promise.reject(new Error('a fault of the code')) };
    await expect(budgetOf(broken, 2n).check()).rejects.toThrow('a fault of the code');
  });

  it.each([
    ['the node', true, {}],
    ['the chain’s time', false, { now: async () => null }],
  ])('asks again after 10 seconds where %s failed, and after 40 where all answered', async (_, isAway, failing) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const known = { now: async () => NOW };
    const chainTime = { ...known };
    const node = { ...program };
    const budget = budgetOf(node, 2n, chainTime);
    if (isAway) node.remainsOf = () => Promise.reject(new AppError('CHAIN_UNAVAILABLE'));
    Object.assign(chainTime, failing);
    const first = await budget.check();
    expect(first).toEqual(isAway ? { shortfall: null, unread: 'CHAIN_UNAVAILABLE' } : null);
    Object.assign(node, program);
    Object.assign(chainTime, known);
    vi.advanceTimersByTime(9_000);
    expect(await budget.check()).toEqual(first);
    vi.advanceTimersByTime(1_001);
    const counted = { shortfall: { deadline: null }, unread: null };
    expect(await budget.check()).toEqual(counted);
    asked.requests = 0;
    vi.advanceTimersByTime(39_000);
    expect(await budget.check()).toEqual(counted);
    expect(asked.requests).toBe(0);
    vi.advanceTimersByTime(1_001);
    await budget.check();
    expect(asked.requests).toBe(3);
  });

  it('says in the log what the warning leaves out, and that it ended by a check that leaves nothing out', async () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const shortfall = { deadline: NOW };
    const unread = 'CHAIN_UNAVAILABLE' as const;
    const logOf = async (...checks: Awaited<ReturnType<ReturnType<typeof budgetOf>['check']>>[]) => {
      const check = vi.fn(async () => checks.shift() ?? null);
      const report = createShortfallReport(chain, { check }, log as never);
      while (checks.length > 0) await report();
      return [...log.warn.mock.calls.splice(0), ...log.info.mock.calls.splice(0)].map(([given]) => given);
    };
    const facts = { chain, code: 'LIMIT_TOO_LOW', deadline: NOW.toISOString() };
    expect(await logOf({ shortfall, unread }, { shortfall: null, unread })).toEqual([{ ...facts, unread }]);
    expect(await logOf({ shortfall, unread: null }, { shortfall: null, unread: null })).toEqual([facts, { chain }]);
  });
});
