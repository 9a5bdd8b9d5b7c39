import type { RowKey, Table, TableRelation, Tables } from '../index.ts';

/** The columns by which the rows of a list are joined to the row above. */
export interface ListJoin extends Pick<TableRelation, 'table' | 'columns' | 'references'> {
  /** The relation from the rows to the row above; null where no relation leads to them. */
  readonly inverse: string | null;
}

/** The way from a row to the rows of a list below it: a relation, or columns of the rows by the columns of this row that they equal. */
export type ListWay =
  | { readonly relation: string }
  /** `model`: the Prisma model of the rows. `key`: column of the rows -> column of this row. */
  | { readonly model: string; readonly key: RowKey['key'] };

/** The join of a list; undefined where the catalogue has no such relation or model. */
export function joinOf(way: ListWay, parent: Table | undefined, tables: Tables): ListJoin | undefined {
  if ('relation' in way) return parent?.relations[way.relation];
  const table = tables[way.model];
  return table && { table, columns: Object.values(way.key), references: Object.keys(way.key), inverse: null };
}

/** The name of a way, to which cursors are bound. */
export const wayName = (way: ListWay): string =>
  'relation' in way ? way.relation : JSON.stringify([way.model, ...Object.entries(way.key)]);
