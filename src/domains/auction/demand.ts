import type { Bytes32 } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Fewest and most steps that a curve may be asked for. */
export const MIN_POINTS = 2;
export const MAX_POINTS = 500;

export interface CurveQuestion {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  /** The most steps that are answered. */
  readonly points: number;
}

/** At `price` or more, valid bids ask for `quantity` units in all. */
export interface DemandStep {
  /** Base units of the payment token. */
  readonly price: bigint;
  readonly quantity: bigint;
}

interface Row {
  readonly asked: number;
  readonly price: string;
  readonly quantity: string;
}

/**
 * The demand of several raises: what was revealed and is valid, by price descending, cumulative; nothing of a raise whose
 * bids are all sealed. A bid that screening rejected was demand too.
 *
 * Of more steps than were asked for, evenly spread ones are answered, each as it is: the first and the last always, and
 * from three on the one at the clearing price in the place of its nearest. One statement, whatever is asked.
 */
export async function demandCurves(
  db: Pick<PrismaClient, '$queryRaw'>,
  asked: readonly CurveQuestion[],
): Promise<DemandStep[][]> {
  const chains = asked.map(({ chain }) => chain);
  const keys = asked.map(({ seriesKey }) => seriesKey);
  const points = asked.map((one) => one.points);
  const rows = await db.$queryRaw<Row[]>`
    WITH question AS (
      SELECT ordinality - 1 AS asked, chain, series_key, points - 1 AS parts
      FROM unnest(${chains}::text[], ${keys}::text[], ${points}::int[])
        WITH ORDINALITY AS one (chain, series_key, points, ordinality)
    ), curve AS (
      SELECT chain, series_key, price, sum(sum(quantity)) OVER running AS quantity,
             row_number() OVER running - 1 AS i, count(*) OVER (PARTITION BY chain, series_key) - 1 AS last
      FROM bids
      WHERE (chain, series_key) IN (SELECT chain, series_key FROM question) AND validity = 'VALID'
      GROUP BY chain, series_key, price
      WINDOW running AS (PARTITION BY chain, series_key ORDER BY price DESC)
    ), cleared AS (
      SELECT curve.chain, curve.series_key, i FROM curve
      JOIN series ON series.chain = curve.chain AND key = curve.series_key AND clearing_price = price
    ), placed AS (
      SELECT asked, price, quantity, curve.i, last, parts, cleared.i AS clearing,
             (2 * curve.i * parts + last) / greatest(2 * last, 1) AS part,
             least(greatest((2 * cleared.i * parts + last) / greatest(2 * last, 1), 1), parts - 1) AS clearing_part
      FROM question JOIN curve USING (chain, series_key) LEFT JOIN cleared USING (chain, series_key)
    )
    SELECT asked::int, price::text, quantity::text
    FROM placed
    WHERE last <= parts OR i IN (0, last) OR i = clearing AND parts > 1
       OR i = (2 * part * last + parts) / (2 * parts)
          AND (clearing IS NULL OR clearing IN (0, last) OR part <> clearing_part)
    ORDER BY asked, i`;
  const curves = asked.map((): DemandStep[] => []);
  for (const { asked: at, price, quantity } of rows) {
    curves[at]?.push({ price: BigInt(price), quantity: BigInt(quantity) });
  }
  return curves;
}
