import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type StatementLine, type StatementTotals, statementsOf } from '../../core/statement.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { claimsOf, PAYMENT_STEPS, type StoredEvent, stepsOf, UNIT_STEPS, WALLET_STEPS } from './money-steps.ts';

/** A wallet's position in a series. */
export interface PositionKey {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** Figures that are null where only claims are known. */
type NullableFigures<Line> = {
  readonly [name in keyof Line]: bigint extends Line[name] ? Line[name] | null : Line[name];
};

/** A line of a statement. */
export type StatedLine = Omit<NullableFigures<StatementLine>, 'paidAt'> & { readonly paidAt: bigint };
/** The sums of a statement's lines. */
export type StatedTotals = NullableFigures<StatementTotals>;

/** A statement of a position's earnings and claims as of the last indexed block. For a curve series it lists claims only. */
export interface HolderStatement extends PositionKey {
  readonly asOfBlock: bigint;
  readonly lines: readonly StatedLine[];
  readonly totals: StatedTotals;
}

/** An event of a series, as the statement returns it. */
interface EventRow extends StoredEvent {
  readonly chain: string;
  readonly series_key: Bytes32;
  readonly as_of: bigint;
  readonly on_curve: boolean;
}

/** The figures of a line that are unknown on a curve series. */
const UNKNOWN_FIGURES = { units: null, grossShare: null, fee: null, open: null } as const;

/** A wallet's statement for a curve series: its claims. Its earnings are unknown, because the index has no census by wallet. */
function claimStatement(holder: Address, events: readonly StoredEvent[]): Pick<HolderStatement, 'lines' | 'totals'> {
  const lines = claimsOf(events)
    .filter((claim) => claim.holder === holder)
    .map(({ holder: _holder, amount, ...claim }) => ({ ...claim, ...UNKNOWN_FIGURES, net: amount, claimed: amount }));
  const paid = lines.reduce((sum, { net }) => sum + net, 0n);
  return { lines, totals: { grossShare: null, fee: null, net: paid, claimed: paid, open: null } };
}

/**
 * Reads the statements of positions, in their order; null for a position of an unknown series, and while the index has no block.
 * One SQL statement reads one state of the index: each series' payments, and the wallets' units and claims. For a closed series
 * it reads the units of all wallets, because each share of the residue depends on who left before.
 */
export async function loadStatements(
  db: Pick<PrismaClient, '$queryRaw'>,
  positions: readonly PositionKey[],
): Promise<readonly (HolderStatement | null)[]> {
  const chains = positions.map(({ chain }) => chain);
  const keys = positions.map(({ seriesKey }) => seriesKey);
  const wallets = positions.map(({ holder }) => holder);
  const rows = await db.$queryRaw<EventRow[]>`
    WITH requested AS (
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
          SELECT 1 FROM requested a
          WHERE a.chain = s.chain AND a.key = s.key AND a.wallet IN (e.args->>'holder', e.args->>'from', e.args->>'to'))))
    WHERE (s.chain, s.key) IN (SELECT a.chain, a.key FROM requested a)
    ORDER BY s.chain, s.key, e.block_number, e.log_index`;
  const bySeries = new Map<string, EventRow[]>();
  for (const row of rows) {
    const events = bySeries.get(`${row.chain} ${row.series_key}`);
    if (events === undefined) bySeries.set(`${row.chain} ${row.series_key}`, [row]);
    else events.push(row);
  }
  const statements = new Map(
    [...bySeries].map(([key, events]): [string, ReadonlyMap<Address, Pick<HolderStatement, 'lines' | 'totals'>>] => {
      const holders = positions.flatMap(({ chain, seriesKey, holder }) =>
        `${chain} ${seriesKey}` === key ? [holder] : [],
      );
      if (events[0]?.on_curve) return [key, new Map(holders.map((holder) => [holder, claimStatement(holder, events)]))];
      return [key, statementsOf(stepsOf(events), holders)];
    }),
  );
  return positions.map(({ chain, seriesKey, holder }) => {
    const asOfBlock = bySeries.get(`${chain} ${seriesKey}`)?.[0]?.as_of;
    const statement = statements.get(`${chain} ${seriesKey}`)?.get(holder);
    return asOfBlock === undefined || statement === undefined
      ? null
      : { chain, seriesKey, holder, asOfBlock, ...statement };
  });
}
