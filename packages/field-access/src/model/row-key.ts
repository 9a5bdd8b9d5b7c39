import { columnText, keyPart } from './column-values.ts';
import { type Row, valueIn, type Where } from './conditions.ts';
import { heldKey, keyedColumn } from './held-key.ts';
import type { KeyScope, Tables } from './tables.ts';
import type { TypeRule } from './type-rule.ts';

/** The way in which ids name rows in one request. */
export interface RowIds {
  readonly scope: KeyScope | undefined;
  /** The scope that an id leaves out. */
  readonly home: string;
  readonly tables: Tables;
}

/** The scope of a primary key, which has further columns; undefined for a key without one. */
export const scopeIn = (id: readonly string[], scope: KeyScope | undefined): KeyScope | undefined =>
  scope !== undefined && id.length > 1 && id.includes(scope.column) ? scope : undefined;

/**
 * The column of a type's primary key that names a row, next to its scope where the key has one; undefined for another
 * key.
 *
 * @example
 * keyColumn(rule, { scope: { column: 'firm', separator: '/' } }); // 'number' of the key (firm, number)
 */
export function keyColumn({ id }: Pick<TypeRule, 'id'>, { scope }: Pick<RowIds, 'scope'>): string | undefined {
  const { column: scoped } = scopeIn(id, scope) ?? {};
  const [key, ...more] = id.filter((column) => column !== scoped);
  return more.length === 0 ? key : undefined;
}

/**
 * The `where` of some rows by primary key. Keys that differ in their last column alone become one IN, so that PostgreSQL
 * compares values and not an OR of whole keys. For no rows it matches none.
 * @throws where a row came without a column of its key
 *
 * @example
 * whereKeys(['firm', 'number'], [{ firm: 'a', number: 1 }, { firm: 'a', number: 2 }]); // { firm: 'a', number: { in: [1, 2] } }
 */
export function whereKeys(id: readonly string[], rows: readonly Row[]): Where {
  const [scope, last] = [id.slice(0, -1), id.at(-1) as string];
  const groups = new Map<string, { readonly scope: Where; readonly values: unknown[] }>();
  for (const row of rows) {
    const values = scope.map((column) => valueIn(row, column));
    const text = JSON.stringify(values.map(keyPart));
    const group = groups.get(text) ?? {
      scope: Object.fromEntries(scope.map((column, i) => [column, values[i]])),
      values: [],
    };
    group.values.push(valueIn(row, last));
    groups.set(text, group);
  }
  const [only = { scope: {}, values: [] }, ...others] = groups.values();
  const wheres = [only, ...others].map((group) => ({ ...group.scope, [last]: { in: group.values } }));
  return others.length > 0 ? { OR: wheres } : (wheres[0] as Where);
}

/** The columns of a row's key, with the texts that an id has for them. */
type KeyTexts = readonly (readonly [column: string, text: string])[];

/** The texts of a key that is a scope and one more column. An id without a scope names a row of the home scope. */
function scopedTexts(column: string, scope: KeyScope, { home }: RowIds, text: string): KeyTexts {
  const end = text.indexOf(scope.separator);
  if (end < 0)
    return [
      [scope.column, home],
      [column, text],
    ];
  return [
    [scope.column, text.slice(0, end)],
    [column, text.slice(end + scope.separator.length)],
  ];
}

/** The texts of a key of several columns, of which Pothos makes an array of JSON; null for another text. */
function compositeTexts(columns: readonly string[], text: string): KeyTexts | null {
  try {
    const texts: unknown = JSON.parse(text);
    const isKey =
      Array.isArray(texts) && texts.length === columns.length && texts.every((part) => typeof part === 'string');
    return isKey && JSON.stringify(texts) === text ? columns.map((column, i) => [column, texts[i] as string]) : null;
  } catch {
    return null;
  }
}

function textsOfId({ id }: Pick<TypeRule, 'id'>, ids: RowIds, text: string): KeyTexts | null {
  const column = keyColumn({ id }, ids);
  if (column === undefined) return id.length > 0 ? compositeTexts(id, text) : null;
  const scope = scopeIn(id, ids.scope);
  return scope ? scopedTexts(column, scope, ids, text) : [[column, text]];
}

/**
 * The text that an id has for a row whose key is a scope and one more column, as `whereKey` reads it.
 * @throws MissingColumn where the row came without a column of its key
 */
export function scopedText(column: string, scope: KeyScope, { home }: Pick<RowIds, 'home'>, row: Row): string {
  const [name, key] = [scope.column, column].map((each) => columnText(valueIn(row, each)));
  return name === home ? `${key}` : `${name}${scope.separator}${key}`;
}

/** The text that Pothos' id has for a row whose key has several columns. */
export const arrayText = (columns: readonly string[], row: Row): string =>
  JSON.stringify(columns.map((column) => columnText(row[column])));

/**
 * The `where` of one row by the texts of its key's columns; null for texts that no row of the type has.
 *
 * @example
 * whereKeyTexts(rule, tables, [['firm', 'a'], ['number', '1']]); // { firm: 'a', number: 1 }
 */
export function whereKeyTexts(rule: Pick<TypeRule, 'model' | 'types'>, tables: Tables, texts: KeyTexts): Where | null {
  const entries = texts.map(([column, text]) => [column, heldKey(keyedColumn(rule, tables, column), text)] as const);
  return entries.every(([, key]) => key !== undefined) ? Object.fromEntries(entries) : null;
}

/**
 * The `where` of one row by the text of its id; null for a text that no row of the type has, and for what is no text.
 *
 * @example
 * whereKey(rule, context.access.ids, 'a/1'); // { firm: 'a', number: 1 }
 */
export function whereKey(rule: Pick<TypeRule, 'id' | 'model' | 'types'>, ids: RowIds, text: string): Where | null {
  const texts = typeof text === 'string' ? textsOfId(rule, ids, text) : null;
  return texts && whereKeyTexts(rule, ids.tables, texts);
}
