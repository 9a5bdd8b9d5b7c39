import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, periodAt } from '@income-series/protocol/period';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStateReader } from '../../src/adapters/evm/state-reader.ts';
import type { StateReader } from '../../src/domains/operations/model/ports.ts';
import { createReconciliationKeeper } from '../../src/domains/operations/worker/reconciliation/keeper.ts';
import { runOnce } from '../../src/keepers/run.ts';
import { RATE, raise, seriesKeyOf } from '../indexing/support/actions.ts';
import { requestExtinguishment } from '../indexing/support/attestors.ts';
import { runAttestors } from '../indexing/support/attestors-story.ts';
import { play, script } from '../indexing/support/script.ts';
import { happens } from '../indexing/support/stage.ts';
import { runStory } from '../indexing/support/story.ts';
import { runWindows } from '../indexing/support/windows.ts';
import type { World } from '../indexing/support/world.ts';
import { keeperRuns } from './support/runs.ts';
import { createKeeperSetup, type KeeperSetup } from './support/setup.ts';

const ANNOUNCED = 11;
/** A series whose issuer asked two attestors to extinguish it. */
async function openRequest(world: World): Promise<void> {
  const firstPeriod = periodAt(await world.anvil.clock.now());
  await happens(world.govern('fxFeed', 'publish', [840, RATE]));
  await raise(world, ANNOUNCED, [0, 1, 2], { firstPeriod, lastPeriod: nextPeriod(firstPeriod) });
  const [x, , z] = world.attestors;
  await happens(requestExtinguishment(world, ANNOUNCED, [x, z]));
}

let setup: KeeperSetup;
beforeAll(async () => {
  setup = await createKeeperSetup();
  await runStory(setup.world);
  await runAttestors(setup.world);
  await runWindows(setup.world);
  await openRequest(setup.world);
  await setup.indexed();
});
afterAll(() => setup.close());

const PAGE = { series: 3, positions: 4 };
const reader = (): StateReader => {
  const { anvil, contracts } = setup.world;
  return createStateReader({ chainId: anvil.chainId, rpcUrl: anvil.url, contracts });
};
const signals = { lost: new AbortController().signal, ending: new AbortController().signal };

/** Runs of one keeper until it has been through everything; the rows that they left. */
async function reconcile(state: StateReader = reader(), { times = 1, page = { series: 100, positions: 100 } } = {}) {
  const { database, clock, world } = setup;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const deps = {
    db: database.prisma,
    chain: world.chain.name,
    contracts: world.chain.contracts,
    state,
    clock,
    log,
    page,
  };
  const keeper = createReconciliationKeeper(deps);
  const runs = await keeperRuns({ db: database.prisma, chain: world.chain.name, clock, dailyLimit: 0n });
  await database.prisma.reconciliationRun.deleteMany();
  await database.prisma.keeperRun.deleteMany();
  for (let i = 0; i < times; i++) await runOnce(keeper, { runs, wallet: null, onConfirmed: () => {}, ...signals });
  return database.prisma.reconciliationRun.findMany({ orderBy: { id: 'asc' } });
}

type Found = { readonly table: string; readonly id: string; readonly column: string };
const named = (rows: Awaited<ReturnType<typeof reconcile>>) => [
  ...new Set(
    rows.flatMap(({ differences }) => (differences as unknown as Found[]).map((d) => `${d.table} ${d.column} ${d.id}`)),
  ),
];

describe('a healthy index', () => {
  it('differs in nothing, page by page, after whole histories of series', async () => {
    const rows = await reconcile(reader(), { times: 6, page: PAGE });
    expect(named(rows)).toEqual([]);
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'DONE'));
    const total = await setup.database.prisma.series.count();
    const checked = rows.map((row) => row.checked as { series: number; positions: number; money: number });
    expect(checked.slice(0, Math.ceil(total / PAGE.series)).reduce((sum, { series }) => sum + series, 0)).toBe(total);
    expect(checked.some(({ positions }) => positions === PAGE.positions)).toBe(true);
    const [bids, orders] = [await setup.database.prisma.bid.count(), await setup.database.prisma.windowOrder.count()];
    expect(orders).toBeGreaterThan(4);
    const [whole] = await reconcile();
    expect(whole?.checked).toMatchObject({ series: total, bids, orders });
    expect(await setup.database.prisma.keeperRun.count()).toBe(0);
  });
});

describe('a row that was changed', () => {
  const first = () => seriesKeyOf(setup.world, 1);
  const position = async () => {
    const where = { seriesKey: first(), units: { gt: 0 }, claimedTotal: { gt: 0 } };
    return (await setup.database.prisma.position.findFirstOrThrow({ where })).id;
  };
  const chain = () => setup.world.chain.name;
  const q = (sql: string) => setup.database.prisma.$executeRawUnsafe(sql);

  const COLUMNS = [
    'state',
    'phase',
    'close_reason',
    'issuer',
    'contract_hash',
    'terms_commitment',
    'last_income_commitment',
    'currency_code',
    'indexing_rule',
    'first_period',
    'last_period',
    'units_offered',
    'units_outstanding',
    'cap',
    'paid_total',
    'accrued_total',
    'credit_total',
    'amendment_nonce',
    'trueup_nonce',
    'pause_nonce',
    'extinguish_nonce',
    'routed',
    'clearing_price',
    'units_sold',
    'proceeds',
    'paused_until',
  ];
  it.each(COLUMNS)('series.%s is found and left as it is', async (column) => {
    const { prisma } = setup.database;
    const read = async () =>
      (await prisma.$queryRawUnsafe<object[]>(`SELECT * FROM series WHERE key = '${first()}'`))[0];
    const before = (await read()) as Record<string, unknown>;
    // Another text of the same length, so that the column's own checks let it pass.
    const another = before[column] === null ? `'OTHER'` : `overlay(${column} placing 'ab' from 5)`;
    const change =
      typeof before[column] === 'boolean'
        ? `NOT ${column}`
        : column === 'paused_until'
          ? 'now()'
          : typeof before[column] === 'string' || before[column] === null
            ? another
            : `${column} + 1`;
    await q(`UPDATE series SET ${column} = ${change} WHERE key = '${first()}'`);
    const tampered = await read();
    expect(named(await reconcile())).toContain(`series ${column} ${first()}`);
    expect(await read()).toEqual(tampered);
    await prisma.$transaction([
      prisma.$executeRawUnsafe(
        `UPDATE series SET ${column} = (jsonb_populate_record(NULL::series, $1::jsonb)).${column} WHERE key = $2`,
        JSON.stringify(before, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v)),
        first(),
      ),
    ]);
    expect(named(await reconcile())).toEqual([]);
  });

  const OF_A_REQUEST = [
    ['extinguish_key_a', `overlay(extinguish_key_a placing 'ab' from 5)`],
    ['extinguish_key_b', `overlay(extinguish_key_b placing 'ab' from 5)`],
    ['extinguish_notice_ends_at', `extinguish_notice_ends_at + interval '1 second'`],
    ['extinguish_deadline', `extinguish_deadline - interval '1 second'`],
  ] as const;
  it.each(OF_A_REQUEST)('series.%s of an open request is found, changed or gone', async (column, change) => {
    const { prisma } = setup.database;
    const [open] = await prisma.series.findMany({ where: { extinguishDeadline: { not: null } } });
    const [closed] = await prisma.series.findMany({ where: { extinguishDeadline: null } });
    if (!open || !closed) throw new Error('There is no such row.');
    const [{ was } = { was: '' }] = await prisma.$queryRawUnsafe<{ was: string }[]>(
      `SELECT ${column}::text AS was FROM series WHERE key = '${open.key}'`,
    );
    const set = (key: string, value: string) => q(`UPDATE series SET ${column} = ${value} WHERE key = '${key}'`);
    for (const value of [change, 'NULL']) {
      await set(open.key, value);
      expect(named(await reconcile())).toEqual([`series ${column} ${open.key}`]);
      await set(open.key, `'${was}'`);
    }
    await set(closed.key, `'${was}'`);
    expect(named(await reconcile())).toEqual([`series ${column} ${closed.key}`]);
    await set(closed.key, 'NULL');
    expect(named(await reconcile())).toEqual([]);
  });

  const OF_A_POSITION: readonly (readonly [string, () => Promise<[string, string, string]>])[] = [
    [
      'units of a position',
      async () => [
        `positions SET units = units + 1`,
        `positions SET units = units - 1`,
        `positions units ${await position()}`,
      ],
    ],
    [
      'locked units',
      async () => [
        `positions SET locked_units = 1`,
        `positions SET locked_units = 0`,
        `positions locked_units ${await position()}`,
      ],
    ],
    [
      'what was claimed',
      async () => [
        `positions SET claimed_total = claimed_total + 1`,
        `positions SET claimed_total = claimed_total - 1`,
        `positions claimed_total ${await position()}`,
      ],
    ],
  ];
  it.each(OF_A_POSITION)('%s is found', async (_name, make) => {
    const [change, undo, found] = await make();
    const id = await position();
    await q(`UPDATE ${change} WHERE id = '${id}'`);
    expect(named(await reconcile())).toContain(found);
    await q(`UPDATE ${undo} WHERE id = '${id}'`);
    expect(named(await reconcile())).toEqual([]);
  });

  const AMOUNTS: readonly (readonly [string, string, string, () => string])[] = [
    ['what was shared', 'money_events', "kind = 'PAYOUT_NET'", () => `money_events paid ${first()}`],
    ['a claim', 'money_events', "kind = 'PAYOUT_CLAIMED'", () => `money_events claims ${first()}`],
    ['a fee of a payout', 'fees_ledger', "kind = 'payout'", () => `fees_ledger payout ${chain()}`],
    ['a fee for not revealing', 'fees_ledger', "kind = 'nonReveal'", () => `fees_ledger nonReveal ${chain()}`],
  ];
  it.each(AMOUNTS)('%s is found', async (_name, table, where, found) => {
    const which = `id = (SELECT id FROM ${table} WHERE series_key = '${first()}' AND ${where} ORDER BY id LIMIT 1)`;
    await q(`UPDATE ${table} SET amount = amount + 1 WHERE ${which}`);
    expect(named(await reconcile())).toContain(found());
    await q(`UPDATE ${table} SET amount = amount - 1 WHERE ${which}`);
    expect(named(await reconcile())).toEqual([]);
  });

  const TEXTS = [
    'commitment',
    'validity',
    'invalid_reason',
    'processing',
    'rejected_reason',
    'delivery',
    'side',
    'fault',
  ];
  const OF_BOOKS = [
    ...[...TEXTS.slice(0, 6), 'sequence', 'deposit', 'price', 'quantity', 'pending_units', 'refund'].map((c) => [
      'bids',
      c,
    ]),
    ...['delivered_units', 'delivered_refund', 'non_reveal_charge'].map((c) => ['bids', c]),
    ...['commitment', 'validity', 'processing', 'delivery', 'side', 'fault'].map((c) => ['window_orders', c]),
    ...['sequence', 'money', 'units', 'price', 'quantity', 'filled'].map((c) => ['window_orders', c]),
  ];
  it.each(OF_BOOKS)('%s.%s is found', async (table, column) => {
    const { prisma } = setup.database;
    const [row] = await prisma.$queryRawUnsafe<{ id: string; was: string | null }[]>(
      `SELECT id, ${column}::text AS was FROM ${table} WHERE validity = 'VALID' ORDER BY sequence DESC, id LIMIT 1`,
    );
    if (!row) throw new Error('There is no such row.');
    const other = column === 'commitment' ? `'0x${'ab'.repeat(32)}'` : `'OTHER'`;
    const change = TEXTS.includes(column ?? '') ? other : `${column} + 1000`;
    await q(`UPDATE ${table} SET ${column} = ${change} WHERE id = '${row.id}'`);
    expect(named(await reconcile())).toContain(`${table} ${column} ${row.id}`);
    const type = TEXTS.includes(column ?? '') ? '' : '::numeric';
    await prisma.$executeRawUnsafe(`UPDATE ${table} SET ${column} = $1::text${type} WHERE id = $2`, row.was, row.id);
    expect(named(await reconcile())).toEqual([]);
  });

  it.each([
    ['bids', 'bidder'],
    ['window_orders', 'trader'],
  ])('one of %s that nobody made is found', async (table, column) => {
    const { prisma } = setup.database;
    const [row] = await prisma.$queryRawUnsafe<{ id: string; who: string }[]>(
      `SELECT id, ${column} AS who FROM ${table} ORDER BY id LIMIT 1`,
    );
    await q(`UPDATE ${table} SET ${column} = '0x${'ab'.repeat(20)}' WHERE id = '${row?.id}'`);
    expect(named(await reconcile())).toEqual([`${table} sequence ${row?.id}`]);
    await q(`UPDATE ${table} SET ${column} = '${row?.who}' WHERE id = '${row?.id}'`);
  });

  it('claims that are missing altogether are found by what can be claimed', async () => {
    const { prisma } = setup.database;
    await prisma.$executeRawUnsafe(
      `CREATE TABLE kept_money AS SELECT * FROM money_events WHERE kind = 'PAYOUT_CLAIMED'`,
    );
    await q(`DELETE FROM money_events WHERE kind = 'PAYOUT_CLAIMED'`);
    expect(named(await reconcile())).toContain(`money_events claimed_and_claimable ${first()}`);
    await q('INSERT INTO money_events SELECT * FROM kept_money');
    await q('DROP TABLE kept_money');
    expect(named(await reconcile())).toEqual([]);
  });

  it('a position that is missing is found by the units of all', async () => {
    const id = await position();
    await q(`CREATE TABLE kept_position AS SELECT * FROM positions WHERE id = '${id}'`);
    await q(`DELETE FROM positions WHERE id = '${id}'`);
    expect(named(await reconcile())).toContain(`positions units ${first()}`);
    await q('INSERT INTO positions SELECT * FROM kept_position');
    await q('DROP TABLE kept_position');
    expect(named(await reconcile())).toEqual([]);
  });

  it('a contract that holds less than it owes is found', async () => {
    await q(
      `UPDATE bids SET delivery = 'DUE', refund = 1000000000000000 WHERE series_key = '${first()}' AND sequence = 1`,
    );
    expect(named(await reconcile())).toContain(`money_events owed_by_raise ${chain()}`);
  });
});

it('a run whose block was taken back says nothing', async () => {
  const state = reader();
  const [run] = await reconcile({ ...state, holds: async () => false });
  expect(run).toMatchObject({ state: 'FAILED', errorCode: 'REORGANISED', differences: [] });
  const [failed] = await setup.database.prisma.keeperRun.findMany();
  expect(failed).toMatchObject({ keeper: 'reconciliation', state: 'FAILED', errorCode: 'REORGANISED' });
});

it('reads a block that the chain has, and none that it has not', async () => {
  const state = reader();
  const head = await setup.world.chain.head();
  expect(await state.holds(head.number, head.hash)).toBe(true);
  expect(await state.holds(head.number, `0x${'ab'.repeat(32)}` as Bytes32)).toBe(false);
  await expect(state.holds(head.number + 9n, head.hash)).rejects.toMatchObject({ code: 'CHAIN_BEHIND' });
  await expect(state.treasury(`0x${'ab'.repeat(32)}` as Bytes32)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
});

it('random histories leave no difference', async () => {
  const own = await createKeeperSetup();
  const before = setup;
  setup = own;
  try {
    for (const acts of fc.sample(script(60, 90), { numRuns: 3, seed: 20261120 })) {
      await play(own.world, acts);
      await own.indexed();
      expect(named(await reconcile(reader(), { times: 3, page: PAGE }))).toEqual([]);
    }
  } finally {
    setup = before;
    await own.close();
  }
});
