import type { Bytes32 } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Lengths of a candle in seconds. Weeks begin on Monday, all of them at midnight UTC. */
export const CANDLE_SECONDS = { MINUTE: 60, HOUR: 3_600, DAY: 86_400, WEEK: 604_800 } as const;
export type CandleInterval = keyof typeof CANDLE_SECONDS;

/** The most candles of a page. */
export const MAX_CANDLES = 500;

export interface CandleQuestion {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly interval: CandleInterval;
  /** The most candles that are answered. */
  readonly first: number;
  /** Those that began before it; null: the latest. */
  readonly before: Date | null;
}

/**
 * The trades of a stretch of time, of which there was at least one. Prices in base units of the payment token for one unit,
 * WAD: each is the curve's after a trade. Money without the fees, units in base lamports.
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

type Row = { readonly asked: number; readonly startsAt: Date; readonly trades: number } & Readonly<
  Record<'open' | 'high' | 'low' | 'close' | 'volume' | 'units', string>
>;

/**
 * The latest candles of several curves, newest first, in the order of the questions; stretches without a trade are left out.
 * One statement, whatever is asked: each candle is found by one look into the index of trades, backwards in time, so that
 * no more trades are read than those that the answer is made of.
 */
export async function candlesOf(
  db: Pick<PrismaClient, '$queryRaw'>,
  asked: readonly CandleQuestion[],
): Promise<Candle[][]> {
  const chains = asked.map(({ chain }) => chain);
  const keys = asked.map(({ seriesKey }) => seriesKey);
  const seconds = asked.map(({ interval }) => CANDLE_SECONDS[interval]);
  const first = asked.map((one) => one.first);
  const before = asked.map((one) => one.before?.toISOString() ?? 'infinity');
  const rows = await db.$queryRaw<Row[]>`
    WITH RECURSIVE question AS (
      SELECT (place - 1)::int AS asked, chain, series_key, make_interval(secs => seconds) AS width, first, before
      FROM unnest(${chains}::text[], ${keys}::text[], ${seconds}::int[], ${first}::int[], ${before}::timestamptz[])
        WITH ORDINALITY AS one (chain, series_key, seconds, first, before, place)
    ), candle AS (
      SELECT q.asked, 1 AS place, last.start FROM question q
      CROSS JOIN LATERAL (
        SELECT date_bin(q.width, max(t.at), timestamptz '1970-01-05 00:00:00+00') AS start FROM curve_trades t
        WHERE t.chain = q.chain AND t.series_key = q.series_key
          AND (q.before = 'infinity' OR t.at < date_bin(q.width, q.before - interval '1 millisecond',
            timestamptz '1970-01-05 00:00:00+00') + q.width)) AS last
      WHERE last.start IS NOT NULL
      UNION ALL
      SELECT c.asked, c.place + 1, last.start FROM candle c JOIN question q ON q.asked = c.asked
      CROSS JOIN LATERAL (
        SELECT date_bin(q.width, max(t.at), timestamptz '1970-01-05 00:00:00+00') AS start FROM curve_trades t
        WHERE t.chain = q.chain AND t.series_key = q.series_key AND t.at < c.start) AS last
      WHERE last.start IS NOT NULL AND c.place < q.first
    )
    SELECT c.asked, c.start AS "startsAt", one.* FROM candle c JOIN question q ON q.asked = c.asked
    CROSS JOIN LATERAL (
      SELECT (array_agg(t.price ORDER BY t.block_number, t.log_index))[1]::text AS open,
        max(t.price)::text AS high, min(t.price)::text AS low,
        (array_agg(t.price ORDER BY t.block_number DESC, t.log_index DESC))[1]::text AS close,
        sum(t.volume)::text AS volume, sum(t.units)::text AS units, count(*)::int AS trades
      FROM curve_trades t
      WHERE t.chain = q.chain AND t.series_key = q.series_key AND t.at >= c.start AND t.at < c.start + q.width
    ) AS one
    ORDER BY c.asked, c.place`;
  const candles = asked.map((): Candle[] => []);
  for (const { asked: place, open, high, low, close, volume, units, ...row } of rows) {
    candles[place]?.push({
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
