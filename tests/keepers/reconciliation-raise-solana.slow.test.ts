// The comparison of the index with a Solana program's accounts for a raise and a window of later trading.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProgramReader } from '../../src/adapters/solana/state-reader.ts';
import { bidCommitment } from '../../src/core/bid.ts';
import type { Bytes32 } from '../../src/core/hex.ts';
import { createProgramReconciliationKeeper } from '../../src/domains/operations/worker/reconciliation/program-keeper.ts';
import type { ContractCall } from '../../src/domains/transaction/index.ts';
import { runOnce } from '../../src/keepers/run.ts';
import { DAY } from '../contracts/solana/support/curve.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../support/solana/live.ts';
import { keeperRuns } from './support/runs.ts';

const MILLION = 1_000_000n;
const SALT = `0x${'5c'.repeat(32)}` as const;

let live: LiveGateway;
let series: Bytes32;

async function does(by: LiveWallet, call: Readonly<Record<string, unknown>> & { readonly kind: ContractCall['kind'] }) {
  const { request, simulation } = await live.solana.prepare(by.address, { seriesKey: series, ...call } as never);
  expect([call.kind, simulation.errorName]).toEqual([call.kind, null]);
  await live.send(by, request);
  await live.index();
}
async function pass(days: bigint) {
  live.pass(days * DAY);
  await live.index();
}

/** The raise is done, one bid of it is not delivered; of the window one order is not, and one was never revealed. */
async function lives(): Promise<void> {
  const [one, two, three] = live.traders as [LiveWallet, LiveWallet, LiveWallet];
  const { stranger } = live;
  series = await live.createRaise();
  const opening = { price: 2n * MILLION, quantity: 30n };
  const of = ({ address: wallet }: LiveWallet, more = opening) => bidCommitment({ ...more, salt: SALT, wallet });
  for (const each of [one, two, three])
    await does(each, { kind: 'commitBid', commitment: of(each), deposit: 100n * MILLION });
  await pass(10n);
  for (const each of [one, two]) await does(each, { kind: 'revealBid', ...opening, salt: SALT });
  await pass(5n);
  for (const _ of [1, 2]) await does(stranger, { kind: 'settleStep', maxBids: 50 });
  await does(stranger, { kind: 'passGate' });
  for (const { address: bidder } of [one, three]) await does(stranger, { kind: 'deliverBid', bidder });
  await does(stranger, { kind: 'openWindow' });
  const offer = { price: MILLION, quantity: 5n };
  await does(one, { kind: 'commitOrder', commitment: of(one, offer), money: 0n, units: 8n });
  await does(three, { kind: 'commitOrder', commitment: of(three, offer), money: 6n * MILLION, units: 0n });
  await does(two, { kind: 'commitOrder', commitment: of(two, offer), money: MILLION, units: 0n });
  await pass(3n);
  for (const each of [one, three]) await does(each, { kind: 'revealOrder', ...offer, salt: SALT });
  await pass(2n);
  await does(stranger, { kind: 'settleWindow', maxOrders: 50 });
  await does(stranger, { kind: 'deliverOrder', window: 1, trader: three.address });
}

beforeAll(async () => {
  live = await openLiveGateway();
  await lives();
}, 300_000);
afterAll(() => live?.close());
beforeEach(() => live.database.prisma.reconciliationRun.deleteMany().then(() => undefined));

/** One run of the keeper; the row that it left. */
async function reconcile() {
  const { prisma: db } = live.database;
  const { genesisHash } = live.node.chain;
  const place = { genesisHash, programId: live.program.program, tokenMint: live.program.token };
  const program = createProgramReader({ ...place, rpcUrl: live.node.url, timeoutMs: 20_000 } as never, 'confirmed');
  const [chain, log] = [live.cluster, { info: () => {}, warn: () => {}, error: () => {} }];
  const clock = { now: () => new Date() };
  const page = { series: 100, positions: 100 };
  const keeper = createProgramReconciliationKeeper({ db, chain, program, clock, log, page, patienceMs: 10_000 });
  const runs = await keeperRuns({ db, chain, clock, dailyLimit: 0n });
  const signals = { lost: new AbortController().signal, ending: new AbortController().signal };
  await runOnce(keeper, { runs, wallet: null, onConfirmed: () => {}, ...signals });
  return db.reconciliationRun.findFirstOrThrow({ where: { chain }, orderBy: { id: 'desc' } });
}
type Found = { readonly table: string; readonly column: string };
const found = async () =>
  ((await reconcile()).differences as unknown as Found[]).map(({ table, column }) => `${table} ${column}`);

describe('a raise and a window', () => {
  it('differ in nothing from a healthy index', async () => {
    expect(await reconcile()).toMatchObject({
      ...{ state: 'DONE', differences: [] },
      checked: { series: 1, positions: 2, bids: 3, orders: 3, censuses: 0 },
    });
  });

  it.each([
    ['series', `state = 'TAIL'`, ['series state']],
    ['series', 'units_outstanding = units_outstanding + 1', ['series units_outstanding']],
    ['windows', `phase = 'VOID'`, ['windows phase']],
    ['positions', 'units = units + 1', ['positions units', 'positions units']],
    ['positions', 'locked_units = locked_units + 1', ['positions units', 'positions units']],
    ['bids', 'deposit = deposit + 1', Array(3).fill('bids deposit')],
    ['bids', `price = 1 WHERE validity = 'VALID'`, Array(2).fill('bids price')],
    ['bids', `validity = 'INVALID' WHERE sequence = 1`, ['bids validity']],
    ['bids', `processing = 'PARTIAL' WHERE sequence = 1`, ['bids processing']],
    ['bids', `delivery = 'DELIVERED'`, ['bids delivery']],
    ['window_orders', `side = 'BUY' WHERE sequence = 1`, ['window_orders side']],
    ['window_orders', 'filled = filled + 1', Array(3).fill('window_orders filled')],
    ['window_orders', 'units = units + 1 WHERE sequence = 1', ['window_orders escrow']],
    ['window_orders', `quantity = 9 WHERE sequence = 2`, ['window_orders quantity']],
    ['window_orders', `delivery = 'DELIVERED' WHERE sequence = 1`, ['window_orders delivery']],
  ])('are reported where a row of %s was changed by %s', async (table, change, expected) => {
    const { prisma: db } = live.database;
    await db.$executeRawUnsafe(`CREATE TABLE kept AS SELECT * FROM ${table}`);
    const columns = await db.$queryRawUnsafe<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}' AND is_generated = 'NEVER'`,
    );
    const key = table === 'series' ? 'key' : 'id';
    const changed = /^\w+/.exec(change)?.[0] ?? '';
    expect(columns.map(({ name }) => name)).toContain(changed);
    await db.$executeRawUnsafe(`UPDATE ${table} SET ${change}`);
    expect(await found()).toEqual(expected);
    await db.$executeRawUnsafe(
      `UPDATE ${table} SET ${changed} = kept.${changed} FROM kept WHERE kept.${key} = ${table}.${key}`,
    );
    await db.$executeRawUnsafe('DROP TABLE kept');
    expect(await found()).toEqual([]);
  });
});
