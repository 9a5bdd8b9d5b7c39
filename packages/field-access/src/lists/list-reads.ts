import { keyPart, type Table, type Where, whereKeys } from '../index.ts';
import { keyPartSql, valueOfPart } from '../sql/key-parts.ts';
import { type AliasedRows, alias, fragmentOf, fromTable, isPostgres, join, type Sql, sql, value } from '../sql/sql.ts';
import { Unsupported } from '../sql/unsupported.ts';
import { type ConditionRows, conditionOf, conjunction, orderedConditionOf, type ParentRow } from '../sql/where.ts';
import type { KeysetColumn, Page } from './keyset.ts';
import type { ListJoin } from './list-join.ts';
import {
  belowConditions,
  boundsOf,
  countSelect,
  type OrderBy,
  orderSql,
  pageOrder,
  pageSelect,
  pageTake,
} from './page.ts';
import type { RawDatabase } from './read-context.ts';

// The raw statements by which resolvers read lists: pages and counts below rows, and the counts of lists at the root.

/** A table's rows, and the columns of their primary key. */
interface KeyedTable {
  readonly table: Table;
  readonly id: readonly string[];
}

/** A list below rows: of each parent, the rows that are joined to it and that meet one of the branches. */
export interface RelatedRows {
  readonly parent: KeyedTable;
  readonly join: ListJoin;
  readonly rows: KeyedTable;
  readonly branches: readonly Where[];
}

type Row = Readonly<Record<string, unknown>>;

const ROWS_ALIAS = 't';
const PARENT_ALIAS = 'p';

const parentRow = ({ parent }: Pick<RelatedRows, 'parent'>): AliasedRows => ({
  table: parent.table,
  alias: PARENT_ALIAS,
});

/** The rows of a list. Conditions on their relation to the parent row are conditions on that row. */
function rowsBelow(related: Pick<RelatedRows, 'parent' | 'join' | 'rows'>): ConditionRows {
  const { rows, join: way } = related;
  const parent: ParentRow | undefined =
    way.inverse === null ? undefined : { relation: way.inverse, ...parentRow(related) };
  return { table: rows.table, alias: ROWS_ALIAS, parent };
}

/** Tests that SQL can be written: the database is PostgreSQL, and each branch has a condition that is written. */
export const isWritable = ({ table }: KeyedTable, branches: readonly Where[]): boolean =>
  isWritten(table, () => {
    for (const branch of branches) conditionOf({ table, alias: ROWS_ALIAS }, branch);
  });

/** Tests the same of a list below rows, and that the join to them is written. */
export const isRelatedWritable = (related: RelatedRows): boolean =>
  isWritten(related.rows.table, () => {
    const { join: way, parent, branches } = related;
    const listRows = rowsBelow(related);
    belowConditions(way, listRows, parentRow(related), parent.id);
    for (const branch of branches) conditionOf(listRows, branch);
  });

function isWritten(table: Table, write: () => void): boolean {
  if (!isPostgres(table)) return false;
  try {
    write();
    return true;
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

/** A row's key as text. */
export const keyOf = (id: readonly string[], row: Row): string =>
  JSON.stringify(id.map((column) => keyPart(row[column])));

/** The key of rows, as an array of JSON. */
const keySql = ({ id }: KeyedTable, rows: AliasedRows): Sql =>
  sql`json_build_array(${join(
    id.map((column) => keyPartSql(rows, column)),
    ', ',
  )})`;

/** Runs a statement whose parameters hold their values. */
function query<Rows>(db: RawDatabase, statement: Sql): Promise<Rows> {
  const { text, values } = fragmentOf(statement);
  return db.$queryRawUnsafe<Rows>(text, ...values);
}

/**
 * The parts of a statement over some parents and the rows below each. A page reads rows in order, so its conditions must leave the
 * order to an index; a count reads them in any order.
 */
function relatedSql(
  related: RelatedRows,
  parents: readonly Row[],
  { reading }: { readonly reading: 'in order' | 'count' },
) {
  const condition = reading === 'in order' ? orderedConditionOf : conditionOf;
  const { parent, join: way, branches } = related;
  const parentRows = parentRow(related);
  const listRows = rowsBelow(related);
  const below = belowConditions(way, listRows, parentRows, parent.id);
  return {
    parentRows,
    listRows,
    branches: branches.map((branch) => conjunction([...below, condition(listRows, branch).sql])),
    parentKey: keySql(parent, parentRows),
    from: fromTable(parentRows),
    where: conditionOf(parentRows, whereKeys(parent.id, parents)).sql,
  };
}

/** The keys of a page's rows for each parent, in order, by the parent's key. One statement for all parents. */
export async function relatedKeys(
  db: RawDatabase,
  related: RelatedRows,
  { page, columns }: { readonly page: Page; readonly columns: readonly KeysetColumn[] },
  parents: readonly Row[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows } = related;
  const { listRows, branches, parentKey, from, where } = relatedSql(related, parents, { reading: 'in order' });
  const bounds = boundsOf(listRows, page, columns);
  const orderBy = pageOrder(page, columns);
  const take = sql`${value(pageTake(page))}::int`;
  const pageRows = {
    table: rows.table,
    alias: ROWS_ALIAS,
    branches: bounds ? branches.map((branch) => conjunction([branch, bounds.sql])) : branches,
  };
  const read = await query<{ parent: unknown[]; key: unknown[] }[]>(
    db,
    sql`select ${parentKey} parent, ${keySql(rows, listRows)} key from ${from} cross join lateral (${pageSelect(pageRows, orderBy, take)}) ${alias(ROWS_ALIAS)} where ${where} order by ${orderSql(listRows, orderBy)}`,
  );
  const byParent = new Map<string, Row[]>();
  for (const { parent, key } of read) {
    const keys = byParent.get(JSON.stringify(parent)) ?? [];
    keys.push(Object.fromEntries(rows.id.map((column, i) => [column, valueOfPart(rows.table, column, key[i])])));
    byParent.set(JSON.stringify(parent), keys);
  }
  return byParent;
}

/** The number of rows of each parent, up to MOST_COUNTED + 1, by the parent's key. One statement for all parents. */
export async function relatedCounts(
  db: RawDatabase,
  related: RelatedRows,
  parents: readonly Row[],
): Promise<ReadonlyMap<string, number>> {
  const { branches, parentKey, from, where } = relatedSql(related, parents, { reading: 'count' });
  const listRows = { table: related.rows.table, alias: ROWS_ALIAS, branches };
  const count = countSelect(listRows, related.rows.id, null);
  const read = await query<{ parent: unknown[]; count: number }[]>(
    db,
    sql`select ${parentKey} parent, (${count}) count from ${from} where ${where}`,
  );
  return new Map(read.map((row) => [JSON.stringify(row.parent), row.count]));
}

/** The number of rows that meet one of the branches, up to MOST_COUNTED + 1. */
export async function rowCount(
  db: RawDatabase,
  rows: KeyedTable,
  branches: readonly Where[],
  orderBy: OrderBy,
): Promise<number> {
  const listRows = { table: rows.table, alias: ROWS_ALIAS };
  const conditions = branches.map((branch) => conditionOf(listRows, branch).sql);
  const [row] = await query<{ c: number }[]>(db, countSelect({ ...listRows, branches: conditions }, rows.id, orderBy));
  return row?.c ?? 0;
}
