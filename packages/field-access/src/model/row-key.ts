import type { Row, Where } from './conditions.ts';
import type { KeyScope, Tables } from './tables.ts';
import type { TypeRule } from './type-rule.ts';

/** The rules by which ids name rows in one request. */
export interface RowIds {
  readonly scope: KeyScope | undefined;
  /** The scope of an id that names none. */
  readonly home: string;
  readonly tables: Tables;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Tests that a text is a UUID (RFC 9562, section 4), in letters of either case. */
export const isUuid = (text: string): boolean => UUID.test(text.toLowerCase());

/** The only column of a type's primary key besides a scope; undefined for a key of several columns. */
export function keyColumn({ id }: Pick<TypeRule, 'id'>, { scope }: Pick<RowIds, 'scope'>): string | undefined {
  const [key, ...more] = id.filter((column) => column !== scope?.column);
  return more.length === 0 ? key : undefined;
}

/**
 * The `where` of some rows by primary key; for no rows, one that no row meets. Keys that differ in their last column alone become one
 * IN, because PostgreSQL then compares values and not an OR of whole keys.
 */
export function whereKeys(id: readonly string[], rows: readonly Row[]): Where {
  const [firstColumns, lastColumn] = [id.slice(0, -1), id.at(-1) as string];
  const groups = new Map<string, { readonly firstValues: Where; readonly lastValues: unknown[] }>();
  for (const row of rows) {
    const values = firstColumns.map((column) => row[column]);
    const text = JSON.stringify(values, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
    const group = groups.get(text) ?? {
      firstValues: Object.fromEntries(firstColumns.map((column, i) => [column, values[i]])),
      lastValues: [],
    };
    group.lastValues.push(row[lastColumn]);
    groups.set(text, group);
  }
  const wheres = [...groups.values()].map(({ firstValues, lastValues }) => ({
    ...firstValues,
    [lastColumn]: { in: lastValues },
  }));
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? { [lastColumn]: { in: [] } });
}

/** Splits the text of an id at the separator. A text without one has the home scope. */
function splitScope(
  text: string,
  { separator }: KeyScope,
  home: string,
): { readonly scope: string; readonly key: string } {
  const end = text.indexOf(separator);
  if (end === -1) return { scope: home, key: text };
  return { scope: text.slice(0, end), key: text.slice(end + separator.length) };
}

/**
 * The `where` of one row by the text of its id; null if no single column names the type's rows, or if that column cannot hold the
 * text.
 */
export function whereKey(rule: Pick<TypeRule, 'id' | 'model'>, ids: RowIds, text: string): Where | null {
  const column = keyColumn(rule, ids);
  if (column === undefined) return null;
  const keyScope = ids.scope && rule.id.includes(ids.scope.column) ? ids.scope : undefined;
  const { scope, key } = keyScope ? splitScope(text, keyScope, ids.home) : { scope: '', key: text };
  const holdsUuids = rule.model !== null && ids.tables[rule.model]?.columns[column]?.uuid === true;
  if (holdsUuids && !isUuid(key)) return null;
  return keyScope ? { [keyScope.column]: scope, [column]: key } : { [column]: key };
}
