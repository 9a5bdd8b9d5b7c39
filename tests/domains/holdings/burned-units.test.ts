// Which burned units of a series of a cluster their wallet had until the end, and which a tender bought before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address, SolanaAddress } from '@income-series/protocol/address';
import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../src/adapters/db/migrate.ts';
import type { PositionRow } from '../../../src/domains/holdings/rows.ts';
import { holdingsProjection } from '../../../src/domains/holdings/worker/projection.ts';
import { newPosition, positions } from '../../../src/domains/holdings/worker/units-projection.ts';
import { series, seriesProjection } from '../../../src/domains/series/worker/projection.ts';
import { insertEvents } from '../../../src/indexing/event-store.ts';
import { createSeriesFold } from '../../../src/indexing/projection/series-fold.ts';
import { createTestDatabase } from '../../support/database.ts';
import { CLUSTER, clusterWallets } from '../../support/personas.ts';
import { at, curveSeries, seriesRow, txOn, word } from '../../support/population/known.ts';

const [HOLDER, OTHER] = [clusterWallets.stakerS.address, clusterWallets.holderB.address];
const [TERM, BUYOUT] = [1, 3];
const [ACTIVE, EXTINGUISHED] = [3, 8];

type NamedEvent = readonly [name: string, args: object];
const stake: NamedEvent = ['UnitsStaked', { holder: HOLDER, units: '10', stakedTotal: '10' }];
const othersStake: NamedEvent = ['UnitsStaked', { holder: OTHER, units: '4', stakedTotal: '14' }];
/** A claim that burns units, as one transaction emits it. */
const claim = (name: string, units: number, holder: SolanaAddress = HOLDER): readonly NamedEvent[] => [
  [name, { holder, amount: '1' }],
  ['UnitsBurned', { holder, units: `${units}` }],
];
const ofTender = (units: number, holder?: SolanaAddress) => claim('RedemptionClaimed', units, holder);
const closed = (reason: number): NamedEvent => ['SeriesClosed', { reason }];
const extinguished: NamedEvent = ['SeriesStateMoved', { from: ACTIVE, to: EXTINGUISHED }];

const STORIES: readonly (readonly [string, readonly NamedEvent[], burned: bigint])[] = [
  ['a tender bought all in a running series', [stake, ...ofTender(10)], 0n],
  [
    'a tender accepted nothing, and the end came',
    [stake, ...ofTender(0), closed(TERM), ...claim('FinalClaimed', 10)],
    10n,
  ],
  [
    'a tender bought a part, and the end the rest',
    [stake, ...ofTender(7), closed(TERM), ...claim('FinalClaimed', 3)],
    3n,
  ],
  [
    'a tender bought all, and the end found nothing',
    [stake, ...ofTender(10), closed(TERM), ...claim('FinalClaimed', 0)],
    0n,
  ],
  ['a tender is paid after an extinguishment', [stake, extinguished, ...ofTender(10), ...claim('FinalClaimed', 0)], 0n],
  ['an extinguishment found all', [stake, extinguished, ...claim('FinalClaimed', 10)], 10n],
  ['a buy-out found what a tender had left', [stake, ...ofTender(6), closed(BUYOUT), ...ofTender(4)], 4n],
  [
    'another wallet sold by the tender',
    [stake, othersStake, ...ofTender(4, OTHER), closed(TERM), ...claim('FinalClaimed', 10)],
    10n,
  ],
];

const keyOf = (story: number): Bytes32 => word(0x7e00 + story);
const eventsOf = (story: number, events: readonly NamedEvent[]): readonly ChainEventRecord[] =>
  events.map(([name, args], i) => ({
    ...{ blockHash: word(0x7f00 + story), blockNumber: 50n, logIndex: i, name },
    ...{ txHash: txOn(CLUSTER, i), contract: curveSeries.issuer, seriesKey: keyOf(story), timestamp: BigInt(i) },
    args: { seriesKey: keyOf(story), ...args },
  }));

/** The positions that a story leaves. */
function fold(story: number, events: readonly NamedEvent[]): readonly PositionRow[] {
  const folded = createSeriesFold([seriesProjection, holdingsProjection], CLUSTER, {
    tables: new Map([
      [
        series as never,
        [{ key: keyOf(story), phase: null, unitsOutstanding: 99n, stakedTotal: 0n, closeReason: null }],
      ],
    ]),
    memories: new Map(),
  });
  folded.apply(eventsOf(story, events));
  return folded
    .rows(positions)
    .rows()
    .map(([, row]) => row);
}

it.each(STORIES.map((story, i) => [...story, i] as const))('%s', (_, events, burned, i) => {
  expect(fold(i, events).find(({ holder }) => holder === HOLDER)?.burnedUnits).toBe(burned);
});

it('rows that an earlier version folded are corrected, and the saved states of such rows', async () => {
  await using database = await createTestDatabase();
  const { prisma: db } = database;
  const burnedBy = (story: number, of: Address) =>
    eventsOf(story, STORIES[story]?.[1] ?? [])
      .filter(({ name, args }) => name === 'UnitsBurned' && args.holder === of)
      .reduce((sum, { args }) => sum + BigInt(String(args.units)), 0n);
  await db.indexerCursor.create({ data: { chain: CLUSTER, blockNumber: 99n, blockHash: word(99) } });
  const right: (readonly [string, bigint])[] = [];
  for (const [story, [, events]] of STORIES.entries()) {
    await db.series.create({ data: { ...seriesRow(curveSeries, {}), key: keyOf(story) } });
    await db.$transaction((tx) => insertEvents(tx, CLUSTER, eventsOf(story, events)));
    for (const row of fold(story, events)) {
      const old = {
        ...row,
        chain: CLUSTER,
        burnedUnits: burnedBy(story, row.holder),
        claimedTotal: `${row.claimedTotal}`,
      };
      await db.position.create({ data: old });
      right.push([row.id, row.burnedUnits]);
    }
  }
  /** A state of a row before a later block, with what was burned by then. */
  const saved = (story: number, blockNumber: bigint, burned: bigint) => ({
    ...{
      chain: CLUSTER,
      blockNumber,
      tableName: 'positions',
      key: newPosition(keyOf(story), HOLDER, at('2025-01-01')).id,
    },
    row: { series_key: keyOf(story), holder: HOLDER, burned_units: `${burned}` },
  });
  await db.indexUndo.createMany({ data: [saved(2, 0n, 0n), saved(2, 99n, 10n), saved(6, 99n, 10n)] });

  await db.$executeRawUnsafe(readFileSync(join(MIGRATIONS, '20261128100716_tender_burns', 'migration.sql'), 'utf8'));
  const rows = await db.position.findMany({ orderBy: { id: 'asc' } });
  expect(rows.map(({ id, burnedUnits }) => [id, burnedUnits])).toEqual(right.sort(([a], [b]) => (a < b ? -1 : 1)));
  const undo = await db.indexUndo.findMany({ orderBy: [{ key: 'asc' }, { blockNumber: 'asc' }] });
  expect(undo.map(({ row }) => Number((row as { burned_units: unknown }).burned_units))).toEqual([0, 3, 4]);
});
