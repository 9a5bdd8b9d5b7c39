// A series that a raise of the Solana program sells, from its first bid to the last claim: the index has the rows that it has on the EVM.

import type { SolanaAddress } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import type { Period } from '@income-series/protocol/period';
import { AccountState } from '@solana-program/token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integers } from '../../../src/core/integers.ts';
import { loadStatements } from '../../../src/domains/holdings/statements.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { modules } from '../../../src/modules.ts';
import { claimFinal, claimPayout, closeSeries } from '../../contracts/solana/support/claims.ts';
import { DAY, readSeries, register, type Trader } from '../../contracts/solana/support/curve.ts';
import { writeKey } from '../../contracts/solana/support/proof.ts';
import {
  acceptAll,
  cancelRaise,
  claimKept,
  collectCharges,
  commit,
  createRaise,
  createRaiseWorld,
  deliverBid,
  passGate,
  placeBids,
  putFrozen,
  type RaiseWorld,
  raiseOf,
  settle,
  withdrawProceeds,
} from '../../contracts/solana/support/raises.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import { endQuarter, submitReport, TRUSTING } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import { blocksOf, CHAIN, DOMAIN, executedBy, recordChains, type Slot } from '../../domains/curve/support/recorded.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { difference, dump } from '../support/dump.ts';

const QUARTER = 20261 as Period;

let blocks: readonly Slot[];
let world: RaiseWorld;
let cancelled: RaiseWorld;
const databases: TestDatabase[] = [];

/** A raise with a bid that is rejected and one that stays sealed, its deliveries, a report and the claims after the end. */
async function recordLife(): Promise<void> {
  const recording = recordChains();
  world = await createRaiseWorld({ lastPeriod: QUARTER }, 4);
  const [first, second, third, fourth] = world.traders as [Trader, Trader, Trader, Trader];
  for (const [place, part] of TRUSTING.entries()) await world.chain.accept(writeKey(world, place, part));
  await register(world, 'attestor', ATTESTOR.address);
  await register(world, 'verifier', VERIFIER.address);
  cancelled = await raiseOf(world, new Uint8Array(32).fill(1));
  await acceptAll(
    world,
    createRaise(world, { draftSalt: new Uint8Array(32).fill(1) }),
    commit(cancelled, first, { price: 120n, quantity: 10n }),
    cancelRaise(cancelled),
    deliverBid(cancelled, first),
  );
  await placeBids(world, [
    { bidder: first, price: 200n, quantity: 400n, deposit: 90_000n },
    { bidder: second, price: 150n, quantity: 700n },
    { bidder: third, price: 130n, quantity: 9n, reveal: false },
    { bidder: fourth, price: 300n, quantity: 10n },
  ]);
  await world.chain.accept(setVerified(world, world.admin, [fourth.signer.address], false));
  await settle(world);
  putFrozen(world, first.money, first.signer.address);
  await acceptAll(world, passGate(world), deliverBid(world, first), deliverBid(world, third));
  await acceptAll(world, deliverBid(world, fourth), withdrawProceeds(world), collectCharges(world));
  putFrozen(world, first.money, first.signer.address, 0n, AccountState.Initialized);
  await endQuarter(world, QUARTER, { census: false });
  await acceptAll(world, submitReport(world, { period: QUARTER, payment: 10_000n }), claimPayout(world, first));
  world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * DAY);
  await acceptAll(world, closeSeries(world), claimFinal(world, first), deliverBid(world, second));
  await acceptAll(world, claimFinal(world, second), claimKept(world, first));
  blocks = blocksOf(executedBy(world.chain));
  recording.mockRestore();
}

beforeAll(recordLife);
afterAll(async () => {
  for (const database of databases) await database[Symbol.asyncDispose]();
});

async function openOptions() {
  const database = await createTestDatabase();
  databases.push(database);
  return { db: database.prisma, chain: CHAIN, domain: DOMAIN, reorgBound: 1_000, modules, isRecent: () => true };
}
type Options = Awaited<ReturnType<typeof openOptions>>;

/** Writes blocks one by one, as the index follows a chain. */
async function follow(options: Options, slots: readonly Slot[], after: Slot | null): Promise<void> {
  let from = after;
  for (const block of slots) {
    expect(await commitPlan(options, { from, blocks: [block] })).not.toBeNull();
    from = block;
  }
}

const keyOf = ({ curve: { key } }: RaiseWorld) => toHex(key);
const addressAt = (place: number): string => world.traders[place]?.signer.address ?? '';

describe('a series that a raise of the Solana program sells', () => {
  let db: Options['db'];
  beforeAll(async () => {
    const options = await openOptions();
    db = options.db;
    await follow(options, blocks, null);
  });

  it('has its rows: series, bids, rounds, positions, quarter, money and fees', async () => {
    const where = { chain: CHAIN, seriesKey: keyOf(world) };
    const series = await db.series.findUniqueOrThrow({ where: { chain_key: { chain: CHAIN, key: keyOf(world) } } });
    expect(integers(series)).toMatchObject({
      state: 'CLOSED',
      phase: 'DONE',
      mintGate: 'PASSED',
      reservePrice: 100n,
      clearingPrice: 150n,
      unitsSold: 1_000n,
      proceeds: 150_000n,
      unitsOutstanding: 0n,
      stakedTotal: 0n,
      paidTotal: 10_000n,
    });
    const bids = await db.bid.findMany({ where, orderBy: { sequence: 'asc' } });
    const delivered = { delivery: 'DELIVERED', pendingUnits: 0n };
    expect(bids.map((bid) => integers(bid))).toMatchObject([
      { ...delivered, processing: 'FULL', deliveredUnits: 400n, deliveredRefund: 30_000n, nonRevealCharge: 0n },
      { ...delivered, processing: 'PARTIAL', deliveredUnits: 600n, deliveredRefund: 15_000n },
      { ...delivered, validity: 'UNREVEALED', processing: 'LOST', deliveredUnits: 0n, nonRevealCharge: 58n },
      { ...delivered, processing: 'REJECTED', rejectedReason: 'NOT_ALLOWLISTED', deliveredRefund: 3_000n },
    ]);
    const rounds = await db.settlementRound.findMany({ where, orderBy: { round: 'asc' } });
    expect(rounds.map((round) => integers(round))).toMatchObject([
      { round: 1, rejected: 1, rejections: [{ reason: 'NOT_ALLOWLISTED', count: 1 }] },
      { round: 2, rejected: 0, units: 1_000n, clearingPrice: 150n },
    ]);
    const positions = (await db.position.findMany({ where })).map((row) => integers(row));
    const held = { units: 0n, stakedUnits: 0n };
    expect(positions.toSorted((a, b) => Number(a.burnedUnits - b.burnedUnits))).toMatchObject([
      { ...held, holder: addressAt(0), burnedUnits: 400n, claimedTotal: 3_960n },
      { ...held, holder: addressAt(1), burnedUnits: 600n, claimedTotal: 5_940n },
    ]);
    const periods = (await db.period.findMany({ where })).map((row) => integers(row));
    expect(periods).toMatchObject([{ period: QUARTER, state: 'REPORTED', unitsOutstanding: 1_000n, net: 9_900n }]);
    const money = await db.moneyEvent.groupBy({
      by: ['kind'],
      where,
      _sum: { amount: true },
      orderBy: { kind: 'asc' },
    });
    expect(money.map(({ kind, _sum }) => [kind, Number(_sum.amount)])).toEqual([
      ['NON_REVEAL_CHARGED', 58],
      ['PAYOUT_CLAIMED', 9_900],
      ['PAYOUT_NET', 9_900],
      ['PROCEEDS', 150_000],
      ['REPORT_PAYMENT', 10_000],
    ]);
    const fees = await db.feeEntry.findMany({ where, orderBy: { kind: 'asc' } });
    expect(fees.map(({ kind, wallet, amount }) => [kind, wallet, Number(amount)])).toEqual([
      ['nonReveal', addressAt(2), 58],
      ['payout', world.issuer.signer.address, 100],
    ]);
  });

  it('has statements of what each unit earned, of one that was delivered late too', async () => {
    const of = (place: number) => ({
      chain: CHAIN,
      seriesKey: keyOf(world),
      holder: addressAt(place) as SolanaAddress,
    });
    const statements = await loadStatements(db, [of(0), of(1)]);
    expect(statements.map((statement) => statement?.totals)).toEqual([
      { grossShare: 4_000n, fee: 40n, net: 3_960n, claimed: 3_960n, open: 0n },
      { grossShare: 6_000n, fee: 60n, net: 5_940n, claimed: 5_940n, open: 0n },
    ]);
  });

  it('is public as it is on the EVM, and whom it concerns is notified', async () => {
    const where = { chain: CHAIN, seriesKey: keyOf(world) };
    const feed = await db.activityEvent.findMany({ where, orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }] });
    expect(feed.map(({ kind, status, reason }) => [kind, status ?? reason])).toEqual([
      ['SeriesCreated', 'RAISING'],
      ['SeriesSettling', 'SETTLING'],
      ['BidRejected', 'NOT_ALLOWLISTED'],
      ['SettlementRound', null],
      ['SettlementRound', null],
      ['RaiseSettled', null],
      ['MintGatePassed', null],
      ['SeriesActivated', 'ACTIVE'],
      ['ReportAccepted', 'REPORTED'],
      ['SeriesTailStarted', 'TAIL'],
      ['SeriesClosed', 'CLOSED'],
    ]);
    const messages = await db.outboxMessage.findMany({ select: { payload: true } });
    const kinds = messages.map(({ payload }) => (payload as { readonly kind: string }).kind);
    expect(kinds).toEqual(expect.arrayContaining(['BidCommitted', 'BidProcessed', 'PaymentKept', 'SeriesCreated']));
    expect(kinds).not.toContain('RaiseCreated');
  });

  it('gives every deposit back if its issuer cancels it', async () => {
    const where = { chain: CHAIN, seriesKey: keyOf(cancelled) };
    const series = await db.series.findUniqueOrThrow({ where: { chain_key: { chain: CHAIN, key: keyOf(cancelled) } } });
    expect(series).toMatchObject({ state: 'FAILED', phase: 'FAILED', failureReason: 'ISSUER_CANCELLED' });
    expect((await db.bid.findMany({ where })).map((bid) => integers(bid))).toMatchObject([
      { delivery: 'DELIVERED', deliveredUnits: 0n, deliveredRefund: 1_200n },
    ]);
    expect(await db.activityEvent.findMany({ where, select: { kind: true, reason: true } })).toEqual(
      expect.arrayContaining([{ kind: 'SeriesFailed', reason: 'ISSUER_CANCELLED' }]),
    );
  });

  it('has the same rows if its blocks come at once, and again after a reorganisation', async () => {
    const followed = await dump(db);
    const options = await openOptions();
    expect(await commitPlan(options, { from: null, blocks })).not.toBeNull();
    expect(difference(followed, await dump(options.db))).toEqual({});
    const last = blocks.at(-1) as Slot;
    for (const name of ['BidCommitted', 'BidRejected', 'SeriesActivated', 'UnitsBurned']) {
      const middle = blocks.findIndex(({ events }) => events.some((event) => event.name === name));
      const again = { from: last, rollbackTo: BigInt(middle), blocks: blocks.slice(middle) };
      expect(await commitPlan(options, again)).not.toBeNull();
      expect(difference(followed, await dump(options.db))).toEqual({});
    }
  });
});
