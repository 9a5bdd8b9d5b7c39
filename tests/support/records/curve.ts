import { type SolanaAddress, solanaAddressOf } from '@income-series/protocol/address';
import { systemClock } from '@income-series/protocol/clock';
import { curveCheckId, logId, periodId } from '../../../src/core/ids.ts';
import type { Vault } from '../../../src/core/vault/index.ts';
import { createTermsService } from '../../../src/domains/terms/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { CLUSTER, type ClusterOwner, clusterWallets } from '../personas.ts';
import { insertPositions } from '../population/holdings.ts';
import { at, curveSeries, dec, namesakeSeries, seriesRow, txOn, word } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { isWalletOf, type Reader, type Row, sameSeries } from '../row-truth.ts';

const { key: seriesKey } = curveSeries;
const STAKED = 350_000_000n;
const noRaise = {
  ...{ phase: null, reservePrice: null, maxUnitsPerBid: null, minRaise: null, minHolders: null },
  ...{ concentrationBps: null, commitEndsAt: null, revealEndsAt: null, gateEndsAt: null },
  ...{ clearingPrice: null, unitsSold: null, proceeds: null, mintGate: null },
};

const walletOf = (name: ClusterOwner): SolanaAddress => clusterWallets[name].address;
const log = (block: number, logIndex: number) => ({
  chain: CLUSTER,
  id: logId(word(block), logIndex),
  seriesKey,
  blockNumber: BigInt(block),
  logIndex,
  at: at(`2025-03-${block - 60}`),
});

const tradeRow = (n: number) => ({
  ...log(71 + n, 1),
  price: dec(10n ** 24n + BigInt(n) * 10n ** 21n),
  volume: dec(1_000_000n),
  units: 990_000n,
});

/** A curve as it is before the first trade. */
const untraded = {
  virtualQuote: dec(2_000_000_000n),
  virtualBase: dec(2_000_000_000n),
  threshold: dec(1_000_000_000n),
  deadline: at('2025-03-20'),
  feeBps: 100,
  treasuryBps: 1_000,
};

const reminderRow = (wallet: SolanaAddress, round: number) => ({
  ...{ chain: CLUSTER, id: `${seriesKey}:${wallet}:CLAIM_PAYOUT:${round}`, seriesKey, wallet, round },
  ...{ step: 'CLAIM_PAYOUT', at: at('2025-05-10') },
});
const ownReminder = (reader: Reader, row: Row) => isWalletOf(reader, row, 'wallet');

/** The series that is sold, activated, staked, counted once; a round of tenders is open. */
async function insertActive(db: PrismaClient): Promise<void> {
  await db.series.create({
    data: {
      ...seriesRow(curveSeries, { createdBlock: 13n, unitsOutstanding: 900_000_000n, ...noRaise }),
      stakedTotal: STAKED,
      tenderedTotal: 10_000_000n,
    },
  });
  await db.curve.create({
    data: {
      ...{ chain: CLUSTER, seriesKey, ...untraded },
      mint: solanaAddressOf(new Uint8Array(32).fill(0xc4)),
      sold: 900_000_000n,
      feesHeld: dec(12_000_000n),
      proceeds: dec(1_080_000_000n),
      treasury: dec(120_000_000n),
      raised: dec(1_200_000_000n),
      tenderRound: 1,
      tenderState: 'OPEN',
      tenderPrice: dec(2_000_000n),
      tenderEndsAt: at('2025-05-20'),
    },
  });
  const id = periodId(seriesKey, 20251);
  const census = { chain: CLUSTER, id, seriesKey, period: 20251, units: STAKED, takenAt: at('2025-04-01') };
  await db.curveCensus.create({ data: census });
  await db.curveTrade.createMany({ data: [1, 2, 3].map(tradeRow) });
  await insertPositions(db, curveSeries);
  const money = { ...log(75, 1), txHash: txOn(CLUSTER, 5_075) };
  await db.moneyEvent.createMany({
    data: [
      { ...money, kind: 'TREASURY_FUNDED', amount: dec(120_000_000n) },
      { ...money, ...log(76, 1), kind: 'PROCEEDS', wallet: curveSeries.issuer, amount: dec(1_080_000_000n) },
      { ...money, ...log(77, 1), kind: 'PAYOUT_CLAIMED', wallet: walletOf('stakerS'), amount: dec(7n), period: 20251 },
    ],
  });
  await db.feeEntry.create({
    data: { ...log(72, 2), txHash: txOn(CLUSTER, 5_072), kind: 'curveTrading', amount: dec(10_101n) },
  });
  const check = (block: number, due: string | null) => ({
    ...{ chain: CLUSTER, id: curveCheckId(seriesKey, BigInt(block)), seriesKey, blockNumber: BigInt(block), due },
    ...(due === 'ACTIVATE' ? { state: 'CURVE', reserve: dec(1_200_000_000n) } : { state: 'ACTIVE', reserve: dec(0n) }),
    at: at(`2025-03-${block - 60}`),
  });
  await db.curveCheck.createMany({ data: [check(74, 'ACTIVATE'), check(75, null), check(79, 'TAKE_CENSUS')] });
  await db.curveReminder.createMany({
    data: (['stakerS', 'holderB', 'backerA'] as const).map((name) => reminderRow(walletOf(name), 20251)),
  });
}

/** The series of A's key: still sold; the wallet of the bytes of a holder's of A staked. */
async function insertNamesake(db: PrismaClient): Promise<void> {
  const { chain, key } = namesakeSeries;
  const more = { createdBlock: 14n, unitsOutstanding: 0n, state: 'CURVE', activatedAt: null, ...noRaise };
  await db.series.create({ data: { ...seriesRow(namesakeSeries, more), stakedTotal: 10_000_000n } });
  const mint = solanaAddressOf(new Uint8Array(32).fill(0xc5));
  await db.curve.create({ data: { chain, seriesKey: key, mint, ...untraded, reserve: dec(5n), sold: 20_000_000n } });
  await insertPositions(db, namesakeSeries);
}

async function insert(db: PrismaClient, _population: unknown, vault: Vault): Promise<void> {
  await insertNamesake(db);
  await insertActive(db);
  const terms = createTermsService({ db, vault, clock: systemClock });
  for (const { chain, key, terms: sealed } of [curveSeries, namesakeSeries])
    await db.$transaction((tx) => terms.seal(tx, { chain, seriesKey: key }, sealed));
}

const publicRow = { labels: () => [], visible: () => true } as const;

export const record: PopulatedRecord = {
  insert,
  types: {
    Curve: { table: 'curves', key: null, ...publicRow },
    CurveCensus: { table: 'curve_census', key: 'id', ...publicRow },
    CurveCheck: { table: 'curve_monitor', key: 'id', ...publicRow },
    CurveReminder: {
      table: 'reminders_sent',
      key: 'id',
      labels: (reader, row) => (ownReminder(reader, row) ? ['owner'] : []),
      visible: ownReminder,
    },
    Stake: { table: 'positions', key: null, labels: () => [], visible: (_reader, row) => Number(row.staked_units) > 0 },
  },
  links: {
    'Query.curveChecks': (...reading) =>
      [...sameSeries(...reading)].sort((a, b) => Number(b.block_number) - Number(a.block_number)),
    'Query.myCurveReminders': (_parent, reader, _tables, rows) => rows.filter((row) => ownReminder(reader, row)),
    'Series.curve': sameSeries,
    'Curve.census': sameSeries,
    'Series.stakes': (...reading) =>
      [...sameSeries(...reading)].sort((a, b) => Number(a.opened_at) - Number(b.opened_at)),
  },
  open: { myCurveReminders: (reader) => reader !== 'public' },
  grow: async (db, n) => {
    const [block, wallet] = [BigInt(1_000 + n), walletOf('holderB')];
    const [id, state, reserve] = [curveCheckId(seriesKey, block), 'ACTIVE', dec(0n)];
    await db.curveCheck.create({
      data: { chain: CLUSTER, id, seriesKey, blockNumber: block, state, reserve, at: at('2025-04-01') },
    });
    await db.curveReminder.create({ data: reminderRow(wallet, 20251 + 10 * n) });
    const period = 20251 + 10 * n;
    await db.curveCensus.create({
      data: {
        chain: CLUSTER,
        id: periodId(seriesKey, period),
        seriesKey,
        period,
        units: 1n,
        takenAt: at('2025-04-01'),
      },
    });
    await db.curveTrade.create({ data: { ...tradeRow(1), id: `trade:${n}`, blockNumber: BigInt(1_000 + n) } });
  },
};
