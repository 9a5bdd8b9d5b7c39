import type { TableRelation, Where } from '../index.ts';
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
import { FALSE, parameterOf, relationConditions } from '../sql/where.ts';
import { type CursorPosition, type KeysetColumn, MOST_COUNTED, type Page, startOf } from './keyset.ts';

// This file alone writes the query of a list's page: its rows, their order, the condition of its cursors, its limit and its count.
// A page has one meaning (`pageOrder`, `boundsIn`, `pageTake`) and is written in two ways: as Prisma's arguments for a list at the
// root, and as SQL for lists below rows, for counts and for compiled reads.

/** Prisma's `orderBy`: columns that distinguish all rows. */
export type OrderBy = readonly Readonly<Record<string, 'asc' | 'desc'>>[];

/** The order in which a page is read: the list's order, reversed for a backward page. */
export const pageOrder = (page: Page, columns: readonly KeysetColumn[]): OrderBy =>
  columns.map(({ column, direction }) => ({ [column]: page.backward === (direction === 'asc') ? 'desc' : 'asc' }));

/** The number of rows that a page reads: those it shows, one more to know whether a row follows, and the row that it starts at. */
export const pageTake = (page: Page): number => page.size + 1 + (startOf(page) ? 1 : 0);

/** A cursor as a bound of a page: the rows of the page are on one side of its position. */
interface Bound {
  readonly position: CursorPosition;
  /** The side of the rows. All columns of an order have one direction, so one side holds for each column. */
  readonly side: 'gt' | 'lt';
  /** The row at the position itself is read too, to know whether the list has it. */
  readonly isInclusive: boolean;
}

/** The bounds of a page: one for each of its cursors. The cursor that it starts at is inclusive. */
function boundsIn({ after, before, backward }: Page, columns: readonly KeysetColumn[]): readonly Bound[] {
  const isAscending = columns[0]?.direction === 'asc';
  return [
    ...(after ? [{ position: after, side: isAscending ? 'gt' : 'lt', isInclusive: !backward } as const] : []),
    ...(before ? [{ position: before, side: isAscending ? 'lt' : 'gt', isInclusive: backward } as const] : []),
  ];
}

/**
 * A bound as a Prisma `where`: for each column, rows that differ first in it. The condition on the first column alone is redundant.
 * It is there because PostgreSQL starts an index scan at a plain bound, but not at an OR.
 */
function boundWhere({ position: { values }, side, isInclusive }: Bound, columns: readonly KeysetColumn[]): Where {
  const [first, ...others] = columns as readonly [KeysetColumn, ...KeysetColumn[]];
  const onFirst = { [first.column]: { [isInclusive || others.length > 0 ? `${side}e` : side]: values[0] } };
  if (others.length === 0) return onFirst;
  return {
    ...onFirst,
    OR: columns.map(({ column }, i) => ({
      ...Object.fromEntries(columns.slice(0, i).map((equal, k) => [equal.column, values[k]])),
      [column]: { [isInclusive && i === columns.length - 1 ? `${side}e` : side]: values[i] },
    })),
  };
}

/** Prisma's arguments for a page of the rows that meet a `where`. */
export function pageQuery(page: Page, columns: readonly KeysetColumn[], where: Where) {
  const bounds = boundsIn(page, columns).map((bound) => boundWhere(bound, columns));
  const [only = {}, ...others] = [where, ...bounds].filter((part) => Object.keys(part).length > 0);
  return {
    where: others.length > 0 ? { AND: [only, ...others] } : only,
    orderBy: pageOrder(page, columns),
    take: pageTake(page),
  };
}

/** Comparisons of rows with a position. */
const COMPARISONS = {
  gt: (row: Sql, position: Sql) => sql`(${row}) > (${position})`,
  gte: (row: Sql, position: Sql) => sql`(${row}) >= (${position})`,
  lt: (row: Sql, position: Sql) => sql`(${row}) < (${position})`,
  lte: (row: Sql, position: Sql) => sql`(${row}) <= (${position})`,
} as const;

/**
 * The condition of a page's cursors as SQL: the same rows as in `pageQuery`, but each bound as one row comparison
 * `(a, b) > ($1, $2)`, which PostgreSQL can estimate. Null for a page without cursors.
 */
export function boundsOf(rows: AliasedRows, page: Page, columns: readonly KeysetColumn[]): Fragment | null {
  const bounds = boundsIn(page, columns);
  if (bounds.length === 0) return null;
  const row = columnList(
    rows,
    columns.map(({ column }) => column),
  );
  const comparisons = bounds.map(({ position, side, isInclusive }) => {
    const values = position.values.map((operand) => sql`${value(parameterOf(operand))}`);
    return COMPARISONS[isInclusive ? (`${side}e` as const) : side](row, join(values, ', '));
  });
  return fragmentOf(join(comparisons, ' and '));
}

/** Writes columns of rows with commas between them. */
const columnList = (rows: AliasedRows, columns: readonly string[]): Sql =>
  join(
    columns.map((column) => columnOf(rows, column)),
    ', ',
  );

/** The rows of a list. Each branch is read separately, in the order of its index. A row can be in several branches. */
export interface ListRows extends AliasedRows {
  /** The condition of each branch. */
  readonly branches: readonly Sql[];
}

/** Writes an order as SQL. */
export const orderSql = (rows: AliasedRows, orderBy: OrderBy): Sql =>
  join(
    orderBy.flatMap((by) =>
      Object.entries(by).map(([column, direction]) =>
        direction === 'desc' ? sql`${columnOf(rows, column)} desc` : sql`${columnOf(rows, column)} asc`,
      ),
    ),
    ', ',
  );

/**
 * The conditions that tie the rows of a list to their parent row, by the columns of the parent's primary key. The other columns of a
 * composite foreign key follow from these, and would make PostgreSQL underestimate the number of rows. A relation that lacks a column
 * of the key is compared by all of its columns.
 */
export function belowConditions(
  relation: TableRelation,
  rows: AliasedRows,
  parent: AliasedRows,
  key: readonly string[],
): readonly Sql[] {
  const conditions = relationConditions(relation, rows, parent);
  const keyConditions = key.map((column) => conditions[relation.columns.indexOf(column)]);
  return keyConditions.includes(undefined) ? conditions : (keyConditions as Sql[]);
}

/** Writes a SELECT of the rows of a page, in order. `take`: the number of rows to read. */
export function pageSelect({ branches, ...rows }: ListRows, orderBy: OrderBy, take: Sql): Sql {
  const order = orderSql(rows, orderBy);
  const read = (where: Sql) => sql`select * from ${fromTable(rows)} where ${where} order by ${order} limit ${take}`;
  if (branches.length === 1) return read(branches[0] as Sql);
  const columns = columnList(rows, orderBy.flatMap(Object.keys));
  const all = join(
    branches.map((where) => sql`(${read(where)})`),
    ' union all ',
  );
  return sql`select distinct on (${columns}) * from (${all}) ${alias(rows.alias)} order by ${order} limit ${take}`;
}

/** The columns that a placed page adds to its rows. */
const PLACE_COLUMNS = {
  /** The row's place in the order of reading, from 1. */
  readPlace: '_p',
  /** The row's place in the returned list, from 0. */
  listPlace: '_i',
  /** True if the row that the page starts at is in the list. */
  hasStart: '_b',
  /** The number of rows that were read. */
  readCount: '_c',
} as const;

export const placeColumn = (rows: AliasedRows, name: keyof typeof PLACE_COLUMNS): Sql =>
  sql`${alias(rows.alias)}.${alias(PLACE_COLUMNS[name])}`;

/** A page whose rows get their places as columns (`placeColumn`). */
export interface PlacedPage {
  readonly rows: ListRows;
  readonly orderBy: OrderBy;
  readonly isBackward: boolean;
  /** The page shows no row. It is read only to know whether the list has rows. */
  readonly isEmpty: boolean;
  /** The number of rows that the page shows. */
  readonly size: Sql;
  /** The number of rows that are read, if the answer says whether rows come before and after the page. */
  readonly take: Sql;
  /** The condition of the row that the page starts at; null for a page that starts at an end of its list. */
  readonly start: Sql | null;
  /** The answer says whether rows come before and after the page. */
  readonly needsNeighbours: boolean;
  /** The answer needs `listPlace` of the rows. */
  readonly needsListPlaces: boolean;
}

/** The rows of a page with their places, as SQL that follows FROM. */
export function placedPage(page: PlacedPage): Sql {
  const { rows, orderBy, isEmpty, size, take, start, needsNeighbours } = page;
  const order = orderSql(rows, orderBy);
  const name = alias(rows.alias);
  const place = sql`row_number() over (order by ${order})`;
  const readsMore = needsNeighbours || start !== null;
  const read = sql`(${pageSelect(rows, orderBy, readsMore ? take : size)}) ${name}`;
  if (!readsMore) return withListPlaces(page, sql`(select *, ${place} _p from ${read}) ${name}`);
  const hasStart = start === null ? FALSE : sql`coalesce(first_value(${start}) over (order by ${order}), false)`;
  const numbered = sql`(select *, ${hasStart} _b, ${place} _n, count(*) over () _c from ${read}) ${name}`;
  if (isEmpty) return numbered;
  return withListPlaces(
    page,
    sql`(select *, _n - _b::int _p from ${numbered} where _n - _b::int between 1 and ${size}) ${name}`,
  );
}

function withListPlaces({ rows, isBackward, needsListPlaces }: PlacedPage, from: Sql): Sql {
  if (!needsListPlaces) return from;
  const place = isBackward ? sql`count(*) over () - _p` : sql`_p - 1`;
  return sql`(select *, ${place} _i from ${from}) ${alias(rows.alias)}`;
}

/**
 * Writes a SELECT that counts rows, but stops at MOST_COUNTED + 1. `key`: the columns of their primary key. `orderBy`: the list's
 * order, because PostgreSQL reads its index and not the whole table; null for rows below another, which it finds by their parent.
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
  const union = join(
    branches.map((where) => sql`(${read(columnList(rows, key), where)})`),
    ' union ',
  );
  const all = only && more.length === 0 ? read(sql``, only) : sql`${union} limit ${most}`;
  return oneRowSelect({ c: groupText(sql`count(*)::int`) }, sql`(${all}) counted`);
}
