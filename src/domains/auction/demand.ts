import type { Bytes32 } from '@income-series/protocol/hex';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** The fewest steps that a client may request of a demand curve. */
export const MIN_POINTS = 2;
/** The most steps that a client may request of a demand curve. */
export const MAX_POINTS = 500;

/** A request for the demand curve of a raise. */
export interface DemandQuery {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  /** The most steps to return. */
  readonly points: number;
}

/** One step of a demand curve: valid bids at `price` or more ask for `quantity` units in all. */
export interface DemandStep {
  /** The price of a unit, in base units of the payment token. */
  readonly price: bigint;
  readonly quantity: bigint;
}

/** A step of a curve. `query`: the index of its query. */
interface StepRow {
  readonly query: number;
  readonly price: string;
  readonly quantity: string;
}

/**
 * Reads the demand curves of several raises by one statement: the cumulative quantity of valid revealed bids by falling price.
 * A curve is empty while all bids are sealed. Bids that screening rejected count too.
 *
 * A curve with more steps than `points` is thinned: evenly spread steps are returned as they are. The first and the last are always
 * among them, and for three points or more also the step at the clearing price.
 *
 * The statement divides a curve into `points - 1` parts and returns the step nearest to each boundary, by rounded division. The
 * clearing step takes the place of the step at its nearest boundary.
 */
export async function demandCurves(
  db: Pick<PrismaClient, '$queryRaw'>,
  queries: readonly DemandQuery[],
): Promise<DemandStep[][]> {
  const chains = queries.map(({ chain }) => chain);
  const keys = queries.map(({ seriesKey }) => seriesKey);
  const points = queries.map((query) => query.points);
  const rows = await db.$queryRaw<StepRow[]>`
    WITH queries AS (
      SELECT ordinality - 1 AS query, chain, series_key, points - 1 AS parts
      FROM unnest(${chains}::text[], ${keys}::text[], ${points}::int[])
        WITH ORDINALITY AS entry (chain, series_key, points, ordinality)
    ), curve AS (
      SELECT chain, series_key, price, sum(sum(quantity)) OVER running AS quantity,
             row_number() OVER running - 1 AS i, count(*) OVER (PARTITION BY chain, series_key) - 1 AS last
      FROM bids
      WHERE (chain, series_key) IN (SELECT chain, series_key FROM queries) AND validity = 'VALID'
      GROUP BY chain, series_key, price
      WINDOW running AS (PARTITION BY chain, series_key ORDER BY price DESC)
    ), cleared AS (
      SELECT curve.chain, curve.series_key, i FROM curve
      JOIN series ON series.chain = curve.chain AND key = curve.series_key AND clearing_price = price
    ), placed AS (
      SELECT query, price, quantity, curve.i, last, parts, cleared.i AS clearing,
             (2 * curve.i * parts + last) / greatest(2 * last, 1) AS part,
             least(greatest((2 * cleared.i * parts + last) / greatest(2 * last, 1), 1), parts - 1) AS clearing_part
      FROM queries JOIN curve USING (chain, series_key) LEFT JOIN cleared USING (chain, series_key)
    )
    SELECT query::int, price::text, quantity::text
    FROM placed
    WHERE last <= parts OR i IN (0, last) OR i = clearing AND parts > 1
       OR i = (2 * part * last + parts) / (2 * parts)
          AND (clearing IS NULL OR clearing IN (0, last) OR part <> clearing_part)
    ORDER BY query, i`;
  const curves = queries.map((): DemandStep[] => []);
  for (const { query, price, quantity } of rows) {
    curves[query]?.push({ price: BigInt(price), quantity: BigInt(quantity) });
  }
  return curves;
}
