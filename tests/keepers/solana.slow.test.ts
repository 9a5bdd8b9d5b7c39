// Keepers of a Solana cluster: a worker's own indexer and keepers, over a node with the program.

import { solanaAddressOf } from '@income-series/protocol/address';
import { bidCommitment } from '@income-series/protocol/bid';
import { solanaChainName } from '@income-series/protocol/chain';
import { systemClock } from '@income-series/protocol/clock';
import { type Period, periodEnd } from '@income-series/protocol/period';
import {
  LATE_WINDOW,
  OPEN_WINDOW,
  REVEAL_MIN,
  SALE_NOTICE,
  WINDOW_COMMIT,
  WINDOW_INTERVAL,
  WINDOW_REVEAL,
} from '@income-series/protocol/policy';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { Address } from '@solana/kit';
import { getTransferInstruction } from '@solana-program/token';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAddresses, kitAddress, ownAddress } from '../../src/adapters/solana/addresses.ts';
import { openChains } from '../../src/apps/start/chains.ts';
import { startChainWork } from '../../src/apps/worker/chain-work.ts';
import type { SolanaSettings } from '../../src/config/types.ts';
import { NO_METRICS } from '../../src/core/metrics.ts';
import { NO_TRACER } from '../../src/core/tracing.ts';
import type { ContractCall } from '../../src/domains/transaction/index.ts';
import { Prisma } from '../../src/generated/prisma/client.ts';
import { associated, type Built, builds } from '../adapters/solana/support/builds.ts';
import { CASES } from '../adapters/solana/support/call-cases.ts';
import { DAY, PARAMS, type Trader } from '../contracts/solana/support/curve.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { clientsOf, fund, send as sendTransaction, signed } from '../support/solana/node.ts';

const KEY = new Uint8Array(32).fill(78);
const PAYER = kitAddress(solanaAddressOf(ed25519.getPublicKey(KEY)));
const FIRST = 20261 as Period;
const COINS = 10n ** 9n;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Kept {
  readonly built: Built;
  readonly database: TestDatabase;
  readonly trader: Trader;
  /** Signed and sent by a wallet of its own. */
  send(by: Trader, call: Readonly<Record<string, unknown>> & { readonly kind: ContractCall['kind'] }): Promise<void>;
  /** A block so much later. */
  pass(seconds: bigint): void;
  until(check: () => Promise<void>): Promise<void>;
  series(): Promise<{ readonly state: string; readonly failureReason: string | null; readonly routed: boolean }>;
}

/** A series that was created by a transaction, with further steps of its case, with a worker that indexes and keeps it. */
async function keep({
  dailyLimit = COINS,
  coins = COINS,
  keyed = true,
  sale = 'createCurve',
  steps = 1,
} = {}): Promise<Kept> {
  const { world, calls } = await (
    CASES.find(({ kinds }) => kinds.includes(sale as never)) ?? (CASES[0] as never)
  ).open();
  const trader = await associated(world, world.traders[0] as Trader);
  await associated(world, world.issuer);
  const built = await builds(world);
  const { node, config } = built;
  const database = await createTestDatabase();
  ends.push(database.drop, node.stop);
  if (coins > 0n) await fund(clientsOf(node).rpc, PAYER, coins);
  const settings: SolanaSettings = {
    name: solanaChainName(config.genesisHash),
    genesisHash: config.genesisHash,
    rpcUrl: node.url,
    programId: ownAddress(config.program),
    tokenMint: ownAddress(config.token),
    startSlot: 0n,
    node: { commitment: 'confirmed', maxBehind: 10, maxAge: 0, priorityFee: 10_000n, reserveBalance: COINS },
    reorgBound: 64,
    keeperKey: keyed ? KEY : undefined,
    keeperDailyLimit: dailyLimit,
    variables: { node: '', program: '', token: '' },
  };
  const deps = { db: database.prisma, clock: systemClock, tracer: NO_TRACER };
  for (const made of calls.slice(0, steps)) {
    const { by, call } = await made(built);
    expect((await built.land(by, await built.prepare(by, call)))?.ok).toBe(true);
  }
  const [open] = await openChains({ evm: [], solana: settings }, deps);
  if (open === undefined) throw new Error('a chain');
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const work = startChainWork(open, {
    ...{ ...deps, log, metrics: NO_METRICS, directUrl: database.url },
    ...{ keeperKey: undefined, keeperIntervalMs: 100, purges: false },
  });
  ends.push(work.stop, async () => work.keepers?.stop());
  const { seriesKey } = built;
  const at = { chain_key: { chain: settings.name, key: seriesKey } };
  return {
    built,
    database,
    trader,
    async send(by, call) {
      const prepared = await built.prepare(by.signer, { ...call, seriesKey } as ContractCall);
      expect([call.kind, prepared.simulation.errorName]).toEqual([call.kind, null]);
      expect((await built.land(by.signer, prepared))?.ok).toBe(true);
    },
    pass(seconds) {
      node.chain.advance(seconds);
      node.chain.produce();
    },
    until: (check) => vi.waitFor(check, { timeout: 60_000, interval: 50 }),
    series: () => database.prisma.series.findUniqueOrThrow({ where: at }),
  };
}

const runsOf = ({ database }: Kept) => database.prisma.keeperRun.findMany({ orderBy: { startedAt: 'asc' } });

const checksOf = ({ database }: Kept) => database.prisma.curveCheck.findMany({ orderBy: { blockNumber: 'asc' } });
const remindedOf = async ({ database }: Kept) => {
  const rows = await database.prisma.curveReminder.findMany({ orderBy: { at: 'asc' } });
  const kinds = await database.prisma.outboxMessage.findMany({ where: { topic: { endsWith: 'Reminder' } } });
  expect(kinds.length).toBe(rows.length);
  return rows.map(({ wallet, step, round }) => [wallet, step, round]);
};
/** The trader has an account, with its wallet, which the index has as verified: the chain began with it. */
async function linkWallet({ database, trader, built }: Kept): Promise<void> {
  const chain = solanaChainName(built.config.genesisHash);
  const wallets = { create: { chain, address: trader.signer.address } };
  await database.prisma.account.create({ data: { wallets } });
  const verified = { verified: true, issuerApproved: false, updatedAt: new Date() };
  await database.prisma.allowlistEntry.create({ data: { chain, wallet: trader.signer.address, ...verified } });
}

/** Pays an amount into the receipts by an ordinary transfer, as somebody does who knows nothing of the service. */
async function payReceipts({ built, trader }: Kept, amount: bigint): Promise<void> {
  const { rpc } = clientsOf(built.node);
  const receipts = await createAddresses(built.config.program).receipts(built.seriesKey);
  const { signer } = trader;
  const source = await createAddresses(built.config.program).tokenAccount(signer.address, built.world.token);
  const payment = getTransferInstruction({ source, destination: receipts, authority: signer, amount });
  await sendTransaction(rpc, await signed(rpc, signer, payment));
}

/** Trades in the first window that the keepers open, and ends the series by a buy-out: rent comes back after each. */
async function trade(kept: Kept): Promise<void> {
  const { built, database, pass, send, until } = kept;
  const of = createAddresses(built.config.program);
  const lamportsAt = (at: Address) => built.node.chain.account(at, 'processed')?.lamports ?? 0n;
  pass(WINDOW_INTERVAL);
  const [seller, buyer] = (await Promise.all(built.world.traders.map((each) => associated(built.world, each)))) as [
    Trader,
    Trader,
  ];
  const windows = () => database.prisma.tradingWindow.findMany({ orderBy: { window: 'asc' } });
  await until(async () => expect(await windows()).toMatchObject([{ phase: 'COMMIT' }]));
  const accounts = await Promise.all([
    ...[of.window(built.seriesKey, 1), of.orderBook(built.seriesKey, 1), of.escrow(built.seriesKey, 1)],
  ]);
  expect(accounts.map((at) => lamportsAt(at) > 0n)).toEqual([true, true, true]);
  const opening = { price: 200n, quantity: 40n, salt: `0x${'07'.repeat(32)}` } as const;
  const commit = (by: Trader, escrow: object) => {
    const commitment = bidCommitment({ ...opening, wallet: ownAddress(by.signer.address) });
    return send(by, { kind: 'commitOrder', commitment, money: 0n, units: 0n, ...escrow });
  };
  await commit(seller, { units: 50n });
  await commit(buyer, { money: 9_000n });
  pass(WINDOW_COMMIT);
  for (const by of [seller, buyer]) await send(by, { kind: 'revealOrder', ...opening });
  pass(WINDOW_REVEAL);
  const orders = () => database.prisma.windowOrder.findMany({ orderBy: { sequence: 'asc' } });
  const delivered = { processing: 'FULL', filled: 40n, delivery: 'DELIVERED' };
  await until(async () => expect(await orders()).toMatchObject([delivered, delivered]));
  await until(async () => expect(accounts.map(lamportsAt)).toEqual([0n, 0n, 0n]));

  await send(built.world.issuer, { kind: 'announceBuyOut' });
  pass(8n * DAY);
  await send(built.world.issuer, { kind: 'buyOut' });
  await until(async () => expect(await kept.series()).toMatchObject({ state: 'CLOSED' }));
  const positions = await Promise.all(
    [seller, buyer].map(({ signer }) => of.position(built.seriesKey, signer.address)),
  );
  for (const { signer } of [seller, buyer]) await send(seller, { kind: 'claimRedemption', holder: signer.address });
  await until(async () => expect(positions.map(lamportsAt)).toEqual([0n, 0n]));
  const router = await Promise.all([of.router(built.seriesKey), of.receipts(built.seriesKey)]);
  await until(async () => expect(router.map(lamportsAt)).toEqual([0n, 0n]));
  const done = (await runsOf(kept)).filter(({ keeper }) => ['window', 'router', 'rent'].includes(keeper));
  expect(done.every(({ failed }) => failed === 0)).toBe(true);
}

describe('the keepers of Solana', () => {
  it('settle a raise and deliver its bids, count income, then open a window, settle it and deliver its orders, and return all rent', async () => {
    const kept = await keep({ sale: 'createRoutedRaise', steps: 4 }); // two bids, one of which is revealed
    const { database, pass, until } = kept;
    await until(async () => expect(await kept.series()).toMatchObject({ state: 'RAISING', routed: true }));
    await payReceipts(kept, 1_000n); // for the issuer alone, because the series is not sold yet
    const released = () => database.prisma.chainEvent.findMany({ where: { name: 'WithheldReleased' } });
    await until(async () => expect(await released()).toMatchObject([{ args: { amount: '1000' } }]));
    pass(REVEAL_MIN);
    const bids = () =>
      database.prisma.bid.findMany({ orderBy: { sequence: 'asc' }, select: { delivery: true, deliveredUnits: true } });
    await until(async () =>
      expect(await bids()).toEqual([
        { delivery: 'DELIVERED', deliveredUnits: 400n },
        { delivery: 'DELIVERED', deliveredUnits: 0n },
      ]),
    );
    expect(await kept.series()).toMatchObject({ state: 'ACTIVE', failureReason: null });
    const of = createAddresses(kept.built.config.program);
    const [raise, deposits] = await Promise.all([of.raise(kept.built.seriesKey), of.deposits(kept.built.seriesKey)]);
    const lamportsAt = (at: typeof raise) => kept.built.node.chain.account(at, 'processed')?.lamports ?? 0n;
    await until(async () => expect([raise, deposits].map(lamportsAt)).toEqual([0n, 0n]));
    const proceeds = () => database.prisma.moneyEvent.findFirst({ where: { kind: 'PROCEEDS' } });
    await until(async () => expect(await proceeds()).toMatchObject({ wallet: kept.built.world.issuer.signer.address }));
    await until(async () => {
      const done = (await runsOf(kept)).filter(({ keeper, done }) => keeper === 'delivery' && done > 0);
      expect(done.length).toBeGreaterThan(0);
      expect(done.every(({ failed }) => failed === 0)).toBe(true);
    });
    await payReceipts(kept, 300_000n);
    const incomes = () => database.prisma.routedIncome.findMany({ select: { period: true, amount: true } });
    await until(async () => expect(await incomes()).toEqual([{ period: FIRST, amount: new Prisma.Decimal(300_000) }]));
    await trade(kept);
  });

  it('activate a curve, settle its tenders, take its census, and mark what was not reported', async () => {
    const kept = await keep();
    const { built, database, trader, send, pass, until } = kept;
    const { chain } = built.node;
    const deadline = 4_000_000_000n;
    await until(async () => expect(await kept.series()).toMatchObject({ state: 'CURVE' }));
    const dues = async () => (await checksOf(kept)).map(({ state, due }) => [state, due]);
    pass(SALE_NOTICE);
    await until(async () => expect(await dues()).toEqual([['CURVE', null]]));
    await send(trader, { kind: 'buy', amount: 1_200_000_000n, units: 1n, deadline });
    await until(async () => expect(await kept.series()).toMatchObject({ state: 'ACTIVE' }));

    await linkWallet(kept);
    await send(trader, { kind: 'stake', units: 20_000_000n });
    const endsAt = chain.now() + 8n * DAY;
    await send(built.world.issuer, { kind: 'openTender', price: 1_000_000n, endsAt });
    const curve = () => database.prisma.curve.findFirstOrThrow();
    await until(async () => expect(await curve()).toMatchObject({ tenderState: 'OPEN' }));
    pass(6n * DAY);
    await until(async () => expect(await remindedOf(kept)).toEqual([[trader.signer.address, 'TENDER', 1]]));
    await send(trader, { kind: 'tender', units: 10_000_000n, leastPrice: 1_000_000n });
    pass(2n * DAY);
    await until(async () => expect(await curve()).toMatchObject({ tenderState: 'SETTLED' }));
    pass(7n * DAY);
    await until(async () =>
      expect(await remindedOf(kept)).toEqual([
        [trader.signer.address, 'TENDER', 1],
        [trader.signer.address, 'CLAIM_TENDER', 1],
      ]),
    );

    pass(periodEnd(FIRST) - chain.now());
    const censuses = () => database.prisma.curveCensus.findMany({ select: { period: true, units: true } });
    await until(async () => expect(await censuses()).toEqual([{ period: FIRST, units: 20_000_000n }]));
    pass(OPEN_WINDOW + LATE_WINDOW);
    const first = () => database.prisma.period.findFirst({ where: { period: FIRST } });
    await until(async () => expect(await first()).toMatchObject({ state: 'MISSED' }));

    await until(async () => {
      const done = (await runsOf(kept)).filter(({ keeper, done }) => done > 0 && ['curve', 'period'].includes(keeper));
      expect(new Set(done.map(({ keeper }) => keeper))).toEqual(new Set(['curve', 'period']));
      expect(done.every(({ failed }) => failed === 0)).toBe(true);
      const spent = done.reduce((sum, run) => sum + BigInt(run.spent.toFixed(0)), 0n);
      expect(spent).toBe(COINS - (chain.account(PAYER, 'processed')?.lamports ?? 0n));
    });
    const expected = [
      ['CURVE', null],
      ['CURVE', 'ACTIVATE'],
      ['ACTIVE', null],
      ['ACTIVE', 'SETTLE_TENDER'],
      ['ACTIVE', null],
      ['ACTIVE', 'TAKE_CENSUS'],
      ['ACTIVE', null],
    ];
    await until(async () => expect(await dues()).toEqual(expected)); // the last look follows the run that did what was due
    const looks = await checksOf(kept);
    expect(looks.map(({ reserve }) => BigInt(reserve.toFixed(0)) > 0n)).toEqual([
      ...[false, true, false, false, false, false, false],
    ]);
    expect(looks.every(({ at }, place) => place === 0 || at >= (looks[place - 1]?.at ?? at))).toBe(true);

    // The end: rent is returned to who paid it, and what is needed waits.
    const { issuer } = built.world;
    const holder = trader.signer.address;
    await send(issuer, { kind: 'claimTender', holder });
    await send(issuer, { kind: 'announceBuyOut' });
    pass(8n * DAY);
    await send(issuer, { kind: 'buyOut' });
    await until(async () => expect(await kept.series()).toMatchObject({ state: 'CLOSED' }));
    const closings = async () => {
      const where = { name: 'AccountClosed' };
      const events = await database.prisma.chainEvent.findMany({ where, orderBy: { blockNumber: 'asc' } });
      return events.map(({ args }) => args as { readonly account: string; readonly payer: string });
    };
    const rentRuns = async () => (await runsOf(kept)).filter(({ keeper }) => keeper === 'rent');
    const lamportsOf = (address: string) => chain.account(address as never, 'processed')?.lamports ?? 0n;
    await until(async () => expect(await closings()).toMatchObject([{ payer: PAYER }])); // the round
    await send(issuer, { kind: 'claimRedemption', holder });
    await until(async () =>
      expect(await closings()).toMatchObject([{ payer: PAYER }, { payer: holder }, { payer: PAYER }]),
    );
    const closed = await closings();
    for (const { account } of closed) expect(lamportsOf(account)).toBe(0n);
    expect(new Set(closed.map(({ account }) => account)).size).toBe(3);
    for (const { state, failed, errorCode } of await rentRuns())
      expect({ state, failed, errorCode }).toEqual({ state: 'DONE', failed: 0, errorCode: null });
    expect((await rentRuns()).reduce((sum, { done }) => sum + done, 0)).toBe(3);
  });

  it('fail a curve that has not raised enough by its deadline', async () => {
    const kept = await keep();
    await kept.until(async () => expect(await kept.series()).toMatchObject({ state: 'CURVE' }));
    kept.pass(PARAMS.deadline - kept.built.node.chain.now());
    const failed = { state: 'FAILED', failureReason: 'BELOW_MIN_RAISE' };
    await kept.until(async () => expect(await kept.series()).toMatchObject(failed));
  });

  it('write down what is due where there is no key to pay with, and send nothing', async () => {
    const kept = await keep({ keyed: false });
    const due = async () => (await checksOf(kept)).map((row) => [row.state, row.due]);
    await kept.until(async () => expect(await due()).toEqual([['CURVE', null]]));
    kept.pass(PARAMS.deadline - kept.built.node.chain.now());
    await kept.until(async () =>
      expect(await due()).toEqual([
        ['CURVE', null],
        ['CURVE', 'FAIL'],
      ]),
    );
    expect(await runsOf(kept)).toEqual([]);
    expect(await kept.series()).toMatchObject({ state: 'CURVE' });
  });

  it.each([
    ['beyond what they may spend in a day', { dailyLimit: 1n }, 'SPENDING_LIMIT'],
    ['without lamports', { coins: 0n }, 'RELAY_FAILED'],
  ])('send nothing %s', async (_, options, errorCode) => {
    const kept = await keep(options);
    await kept.until(async () => expect(await kept.series()).toMatchObject({ state: 'CURVE' }));
    kept.pass(PARAMS.deadline - kept.built.node.chain.now());
    await kept.until(async () => {
      const [run] = await runsOf(kept);
      expect({ ...run, spent: run?.spent.toFixed(0) }).toMatchObject({
        state: 'FAILED',
        errorCode,
        spent: '0',
        done: 0,
      });
    });
    expect(await kept.series()).toMatchObject({ state: 'CURVE' });
  });
});
