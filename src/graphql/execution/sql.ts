import type { Table } from '../../access/index.ts';
import { unsupported } from './unsupported.ts';

// Text of statements. Names come from the schema and from the document's own selection, values are parameters.

/** A name as SQL quotes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL writes it: names of a document, which hold letters, digits and underscores, and what JSON has around them. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A column of a row by its property. */
export function columnOf(table: Table, alias: string, property: string): string {
  const column = table.columns[property];
  return column ? `${alias}.${quoted(column.column)}` : unsupported('where', property);
}

/** The place of a value in a text that is not numbered yet. No name has it. */
export const PLACE = '?';

/** A part of a statement: its text with a place for each value, in order. */
export interface Part {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Rows in an order are chosen by rows of another table, each by several: which table is best read first depends on the values. */
  readonly byOthers?: true;
}

/** The text with its places numbered from `first` on. */
export function numbered({ text }: Pick<Part, 'text'>, first: number): string {
  let next = first;
  return text.replaceAll(PLACE, () => `$${next++}`);
}
