import { stringify } from 'csv-stringify/sync';
import type { Data, RestAnswer } from './route.ts';

/**
 * An answer that is a CSV text (RFC 4180) with a header. A null is an empty cell. Cells that a spreadsheet would take for a
 * formula are escaped.
 */
export const csv = (columns: readonly string[], rowsOf: (data: Data) => readonly Data[]): RestAnswer => ({
  media: 'text/csv',
  pick: (data) =>
    stringify(
      rowsOf(data).map((row) => columns.map((column) => row[column])),
      { header: true, columns: [...columns], record_delimiter: 'windows', escape_formulas: true },
    ),
  schema: () => ({ type: 'string' }),
});
