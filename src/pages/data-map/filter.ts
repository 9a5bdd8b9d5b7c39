import { EVERYBODY, OPERATORS } from 'field-access/model';

/** A row of the data map, as the filters see it. */
export interface FilterRow {
  /** The row's text in lower case. */
  readonly text: string;
  readonly class: string;
  readonly readers: readonly string[];
  readonly tables: readonly string[];
}

/** An empty text filters nothing. */
export interface Filters {
  /** In lower case. */
  readonly text: string;
  readonly reader: string;
  readonly class: string;
  readonly table: string;
  /** The labels of the signed-in account, to show only its rows; null: all rows. */
  readonly labels: ReadonlySet<string> | null;
}

/** Whether a label reads a row. Each reader reads what everybody reads, except operators, who read logs alone. */
const reads = ({ readers }: FilterRow, label: string) =>
  readers.includes(label) || (label !== OPERATORS && readers.includes(EVERYBODY));

/** Whether a row is shown: all filters together. */
export const isShown = (row: FilterRow, { text, reader, class: storageClass, table, labels }: Filters): boolean =>
  row.text.includes(text) &&
  (reader === '' || reads(row, reader)) &&
  (storageClass === '' || row.class === storageClass) &&
  (table === '' || row.tables.includes(table)) &&
  (labels === null || [...labels].some((label) => reads(row, label)));
