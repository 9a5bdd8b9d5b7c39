// The comparison of the index with a Solana program's accounts, after lives of series that a cluster executed.

import { bidCommitment } from '@income-series/protocol/bid';
import { fromHex, toHex } from '@income-series/protocol/bytes';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { COMMIT_MIN, LATE_WINDOW, OPEN_WINDOW, REVEAL_MIN, TAIL_WINDOW } from '@income-series/protocol/policy';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { type MessageKind, type MessageOf, messageDigest, signDigest } from '@income-series/protocol/signing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProgramReader } from '../../src/adapters/solana/state-reader.ts';
import type { ProgramReader } from '../../src/domains/operations/index.ts';
import { createProgramReconciliationKeeper } from '../../src/domains/operations/worker/reconciliation/program-keeper.ts';
import type { ContractCall } from '../../src/domains/transaction/index.ts';
import { runOnce } from '../../src/keepers/run.ts';
import { DAY, EUR } from '../contracts/solana/support/curve.ts';
import { OTHER, PAIR } from '../contracts/solana/support/extinguishment.ts';
import { RAISE } from '../contracts/solana/support/raises.ts';
import { ANY_PROOF, NO_INCOME, RATE } from '../contracts/solana/support/reports.ts';
import { ATTESTOR, type Key, VERIFIER } from '../contracts/solana/support/signed-rate.ts';
import { forFile } from '../support/for-file.ts';
import { type LiveWallet, openLiveGateway } from '../support/solana/live.ts';
import { keeperRuns } from './support/runs.ts';

const UNIT = 1_000_000n;
const FIRST = 20261 as Period;
const DEADLINE = 4_000_000_000n;
/** On the curve; active with a report, a pause, tenders and a request for an end; in its tail; bought out; failed. */
const series: Record<'curve' | 'active' | 'tail' | 'bought' | 'failed' | 'raise', Bytes32> = {
  curve: '0x',
  active: '0x',
  tail: '0x',
  bought: '0x',
  failed: '0x',
  raise: '0x',
};

type Call = Readonly<Record<string, unknown>> & { readonly kind: ContractCall['kind'] };

async function does(by: LiveWallet, call: Call): Promise<void> {
  const { request, simulation } = await live.solana.prepare(by.address, call as never);
  expect([call.kind, simulation.errorName]).toEqual([call.kind, null]);
  await live.send(by, request);
  await live.index();
}

const sign = <K extends MessageKind>(key: Key, kind: K, message: MessageOf<K>): Hex =>
  signDigest(messageDigest(live.solana.domain, kind, message), fromHex(key.secret as Bytes32, 32));

const keyOf = ({ address }: Key) => address.toLowerCase() as KeyAddress;

/** The chain's clock goes to a time, with a rate of the feed shortly before. */
async function goTo(time: bigint): Promise<void> {
  live.pass(time - live.node.chain.now() - 60n);
  await live.program.owner.publishRate(EUR, RATE);
  live.pass(60n);
  await live.index();
}

function reportOf(seriesKey: Bytes32, period: Period, payment: bigint): Call {
  const word = (n: number) => BigInt(toHex(ANY_PROOF.slice(32 * n, 32 * n + 32)));
  const [prior, income] = [BigInt(toHex(NO_INCOME)), BigInt(period)];
  const of = { seriesKey, period, tier: 2, liquidityFlag: 0 };
  const commitments = { priorCommitment: fieldToBytes32(prior), incomeCommitment: fieldToBytes32(income) };
  return {
    kind: 'submitReport',
    ...of,
    proof: { a: [word(0), word(1)], b: [[word(2), word(3)], [word(4), word(5)]], c: [word(6), word(7)] }, // biome-ignore format: a proof in one line
    signals: [0n, 0n, RATE, prior, income, payment],
    attestation: sign(VERIFIER, 'REPORT', { ...of, ...commitments }),
    fxFallbackSig: '0x',
  };
}

async function raised(seriesKey: Bytes32): Promise<void> {
  const [one, two] = live.traders as [LiveWallet, LiveWallet];
  await does(one, { kind: 'buy', seriesKey, amount: 800_000_000n, units: 1n, deadline: DEADLINE });
  await does(two, { kind: 'buy', seriesKey, amount: 600_000_000n, units: 1n, deadline: DEADLINE });
  await does(two, { kind: 'activateCurve', seriesKey });
  await does(one, { kind: 'stake', seriesKey, units: 20n * UNIT });
  await does(two, { kind: 'stake', seriesKey, units: 10n * UNIT });
}

/** A series that a raise sells, with a charge for a bid that was not revealed; one of its bids is delivered. */
async function soldByRaise(): Promise<Bytes32> {
  const [one, two] = live.traders as [LiveWallet, LiveWallet];
  const { issuer, stranger } = live;
  const { draftSalt: _, contractHash, termsCommitment, ...figures } = RAISE;
  const draftSalt = `0x${'0e'.repeat(32)}` as const;
  const seriesKey = deriveSeriesKey(issuer.address, draftSalt);
  const commitEndsAt = live.node.chain.now() + COMMIT_MIN + 100n;
  const revealEndsAt = commitEndsAt + REVEAL_MIN;
  const ends = { commitEndsAt, revealEndsAt, gateEndsAt: revealEndsAt + 10n * DAY };
  const hashes = { contractHash: toHex(contractHash), termsCommitment: toHex(termsCommitment) };
  const term = { firstPeriod: 20264, lastPeriod: 20284 };
  await live.program.owner.publishRate(EUR, RATE);
  await does(issuer, { kind: 'createSeries', params: { ...figures, draftSalt, ...hashes, ...ends, ...term } });
  const opening = { price: 200n, quantity: 400n, salt: draftSalt };
  for (const bidder of [one, two]) {
    const commitment = bidCommitment({ ...opening, wallet: bidder.address });
    await does(bidder, { kind: 'commitBid', seriesKey, commitment, deposit: 90_000n });
  }
  live.pass(COMMIT_MIN + 100n);
  await does(one, { kind: 'revealBid', seriesKey, ...opening });
  live.pass(REVEAL_MIN);
  for (let step = 0; step < 3; step += 1) await does(stranger, { kind: 'settleStep', seriesKey, maxBids: 20 });
  await does(stranger, { kind: 'passGate', seriesKey });
  await does(stranger, { kind: 'deliverBid', seriesKey, bidder: one.address });
  return seriesKey;
}

async function lives(): Promise<void> {
  const [one, two] = live.traders as [LiveWallet, LiveWallet];
  const { issuer, stranger } = live;
  series.failed = await live.createCurve();
  series.active = await live.createCurve();
  series.tail = await live.createCurve({ firstPeriod: FIRST, lastPeriod: FIRST });
  series.bought = await live.createCurve();
  const of = (name: keyof typeof series) => ({ seriesKey: series[name] });

  await does(two, { kind: 'buy', ...of('failed'), amount: 1_000_000n, units: 1n, deadline: DEADLINE });
  for (const name of ['active', 'tail', 'bought'] as const) await raised(of(name).seriesKey);
  await does(two, { kind: 'collectFees', ...of('active') });
  await does(one, { kind: 'unstake', ...of('active'), units: 2n * UNIT });

  const endsAt = live.node.chain.now() + 8n * DAY;
  await does(issuer, { kind: 'openTender', ...of('active'), price: 2_000_000n, endsAt });
  await does(one, { kind: 'tender', ...of('active'), units: 3n * UNIT, leastPrice: 1_000n });
  await does(issuer, { kind: 'announceBuyOut', ...of('bought') });
  live.pass(9n * DAY);
  await does(two, { kind: 'collectProceeds', ...of('active') });
  await does(stranger, { kind: 'settleTender', ...of('active') });
  await does(stranger, { kind: 'claimTender', ...of('active'), holder: one.address });
  await does(issuer, { kind: 'buyOut', ...of('bought') });
  await does(one, { kind: 'claimRedemption', ...of('bought'), holder: one.address });
  await does(one, { kind: 'redeemUnits', ...of('bought'), units: 5n * UNIT });
  live.pass(30n * DAY);
  await does(stranger, { kind: 'failCurve', ...of('failed') });

  await goTo(periodEnd(FIRST));
  for (const name of ['active', 'tail'] as const)
    await does(stranger, { kind: 'syncCensus', ...of(name), period: FIRST });
  await does(issuer, reportOf(of('active').seriesKey, FIRST, 1_000_000n));
  await does(one, { kind: 'claimPayout', ...of('active'), holder: one.address });
  await does(issuer, { kind: 'announceBuyOut', ...of('active') });
  await does(issuer, { kind: 'openTender', ...of('active'), price: 1_000n, endsAt: live.node.chain.now() + 60n * DAY });
  await does(two, { kind: 'tender', ...of('active'), units: 4n * UNIT, leastPrice: 1_000n });
  await does(issuer, { kind: 'requestPause', ...of('active'), attestor: keyOf(ATTESTOR) });
  const pause = { ...of('active'), pauseNonce: 0n, pauseEnd: live.node.chain.now() + 80n * DAY };
  await does(stranger, { kind: 'approvePause', ...pause, signature: sign(ATTESTOR, 'PAUSE', pause) });
  const [keyA, keyB] = PAIR.map(keyOf);
  const deadline = live.node.chain.now() + 85n * DAY;
  await does(issuer, { kind: 'requestExtinguishment', ...of('active'), keyA, keyB, deadline });

  live.pass(OPEN_WINDOW + LATE_WINDOW);
  await does(stranger, { kind: 'markMissed', ...of('tail'), period: FIRST });
  const owed = { ...of('tail'), year: 2026, trueupNonce: 0n, attestationTs: live.node.chain.now(), adjustment: 7_000n };
  await does(issuer, { kind: 'submitTrueUp', ...owed, signature: sign(ATTESTOR, 'TRUEUP', owed) });
  await does(issuer, { kind: 'payTail', ...of('tail'), amount: 5_000n });
  await does(one, { kind: 'claimTail', ...of('tail'), holder: one.address });

  series.raise = await soldByRaise();
  series.curve = await live.createCurve({ firstPeriod: 20264, lastPeriod: 20284 });
  await does(one, { kind: 'buy', ...of('curve'), amount: 90_000_000n, units: 1n, deadline: DEADLINE });
  await does(one, { kind: 'sell', ...of('curve'), amount: 1n, units: 5n * UNIT, deadline: DEADLINE });
}

const live = await forFile(openLiveGateway({ attestors: [ATTESTOR, OTHER] }));
await lives();
beforeEach(() => live.database.prisma.reconciliationRun.deleteMany().then(() => undefined));

const reader = (): ProgramReader => {
  const { genesisHash } = live.node.chain;
  const place = { genesisHash, programId: live.program.program, tokenMint: live.program.token };
  return createProgramReader({ ...place, rpcUrl: live.node.url, timeoutMs: 20_000 } as never, 'confirmed');
};

/** Runs of one keeper; the rows that they left. */
async function reconcile(
  program = reader(),
  { times = 1, page = { series: 100, positions: 100 }, patienceMs = 10_000 } = {},
) {
  const { prisma: db } = live.database;
  const [chain, log] = [live.cluster, { info: () => {}, warn: () => {}, error: () => {} }];
  const clock = { now: () => new Date() };
  const keeper = createProgramReconciliationKeeper({ db, chain, program, clock, log, page, patienceMs });
  const runs = await keeperRuns({ db, chain, clock, dailyLimit: 0n });
  const signals = { lost: new AbortController().signal, ending: new AbortController().signal };
  for (let i = 0; i < times; i += 1) await runOnce(keeper, { runs, wallet: null, onConfirmed: () => {}, ...signals });
  return db.reconciliationRun.findMany({ where: { chain }, orderBy: { id: 'asc' } });
}

type Rows = Awaited<ReturnType<typeof reconcile>>;
type Found = {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  database: unknown;
  chain: unknown;
};
const differencesOf = (rows: Rows) => rows.flatMap(({ differences }) => differences as unknown as Found[]);
const named = (rows: Rows) => [...new Set(differencesOf(rows).map((d) => `${d.table} ${d.column} ${d.id}`))];
const countOf = (rows: Rows) => (rows[0]?.checked ?? {}) as { series: number; positions: number; censuses: number };

describe('a healthy index', () => {
  it('differs in nothing, whatever the series went through', async () => {
    const rows = await reconcile();
    expect(differencesOf(rows)).toEqual([]);
    const [positions, censuses] = [
      await live.database.prisma.position.count(),
      await live.database.prisma.curveCensus.count(),
    ];
    expect(rows).toMatchObject([{ state: 'DONE', checked: { series: 6, positions, censuses, bids: 0, orders: 0 } }]);
    expect([positions, censuses]).toEqual([7, 2]);
    const states = await live.database.prisma.series.findMany({ select: { state: true } });
    expect(states.map(({ state }) => state).sort()).toEqual(['ACTIVE', 'CLOSED', 'CURVE', 'FAILED', 'PAUSED', 'TAIL']);
  });

  it('is gone through page by page', async () => {
    const rows = await reconcile(reader(), { times: 4, page: { series: 2, positions: 2 } });
    expect(differencesOf(rows)).toEqual([]);
    const sum = (of: 'series' | 'positions') =>
      rows.reduce((all, { checked }) => all + ((checked as Record<string, number>)[of] ?? 0), 0);
    expect([sum('series'), sum('positions')]).toEqual([6, 7]);
  });

  it('is read in answers of a hundred accounts at the most', async () => {
    const real = reader();
    const sizes: number[] = [];
    const small: ProgramReader = {
      ...real,
      most: 4,
      accounts(names) {
        sizes.push(names.length);
        return real.accounts(names);
      },
    };
    expect(differencesOf(await reconcile(small))).toEqual([]);
    expect(sizes).toEqual([4, 4, 4, 3]);
    expect(real.most).toBe(49); // with the raise of each series
  });
});

const q = (sql: string, ...values: unknown[]) => live.database.prisma.$executeRawUnsafe(sql, ...values);

/** Another value of a column's type. */
async function changed(table: string, column: string, where: string): Promise<() => Promise<unknown>> {
  const [type] = await live.database.prisma.$queryRawUnsafe<{ name: string }[]>(
    `SELECT format_type(atttypid, atttypmod) AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attname = '${column}'`,
  );
  const [row] = await live.database.prisma.$queryRawUnsafe<{ was: string | null }[]>(
    `SELECT ${column}::text AS was FROM ${table} WHERE ${where}`,
  );
  if (type === undefined || row === undefined) throw new Error('There is no such row.');
  const other =
    type.name.startsWith('timestamp') && row.was === null
      ? `'2026-01-01'`
      : type.name.startsWith('timestamp')
        ? `${column} + interval '1 second'`
        : type.name === 'text'
          ? row.was === null
            ? `'OTHER'`
            : `overlay(${column} placing 'ab' from 5)`
          : type.name === 'boolean'
            ? `NOT ${column}`
            : ['last_period', 'staked_units'].includes(column)
              ? `${column} - 1`
              : `coalesce(${column}, 0) + 1`;
  await q(`UPDATE ${table} SET ${column} = ${other} WHERE ${where}`);
  return () => q(`UPDATE ${table} SET ${column} = $1::text::${type.name} WHERE ${where}`, row.was);
}

describe('a row that was changed', () => {
  const SERIES = [
    ...['state', 'close_reason', 'issuer', 'contract_hash', 'terms_commitment', 'last_income_commitment'],
    ...['currency_code', 'indexing_rule', 'first_period', 'last_period', 'units_offered', 'units_outstanding', 'cap'],
    ...['paid_total', 'accrued_total', 'credit_total', 'staked_total', 'tendered_total', 'amendment_nonce'],
    ...['trueup_nonce', 'pause_nonce', 'extinguish_nonce', 'extinguish_key_a', 'extinguish_key_b'],
    ...['extinguish_notice_ends_at', 'extinguish_deadline', 'paused_until', 'buy_out_possible_at', 'buy_out_lapses_at'],
  ];
  const CURVES = [
    ...['mint', 'virtual_quote', 'virtual_base', 'threshold', 'deadline', 'fee_bps', 'treasury_bps', 'reserve', 'sold'],
    ...[
      'fees_held',
      'proceeds',
      'treasury',
      'raised',
      'tender_round',
      'tender_state',
      'tender_price',
      'tender_ends_at',
    ],
  ];
  it.each([
    ...SERIES.map((column) => ['series', column] as const),
    ...CURVES.map((column) => ['curves', column] as const),
  ])('%s.%s is found and left as it is', async (table, column) => {
    const key = series.active;
    const where = `${table === 'series' ? 'key' : 'series_key'} = '${key}'`;
    const undo = await changed(table, column, where);
    expect(named(await reconcile())).toContain(`${table} ${column} ${key}`);
    await undo();
  });

  it.each([
    ['positions', 'units'],
    ['positions', 'staked_units'],
    ['positions', 'claimed_total'],
    ['curve_census', 'units'],
  ])('%s.%s is found', async (table, column) => {
    const [row] = await live.database.prisma.$queryRawUnsafe<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE series_key = '${series.active}' LIMIT 1`,
    );
    const undo = await changed(table, column, `id = '${row?.id}'`);
    expect(named(await reconcile())).toContain(`${table} ${column} ${row?.id}`);
    await undo();
  });

  it.each([
    ['money_events', `kind = 'PAYOUT_NET'`, 'paid'],
    ['money_events', `kind = 'PAYOUT_CLAIMED'`, 'claims'],
    ['fees_ledger', `kind = 'payout'`, 'fees_held'],
    ['fees_ledger', `kind = 'curveTrading'`, 'fees_held'],
  ])('an amount of %s with %s is found', async (table, condition, column) => {
    const [row] = await live.database.prisma.$queryRawUnsafe<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE series_key = '${series.active}' AND ${condition} LIMIT 1`,
    );
    const undo = await changed(table, 'amount', `id = '${row?.id}'`);
    expect(named(await reconcile())).toContain(`${table} ${column} ${series.active}`);
    await undo();
  });

  it.each([
    ...['state', 'phase', 'routed', 'units_outstanding'],
    ...['clearing_price', 'units_sold', 'proceeds', 'terms_commitment'],
  ])('series.%s of a raise is found', async (column) => {
    const undo = await changed('series', column, `key = '${series.raise}'`);
    expect(named(await reconcile())).toContain(`series ${column} ${series.raise}`);
    await undo();
  });

  it('a charge of a raise, and units of its holder, are found', async () => {
    const of = `series_key = '${series.raise}'`;
    const undone = [await changed('fees_ledger', 'amount', of), await changed('positions', 'units', of)];
    const found = named(await reconcile());
    expect(found).toContain(`fees_ledger fees_held ${series.raise}`);
    expect(found.filter((one) => one.startsWith('positions units'))).toHaveLength(1);
    for (const undo of undone) await undo();
  });

  it('is not found any more once it is as it was', async () => {
    expect(differencesOf(await reconcile())).toEqual([]);
  });
});

describe('a chain that goes on', () => {
  const buy = async (index = true) => {
    const [one] = live.traders as [LiveWallet];
    const call = { kind: 'buy', seriesKey: series.curve, amount: 100_000n, units: 1n, deadline: DEADLINE };
    const { request } = await live.solana.prepare(one.address, call as never);
    await live.send(one, request);
    if (index) await live.index();
  };

  it('causes no finding while trades go on', async () => {
    let over = false;
    const trading = (async () => {
      while (!over) await buy();
    })();
    const rows = await reconcile(reader(), { times: 12 });
    over = true;
    await trading;
    expect(differencesOf(rows)).toEqual([]);
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'DONE'));
    for (const { checked } of rows) expect(checked).toMatchObject({ positions: 7, censuses: 2 });
  });

  it('is compared again at a later slot where a series changed meanwhile', async () => {
    const real = reader();
    const slots: bigint[] = [];
    const moving: ProgramReader = {
      ...real,
      async accounts(names) {
        const read = await real.accounts(names);
        slots.push(read.block.number);
        if (slots.length < 3) await buy();
        return read;
      },
    };
    const rows = await reconcile(moving);
    expect(differencesOf(rows)).toEqual([]);
    expect(countOf(rows)).toMatchObject({ series: 6 });
    expect(slots).toHaveLength(3);
    expect(rows[0]?.blockNumber).toBe(slots[2]);
  });

  it('is left to the next run where a series changes all the time', async () => {
    const real = reader();
    const moving: ProgramReader = {
      ...real,
      async accounts(names) {
        const read = await real.accounts(names);
        await buy();
        return read;
      },
    };
    const rows = await reconcile(moving);
    expect([differencesOf(rows), countOf(rows).series]).toEqual([[], 5]);
  });

  it('is waited for where the index is behind the accounts', async () => {
    await buy(false);
    const pending = reconcile();
    await live.index();
    expect(differencesOf(await pending)).toEqual([]);
    await buy(false);
    const rows = await reconcile(reader(), { patienceMs: 400 });
    expect(rows.at(-1)).toMatchObject({ state: 'FAILED', errorCode: 'TIMEOUT' });
    await live.index();
  });

  it('is not compared where the accounts are of another fork', async () => {
    const real = reader();
    const forked: ProgramReader = {
      ...real,
      async accounts(names) {
        const { block, value } = await real.accounts(names);
        return { block: { ...block, hash: `0x${'0f'.repeat(32)}` as const }, value };
      },
    };
    const rows = await reconcile(forked);
    expect([differencesOf(rows), countOf(rows).series]).toEqual([[], 0]);
  });
});

describe('an ended series', () => {
  it('differs in nothing once its accounts are closed', async () => {
    const { issuer, stranger } = live;
    const of = { seriesKey: series.tail };
    const positions = await live.database.prisma.position.findMany({ where: of });
    await does(issuer, { kind: 'payTail', ...of, amount: 2_000n });
    live.pass(TAIL_WINDOW);
    await does(stranger, { kind: 'closeSeries', ...of });
    for (const { holder } of positions) await does(stranger, { kind: 'claimFinal', ...of, holder, closes: true });
    await does(stranger, { kind: 'closeAccount', ...of, account: { kind: 'census', period: FIRST } });
    expect(await live.database.prisma.chainEvent.count({ where: { name: 'AccountClosed' } })).toBe(
      positions.length + 1,
    );
    const rows = await reconcile();
    expect(differencesOf(rows)).toEqual([]);
    expect(countOf(rows).censuses).toBe(2);
  });
});
