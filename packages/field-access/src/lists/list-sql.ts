import type { TableRelation } from '../index.ts';
import { groupText, type OneRowSelect, oneRowSelect } from '../sql/select.ts';
import {
  type AliasedRows,
  alias,
  columnOf,
  type Fragment,
  fragmentOf,
  fromTable,
  integer,
  join,
  type Sql,
  sql,
  value,
} from '../sql/sql.ts';
import { parameterOf, relationConditions } from '../sql/where.ts';
import { type KeysetColumn, MOST_COUNTED, type Page } from './keyset.ts';

// The SQL of a list's page and of its count, for resolvers and for compiled reads.

/** The rows of a list. Each of its branches is read by itself, in the order that its index has; a row may be in several. */
export interface ListRows extends AliasedRows {
  /** The condition of each branch. */
  readonly branches: readonly Sql[];
}

/** Prisma's `orderBy`: columns that distinguish all rows. */
export type OrderBy = readonly Readonly<Record<string, string>>[];

export interface PageOrder {
  readonly orderBy: OrderBy;
  /** The number of rows to read, as SQL. */
  readonly take: Sql;
}

const orderColumns = (rows: AliasedRows, orderBy: OrderBy): [column: Sql, isDescending: boolean][] =>
  orderBy.flatMap((by) =>
    Object.entries(by).map(([column, direction]): [Sql, boolean] => [columnOf(rows, column), direction === 'desc']),
  );

/** An order as SQL. */
export const orderSql = (rows: AliasedRows, orderBy: OrderBy): Sql =>
  join(
    orderColumns(rows, orderBy).map(([column, isDescending]) =>
      isDescending ? sql`${column} desc` : sql`${column} asc`,
    ),
    ', ',
  );

/**
 * The conditions on rows of a list below a row: they refer to its primary key. The other columns of a composite foreign key are
 * implied, and would make PostgreSQL underestimate the number of rows.
 */
export function belowConditions(
  relation: TableRelation,
  rows: AliasedRows,
  parent: AliasedRows,
  key: readonly string[],
): readonly Sql[] {
  const all = relationConditions(relation, rows, parent);
  const ofKey = key.map((column) => all[relation.columns.indexOf(column)]);
  return ofKey.includes(undefined) ? all : (ofKey as Sql[]);
}

/**
 * The condition that a page adds to its list's: the same rows as `pageWhere`, but as one row comparison `(a, b) > ($1, $2)`, which
 * PostgreSQL can estimate. All columns of an order have one direction. Null for a page that begins at the list's end.
 */
export function boundsOf(rows: AliasedRows, page: Page, columns: readonly KeysetColumn[]): Fragment | null {
  const names = join(
    columns.map(({ column }) => columnOf(rows, column)),
    ', ',
  );
  const isAscending = columns[0]?.direction === 'asc';
  const beyond = (position: readonly unknown[], isAfter: boolean, isInclusive: boolean): Sql => {
    const values = join(
      position.map((operand) => sql`${value(parameterOf(operand))}`),
      ', ',
    );
    if (isAscending === isAfter) return isInclusive ? sql`(${names}) >= (${values})` : sql`(${names}) > (${values})`;
    return isInclusive ? sql`(${names}) <= (${values})` : sql`(${names}) < (${values})`;
  };
  const bounds = [
    ...(page.after ? [beyond(page.after.values, true, !page.backward)] : []),
    ...(page.before ? [beyond(page.before.values, false, page.backward)] : []),
  ];
  return bounds.length === 0 ? null : fragmentOf(join(bounds, ' and '));
}

/** A SELECT of the rows of a page, in order. */
export function pageSelect({ branches, ...rows }: ListRows, { orderBy, take }: PageOrder): Sql {
  const order = orderSql(rows, orderBy);
  const read = (where: Sql) => sql`select * from ${fromTable(rows)} where ${where} order by ${order} limit ${take}`;
  if (branches.length === 1) return read(branches[0] as Sql);
  const columns = join(
    orderColumns(rows, orderBy).map(([column]) => column),
    ', ',
  );
  const all = join(
    branches.map((where) => sql`(${read(where)})`),
    ' union all ',
  );
  return sql`select distinct on (${columns}) * from (${all}) ${alias(rows.alias)} order by ${order} limit ${take}`;
}

/**
 * A SELECT that counts rows, but stops at MOST_COUNTED + 1. `key`: the columns of their primary key. `orderBy`: the list's order, of
 * which there is an index, else PostgreSQL may read a whole table; null for rows below another, which it finds by their parent.
 */
export function countSelect(
  { branches, ...rows }: ListRows,
  key: readonly string[],
  orderBy: OrderBy | null,
): OneRowSelect {
  const most = integer(MOST_COUNTED + 1);
  const order = orderBy ? sql` order by ${orderSql(rows, orderBy)}` : sql``;
  const read = (columns: Sql, where: Sql) =>
    sql`select ${columns} from ${fromTable(rows)} where ${where}${order} limit ${most}`;
  const [only, ...more] = branches;
  const keys = join(
    key.map((column) => columnOf(rows, column)),
    ', ',
  );
  const union = join(
    branches.map((where) => sql`(${read(keys, where)})`),
    ' union ',
  );
  const all = only && more.length === 0 ? read(sql``, only) : sql`${union} limit ${most}`;
  return oneRowSelect({ c: groupText(sql`count(*)::int`) }, sql`(${all}) counted`);
}
