import type { GraphQLLeafType } from 'graphql';

/** SQL of the JSON text of a column; null where the column is null. */
export type JsonOf = (column: string) => string;

/** How a scalar's values are written as JSON from a column, by the column's Prisma type. It writes what `serialize` would. */
export type ColumnJson = Readonly<Record<string, JsonOf>>;

/** An instant as `Date.toISOString` writes it. */
export const instant: JsonOf = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A JSON string of a text that needs no escape. */
export const inQuotes =
  (text: JsonOf): JsonOf =>
  (column) =>
    `'"'||${text(column)}||'"'`;

export const text: JsonOf = (column) => `to_json(${column})::text`;
const digits = inQuotes((column) => `${column}::text`);
const plain: JsonOf = (column) => `${column}::text`;

/** A text, as it is stored. */
export const TEXT_JSON: ColumnJson = { String: text };
/** An integer, as a string of digits. */
export const DIGITS_JSON: ColumnJson = { Decimal: digits, BigInt: digits, Int: digits };
/** A point in time, in UTC. */
export const INSTANT_JSON: ColumnJson = { DateTime: inQuotes(instant) };

/** The scalars of the GraphQL specification. */
const STANDARD: Readonly<Record<string, ColumnJson>> = {
  String: TEXT_JSON,
  ID: TEXT_JSON,
  Int: { Int: plain },
  Boolean: { Boolean: plain },
};

const EXTENSION = 'columnJson';

/** Extensions of a scalar whose fields compiled reads answer from these columns. */
export const withColumnJson = (columns: ColumnJson) => ({ [EXTENSION]: columns });

/** How compiled reads write a scalar's values from columns; empty for a scalar that is left to its resolvers. */
export const columnJsonOf = ({ name, extensions }: GraphQLLeafType): ColumnJson =>
  STANDARD[name] ?? (extensions[EXTENSION] as ColumnJson | undefined) ?? {};
