import { type GraphQLLeafType, specifiedScalarTypes } from 'graphql';
import { instantText } from '../sql/key-parts.ts';
import { concat, literal, type RowText, rowText } from '../sql/select.ts';
import { type Sql, sql } from '../sql/sql.ts';

/** SQL of the JSON text of a column; null if the column is null. */
export type JsonOf = (column: Sql) => RowText;

/** A scalar's JSON from a column, by the column's Prisma type: the same text as `serialize` of the value gives. */
export type ColumnJson = Readonly<Record<string, JsonOf>>;

/**
 * A JSON string of a text that needs no escape.
 *
 * @example
 * const hexJson = { Bytes: inQuotes((column) => sql`encode(${column}, 'hex')`) };
 */
export const inQuotes =
  (text: (column: Sql) => Sql): JsonOf =>
  (column) =>
    concat<RowText>([literal('"'), rowText(text(column)), literal('"')]);

export const textJson: JsonOf = (column) => rowText(sql`to_json(${column})::text`);
const castJson: JsonOf = (column) => rowText(sql`${column}::text`);
const digitsJson = inQuotes(castJson);

/**
 * A text, as it is stored.
 *
 * @example
 * builder.scalarType('Slug', { serialize: String, extensions: withColumnJson(TEXT_JSON) });
 */
export const TEXT_JSON: ColumnJson = { String: textJson };
/**
 * An integer, as a string of digits.
 *
 * @example
 * builder.scalarType('Amount', { serialize: String, extensions: withColumnJson(DIGITS_JSON) });
 */
export const DIGITS_JSON: ColumnJson = { Decimal: digitsJson, BigInt: digitsJson, Int: digitsJson };
/**
 * A point in time, in UTC.
 *
 * @example
 * builder.scalarType('DateTime', { serialize: (at) => at.toISOString(), extensions: withColumnJson(INSTANT_JSON) });
 */
export const INSTANT_JSON: ColumnJson = { DateTime: inQuotes(instantText) };

/** The scalars of the GraphQL specification. */
const STANDARD: Readonly<Record<string, ColumnJson>> = {
  String: TEXT_JSON,
  ID: { String: textJson, Int: digitsJson, BigInt: digitsJson },
  Int: { Int: castJson },
  Boolean: { Boolean: castJson },
};

const EXTENSION = 'columnJson';

/**
 * Extensions of a scalar whose fields compiled reads answer from these columns.
 *
 * @example
 * builder.scalarType('Slug', { serialize: String, extensions: withColumnJson({ String: inQuotes((column) => sql`lower(${column})`) }) });
 */
export const withColumnJson = (columns: ColumnJson) => ({ [EXTENSION]: columns });

/** Tests that a scalar of the specification's name writes values as the specification says, because a schema may have its own. */
const isStandard = ({ name, serialize }: GraphQLLeafType): boolean =>
  specifiedScalarTypes.some((standard) => standard.name === name && standard.serialize === serialize);

/** A scalar's JSON from columns; empty for a scalar whose fields are left to their resolvers. */
export const columnJsonOf = (type: GraphQLLeafType): ColumnJson =>
  (isStandard(type) ? STANDARD[type.name] : (type.extensions[EXTENSION] as ColumnJson | undefined)) ?? {};
