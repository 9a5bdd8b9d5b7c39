import type { Address } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type StatementLine, type StatementTotals, statementsOf } from '../../core/statement.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { claimsOf, PAYMENT_STEPS, type StoredEvent, stepsOf, UNIT_STEPS, WALLET_STEPS } from './money-steps.ts';

/** A wallet's position in a series. */
export interface PositionKey {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** Each figure of a line, or of the sums; null where only what was claimed is known. */
type Figures<Line> = { readonly [name in keyof Line]: bigint extends Line[name] ? Line[name] | null : Line[name] };

export type StatedLine = Omit<Figures<StatementLine>, 'paidAt'> & { readonly paidAt: bigint };
export type StatedTotals = Figures<StatementTotals>;

/** What a position earned and was paid, as of the last indexed block; on a curve series what it was paid, claim by claim. */
export interface HolderStatement extends PositionKey {
  readonly asOfBlock: bigint;
  readonly lines: readonly StatedLine[];
  readonly totals: StatedTotals;
}

interface Row extends StoredEvent {
  readonly chain: string;
  readonly series_key: Bytes32;
  readonly as_of: bigint;
  readonly on_curve: boolean;
}

const UNKNOWN = { units: null, grossShare: null, fee: null, open: null } as const;

/** What earns on a curve is each quarter's census, which the index does not have by wallet: what was paid is known. */
function claimedBy(holder: Address, events: readonly StoredEvent[]): Pick<HolderStatement, 'lines' | 'totals'> {
  const lines = claimsOf(events).flatMap(({ holder: of, amount, ...claim }) =>
    of === holder ? [{ ...claim, ...UNKNOWN, net: amount, claimed: amount }] : [],
  );
  const paid = lines.reduce((sum, { net }) => sum + net, 0n);
  return { lines, totals: { grossShare: null, fee: null, net: paid, claimed: paid, open: null } };
}

/**
 * The statements of some positions, in their order; null where the index has no block. One statement to the database,
 * which sees one state of it: of each series its payments, and of the wallets their units and claims; of a closed series
 * everybody's units, since what is left of it goes by who left before.
 */
export async function loadStatements(
  db: Pick<PrismaClient, '$queryRaw'>,
  positions: readonly PositionKey[],
): Promise<readonly (HolderStatement | null)[]> {
  const chains = positions.map(({ chain }) => chain);
  const keys = positions.map(({ seriesKey }) => seriesKey);
  const wallets = positions.map(({ holder }) => holder);
  const rows = await db.$queryRaw<Row[]>`
    WITH asked AS (
      SELECT DISTINCT a.chain, a.key, a.wallet
      FROM unnest(${chains}::text[], ${keys}::text[], ${wallets}::text[]) AS a (chain, key, wallet))
    SELECT s.chain, s.key AS series_key, c.block_number AS as_of, e.name, e.args, e.at,
      s.phase IS NULL AS on_curve
    FROM series s
    JOIN indexer_cursor c ON c.chain = s.chain
    LEFT JOIN chain_events e ON e.series_key = s.key AND e.chain = s.chain
      AND coalesce(e.args->>'amount', e.args->>'units') IS DISTINCT FROM '0'
      AND (
        (s.phase IS NOT NULL AND e.name = ANY(${[...PAYMENT_STEPS]}::text[]))
        OR (s.state = 'CLOSED' AND e.name = ANY(${[...UNIT_STEPS]}::text[]))
        OR (e.name = ANY(${[...UNIT_STEPS, ...WALLET_STEPS]}::text[]) AND EXISTS (
          SELECT 1 FROM asked a
          WHERE a.chain = s.chain AND a.key = s.key AND a.wallet IN (e.args->>'holder', e.args->>'from', e.args->>'to'))))
    WHERE (s.chain, s.key) IN (SELECT a.chain, a.key FROM asked a)
    ORDER BY s.chain, s.key, e.block_number, e.log_index`;
  const bySeries = new Map<string, Row[]>();
  for (const row of rows) {
    const own = bySeries.get(`${row.chain} ${row.series_key}`);
    if (own === undefined) bySeries.set(`${row.chain} ${row.series_key}`, [row]);
    else own.push(row);
  }
  const folded = new Map(
    [...bySeries].map(([key, own]): [string, ReadonlyMap<Address, Pick<HolderStatement, 'lines' | 'totals'>>] => {
      const holders = positions.flatMap(({ chain, seriesKey, holder }) =>
        `${chain} ${seriesKey}` === key ? [holder] : [],
      );
      if (own[0]?.on_curve) return [key, new Map(holders.map((holder) => [holder, claimedBy(holder, own)]))];
      return [key, statementsOf(stepsOf(own), holders)];
    }),
  );
  return positions.map(({ chain, seriesKey, holder }) => {
    const asOfBlock = bySeries.get(`${chain} ${seriesKey}`)?.[0]?.as_of;
    const statement = folded.get(`${chain} ${seriesKey}`)?.get(holder);
    return asOfBlock === undefined || statement === undefined
      ? null
      : { chain, seriesKey, holder, asOfBlock, ...statement };
  });
}
