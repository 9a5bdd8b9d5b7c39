import type { ColumnTypeEnum, SqlResultSet } from '@prisma/driver-adapter-utils';

const JSON_COLUMN: (typeof ColumnTypeEnum)['Json'] = 11;

/** Matches a number of 16 or more digits at the start of a JSON value (or inside a string). */
const LONG_NUMBER = /[:,[]\s*-?\d{16}/;
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Quotes the numbers of 16 or more digits in a JSON text. Prisma reads related rows as one JSON value with doubles, which hold
 * only 15 digits exactly; its Decimal also accepts a string.
 */
export const quoteLongNumbers = (json: string): string =>
  LONG_NUMBER.test(json)
    ? json.replace(TOKENS, (token) =>
        token.startsWith('"') || token.replace(/\D/g, '').length < 16 ? token : `"${token}"`,
      )
    : json;

/** Quotes long numbers in the JSON columns of a result, so that parsing loses no digits of amounts. */
export function exactJson(result: SqlResultSet): SqlResultSet {
  const columns = result.columnTypes.flatMap((type, i) => (type === JSON_COLUMN ? [i] : []));
  for (const row of columns.length > 0 ? result.rows : [])
    for (const i of columns) {
      const value = row[i];
      if (typeof value === 'string') row[i] = quoteLongNumbers(value);
    }
  return result;
}
