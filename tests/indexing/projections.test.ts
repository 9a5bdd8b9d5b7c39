import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { abis } from '../../src/adapters/evm/abi.ts';
import { isActivity } from '../../src/domains/activity/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { seriesKeyOf } from './support/actions.ts';
import { catchUp, indexerOf } from './support/index.ts';
import { runStory } from './support/story.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld());
await runStory(world);
const database = await forFile(createTestDatabase());
await catchUp(indexerOf(world, database.prisma));

const digits = (value: { toFixed(places: number): string } | null) =>
  value === null ? null : BigInt(value.toFixed(0));

describe('what is indexed', () => {
  it('is what the hub holds of each series', async () => {
    const rows = await database.prisma.series.findMany();
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const key = row.key as Bytes32;
      const view = await world.client.readContract({
        address: world.contracts.hub,
        abi: abis.hub,
        functionName: 'getSeries',
        args: [key],
      });
      expect({
        state: row.state,
        closeReason: row.closeReason,
        unitsOutstanding: row.unitsOutstanding,
        paid: digits(row.paidTotal),
        accrued: digits(row.accruedTotal),
        lastIncomeCommitment: row.lastIncomeCommitment,
        terms: row.termsCommitment,
      }).toEqual({
        state: enumName('State', view.state),
        closeReason: enumNameOrNull('CloseReason', view.closeReason),
        unitsOutstanding: view.unitsOutstanding,
        paid: view.paid,
        accrued: view.accrued,
        lastIncomeCommitment: BigInt(view.lastIncomeCommitment) === 0n ? null : view.lastIncomeCommitment,
        terms: view.termsCommitment,
      });
      expect(row.phase).toBe((await world.chain.series(key)).value.phase);
    }
  });

  it('is what the raise holds of each bid', async () => {
    const rows = await database.prisma.bid.findMany();
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      const view = await world.client.readContract({
        address: world.contracts.raise,
        abi: abis.raise,
        functionName: 'bidOf',
        args: [row.seriesKey as Bytes32, row.bidder as EvmAddress],
      });
      expect({
        sequence: row.sequence,
        commitment: row.commitment,
        deposit: digits(row.deposit),
        price: row.validity === 'INVALID' ? 0n : (digits(row.price) ?? 0n),
        quantity: row.validity === 'INVALID' ? 0n : (row.quantity ?? 0n), // the chain keeps no invalid figures
        validity: row.validity,
        invalidReason: row.invalidReason,
        processing: row.processing,
        rejectReason: row.rejectedReason,
        delivery: row.delivery,
        units: row.pendingUnits + row.deliveredUnits,
        charge: digits(row.nonRevealCharge),
        refund: digits(row.refund),
      }).toEqual({
        ...view,
        validity: enumName('Validity', view.validity),
        invalidReason: enumNameOrNull('InvalidReason', view.invalidReason),
        processing: enumName('Processing', view.processing),
        rejectReason: enumNameOrNull('RejectReason', view.rejectReason),
        delivery: enumName('Delivery', view.delivery),
      });
    }
    expect(new Set(rows.map((row) => row.processing))).toEqual(
      new Set(['PENDING', 'FULL', 'PARTIAL', 'LOST', 'REJECTED']),
    );
    expect(rows.filter((row) => row.validity === 'UNREVEALED').length).toBeGreaterThan(0);
  });

  it('holds figures that are too large for their columns as the largest there are', async () => {
    const bid = await database.prisma.bid.findFirstOrThrow({
      where: { validity: 'INVALID' },
    });
    expect({ reason: bid.invalidReason, quantity: bid.quantity, price: digits(bid.price) }).toEqual({
      reason: 'BAD_QUANTITY',
      quantity: 2n ** 63n - 1n,
      price: 2n ** 256n - 1n,
    });
    const series = await database.prisma.series.findUniqueOrThrow({
      where: { chain_key: { chain: 'evm:10143', key: seriesKeyOf(world, 3) } },
    });
    expect(series.minHolders).toBe(2 ** 31 - 1);
  });

  it('is what the hub holds of units, and claims are what was paid to their owner', async () => {
    const rows = await database.prisma.position.findMany();
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const holder = row.holder as EvmAddress;
      const { value } = await world.chain.holdings(row.seriesKey as Bytes32, [holder]);
      expect(value.get(holder)?.units).toBe(row.units);
      const claims = await database.prisma.moneyEvent.findMany({
        where: { seriesKey: row.seriesKey, wallet: holder, kind: { endsWith: '_CLAIMED' } },
      });
      expect(claims.reduce((sum, { amount }) => sum + BigInt(amount.toFixed(0)), 0n)).toBe(digits(row.claimedTotal));
    }
  });

  it('leaves no more to claim than was paid in and not claimed', async () => {
    const seriesKey = seriesKeyOf(world, 1);
    const money = await database.prisma.moneyEvent.groupBy({
      by: ['kind'],
      where: { seriesKey },
      _sum: { amount: true },
    });
    const sum = (kind: string) => digits(money.find((row) => row.kind === kind)?._sum.amount ?? null) ?? 0n;
    const { value } = await world.chain.holdings(seriesKey, world.people);
    const claimable = [...value.values()].reduce((total, row) => total + row.claimable, 0n);
    const claimed = sum('PAYOUT_CLAIMED') + sum('FINAL_CLAIMED');
    expect(claimed).toBeGreaterThan(0n);
    expect(sum('PAYOUT_NET') - claimed - claimable).toBeGreaterThanOrEqual(0n);
    expect(sum('PAYOUT_NET') - claimed - claimable).toBeLessThan(10n);
  });

  it('splits each report as accrualIn + gross = fee + net + accrualOut', async () => {
    const [one, two] = await database.prisma.report.findMany({ orderBy: { period: 'asc' } });
    if (one === undefined || two === undefined) throw new Error('two reports were indexed');
    expect(digits(one.accrual)).toBe(digits(one.gross));
    const [fee, net] = [digits(two.fee) ?? 0n, digits(two.net) ?? 0n];
    expect(fee + net).toBe((digits(one.accrual) ?? 0n) + (digits(two.gross) ?? 0n));
    const kinds = await database.prisma.moneyEvent.findMany({
      where: { seriesKey: one.seriesKey, period: { in: [20261, 20262] }, wallet: null },
      orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }],
      select: { kind: true, period: true },
    });
    expect(kinds).toEqual([
      { kind: 'REPORT_PAYMENT', period: 20261 },
      { kind: 'ACCRUAL', period: 20261 },
      { kind: 'REPORT_PAYMENT', period: 20262 },
      { kind: 'PAYOUT_NET', period: 20262 },
    ]);
  });

  it('keeps a report’s proof as snarkjs reads it, with its signals and its attestation', async () => {
    const report = await database.prisma.report.findFirstOrThrow({ where: { period: 20261 } });
    expect(report.proof).toMatchObject({
      piA: ['1', '2', '1'],
      piB: [
        ['4', '3'],
        ['6', '5'],
        ['1', '0'],
      ],
      piC: ['7', '8', '1'],
    });
    const { publicSignals } = report.proof as { publicSignals: string[] };
    expect(publicSignals).toHaveLength(6);
    expect(BigInt(publicSignals[4] ?? 0)).toBe(BigInt(report.incomeCommitment ?? 0));
    expect(report.attestation).toMatchObject({ signer: world.verifierKey.address });
  });

  it('has the period states of the hub', async () => {
    const rows = await database.prisma.period.findMany();
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const { value } = await world.chain.periodState(row.seriesKey as Bytes32, row.period);
      expect(row.state, row.id).toBe(value);
    }
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set(['REPORTED', 'MISSED', 'LATE']));
  });

  it('has the registry’s keys and wallets', async () => {
    const verifiers = await database.prisma.verifierKey.findMany();
    const attestors = await database.prisma.attestor.findMany();
    const wallets = await database.prisma.allowlistEntry.findMany();
    const active = (rows: { address: string; active: boolean }[]) =>
      new Map(rows.map((row) => [row.address, row.active]));
    const addresses = (rows: { address: string }[]) => rows.map((row) => row.address as EvmAddress);
    expect(active(verifiers)).toEqual((await world.chain.activeVerifierKeys(addresses(verifiers))).value);
    expect(active(attestors)).toEqual((await world.chain.activeAttestors(addresses(attestors))).value);
    const verified = await world.chain.verifiedWallets(wallets.map((row) => row.wallet as EvmAddress));
    expect(new Map(wallets.map((row) => [row.wallet, row.verified]))).toEqual(verified.value);
    expect(verifiers.map((row) => row.active).sort()).toEqual([false, true]);
  });

  it('names a round’s rejections by reason and count', async () => {
    const rounds = await database.prisma.settlementRound.findMany({
      where: { seriesKey: seriesKeyOf(world, 1) },
      orderBy: { round: 'asc' },
    });
    expect(rounds.map(({ round, rejected, rejections }) => ({ round, rejected, rejections }))).toEqual([
      {
        round: 1,
        rejected: 1,
        rejections: [{ reason: 'NOT_ALLOWLISTED', count: 1 }],
      },
      { round: 2, rejected: 0, rejections: [] },
    ]);
  });
});

describe('the public feed', () => {
  it('has a row for each public event, and for no other, with what the event says', async () => {
    const [events, rows] = [
      await database.prisma.chainEvent.findMany(),
      await database.prisma.activityEvent.findMany({ omit: { status: true } }),
    ];
    const published = events.filter(({ name }) => isActivity(name));
    expect(new Set(published.map(({ name }) => name)).size).toBeGreaterThan(10);
    const others = ['PauseRequested', 'PauseApproved', 'PauseEnded', 'PauseRequestWithdrawn', 'TrueUpAccepted'];
    expect([...others, 'BidCommitted', 'PayoutClaimed', 'IncomeRouted', 'toString'].filter(isActivity)).toEqual([]);
    const expected = published.map(({ blockHash, logIndex, blockNumber, seriesKey, name, at, args }) => {
      const said = args as Readonly<Record<string, string | number>>;
      const units = said.units ?? said.unitsSold ?? said.volume ?? said.unitsOutstanding;
      const counts = ['SettlementRound', 'RaiseSettled', 'SeriesActivated', 'WindowCleared'].includes(name);
      const reasons = {
        BidRejected: 'RejectReason',
        SeriesFailed: 'FailureReason',
        SeriesClosed: 'CloseReason',
      } as const;
      const of = reasons[name as keyof typeof reasons];
      return {
        chain: 'evm:10143',
        id: `${blockHash}:${logIndex}`,
        seriesKey,
        kind: name,
        blockNumber,
        logIndex,
        at,
        period: said.period ?? null,
        round: said.round ?? null,
        window: said.window ?? null,
        units: counts ? BigInt(units as string) : null,
        reason: of ? enumName(of, Number(said.reason)) : null,
      };
    });
    const sorted = <R extends { readonly id: string }>(list: readonly R[]) =>
      [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(sorted(rows)).toEqual(sorted(expected));
  });

  it('says what a series or a period was brought to', async () => {
    const rows = await database.prisma.activityEvent.findMany({
      orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }],
    });
    for (const { key, state } of await database.prisma.series.findMany()) {
      const states = ['RAISING', 'SETTLING', 'ACTIVE', 'FAILED', 'TAIL', 'CLOSED', 'EXTINGUISHED'];
      const last = rows.filter((row) => row.seriesKey === key && states.includes(row.status ?? '')).at(-1);
      expect(last?.status).toBe(state === 'PAUSED' ? 'ACTIVE' : state);
    }
    for (const row of rows.filter(({ period }) => period !== null)) {
      const { state } = await database.prisma.period.findFirstOrThrow({
        where: { seriesKey: row.seriesKey, period: row.period as number },
      });
      expect(row.status).toBe(state);
    }
  });
});
