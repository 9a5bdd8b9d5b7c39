import type { Bytes32 } from '@income-series/protocol/hex';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** The lengths of candles in seconds. Intervals are aligned to UTC; weeks begin on Monday at midnight. */
export const CANDLE_SECONDS = { MINUTE: 60, HOUR: 3_600, DAY: 86_400, WEEK: 604_800 } as const;
export type CandleInterval = keyof typeof CANDLE_SECONDS;

/** The most candles of a page. */
export const MAX_CANDLES = 500;

/** A request for a page of the price chart of a curve. */
export interface CandleQuery {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly interval: CandleInterval;
  /** The most candles to return. */
  readonly first: number;
  /** Only candles that start before this time; null for the latest. */
  readonly before: Date | null;
}

/**
 * The trades on a curve in one interval with at least one trade. Prices are the curve's after a trade: base units of the payment
 * token for one unit, as WAD. `volume` is money without fees, `units` are base lamports.
 */
export interface Candle {
  readonly startsAt: Date;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volume: bigint;
  readonly units: bigint;
  readonly trades: number;
}

/** A candle as the statement returns it. `query`: the index of its query. */
type CandleRow = { readonly query: number; readonly startsAt: Date; readonly trades: number } & Readonly<
  Record<'open' | 'high' | 'low' | 'close' | 'volume' | 'units', string>
>;

/**
 * Reads the latest candles of several curves by one statement, newest first, in the order of the queries. Intervals without a
 * trade have no candle. The statement goes backwards in time, with one index lookup a candle, so it reads only the trades of
 * the returned candles.
 */
export async function readCandles(
  db: Pick<PrismaClient, '$queryRaw'>,
  queries: readonly CandleQuery[],
): Promise<Candle[][]> {
  const chains = queries.map(({ chain }) => chain);
  const keys = queries.map(({ seriesKey }) => seriesKey);
  const seconds = queries.map(({ interval }) => CANDLE_SECONDS[interval]);
  const first = queries.map((query) => query.first);
  const before = queries.map((query) => query.before?.toISOString() ?? 'infinity');
  const rows = await db.$queryRaw<CandleRow[]>`
    WITH RECURSIVE queries AS (
      SELECT (place - 1)::int AS query, chain, series_key, make_interval(secs => seconds) AS width, first, before
      FROM unnest(${chains}::text[], ${keys}::text[], ${seconds}::int[], ${first}::int[], ${before}::timestamptz[])
        WITH ORDINALITY AS entry (chain, series_key, seconds, first, before, place)
    ), candle AS (
      SELECT q.query, 1 AS place, last.start FROM queries q
      CROSS JOIN LATERAL (
        SELECT date_bin(q.width, max(t.at), timestamptz '1970-01-05 00:00:00+00') AS start FROM curve_trades t
        WHERE t.chain = q.chain AND t.series_key = q.series_key
          AND (q.before = 'infinity' OR t.at < date_bin(q.width, q.before - interval '1 millisecond',
            timestamptz '1970-01-05 00:00:00+00') + q.width)) AS last
      WHERE last.start IS NOT NULL
      UNION ALL
      SELECT c.query, c.place + 1, last.start FROM candle c JOIN queries q ON q.query = c.query
      CROSS JOIN LATERAL (
        SELECT date_bin(q.width, max(t.at), timestamptz '1970-01-05 00:00:00+00') AS start FROM curve_trades t
        WHERE t.chain = q.chain AND t.series_key = q.series_key AND t.at < c.start) AS last
      WHERE last.start IS NOT NULL AND c.place < q.first
    )
    SELECT c.query, c.start AS "startsAt", figures.* FROM candle c JOIN queries q ON q.query = c.query
    CROSS JOIN LATERAL (
      SELECT (array_agg(t.price ORDER BY t.block_number, t.log_index))[1]::text AS open,
        max(t.price)::text AS high, min(t.price)::text AS low,
        (array_agg(t.price ORDER BY t.block_number DESC, t.log_index DESC))[1]::text AS close,
        sum(t.volume)::text AS volume, sum(t.units)::text AS units, count(*)::int AS trades
      FROM curve_trades t
      WHERE t.chain = q.chain AND t.series_key = q.series_key AND t.at >= c.start AND t.at < c.start + q.width
    ) AS figures
    ORDER BY c.query, c.place`;
  const candles = queries.map((): Candle[] => []);
  for (const { query, open, high, low, close, volume, units, ...row } of rows) {
    candles[query]?.push({
      startsAt: row.startsAt,
      open: BigInt(open),
      high: BigInt(high),
      low: BigInt(low),
      close: BigInt(close),
      volume: BigInt(volume),
      units: BigInt(units),
      trades: row.trades,
    });
  }
  return candles;
}
