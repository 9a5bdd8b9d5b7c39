import { type DataMapRow, dataMap, namedColumns } from 'field-access';
import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';
import { accountEndFaults, type MappedColumns } from '../../domains/account/index.ts';
import { TABLES } from '../../generated/columns.ts';
import type { ReaderLabel, StorageClass } from '../../graphql/access/index.ts';
import { unserved as ofIndex } from '../../indexing/unserved.ts';
import { modules } from '../../modules.ts';
import { gatewaySchema } from './schema.ts';

export interface WholeDataMap {
  /** The fields of the schema. */
  readonly fields: readonly DataMapRow<ReaderLabel, StorageClass>[];
  /** The records that no field serves. */
  readonly unserved: readonly UnservedRecord[];
  /** Table -> its other columns, by which rows are looked up, joined and checked. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** The `table.column`s of the database that are in no part of the map. The map is whole if there are none. */
  readonly unnamed: readonly string[];
  /** The map's promises for the end of an account that no noun keeps, as sentences. */
  readonly forgotten: readonly string[];
}

/** The data map of the product: every column of the database and every value elsewhere, with its readers and deletion. */
export function wholeDataMap(): WholeDataMap {
  const schema = gatewaySchema();
  const unserved = [...modules.flatMap((module) => module.unserved ?? []), ...ofIndex];
  const fields: WholeDataMap['fields'] = dataMap(schema);
  const map = { fields, unserved, ...namedColumns(schema, TABLES, unserved) };
  const ends = modules.flatMap(({ accountEnd }) => accountEnd?.tables ?? []);
  return { ...map, forgotten: accountEndFaults(Object.values(TABLES), everyRow(map), ends) };
}

/** Every column with its class and intended deletion. A key goes with its row. */
export const everyRow = ({ fields, unserved, keys }: Omit<WholeDataMap, 'forgotten'>): readonly MappedColumns[] => [
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
