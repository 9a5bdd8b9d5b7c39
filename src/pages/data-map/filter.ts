import { EVERYBODY, OPERATORS } from 'field-access/model';

/** The parts of a data map's row that the filters compare. */
export interface FilterRow {
  /** The row's text in lower case. */
  readonly text: string;
  readonly class: string;
  readonly readers: readonly string[];
  readonly tables: readonly string[];
}

/** The filters of the data map. An empty text matches every row. */
export interface Filters {
  /** In lower case. */
  readonly text: string;
  readonly reader: string;
  readonly class: string;
  readonly table: string;
  /** The labels of the signed-in account, to show only its rows; null: all rows. */
  readonly labels: ReadonlySet<string> | null;
}

/** True if a label reads a row. Every label reads the rows of everybody, except operators, who read logs only. */
const isReader = ({ readers }: FilterRow, label: string) =>
  readers.includes(label) || (label !== OPERATORS && readers.includes(EVERYBODY));

/** True if a row passes all filters. */
export const isShown = (row: FilterRow, { text, reader, class: storageClass, table, labels }: Filters): boolean =>
  row.text.includes(text) &&
  (reader === '' || isReader(row, reader)) &&
  (storageClass === '' || row.class === storageClass) &&
  (table === '' || row.tables.includes(table)) &&
  (labels === null || [...labels].some((label) => isReader(row, label)));
