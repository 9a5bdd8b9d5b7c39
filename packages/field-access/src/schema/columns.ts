import type { GraphQLSchema } from 'graphql';
import type { Table, TableColumn } from '../model/tables.ts';
import { rulesOf } from '../runtime/schema-rules.ts';
import { type DataMapRow, dataMap } from './data-map.ts';

/** Tables with the names of their columns. */
type NamedTables = Readonly<
  Record<
    string,
    Pick<Table, 'table'> & { readonly columns: Readonly<Record<string, Pick<TableColumn, 'column' | 'key'>>> }
  >
>;

export interface ColumnCoverage {
  /** Table -> its columns that no field serves and no record names, and by which rows are looked up, joined and checked. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** `table.column`s that nothing names. */
  readonly unnamed: readonly string[];
}

/**
 * Compares a database's columns with those that a schema's declarations, and the records that no field serves, name.
 *
 * @example
 * const { unnamed } = namedColumns(schema, TABLES, unserved); // columns that nothing names
 */
export function namedColumns(
  schema: GraphQLSchema,
  tables: NamedTables,
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
