import type { Row, Where } from './conditions.ts';
import type { TypeRule } from './type-rule.ts';

/** Rows whose primary key is a scope (a tenant, a region) and one more column. */
export interface RowScope {
  /** The scope's column in these keys. */
  readonly column: string;
  /** Reads the scope and the key from the text of an id. */
  read(id: string): { readonly scope: string; readonly key: string };
  /** Whether a column of a model can hold a key. A key that it cannot hold names no row, and is not looked up. */
  holds?(model: string, column: string, key: string): boolean;
}

/** The column of a type's primary key that names a row next to the key's scope, if any; undefined for a wider key. */
export function keyColumn({ id }: Pick<TypeRule, 'id'>, scope: RowScope | undefined): string | undefined {
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

/** The `where` of one row by the text of its id; null where one column does not name the type's rows, or the text names none. */
export function whereKey(
  rule: Pick<TypeRule, 'id' | 'model'>,
  scope: RowScope | undefined,
  text: string,
): Where | null {
  const column = keyColumn(rule, scope);
  if (column === undefined) return null;
  const scopedKey = scope && rule.id.includes(scope.column) ? scope.read(text) : null;
  const key = scopedKey?.key ?? text;
  if (rule.model && scope?.holds?.(rule.model, column, key) === false) return null;
  return scope && scopedKey ? { [scope.column]: scopedKey.scope, [column]: key } : { [column]: key };
}
