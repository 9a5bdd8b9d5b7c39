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

export interface ColumnsNamed {
  /** Table -> its columns that no field serves and no record names, by which rows are found, joined and checked. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** `table.column`s that nothing names. */
  readonly unnamed: readonly string[];
}

/** Holds a database's columns against what a schema's declarations and the records that no field serves name of them. */
export function namedColumns(
  schema: GraphQLSchema,
  tables: NamedTables,
  unserved: readonly Pick<DataMapRow, 'held'>[],
): ColumnsNamed {
  const named = new Set([...dataMap(schema), ...unserved].flatMap(({ held }) => held));
  const subjects = new Set(
    [...rulesOf(schema).types.values()].flatMap(({ model, columns }) => columns.map((column) => `${model}.${column}`)),
  );
  const keys = new Map<string, string[]>();
  const unnamed: string[] = [];
  for (const [model, { table, columns }] of Object.entries(tables)) {
    const rest = Object.entries(columns).filter(([, { column }]) => !named.has(`${table}.${column}`));
    const found = rest.filter(([property, { key }]) => key || subjects.has(`${model}.${property}`));
    if (found.length > 0)
      keys.set(
        table,
        found.map(([, { column }]) => column),
      );
    unnamed.push(...rest.filter((one) => !found.includes(one)).map(([, { column }]) => `${table}.${column}`));
  }
  return { keys, unnamed };
}
