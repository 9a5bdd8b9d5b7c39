import type { Address } from '@income-series/protocol/address';
import type { EvmAddress } from '@income-series/protocol/hex';
import { holdingsProjection } from '../../../src/domains/holdings/worker/projection.ts';
import { positions } from '../../../src/domains/holdings/worker/units-projection.ts';
import { series, seriesProjection } from '../../../src/domains/series/worker/projection.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { createSeriesFold } from '../../../src/indexing/projection/series-fold.ts';
import { clusterWallets, namesakes, personas } from '../personas.ts';
import { at, CHAIN, curveSeries, type KnownSeries, namesakeSeries, numbered, word } from './known.ts';

/** What became of all units that a wallet ever had of a series. */
type Fate = 'holds' | 'sold' | 'unstaked' | 'sold by a tender' | 'held until the end';
/** Whether the wallet is a holder for it: who had units when the series ended, or has some now. */
const IS_HOLDER: Readonly<Record<Fate, boolean>> = {
  holds: true,
  sold: false,
  unstaked: false,
  'sold by a tender': false,
  'held until the end': true,
};

const { A, B } = numbered;
const D = curveSeries;
const { holderA1, holderA2, holderB, unrevealedA } = personas;
const onCluster = clusterWallets;

const FATES: readonly (readonly [KnownSeries<Address>, Address, Fate])[] = [
  [A, holderA1.wallet.address, 'holds'],
  [A, holderA2.wallet.address, 'holds'],
  [B, holderB.wallet.address, 'holds'],
  [B, holderA1.wallet.address, 'sold'],
  [B, unrevealedA.wallet.address, 'held until the end'],
  [D, onCluster.stakerS.address, 'holds'],
  [D, onCluster.holderB.address, 'holds'],
  [D, onCluster.holderA2.address, 'unstaked'],
  [D, onCluster.unrevealedA.address, 'sold by a tender'],
  [namesakeSeries, namesakes.ofHolderA1, 'holds'],
];

/** Who is a holder of which series, as rows that the truth reads. No table of the product is asked for it. */
export const HOLDINGS = FATES.map(([{ chain, key }, wallet, fate]) => ({
  ...{ chain, series_key: key, wallet },
  holds: IS_HOLDER[fate],
}));

type UnitEvent = readonly [day: string, name: string, args: object];

const minted = (holder: EvmAddress, units: number, day = '2025-01-22'): UnitEvent => [
  day,
  'UnitsMinted',
  { holder, units: `${units}` },
];
const sold = (from: EvmAddress, to: EvmAddress, units: number, day: string): readonly UnitEvent[] => [
  [day, 'UnitsLocked', { holder: from, units: `${units}` }],
  [day, 'UnitsTransferred', { from, to, units: `${units}` }],
];
const staked = (holder: Address, units: bigint, day: string): UnitEvent => [
  day,
  'UnitsStaked',
  { holder, units: `${units}`, stakedTotal: '0' },
];

/** The events of units, by series, as their chains emitted them. */
const UNIT_EVENTS: readonly (readonly [KnownSeries<Address>, readonly UnitEvent[]])[] = [
  [
    A,
    [
      minted(holderA1.wallet.address, 60),
      minted(holderA2.wallet.address, 40),
      ['2025-04-21', 'PayoutClaimed', { holder: holderA1.wallet.address, throughPeriod: 20251, amount: '5940000' }],
    ],
  ],
  [
    B,
    [
      minted(holderB.wallet.address, 100),
      ...sold(holderB.wallet.address, holderA1.wallet.address, 15, '2025-02-22'),
      ...sold(holderA1.wallet.address, unrevealedA.wallet.address, 5, '2025-02-22'),
      ...sold(holderA1.wallet.address, holderB.wallet.address, 10, '2025-02-23'),
      ['2025-06-30', 'SeriesClosed', { reason: 2 }],
      ['2025-07-01', 'UnitsBurned', { holder: unrevealedA.wallet.address, units: '5' }],
    ],
  ],
  [
    D,
    [
      staked(onCluster.stakerS.address, 300_000_000n, '2025-03-21'),
      staked(onCluster.holderB.address, 50_000_000n, '2025-03-22'),
      staked(onCluster.holderA2.address, 5n, '2025-03-23'),
      ['2025-03-24', 'UnitsUnstaked', { holder: onCluster.holderA2.address, units: '5', stakedTotal: '0' }],
      staked(onCluster.unrevealedA.address, 40_000_000n, '2025-03-20'),
      ['2025-03-28', 'RedemptionClaimed', { holder: onCluster.unrevealedA.address, amount: '0' }],
      ['2025-03-28', 'UnitsBurned', { holder: onCluster.unrevealedA.address, units: '40000000' }],
    ],
  ],
  [namesakeSeries, [staked(namesakes.ofHolderA1, 10_000_000n, '2025-03-25')]],
];

/** Inserts the positions of a series, which the product's own fold makes of its events. */
export async function insertPositions(db: PrismaClient, of: KnownSeries<Address>): Promise<void> {
  const { chain, key } = of;
  const row = { key, phase: null, unitsOutstanding: 0n, stakedTotal: 0n, closeReason: null };
  const fold = createSeriesFold([seriesProjection, holdingsProjection], chain, {
    tables: new Map([[series as never, [row]]]),
    memories: new Map(),
  });
  const [, events = []] = UNIT_EVENTS.find(([one]) => one.chain === chain && one.key === key) ?? [];
  fold.apply(
    events.map(([day, name, args], logIndex) => ({
      ...{ name, args: { seriesKey: key, ...args }, blockHash: word(0), blockNumber: 0n, logIndex },
      timestamp: BigInt(at(day).getTime() / 1000),
    })),
  );
  const rows = fold.rows(positions).rows();
  await db.position.createMany({
    data: rows.map(([, position]) => ({ ...position, chain, claimedTotal: `${position.claimedTotal}` })),
  });
}

/** Inserts the positions of A and B, and the events behind A's payments. */
export async function insertHoldings(db: PrismaClient): Promise<void> {
  for (const of of [A, B]) await insertPositions(db, of);
  await db.indexerCursor.create({ data: { chain: CHAIN, blockNumber: 60n, blockHash: word(60) } });

  const minted = (holder: EvmAddress, units: number) => ({ holder, units: `${units}` });
  const split = (period: number, gross: bigint) => ({
    period,
    accrualIn: '0',
    gross: `${gross}`,
    fee: `${gross / 100n}`,
    net: `${gross - gross / 100n}`,
    accrualOut: '0',
  });
  const events: readonly (readonly [name: string, args: object])[] = [
    ['SeriesActivated', { unitsOutstanding: '100', openingCommitment: word(0) }],
    ['UnitsMinted', minted(holderA1.wallet.address, 60)],
    ['UnitsMinted', minted(holderA2.wallet.address, 40)],
    ['PaymentSplit', split(20251, 12_000_000n)],
    ['PayoutClaimed', { holder: holderA1.wallet.address, throughPeriod: 20251, amount: '5940000' }],
    ['PaymentSplit', split(20252, 18_000_000n)],
  ];
  await db.chainEvent.createMany({ data: events.map((event, i) => row(A, event, i)) });
}

const row = ({ key }: KnownSeries, [name, args]: readonly [string, object], i: number) => ({
  blockHash: word(0x3600 + i),
  logIndex: 1,
  chain: CHAIN,
  blockNumber: BigInt(22 + i),
  txHash: word(0x3700 + i),
  contract: word(0x1).slice(0, 42),
  name,
  seriesKey: key,
  args: { seriesKey: key, ...args },
  at: at(`2025-0${i + 1}-21`),
});
