import { type DataMapRow, dataMap, namedColumns } from 'field-access';
import { columnsOf, type UnservedRecord } from '../../../core/unserved.ts';
import { VIEWS } from '../../../core/views.ts';
import { accountEndFaults, type MappedColumns } from '../../../domains/account/index.ts';
import { TABLES } from '../../../generated/columns.ts';
import type { ReaderLabel, StorageClass } from '../../../graphql/access/index.ts';
import { unserved as ofIndex } from '../../../indexing/unserved.ts';
import { modules } from '../../../modules.ts';
import { gatewaySchema } from '../schema.ts';

export interface WholeDataMap {
  /** The fields of the schema. */
  readonly fields: readonly DataMapRow<ReaderLabel, StorageClass>[];
  /** The stored records that no field returns. */
  readonly unserved: readonly UnservedRecord[];
  /** The other columns of each table, which serve to look up, join and check rows. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** The `table.column`s of the database that are missing from the map. The map is complete if there are none. */
  readonly unnamed: readonly string[];
  /** Sentences about deletions that the map promises at the end of an account and no module performs. */
  readonly forgotten: readonly string[];
}

/** Builds the data map of the product: every column of the database and every value elsewhere, with its readers and deletion. */
export function wholeDataMap(): WholeDataMap {
  const schema = gatewaySchema();
  const unserved = [...modules.flatMap((module) => module.unserved ?? []), ...ofIndex];
  const fields: WholeDataMap['fields'] = dataMap(schema);
  const map = { fields, unserved, ...namedColumns(schema, TABLES, unserved) };
  const deletedTables = modules.flatMap(({ accountEnd }) => accountEnd?.tables ?? []);
  const tables = Object.values(TABLES).filter(({ table }) => !VIEWS.has(table));
  return { ...map, forgotten: accountEndFaults(tables, listColumns(map), deletedTables) };
}

/** Lists every column with its class and intended deletion. Key columns are deleted with their row. */
export const listColumns = ({ fields, unserved, keys }: Omit<WholeDataMap, 'forgotten'>): readonly MappedColumns[] => [
  ...fields,
  ...unserved,
  ...[...keys].map(
    ([table, columns]): MappedColumns => ({
      held: columnsOf(table, ...columns),
      class: 'plain',
      deletion: 'with its row',
    }),
  ),
];
