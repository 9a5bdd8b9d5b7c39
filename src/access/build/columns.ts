import type { GraphQLSchema } from 'graphql';
import { rulesOf } from '../runtime/schema-rules.ts';
import { type DataMapRow, dataMap } from './data-map.ts';

/** A database's tables by their models, and their columns by the model's properties. */
export type Tables = Readonly<
  Record<
    string,
    {
      readonly table: string;
      /** `key`: the column belongs to the primary key, to a unique key, or to a reference to another row. */
      readonly columns: Readonly<Record<string, { readonly column: string; readonly key: boolean }>>;
    }
  >
>;

export interface ColumnCoverage {
  /** Table -> its columns that no field serves and no record names, and by which rows are looked up, joined and checked. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** `table.column`s that nothing names. */
  readonly unnamed: readonly string[];
}

/** Compares a database's columns with those that a schema's declarations, and the records that no field serves, name. */
export function namedColumns(
  schema: GraphQLSchema,
  tables: Tables,
  unserved: readonly Pick<DataMapRow, 'held'>[],
): ColumnCoverage {
  const named = new Set([...dataMap(schema), ...unserved].flatMap(({ held }) => held));
  const subjects = new Set(
    [...rulesOf(schema).types.values()].flatMap(({ model, columns }) => columns.map((column) => `${model}.${column}`)),
  );
  const keys = new Map<string, string[]>();
  const unnamed: string[] = [];
  for (const [model, { table, columns }] of Object.entries(tables)) {
    const rest = Object.entries(columns).filter(([, { column }]) => !named.has(`${table}.${column}`));
    const isKey = ([property, { key }]: (typeof rest)[number]) => key || subjects.has(`${model}.${property}`);
    const keyColumns = rest.filter(isKey).map(([, { column }]) => column);
    if (keyColumns.length > 0) keys.set(table, keyColumns);
    unnamed.push(...rest.filter((entry) => !isKey(entry)).map(([, { column }]) => `${table}.${column}`));
  }
  return { keys, unnamed };
}
