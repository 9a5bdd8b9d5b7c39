import type { Address } from '../../../src/core/address.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { curveCheckId, logId, periodId, positionId } from '../../../src/core/ids.ts';
import type { Vault } from '../../../src/core/vault/index.ts';
import { createTermsService } from '../../../src/domains/terms/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { type PersonaName, personas } from '../personas.ts';
import { at, CHAIN, dec, known, seriesRow, word } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import type { Link, Reader, Row } from '../row-truth.ts';

/** A series of issuer B, sold on a curve. Its wallets are those of the population's chain, as all rows' are. */
export const curveSeries = known(personas.issuerB.wallet.address, 4);
const { key: seriesKey } = curveSeries;
const STAKES: readonly (readonly [PersonaName, bigint])[] = [
  ['holderB', 300_000_000n],
  ['backerA', 50_000_000n],
  // Who has unstaked everything.
  ['holderA2', 0n],
];
const noRaise = {
  ...{ phase: null, reservePrice: null, maxUnitsPerBid: null, minRaise: null, minHolders: null },
  ...{ concentrationBps: null, commitEndsAt: null, revealEndsAt: null, gateEndsAt: null },
  ...{ clearingPrice: null, unitsSold: null, proceeds: null, mintGate: null },
};

const walletOf = (name: PersonaName): Address => personas[name].wallet.address;
const log = (block: number, logIndex: number) => ({
  chain: CHAIN,
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

const reminderRow = (wallet: Address, round: number) => ({
  ...{ chain: CHAIN, id: `${seriesKey}:${wallet}:CLAIM_PAYOUT:${round}`, seriesKey, wallet, round },
  ...{ step: 'CLAIM_PAYOUT', at: at('2025-05-10') },
});
const ownReminder = (reader: Reader, row: Row) => reader !== 'public' && row.wallet === walletOf(reader);

/** Sold, activated, staked, counted once; a round of tenders is open. */
async function insert(db: PrismaClient, _population: unknown, vault: Vault): Promise<void> {
  const staked = STAKES.reduce((sum, [, units]) => sum + units, 0n);
  await db.series.create({
    data: {
      ...seriesRow(curveSeries, { createdBlock: 13n, unitsOutstanding: 900_000_000n, ...noRaise }),
      stakedTotal: staked,
      tenderedTotal: 10_000_000n,
    },
  });
  await db.curve.create({
    data: {
      chain: CHAIN,
      seriesKey,
      mint: `0x${'c4'.repeat(20)}`,
      virtualQuote: dec(2_000_000_000n),
      virtualBase: dec(2_000_000_000n),
      threshold: dec(1_000_000_000n),
      deadline: at('2025-03-20'),
      feeBps: 100,
      treasuryBps: 1_000,
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
  await db.curveCensus.create({
    data: {
      chain: CHAIN,
      id: periodId(seriesKey, 20251),
      seriesKey,
      period: 20251,
      units: staked,
      takenAt: at('2025-04-01'),
    },
  });
  await db.curveTrade.createMany({ data: [1, 2, 3].map(tradeRow) });
  await db.position.createMany({
    data: STAKES.map(([name, units], i) => ({
      chain: CHAIN,
      id: positionId(seriesKey, walletOf(name)),
      seriesKey,
      holder: walletOf(name),
      units,
      stakedUnits: units,
      openedAt: at(`2025-03-2${i + 1}`),
    })),
  });
  const money = { ...log(75, 1), txHash: word(5_075) };
  await db.moneyEvent.createMany({
    data: [
      { ...money, kind: 'TREASURY_FUNDED', amount: dec(120_000_000n) },
      { ...money, ...log(76, 1), kind: 'PROCEEDS', wallet: curveSeries.issuer, amount: dec(1_080_000_000n) },
      { ...money, ...log(77, 1), kind: 'PAYOUT_CLAIMED', wallet: walletOf('holderB'), amount: dec(7n), period: 20251 },
    ],
  });
  await db.feeEntry.create({
    data: { ...log(72, 2), txHash: word(5_072), kind: 'curveTrading', amount: dec(10_101n) },
  });
  const check = (block: number, due: string | null) => ({
    ...{ chain: CHAIN, id: curveCheckId(seriesKey, BigInt(block)), seriesKey, blockNumber: BigInt(block), due },
    ...(due === 'ACTIVATE' ? { state: 'CURVE', reserve: dec(1_200_000_000n) } : { state: 'ACTIVE', reserve: dec(0n) }),
    at: at(`2025-03-${block - 60}`),
  });
  await db.curveCheck.createMany({ data: [check(74, 'ACTIVATE'), check(75, null), check(79, 'TAKE_CENSUS')] });
  await db.curveReminder.createMany({
    data: (['holderB', 'backerA'] as const).map((name) => reminderRow(walletOf(name), 20251)),
  });
  const terms = createTermsService({ db, vault, clock: systemClock });
  await db.$transaction((tx) => terms.seal(tx, { chain: CHAIN, seriesKey }, curveSeries.terms));
}

const publicRow = { labels: () => [], visible: () => true } as const;
const ofSeries: Link = (parent, _reader, _tables, rows) =>
  rows.filter((row) => row.series_key === (parent?.series_key ?? parent?.key));

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
    'Query.curveChecks': (...given) =>
      [...ofSeries(...given)].sort((a, b) => Number(b.block_number) - Number(a.block_number)),
    'Query.myCurveReminders': (_parent, reader, _tables, rows) => rows.filter((row) => ownReminder(reader, row)),
    'Series.curve': ofSeries,
    'Curve.census': ofSeries,
    'Series.stakes': (...given) => [...ofSeries(...given)].sort((a, b) => Number(a.opened_at) - Number(b.opened_at)),
  },
  open: { myCurveReminders: (reader) => reader !== 'public' },
  grow: async (db, n) => {
    const [block, wallet] = [BigInt(1_000 + n), walletOf('holderB')];
    const [id, state, reserve] = [curveCheckId(seriesKey, block), 'ACTIVE', dec(0n)];
    await db.curveCheck.create({
      data: { chain: CHAIN, id, seriesKey, blockNumber: block, state, reserve, at: at('2025-04-01') },
    });
    await db.curveReminder.create({ data: reminderRow(wallet, 20251 + 10 * n) });
    const period = 20251 + 10 * n;
    await db.curveCensus.create({
      data: { chain: CHAIN, id: periodId(seriesKey, period), seriesKey, period, units: 1n, takenAt: at('2025-04-01') },
    });
    await db.curveTrade.create({ data: { ...tradeRow(1), id: `trade:${n}`, blockNumber: BigInt(1_000 + n) } });
  },
};
