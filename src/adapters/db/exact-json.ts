import type { ColumnTypeEnum, SqlResultSet } from '@prisma/driver-adapter-utils';

const JSON_COLUMN: (typeof ColumnTypeEnum)['Json'] = 11;

/** A number of 16 digits or more where a value of JSON text may start. It may also stand in a string. */
const LONG = /[:,[]\s*-?\d{16}/;
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON text whose numbers of 16 digits or more are strings. Prisma reads related rows as one JSON value and parses it
 * with doubles, which hold 15 digits exactly; its Decimal takes a string as well.
 */
export const quoteLongNumbers = (json: string): string =>
  LONG.test(json)
    ? json.replace(TOKENS, (token) =>
        token.startsWith('"') || token.replace(/\D/g, '').length < 16 ? token : `"${token}"`,
      )
    : json;

/** A result whose JSON columns lose no digit of an amount when they are parsed. */
export function exactJson(result: SqlResultSet): SqlResultSet {
  const columns = result.columnTypes.flatMap((type, i) => (type === JSON_COLUMN ? [i] : []));
  for (const row of columns.length > 0 ? result.rows : [])
    for (const i of columns) {
      const value = row[i];
      if (typeof value === 'string') row[i] = quoteLongNumbers(value);
    }
  return result;
}
