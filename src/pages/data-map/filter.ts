import { EVERYBODY, OPERATORS } from 'field-access/model';
import { OWNER, type ViewerRights } from '../site/viewer.ts';

/** The parts of a data map's row that the filters compare. */
export interface FilterRow {
  /** The row's text in lower case. */
  readonly text: string;
  /** The type of the field; empty for a record that no field returns. */
  readonly type: string;
  readonly class: string;
  readonly readers: readonly string[];
  readonly tables: readonly string[];
}

/** The filters of the data map. An empty text matches every row. */
export interface Filters {
  /** The text to search for, in lower case. */
  readonly text: string;
  readonly reader: string;
  readonly class: string;
  readonly table: string;
  /** The rights of the signed-in account, to show only what it reads; null: all rows. */
  readonly rights: ViewerRights | null;
}

/** True if a label reads a row. Every label reads the rows of everybody, except operators, who read logs only. */
const isReader = ({ readers }: FilterRow, label: string) =>
  readers.includes(label) || (label !== OPERATORS && readers.includes(EVERYBODY));

/** True if an account with these rights reads a row of some record. An owner reads the rows of types of which it owns a record. */
const isReadBy = (row: FilterRow, { labels, ownTypes }: ViewerRights) =>
  [...labels].some((label) => isReader(row, label) && (label !== OWNER || ownTypes.has(row.type))) ||
  isReader(row, EVERYBODY);

/** True if a row passes all filters. */
export const isShown = (row: FilterRow, { text, reader, class: storageClass, table, rights }: Filters): boolean =>
  row.text.includes(text) &&
  (reader === '' || isReader(row, reader)) &&
  (storageClass === '' || row.class === storageClass) &&
  (table === '' || row.tables.includes(table)) &&
  (rights === null || isReadBy(row, rights));
