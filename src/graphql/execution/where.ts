import type { Table, TableRelation, Where } from '../../access/index.ts';
import { columnOf, type Part, PLACE, quoted } from './sql.ts';
import { unsupported } from './unsupported.ts';

/** A row that a relation leads to and that the statement has already read. */
export interface KnownRow {
  readonly relation: string;
  readonly table: Table;
  readonly alias: string;
}

interface Reading {
  readonly values: unknown[];
  /** Rows that conditions ask about: their aliases follow from this one's. */
  readonly alias: string;
  readonly asked: string[];
  /** Those of them that one row may have several of. */
  readonly several: string[];
  /** Whether an index is to be chosen by the order, not by what several values are allowed of. */
  readonly inOrder: boolean;
}

/**
 * A Prisma `where` of a table's rows as SQL. The text follows from its form, never from its values. `known`: the row of a
 * relation to one that needs not be looked for again.
 * @throws Unsupported for an operator or a value that is not among those that are written here
 */
export const conditionOf = (table: Table, where: Where, alias: string, known?: KnownRow): Part =>
  written(false, table, where, alias, known);

/**
 * The same for rows that are read in an order up to some number. PostgreSQL takes a parent or a wallet that it does not know for one
 * of few rows, and would find them by another index that has a column of several values too, and sort them: it may not use one
 * for these.
 */
export const orderedConditionOf = (table: Table, where: Where, alias: string, known?: KnownRow): Part =>
  written(true, table, where, alias, known);

function written(inOrder: boolean, table: Table, where: Where, alias: string, known?: KnownRow): Part {
  const reading: Reading = { values: [], alias, asked: [], several: [], inOrder };
  const text = all(reading, table, where, alias, known);
  return { text, values: reading.values, ...(inOrder && reading.several.length > 0 ? { byOthers: true } : {}) };
}

/** The known row's own relation to a relation's row, where both refer to it by columns that are equal. */
function sharedBy(table: Table, key: string, { relation, table: other }: KnownRow): string | null {
  const [own, back] = [table.relations[key], table.relations[relation]];
  if (!own || !back || own.list) return null;
  const columns = own.columns.map((column) => back.references[back.columns.indexOf(column)]);
  const isSame = (one: TableRelation) =>
    one.model === own.model &&
    !one.list &&
    `${one.columns}` === `${columns}` &&
    `${one.references}` === `${own.references}`;
  return Object.entries(other.relations).find(([, one]) => isSame(one))?.[0] ?? null;
}

const TRUE = 'true';

const joined = (texts: readonly string[], word: 'and' | 'or'): string =>
  texts.length > 1 ? `(${texts.join(` ${word} `)})` : (texts[0] as string);

const list = (value: unknown): Where[] => [value].flat() as Where[];

function all(reading: Reading, table: Table, where: Where, alias: string, known?: KnownRow): string {
  const texts: string[] = [];
  for (const key in where) {
    const value = where[key];
    if (value === undefined) continue;
    const text = one(reading, table, key, value, alias, known);
    if (text !== TRUE) texts.push(text);
  }
  return texts.length === 0 ? TRUE : joined(texts, 'and');
}

function one(reading: Reading, table: Table, key: string, value: unknown, alias: string, known?: KnownRow): string {
  const each = (how = { ...reading, inOrder: false }) => list(value).map((part) => all(how, table, part, alias, known));
  if (key === 'AND') {
    const texts = each(reading).filter((text) => text !== TRUE);
    return texts.length === 0 ? TRUE : joined(texts, 'and');
  }
  if (key === 'OR') {
    const before = reading.values.length;
    const texts = each();
    // Prisma takes an empty one for no row, or for no condition, by where it is.
    if (texts.length === 0) return unsupported('where', 'OR');
    if (!texts.includes(TRUE)) return joined(texts, 'or');
    reading.values.length = before; // what was compared decides nothing
    return TRUE;
  }
  if (key === 'NOT') {
    const texts = each();
    if (texts.includes(TRUE)) return unsupported('where', 'NOT');
    return texts.length === 0
      ? TRUE
      : joined(
          texts.map((text) => `not (${text})`),
          'and',
        );
  }
  return Object.hasOwn(table.columns, key)
    ? compared(reading, table, key, value, alias)
    : related(reading, table, key, value, alias, known);
}

/** The rows of a relation: `some`, `none`; of one to one the condition itself. */
function related(reading: Reading, table: Table, key: string, value: unknown, alias: string, known?: KnownRow): string {
  const relation = table.relations[key];
  if (!relation || typeof value !== 'object' || value === null) return unsupported('where', key);
  const [[operator, condition] = ['', null], ...more] = Object.entries(value) as [string, Where][];
  const said = operator === 'some' || operator === 'none' || operator === 'is';
  if (relation.list !== (operator === 'some' || operator === 'none') || (said && more.length > 0) || condition === null)
    return unsupported('where', key);
  const inner = said ? condition : (value as Where);
  if (known && known.relation === key) return all(reading, known.table, inner, known.alias);
  const shared = known && sharedBy(table, key, known);
  if (known && shared) return related(reading, known.table, shared, value, known.alias);
  const other = relation.table;
  const of = `${reading.alias}w${reading.asked.length + 1}`;
  reading.asked.push(of);
  if (relation.list) reading.several.push(of);
  const keys = relation.columns.map(
    (column, i) => `${columnOf(other, of, relation.references[i] as string)} = ${columnOf(table, alias, column)}`,
  );
  const texts = [...keys, all({ ...reading, inOrder: false }, other, inner, of)].filter((text) => text !== TRUE);
  const exists = `exists (select 1 from ${quoted(other.table)} ${of} where ${texts.join(' and ')})`;
  return operator === 'none' ? `not ${exists}` : exists;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  equals: '=',
  not: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

function compared(reading: Reading, table: Table, key: string, value: unknown, alias: string): string {
  const column = columnOf(table, alias, key);
  if (table.columns[key]?.list) return unsupported('where', key);
  if (isValue(value)) return comparison(reading, column, 'equals', value);
  const texts = Object.entries(value as object)
    .filter(([, said]) => said !== undefined)
    .map(([operator, said]) => comparison(reading, column, operator, said));
  return texts.length === 0 ? TRUE : joined(texts, 'and');
}

function comparison(reading: Reading, column: string, operator: string, value: unknown): string {
  if (operator === 'in' || operator === 'notIn') {
    if (!Array.isArray(value) || !value.every((item) => item !== null && isValue(item)))
      return unsupported('where', operator);
    if (value.length === 0) return operator === 'in' ? 'false' : TRUE;
    // One value is compared as one, so that an index gives the order of a list.
    if (value.length === 1) return comparison(reading, column, operator === 'in' ? 'equals' : 'not', value[0]);
    reading.values.push(value.map(parameter));
    if (operator === 'notIn') return `${column} <> all(${PLACE})`;
    return reading.inOrder ? `(${column} = any(${PLACE})) is true` : `${column} = any(${PLACE})`;
  }
  const sign = COMPARISONS[operator];
  if (sign === undefined || !isValue(value)) return unsupported('where', operator);
  if (value === null) {
    if (operator !== 'equals' && operator !== 'not') return unsupported('where', operator);
    return `${column} is ${operator === 'not' ? 'not ' : ''}null`;
  }
  reading.values.push(parameter(value));
  return `${column} ${sign} ${PLACE}`;
}

const isDecimal = (value: object): value is { toFixed(): string } => 'toFixed' in value;

const isValue = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Date || isDecimal(value);

/** A value as the driver sends it, in the text that PostgreSQL reads. */
export function parameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'object' && value !== null && isDecimal(value)) return value.toFixed();
  return value;
}
