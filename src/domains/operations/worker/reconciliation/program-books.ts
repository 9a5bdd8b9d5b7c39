import { smaller } from '@income-series/protocol/amounts';
import type { Bytes32 } from '@income-series/protocol/hex';
import { integers } from '../../../../core/integers.ts';
import type { Tx } from '../../../../core/tx.ts';
import type { AccountName, Holding } from '../../model/ports.ts';
import { CLAIM_LOGS, CLAIMS, type Numeric, type PageSizes, toBigint } from './books.ts';
import type { ProgramSeriesBook, ProgramSums } from './compare-program.ts';

/** The id of a row of the index, and the account that the row is compared with. */
export type NamedAccount = AccountName & { readonly id: string };

/** The keys after which the pages of a run begin. */
export interface ProgramBooksCursor {
  readonly series: string;
  readonly position: string;
  readonly census: string;
}

interface PositionRow extends Holding {
  readonly id: string;
  readonly units: bigint;
  /** The part of the units that was bought in windows and is not delivered: the program adds them to the position then. */
  readonly undeliveredUnits: bigint;
  readonly lockedUnits: bigint;
  readonly heldUnits: bigint;
  readonly stakedUnits: bigint;
  /** True if the units were sold by a raise, and are not staked. */
  readonly raised: boolean;
  readonly claimedTotal: bigint;
  /** The sum that its holder was paid, from the stored claim events. */
  readonly logged: bigint;
}

/** The rows and sums of the index that are compared with accounts, all at one block. */
export interface ProgramBooks {
  readonly block: bigint;
  /** The indexed hashes of the slots at which the accounts were read. */
  readonly hashes: ReadonlyMap<bigint, string>;
  /** By series, the slot of its last event after the first of these slots; absent if it had none. */
  readonly moved: ReadonlyMap<string, bigint>;
  readonly series: ReadonlyMap<string, ProgramSeriesBook>;
  readonly sums: ReadonlyMap<string, ProgramSums>;
  readonly positions: ReadonlyMap<string, PositionRow>;
  /** `mayBeClosed`: the series has ended, so the account may have been closed. */
  readonly censuses: ReadonlyMap<
    string,
    { readonly id: string; readonly units: bigint; readonly mayBeClosed: boolean }
  >;
}

/** The events that activate a series, of a curve and of a raise. */
const ACTIVATIONS = ['CurveActivated', 'SeriesActivated'];
const ENDED: ReadonlySet<string> = new Set(['CLOSED', 'EXTINGUISHED']);

const byId = <T>(rows: readonly T[], idOf: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [idOf(row), row]));

/** Reads the names of one page of rows, and the last indexed block; null if nothing is indexed, or the index is halted. */
export async function readNames(tx: Tx, chain: string, after: ProgramBooksCursor, sizes: PageSizes) {
  const cursor = await tx.indexerCursor.findUnique({ where: { chain } });
  if (cursor === null || cursor.halted !== null) return null;
  const [series, positions, censuses] = [
    await tx.series.findMany({
      where: { chain, key: { gt: after.series } },
      orderBy: { key: 'asc' },
      take: sizes.series,
      select: { key: true },
    }),
    await tx.position.findMany({
      where: { chain, id: { gt: after.position } },
      orderBy: { id: 'asc' },
      take: sizes.positions,
      select: { id: true, seriesKey: true, holder: true },
    }),
    await tx.curveCensus.findMany({
      where: { chain, id: { gt: after.census } },
      orderBy: { id: 'asc' },
      take: sizes.series,
      select: { id: true, seriesKey: true, period: true },
    }),
  ];
  const names = [
    ...series.map(({ key }) => ({ table: 'series', id: key, seriesKey: key })),
    ...positions.map((row) => ({ table: 'positions', ...row })),
    ...censuses.map((row) => ({ table: 'curve_census', ...row })),
  ] as readonly NamedAccount[];
  return { block: cursor.blockNumber, names };
}

/**
 * Reads the named rows, for accounts that were read at `slots`; null if the index is halted. The transaction must be REPEATABLE
 * READ.
 */
export async function readProgramBooks(
  tx: Tx,
  chain: string,
  names: readonly NamedAccount[],
  slots: readonly bigint[],
): Promise<ProgramBooks | null> {
  const cursor = await tx.indexerCursor.findUnique({ where: { chain } });
  if (cursor === null || cursor.halted !== null) return null;
  const idsOf = (table: NamedAccount['table']) => names.filter((name) => name.table === table).map(({ id }) => id);
  const keys = [...new Set(names.map(({ seriesKey }) => seriesKey))];
  const headers = await tx.indexedBlock.findMany({ where: { chain, number: { in: [...slots] } } });
  const lastEvents = await tx.chainEvent.groupBy({
    by: ['seriesKey'],
    where: { chain, seriesKey: { in: keys }, blockNumber: { gt: slots.reduce(smaller) } },
    _max: { blockNumber: true },
  });
  const rows = await tx.series.findMany({ where: { chain, key: { in: idsOf('series') } }, include: { curve: true } });
  const censuses = await tx.curveCensus.findMany({
    where: { chain, id: { in: idsOf('curve_census') } },
    select: { id: true, units: true, curve: { select: { series: { select: { state: true } } } } },
  });
  return {
    block: cursor.blockNumber,
    hashes: new Map([
      ...headers.map(({ number, hash }) => [number, hash] as const),
      [cursor.blockNumber, cursor.blockHash],
    ]),
    moved: new Map(lastEvents.map(({ seriesKey, _max }) => [seriesKey as string, _max.blockNumber ?? 0n])),
    series: byId(
      rows.map(({ curve, ...row }) => ({ ...integers(row), curve: curve && integers(curve) })),
      ({ key }) => key,
    ),
    sums: byId(await readSums(tx, chain, idsOf('series')), ({ key }) => key),
    positions: byId(await readPositions(tx, chain, idsOf('positions')), ({ id }) => id),
    censuses: byId(
      censuses.map(({ id, units, curve }) => ({ id, units, mayBeClosed: ENDED.has(curve.series.state) })),
      ({ id }) => id,
    ),
  };
}

/** Sums what the index has of each series' money and units, from its ledgers and from its stored events. */
async function readSums(tx: Tx, chain: string, keys: readonly string[]): Promise<readonly ProgramSums[]> {
  const rows = await tx.$queryRaw<(Record<string, Numeric | null> & { readonly key: Bytes32 })[]>`
    SELECT s.key,
      (SELECT coalesce(sum(amount), 0) FROM money_events m WHERE m.chain = s.chain AND m.series_key = s.key AND kind = 'PAYOUT_NET') AS net,
      (SELECT coalesce(sum(amount), 0) FROM money_events m WHERE m.chain = s.chain AND m.series_key = s.key AND kind = ANY(${CLAIMS})) AS claims,
      fees.payout AS fees, fees.every_kind AS "allFees", logs.*,
      (SELECT coalesce(sum(staked_units), 0) FROM positions p WHERE p.chain = s.chain AND p.series_key = s.key) AS units
    FROM series s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE kind = 'payout'), 0) AS payout,
        coalesce(sum(amount), 0) AS every_kind
      FROM fees_ledger f WHERE f.chain = s.chain AND f.series_key = s.key) fees
    CROSS JOIN LATERAL (
      SELECT sum((args->>'raised')::numeric) FILTER (WHERE name = 'CurveActivated') AS "loggedRaised",
        coalesce(sum(CASE name WHEN 'CurveActivated' THEN (args->>'unitsOutstanding')::numeric
          WHEN 'SeriesActivated' THEN (args->>'unitsOutstanding')::numeric
          WHEN 'UnitsBurned' THEN -(args->>'units')::numeric
          WHEN 'UnitsRedeemed' THEN -(args->>'units')::numeric END), 0) AS "loggedUnits",
        coalesce(sum((args->>'amount')::numeric) FILTER (WHERE name = 'FeesCollected'), 0) AS collected,
        coalesce(sum((args->>'amount')::numeric) FILTER (WHERE name = ANY(${CLAIM_LOGS})), 0) AS "loggedClaims"
      FROM chain_events e WHERE e.chain = s.chain AND e.series_key = s.key
        AND name = ANY(${[...ACTIVATIONS, 'UnitsBurned', 'UnitsRedeemed', 'FeesCollected', ...CLAIM_LOGS]})) logs
    WHERE s.chain = ${chain} AND s.key = ANY(${[...keys]})`;
  return rows.map(({ key, loggedRaised, ...sums }) => ({
    ...(Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, toBigint(value ?? 0)])) as never as Omit<
      ProgramSums,
      'key' | 'loggedRaised'
    >),
    key,
    loggedRaised: loggedRaised === null || loggedRaised === undefined ? null : toBigint(loggedRaised),
  }));
}

/** Reads positions by their ids. */
async function readPositions(tx: Tx, chain: string, ids: readonly string[]): Promise<readonly PositionRow[]> {
  const rows = await tx.$queryRaw<PositionRow[]>`
    SELECT p.id, p.series_key AS "seriesKey", p.holder, p.units, p.staked_units AS "stakedUnits",
      p.locked_units AS "lockedUnits", p.held_units AS "heldUnits", p.claimed_total AS "claimedTotal",
      (SELECT coalesce(sum(o.filled), 0) FROM window_orders o
       WHERE o.chain = p.chain AND o.series_key = p.series_key AND o.trader = p.holder
         AND o.side = 'BUY' AND o.delivery <> 'DELIVERED') AS "undeliveredUnits",
      (SELECT s.phase IS NOT NULL FROM series s WHERE s.chain = p.chain AND s.key = p.series_key) AS raised,
      (SELECT coalesce(sum((args->>'amount')::numeric), 0) FROM chain_events e
       WHERE e.chain = p.chain AND e.series_key = p.series_key AND name = ANY(${CLAIM_LOGS})
         AND e.args->>'holder' = p.holder) AS logged
    FROM positions p WHERE p.chain = ${chain} AND p.id = ANY(${[...ids]})`;
  return rows.map((row) => integers(row));
}
