import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type SqlText, sql } from '../../../indexing/derivation.ts';
import { type ProgramAgenda, single } from '../../../keepers/agenda.ts';
import type { AccountName, SaleName, SaleRemains } from '../../operations/index.ts';
import { allDelivered, RAISES, type SaleTables, WINDOWS } from './rent-keeper.ts';

/** The most raises, and the most windows, that the agenda looks at. Both together are read by one request. */
const MOST_SALES = 25;
/** The most ended series whose accounts the agenda looks at. */
const MOST_ENDED = 10;

type Deps = Parameters<ProgramAgenda>[0];

/** Selects the newest raises or windows that are over and delivered. */
const newestOf = (tables: SaleTables, chain: string): SqlText => sql`(
  SELECT s."seriesKey", s."window" FROM (${tables.sales}) AS s WHERE s.chain = ${chain} AND ${allDelivered(tables)}
  ORDER BY s.opened DESC, s.id LIMIT ${MOST_SALES})`;

/** The number of accounts of a raise or a window that are open: those of its bids or orders, its own, and the book of a raise. */
const countOpen = ({ window }: SaleName, { isOpen, entries }: SaleRemains): number =>
  (entries ?? 0) + (isOpen ? 1 : 0) + (window === null && entries !== null ? 1 : 0);

/** Counts the open accounts of the newest raises and windows that are over and delivered. */
async function countOfSales({ db, chain, program }: Deps): Promise<number> {
  const sales = await db.$queryRaw<SaleName[]>`${newestOf(RAISES, chain)} UNION ALL ${newestOf(WINDOWS, chain)}`;
  const remains = sales.length === 0 ? [] : await program.remainsOf(sales);
  return sales.reduce((sum, sale, i) => sum + (remains[i] === undefined ? 0 : countOpen(sale, remains[i])), 0);
}

interface NamedRow {
  readonly seriesKey: Bytes32;
  readonly holder: Address | null;
  readonly period: number | null;
}

const nameOf = ({ seriesKey, holder, period }: NamedRow): AccountName =>
  holder === null
    ? { table: 'curve_census', seriesKey, period: period ?? 0 }
    : { table: 'positions', seriesKey, holder };

/**
 * Counts the open accounts among the first positions without units of the series that ended last, and of their censuses, which
 * are needed as long as units are. The last to end come first, because their accounts are open most likely.
 */
async function countOfEnded({ db, chain, program }: Deps): Promise<number> {
  const rows = await db.$queryRaw<NamedRow[]>`
    WITH ended AS (
      SELECT series_key, max(block_number) AS ended_block FROM chain_events
      WHERE chain = ${chain} AND name IN ('SeriesClosed', 'SeriesExtinguished') AND series_key IS NOT NULL
      GROUP BY series_key ORDER BY ended_block DESC, series_key LIMIT ${MOST_ENDED})
    SELECT p.series_key AS "seriesKey", p.holder, NULL::int AS period, ended_block
    FROM ended JOIN positions p ON p.chain = ${chain} AND p.series_key = ended.series_key AND p.units = 0
    UNION ALL
    SELECT c.series_key, NULL, c.period, ended_block FROM ended
    JOIN curve_census c ON c.chain = ${chain} AND c.series_key = ended.series_key AND NOT EXISTS (
      SELECT 1 FROM positions p WHERE p.chain = c.chain AND p.series_key = c.series_key AND p.units > 0)
    ORDER BY ended_block DESC, "seriesKey", period NULLS FIRST, holder LIMIT ${program.most}`;
  if (rows.length === 0) return 0;
  const { value } = await program.accounts(rows.map(nameOf));
  return value.filter((account) => account.value !== null).length;
}

/** Counts a page of the accounts whose rent waits. */
export const rentAgenda: ProgramAgenda = async (deps, now) => {
  const [ofSales, ofEnded] = await Promise.all([countOfSales(deps), countOfEnded(deps)]);
  return single('closeAccount', ofSales + ofEnded, now, null);
};
