import type { Table, TableRelation } from '../../access/index.ts';
import type { KeysetColumn, Page } from '../keyset.ts';
import { MOST_COUNTED } from '../list-connection.ts';
import { groupText, type OneRowSelect, oneRowSelect } from './select.ts';
import { columnOf, type Part, PLACE, quoted } from './sql.ts';
import { parameter } from './where.ts';

interface Aliased {
  readonly table: Table;
  readonly alias: string;
}

/** The rows of a list. Each of its branches is read by itself, in the order that its index has; a row may be in several. */
export interface ListRows extends Aliased {
  /** The condition of each branch. */
  readonly branches: readonly string[];
}

export interface PageOrder {
  /** Prisma's `orderBy`: columns that distinguish all rows. */
  readonly orderBy: readonly Readonly<Record<string, string>>[];
  /** How many rows are read: SQL of a number. */
  readonly take: string;
}

const orderOf = (table: Table, alias: string, orderBy: PageOrder['orderBy']) =>
  orderBy.flatMap((by) => Object.entries(by)).map(([column, direction]) => [columnOf(table, alias, column), direction]);

/** An order as text. */
export const orderText = (table: Table, alias: string, orderBy: PageOrder['orderBy']): string =>
  orderOf(table, alias, orderBy)
    .map((by) => by.join(' '))
    .join(', ');

/** What a relation of a row says of the rows that it leads to. */
export const joinTexts = (relation: TableRelation, rows: Aliased, parent: Aliased): string[] =>
  relation.columns.map(
    (column, i) =>
      `${columnOf(rows.table, rows.alias, relation.references[i] as string)} = ${columnOf(parent.table, parent.alias, column)}`,
  );

/**
 * The rows of a list below a row: those that refer to its primary key. A foreign key of more columns says nothing more, and PostgreSQL
 * would take each of them for a narrower choice.
 */
export function belowTexts(relation: TableRelation, rows: Aliased, parent: Aliased, key: readonly string[]): string[] {
  const texts = joinTexts(relation, rows, parent);
  const own = key.map((column) => texts[relation.columns.indexOf(column)]);
  return own.includes(undefined) ? texts : (own as string[]);
}

export const conjunctionText = (texts: readonly string[]): string =>
  texts.filter((text) => text !== 'true').join(' and ') || 'true';

/**
 * What a page adds to its list's conditions: the same rows as `pageWhere`, compared as a whole, by which PostgreSQL knows how many
 * there are. All columns of an order have one direction.
 */
export function boundsOf({ table, alias }: Aliased, page: Page, columns: readonly KeysetColumn[]): Part | null {
  const names = columns.map(({ column }) => columnOf(table, alias, column)).join(', ');
  const places = columns.map(() => PLACE).join(', ');
  const beyond = (values: readonly unknown[], after: boolean, inclusive: boolean): Part => ({
    text: `(${names}) ${(columns[0]?.direction === 'asc') === after ? '>' : '<'}${inclusive ? '=' : ''} (${places})`,
    values: values.map(parameter),
  });
  const found = [
    ...(page.after ? [beyond(page.after.values, true, !page.backward)] : []),
    ...(page.before ? [beyond(page.before.values, false, page.backward)] : []),
  ];
  if (found.length === 0) return null;
  return { text: found.map(({ text }) => text).join(' and '), values: found.flatMap(({ values }) => values) };
}

/** A SELECT of the rows of a page, in order. */
export function pageText({ table, alias, branches }: ListRows, { orderBy, take }: PageOrder): string {
  const order = orderText(table, alias, orderBy);
  const read = (where: string) =>
    `select * from ${quoted(table.table)} ${alias} where ${where} order by ${order} limit ${take}`;
  if (branches.length === 1) return read(branches[0] as string);
  const columns = orderOf(table, alias, orderBy).map(([column]) => column);
  const all = branches.map((where) => `(${read(where)})`).join(' union all ');
  return `select distinct on (${columns.join(', ')}) * from (${all}) ${alias} order by ${order} limit ${take}`;
}

/**
 * A SELECT of how many rows there are, up to one more than is said of them. `key`: the columns of their primary key. `orderBy`: the
 * list's order, of which there is an index, else PostgreSQL may read a whole table; null for rows below another, which it finds
 * by their parent.
 */
export function countText(
  { table, alias, branches }: ListRows,
  key: readonly string[],
  orderBy: PageOrder['orderBy'] | null,
): OneRowSelect {
  const limit = `limit ${MOST_COUNTED + 1}`;
  const order = orderBy ? ` order by ${orderText(table, alias, orderBy)}` : '';
  const columns = branches.length === 1 ? '' : key.map((column) => columnOf(table, alias, column)).join(', ');
  const read = (where: string) =>
    `select ${columns} from ${quoted(table.table)} ${alias} where ${where}${order} ${limit}`;
  const rows = branches.map((where) => (branches.length === 1 ? read(where) : `(${read(where)})`)).join(' union ');
  const all = `(${rows}${branches.length === 1 ? '' : ` ${limit}`}) counted`;
  return oneRowSelect({ c: groupText('count(*)::int') }, all);
}
