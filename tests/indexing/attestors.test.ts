import { enumName } from '@income-series/protocol/chain-enums';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import { describe, expect, it } from 'vitest';
import { abis } from '../../src/adapters/evm/abi.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { raise, seriesKeyOf, submitReport, termsOf } from './support/actions.ts';
import { trueUp } from './support/attestors.ts';
import { ATTESTED, ROUTED, runAttestors } from './support/attestors-story.ts';
import { catchUp, indexerOf } from './support/index.ts';
import { happens } from './support/stage.ts';
import { createWorld, START } from './support/world.ts';

const world = await forFile(createWorld());
await runAttestors(world);
const database = await forFile(createTestDatabase());
await catchUp(indexerOf(world, database.prisma));

const digits = (value: { toFixed(places: number): string } | null) =>
  value === null ? null : BigInt(value.toFixed(0));
const seriesOf = (series: number) =>
  database.prisma.series.findUniqueOrThrow({
    where: { chain_key: { chain: 'evm:10143', key: seriesKeyOf(world, series) } },
  });

describe('what is indexed of the attestors’ part', () => {
  it.each([ATTESTED, ROUTED])('is what hub, hardship contract and router hold of series %i', async (series) => {
    const row = await seriesOf(series);
    const args = [row.key as Bytes32] as const;
    const read = world.client.readContract;
    const hardship = { address: world.contracts.hardship, abi: abis.hardship, args } as const;
    const view = await read({ address: world.contracts.hub, abi: abis.hub, functionName: 'getSeries', args });
    const pause = await read({ ...hardship, functionName: 'pauseOf' });
    const [open, theta, rate] = await read({
      address: world.contracts.router,
      abi: abis.router,
      functionName: 'routerOf',
      args,
    });
    expect({
      state: row.state,
      terms: row.termsCommitment,
      cap: digits(row.cap),
      paid: digits(row.paidTotal),
      accrued: digits(row.accruedTotal),
      credit: digits(row.creditTotal),
      nonces: [row.amendmentNonce, row.trueupNonce, row.pauseNonce, row.extinguishNonce],
      routed: [row.routed, digits(row.routedTheta) ?? 0n, digits(row.routedRate) ?? 0n],
    }).toEqual({
      state: enumName('State', view.state),
      terms: view.termsCommitment,
      cap: view.cap,
      paid: view.paid,
      accrued: view.accrued,
      credit: view.credit,
      nonces: [
        view.amendmentNonce,
        view.trueupNonce,
        pause.pauseNonce,
        await read({ ...hardship, functionName: 'extinguishNonce' }),
      ],
      routed: [open, theta, rate],
    });
    expect(view.routed).toBe(row.routed);
  });

  it('had all of the story happen', async () => {
    const attested = await seriesOf(ATTESTED);
    expect(attested).toMatchObject({
      state: 'EXTINGUISHED',
      pausedUntil: null,
      lastIncomeCommitment: expect.any(String),
    });
    expect([attested.amendmentNonce, attested.trueupNonce, attested.pauseNonce, attested.extinguishNonce]).toEqual([
      1n,
      1n,
      2n,
      2n,
    ]);
    const routed = await seriesOf(ROUTED);
    expect(routed).toMatchObject({ state: 'TAIL', routed: true });
    expect(digits(routed.routedTheta)).toBe(7n); // amended
    expect(digits(routed.routedRate)).toBe(termsOf(ROUTED).r);
  });

  it('has the period states of the hub, a deferred quarter reported in the end', async () => {
    const rows = await database.prisma.period.findMany();
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const { value } = await world.chain.periodState(row.seriesKey as Bytes32, row.period);
      expect(row.state, row.id).toBe(value);
    }
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set(['REPORTED']));
    expect(await database.prisma.activityEvent.count({ where: { kind: 'PeriodDeferred' } })).toBe(1);
  });

  it('keeps of a routed report its income and neither proof, attestation nor commitments', async () => {
    const reports = await database.prisma.report.findMany({
      where: { seriesKey: seriesKeyOf(world, ROUTED) },
      orderBy: { period: 'asc' },
    });
    expect(reports.map(({ routedIncome }) => digits(routedIncome))).toEqual([
      1_200_000_001n,
      1_700_000_001n,
      null, // by documents: nothing was routed
    ]);
    const [byDocuments] = reports.splice(2);
    expect(byDocuments).toMatchObject({ tier: 3, attestation: { signer: world.attestors[0].address } });
    expect(digits(byDocuments?.payment ?? null)).toBe(90_000_000n);
    expect(digits(byDocuments?.gross ?? null)).toBeLessThan(90_000_000n); // less what the router counted
    for (const report of reports) {
      expect(report).toMatchObject({
        tier: 1,
        liquidityFlag: 0,
        proof: null,
        attestation: null,
        incomeCommitment: null,
        priorIncomeCommitment: null,
        fxFallback: null,
      });
      expect(digits(report.fxRate)).toBe(10n ** 18n);
    }
    expect(digits(reports[0]?.payment ?? null)).toBeGreaterThan(0n);
  });

  it('adds up what came through the router in each quarter', async () => {
    const rows = await database.prisma.routedIncome.findMany({ orderBy: { period: 'asc' } });
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [amount, withheld] = await world.client.readContract({
        address: world.contracts.router,
        abi: abis.router,
        functionName: 'routedIn',
        args: [row.seriesKey as Bytes32, row.period],
      });
      expect([digits(row.amount), digits(row.withheld)], row.id).toEqual([amount, withheld]);
    }
  });

  it('keeps who signed the rate of a report whose feed was stale', async () => {
    const [first, last] = await database.prisma.report.findMany({
      where: { seriesKey: seriesKeyOf(world, ATTESTED) },
      orderBy: { period: 'asc' },
    });
    const [x, y, z] = world.attestors;
    expect(first).toMatchObject({
      tier: 3,
      period: periodAt(START),
      attestation: { signer: x.address },
      fxFallback: { signer: y.address, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) },
    });
    expect(last).toMatchObject({ tier: 3, attestation: { signer: z.address }, fxFallback: null });
  });

  it('enters a true-up as what it changed of what is owed, and no income', async () => {
    const money = await database.prisma.moneyEvent.findMany({ where: { wallet: null } });
    const trueUps = money.filter(({ kind }) => kind.startsWith('TRUE_UP'));
    expect(trueUps.map(({ kind, amount }) => [kind, digits(amount)])).toEqual([['TRUE_UP', 9_000_000n]]);
    expect(new Set(money.map(({ kind }) => kind))).toEqual(
      new Set(['REPORT_PAYMENT', 'PAYOUT_NET', 'ACCRUAL', 'TRUE_UP']),
    );
    const [income] = await database.prisma.routedIncome.findMany();
    expect(money.map(({ amount }) => digits(amount))).not.toContain(digits(income?.amount ?? null));
  });

  it('nets what a true-up took back from the payments that follow, as the hub does', async () => {
    const first = periodAt(await world.anvil.clock.now());
    const [second, third, fourth] = [1, 2, 3].map((quarters) => first + quarters) as [number, number, number];
    const fifth = nextPeriod(fourth);
    const last = nextPeriod(fifth);
    const seriesKey = seriesKeyOf(world, 6);
    await raise(world, 6, [0, 1, 2], { firstPeriod: first, lastPeriod: last });
    await world.anvil.clock.set(periodEnd(fourth) + 1n);
    for (const period of [first, second, third]) {
      await happens(world.act(world.owner, { kind: 'markMissed', seriesKey, period }));
    }
    await happens(submitReport(world, 6, { payment: 1_000n, flag: 0 }));
    await happens(trueUp(world, 6, world.attestors[0], { year: yearOf(first), adjustment: -5_000n }));
    expect(await creditOf(6)).toEqual({ indexed: 5_000n, onChain: 5_000n });
    await world.anvil.clock.set(periodEnd(fifth) + 1n);
    await happens(submitReport(world, 6, { payment: 3_000n, flag: 0 }));
    expect(await creditOf(6)).toEqual({ indexed: 2_000n, onChain: 2_000n });
    await world.anvil.clock.set(periodEnd(last) + 1n);
    await happens(submitReport(world, 6, { payment: 10_000n, flag: 0 }));
    expect(await creditOf(6)).toEqual({ indexed: 0n, onChain: 0n });
    const reports = await database.prisma.report.findMany({ where: { seriesKey }, orderBy: { period: 'asc' } });
    expect(reports.map(({ gross }) => digits(gross))).toEqual([1_000n, 0n, 8_000n]);
    const trueUps = await database.prisma.moneyEvent.findMany({
      where: { seriesKey, kind: { startsWith: 'TRUE_UP' } },
    });
    expect(trueUps.map(({ kind, amount }) => [kind, digits(amount)])).toEqual([['TRUE_UP_CREDIT', 5_000n]]);
  });
});

async function creditOf(series: number) {
  await catchUp(indexerOf(world, database.prisma));
  const args = [seriesKeyOf(world, series)] as const;
  const hub = { address: world.contracts.hub, abi: abis.hub } as const;
  const { credit } = await world.client.readContract({ ...hub, functionName: 'getSeries', args });
  return { indexed: digits((await seriesOf(series)).creditTotal), onChain: credit };
}
