import { type DataMapRow, dataMap, namedColumns } from '../../access/index.ts';
import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';
import { accountEndFaults, type MappedColumns } from '../../domains/account/index.ts';
import { TABLES } from '../../generated/columns.ts';
import type { ReaderLabel } from '../../graphql/access/index.ts';
import { unserved as ofIndex } from '../../indexing/unserved.ts';
import { modules } from '../../modules.ts';
import { gatewaySchema } from './schema.ts';

export interface WholeDataMap {
  /** What the schema serves. */
  readonly fields: readonly DataMapRow<ReaderLabel>[];
  /** What no field serves. */
  readonly unserved: readonly UnservedRecord[];
  /** Table -> the rest of its columns: by them rows are found, joined and checked. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** `table.column`s of the database that nothing of this names: none, or the map is not whole. */
  readonly unnamed: readonly string[];
  /** What the nouns forget of the end of an account, as sentences: nothing, or the map promises what does not happen. */
  readonly forgotten: readonly string[];
}

/** What there is, where it is, who reads it and when it is to be deleted: every column of the database, and what is elsewhere. */
export function wholeDataMap(): WholeDataMap {
  const schema = gatewaySchema();
  const unserved = [...modules.flatMap((module) => module.unserved ?? []), ...ofIndex];
  const fields: WholeDataMap['fields'] = dataMap(schema);
  const map = { fields, unserved, ...namedColumns(schema, TABLES, unserved) };
  const ends = modules.flatMap(({ accountEnd }) => accountEnd?.tables ?? []);
  return { ...map, forgotten: accountEndFaults(Object.values(TABLES), everyRow(map), ends) };
}

/** Every column with its class and intended deletion; a key goes with its row. */
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
