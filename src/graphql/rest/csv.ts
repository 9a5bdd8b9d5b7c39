import { stringify } from 'csv-stringify/sync';
import type { Data, RestAnswer } from './route.ts';

/**
 * Rows as CSV (RFC 4180) under a header, each value as GraphQL answers it; null is an empty cell. No cell is a formula where a
 * spreadsheet opens it.
 */
export const csv = (columns: readonly string[], rowsIn: (data: Data) => readonly Data[]): RestAnswer => ({
  media: 'text/csv',
  pick: (data) =>
    stringify(
      rowsIn(data).map((row) => columns.map((column) => row[column])),
      { header: true, columns: [...columns], record_delimiter: 'windows', escape_formulas: true },
    ),
  schema: () => ({ type: 'string' }),
});
