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
  /** Columns that nothing names, but by which rows are looked up, joined or checked; by table. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** All other columns that nothing names, as `table.column`. */
  readonly unnamed: readonly string[];
}

/**
 * Finds the columns of a database that nothing names: neither a declaration of the schema, nor one of `unserved`, the entries for data
 * that no field returns.
 */
export function namedColumns(
  schema: GraphQLSchema,
  tables: NamedTables,
  unserved: readonly Pick<DataMapRow, 'held'>[],
): ColumnCoverage {
  const names = new Set([...dataMap(schema), ...unserved].flatMap(({ held }) => held));
  const subjects = new Set(
    [...rulesOf(schema).types.values()].flatMap(({ model, columns }) => columns.map((column) => `${model}.${column}`)),
  );
  const keys = new Map<string, string[]>();
  const unnamed: string[] = [];
  for (const [model, { table, columns }] of Object.entries(tables)) {
    const withoutName = Object.entries(columns).filter(([, { column }]) => !names.has(`${table}.${column}`));
    const isKey = ([property, { key }]: (typeof withoutName)[number]) => key || subjects.has(`${model}.${property}`);
    const keyColumns = withoutName.filter(isKey).map(([, { column }]) => column);
    if (keyColumns.length > 0) keys.set(table, keyColumns);
    unnamed.push(...withoutName.filter((entry) => !isKey(entry)).map(([, { column }]) => `${table}.${column}`));
  }
  return { keys, unnamed };
}
