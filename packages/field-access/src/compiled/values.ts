import {
  type GraphQLEnumType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
} from 'graphql';
import type { TableColumn } from '../index.ts';
import { instantText } from '../sql/key-parts.ts';
import { rowText } from '../sql/select.ts';
import { join, type Sql, sql, stringConstant } from '../sql/sql.ts';
import { unsupported } from '../sql/unsupported.ts';
import { columnJsonOf, type JsonOf, textJson } from './column-json.ts';

/** An enum's value by its name: as it is stored if every value is stored under its name. Of `enumTexts` alone. */
function enumJson(type: GraphQLEnumType): JsonOf {
  const values = type.getValues();
  if (values.every(({ name, value }) => name === value)) return textJson;
  const cases = values.map(({ name, value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return unsupported('field', type.name);
    return sql`when ${stringConstant(String(value))} then ${stringConstant(JSON.stringify(name))}`;
  });
  return (column) => rowText(sql`case ${column}::text ${join(cases, ' ')} end`);
}

function leafJson(type: GraphQLLeafType, column: TableColumn): JsonOf | null {
  return isEnumType(type) ? enumJson(type) : (columnJsonOf(type)[column.type] ?? null);
}

/** The texts that a column may hold if a field answers it as an enum; null if it answers none. */
export function enumTexts(type: GraphQLOutputType): readonly string[] | null {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ value }) => String(value)) : null;
}

/** A list of texts. Prisma's client answers an empty list for a null in its place. */
const listJson: JsonOf = (column) => rowText(sql`coalesce(${textJson(column)}, '[]')`);

/** The SQL of a field's JSON from a column; null for a type and a column that SQL cannot write as the field does. */
export function jsonOf(type: GraphQLOutputType, column: TableColumn): JsonOf | null {
  const nullable = getNullableType(type);
  if (isLeafType(nullable)) return column.list ? null : leafJson(nullable, column);
  if (!isListType(nullable) || !column.list) return null;
  const item = getNullableType(nullable.ofType);
  const isStoredText =
    column.type === 'String' &&
    isLeafType(item) &&
    (isEnumType(item)
      ? item.getValues().every(({ name, value }) => name === value)
      : columnJsonOf(item).String === textJson);
  return isStoredText ? listJson : null;
}

/** A column's way through JSON to the value that a resolver takes. */
interface Transport {
  readonly write: (column: Sql) => Sql;
  readonly read: (json: unknown) => unknown;
}

const asIs: Transport = { write: (column) => column, read: (json) => json };
const asText = (column: Sql): Sql => sql`${column}::text`;

/** The transport of each Prisma type. */
const TRANSPORTS: Readonly<Record<string, Transport>> = {
  String: asIs,
  Int: asIs,
  Boolean: asIs,
  Json: asIs,
  BigInt: { write: asText, read: (json) => BigInt(json as string) },
  DateTime: { write: instantText, read: (json) => new Date(json as string) },
};

/** A column's way through JSON to a resolver, null included. @throws Unsupported for a column that has none */
export function transportOf({ type, list, asBigInt }: Pick<TableColumn, 'type' | 'list' | 'asBigInt'>): Transport {
  const transport = TRANSPORTS[type === 'Decimal' && asBigInt ? 'BigInt' : type];
  if (!transport || (list && type !== 'String')) return unsupported('computed field', type);
  const { write, read } = transport;
  const absent = list ? [] : null;
  return { write, read: (json) => (json === null ? absent : read(json)) };
}
