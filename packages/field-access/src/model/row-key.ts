import type { Row, Where } from './conditions.ts';
import type { KeyScope, Tables } from './tables.ts';
import type { TypeRule } from './type-rule.ts';

/** How ids name rows in one request. */
export interface RowIds {
  readonly scope: KeyScope | undefined;
  /** The scope that an id leaves out. */
  readonly home: string;
  readonly tables: Tables;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Tests that a text is a UUID (RFC 9562, section 4), in letters of either case. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * The column of a type's primary key that names a row, next to its scope where the key has one; undefined for another
 * key.
 */
export function keyColumn({ id }: Pick<TypeRule, 'id'>, { scope }: Pick<RowIds, 'scope'>): string | undefined {
  const [key, ...more] = id.filter((column) => column !== scope?.column);
  return more.length === 0 ? key : undefined;
}

/**
 * The `where` of some rows by primary key. Keys that differ in their last column alone become one IN, so that PostgreSQL
 * compares values and not an OR of whole keys. For no rows it matches none.
 */
export function whereKeys(id: readonly string[], rows: readonly Row[]): Where {
  const [scope, last] = [id.slice(0, -1), id.at(-1) as string];
  const groups = new Map<string, { readonly scope: Where; readonly values: unknown[] }>();
  for (const row of rows) {
    const values = scope.map((column) => row[column]);
    const text = JSON.stringify(values, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
    const group = groups.get(text) ?? {
      scope: Object.fromEntries(scope.map((column, i) => [column, values[i]])),
      values: [],
    };
    group.values.push(row[last]);
    groups.set(text, group);
  }
  const [only = { scope: {}, values: [] }, ...others] = groups.values();
  const wheres = [only, ...others].map((group) => ({ ...group.scope, [last]: { in: group.values } }));
  return others.length > 0 ? { OR: wheres } : (wheres[0] as Where);
}

/**
 * The `where` of one row by the text of its id; null if one column does not name the type's rows, or the column
 * cannot hold the text.
 */
export function whereKey(rule: Pick<TypeRule, 'id' | 'model'>, ids: RowIds, text: string): Where | null {
  const column = keyColumn(rule, ids);
  if (column === undefined) return null;
  const scope = ids.scope && rule.id.includes(ids.scope.column) ? ids.scope : undefined;
  const end = scope ? text.indexOf(scope.separator) : -1;
  const key = scope && end >= 0 ? text.slice(end + scope.separator.length) : text;
  const isOfUuids = rule.model !== null && ids.tables[rule.model]?.columns[column]?.uuid === true;
  if (isOfUuids && !isUuid(key)) return null;
  return scope ? { [scope.column]: end >= 0 ? text.slice(0, end) : ids.home, [column]: key } : { [column]: key };
}
