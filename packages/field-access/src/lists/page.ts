import type { Where } from '../index.ts';
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
import type { ListJoin } from './list-join.ts';

// The one writer of a list's page: its rows, their order, the condition of its cursors, its limit and its count. A page has one
// meaning (`pageOrder`, `boundsIn`, `pageTake`) and two spellings: Prisma's arguments, for the rows that Prisma's client reads of a
// list at the root; and SQL, for lists below rows, for counts and for compiled reads.

/** Prisma's `orderBy`: columns that distinguish all rows. */
export type OrderBy = readonly Readonly<Record<string, 'asc' | 'desc'>>[];

/**
 * The order that a page is read in: the list's, reversed for a page that is read from the list's end.
 *
 * @example
 * db.post.findMany({ where, orderBy: [...pageOrder(page, columns)] });
 */
export const pageOrder = (page: Page, columns: readonly KeysetColumn[]): OrderBy =>
  columns.map(({ column, direction }) => ({ [column]: page.backward === (direction === 'asc') ? 'desc' : 'asc' }));

/** The number of rows that a page reads: one more than it shows, to know of a next one, and the row of its start. */
export const pageTake = (page: Page): number => page.size + 1 + (startOf(page) ? 1 : 0);

/** One end of a page: its rows are on one side of a position. All columns of an order have one direction, so it is one for all. */
interface Bound {
  readonly position: CursorPosition;
  readonly side: 'gt' | 'lt';
  /** True if the page also reads the row at the position, to know whether the list has it. */
  readonly isInclusive: boolean;
}

function boundsIn({ after, before, backward }: Page, columns: readonly KeysetColumn[]): readonly Bound[] {
  const isAscending = columns[0]?.direction === 'asc';
  return [
    ...(after ? [{ position: after, side: isAscending ? 'gt' : 'lt', isInclusive: !backward } as const] : []),
    ...(before ? [{ position: before, side: isAscending ? 'lt' : 'gt', isInclusive: backward } as const] : []),
  ];
}

/**
 * A bound in Prisma's terms: by the first column that differs. The condition on the first column is redundant. It is there because
 * PostgreSQL starts an index scan at a plain bound, but not at an OR.
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

/** The operators of bounds. */
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

/** Columns of rows, with commas between them. */
const columnList = (rows: AliasedRows, columns: readonly string[]): Sql =>
  join(
    columns.map((column) => columnOf(rows, column)),
    ', ',
  );

/** The rows of a list. Each of its branches is read by itself, in the order that its index has; a row may be in several. */
export interface ListRows extends AliasedRows {
  /** The condition of each branch. */
  readonly branches: readonly Sql[];
}

/** An order as SQL. */
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
 * of the key is compared by all of its columns, and so is a join without a relation, because nothing follows from its key.
 */
export function belowConditions(
  relation: ListJoin,
  rows: AliasedRows,
  parent: AliasedRows,
  parentKey: readonly string[],
): readonly Sql[] {
  const conditions = relationConditions(relation, rows, parent);
  if (relation.inverse === null) return conditions;
  const keyConditions = parentKey.map((column) => conditions[relation.columns.indexOf(column)]);
  return keyConditions.includes(undefined) ? conditions : (keyConditions as Sql[]);
}

/** A SELECT of the rows of a page, in order. `take`: the number of rows to read. */
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

/**
 * A column that a placed page adds to its rows: `_p` is the place that a row was read at, from 1; `_i` its place in the list as it is
 * returned, from 0; `_b` whether the page's start is a row of the list; `_c` the number of rows that were read.
 */
export const placeColumn = (rows: AliasedRows, name: '_b' | '_c' | '_i' | '_p'): Sql =>
  sql`${alias(rows.alias)}.${alias(name)}`;

/** A page whose rows have their places. */
export interface PlacedPage {
  readonly rows: ListRows;
  readonly orderBy: OrderBy;
  readonly isBackward: boolean;
  /** The page shows no row: what it reads says only whether the list has rows. */
  readonly isEmpty: boolean;
  /** The number of rows that it shows, and the number of rows that it reads to know of those before and after it. */
  readonly size: Sql;
  readonly take: Sql;
  /** The condition of the row that the page starts at; null for a page that starts at an end of its list. */
  readonly start: Sql | null;
  /** The rows before and after the page are asked for. */
  readonly isBeyondAsked: boolean;
  /** The places of rows in the returned list are asked for. */
  readonly isPlaceAsked: boolean;
}

/** The rows of a page with their places, as what a SELECT is from. */
export function placedPage(page: PlacedPage): Sql {
  const { rows, orderBy, isEmpty, size, take, start, isBeyondAsked } = page;
  const order = orderSql(rows, orderBy);
  const name = alias(rows.alias);
  const place = sql`row_number() over (order by ${order})`;
  const readsMore = isBeyondAsked || start !== null;
  const read = sql`(${pageSelect(rows, orderBy, readsMore ? take : size)}) ${name}`;
  if (!readsMore) return withListPlaces(page, sql`(select *, ${place} _p from ${read}) ${name}`);
  const isStart = start === null ? FALSE : sql`coalesce(first_value(${start}) over (order by ${order}), false)`;
  const numbered = sql`(select *, ${isStart} _b, ${place} _n, count(*) over () _c from ${read}) ${name}`;
  if (isEmpty) return numbered;
  return withListPlaces(
    page,
    sql`(select *, _n - _b::int _p from ${numbered} where _n - _b::int between 1 and ${size}) ${name}`,
  );
}

function withListPlaces({ rows, isBackward, isPlaceAsked }: PlacedPage, from: Sql): Sql {
  if (!isPlaceAsked) return from;
  const place = isBackward ? sql`count(*) over () - _p` : sql`_p - 1`;
  return sql`(select *, ${place} _i from ${from}) ${alias(rows.alias)}`;
}

/**
 * A SELECT that counts rows, but stops at MOST_COUNTED + 1. `key`: the columns of their primary key. `orderBy`: the list's order, because
 * without its index PostgreSQL may read a whole table; null for rows below a parent, by which PostgreSQL finds them.
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
