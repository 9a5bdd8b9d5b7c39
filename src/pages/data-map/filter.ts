/** A row of the data map, as it is looked for. */
export interface Row {
  /** All that it says, in lower case. */
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
  /** The labels of who is signed in, where their rows alone are shown. */
  readonly labels: ReadonlySet<string> | null;
}

/** What everybody reads, each reader reads too; `operators` read logs alone. */
const reads = ({ readers }: Row, label: string) =>
  readers.includes(label) || (label !== 'operators' && readers.includes('public'));

/** Whether a row is shown: all filters together. */
export const isShown = (row: Row, { text, reader, class: kept, table, labels }: Filters): boolean =>
  row.text.includes(text) &&
  (reader === '' || reads(row, reader)) &&
  (kept === '' || row.class === kept) &&
  (table === '' || row.tables.includes(table)) &&
  (labels === null || [...labels].some((label) => reads(row, label)));
