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
import { rowText } from '../sql/select.ts';
import { join, type Sql, sql, stringConstant } from '../sql/sql.ts';
import { unsupported } from '../sql/unsupported.ts';
import { columnJsonOf, instantText, type JsonOf, textJson } from './column-json.ts';

/** The JSON of an enum's name, from a column that holds one of `enumTexts`. @throws Unsupported for a value that is no text or number */
function enumJson(type: GraphQLEnumType): JsonOf {
  const values = type.getValues();
  if (values.every(({ name, value }) => name === value)) return textJson;
  const cases = values.map(({ name, value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return unsupported('field', type.name);
    return sql`when ${stringConstant(String(value))} then ${stringConstant(JSON.stringify(name))}`;
  });
  return (column) => rowText(sql`case ${column}::text ${join(cases, ' ')} end`);
}

/** The JSON of a leaf type from a column; null if SQL cannot write it as the type does. */
function leafJson(type: GraphQLLeafType, column: TableColumn): JsonOf | null {
  return isEnumType(type) ? enumJson(type) : (columnJsonOf(type)[column.type] ?? null);
}

/** The texts of an enum's values, as a column holds them; null for a type that is no enum or list of one. */
export function enumTexts(type: GraphQLOutputType): readonly string[] | null {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ value }) => String(value)) : null;
}

/** The SQL of a field's JSON from a column; null if SQL cannot write it as the field does. */
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
  return isStoredText ? textJson : null;
}

/** How a statement returns a column to a resolver: SQL writes it as a JSON value, and the process reads that value. */
interface Transport {
  readonly write: (column: Sql) => Sql;
  readonly read: (json: unknown) => unknown;
}

const asIs: Transport = { write: (column) => column, read: (json) => json };
const asText = (column: Sql): Sql => sql`${column}::text`;

/** Transports by Prisma type. A Decimal is read as a bigint, because every Decimal column holds integers. */
const TRANSPORTS: Readonly<Record<string, Transport>> = {
  String: asIs,
  Int: asIs,
  Boolean: asIs,
  Json: asIs,
  BigInt: { write: asText, read: (json) => BigInt(json as string) },
  Decimal: { write: asText, read: (json) => BigInt(json as string) },
  DateTime: { write: instantText, read: (json) => new Date(json as string) },
};

/** The transport of a column, whose value can be null. @throws Unsupported for a column of another type */
export function transportOf({ type, list }: TableColumn): Transport {
  const transport = TRANSPORTS[type];
  if (!transport || (list && type !== 'String')) return unsupported('computed field', type);
  const { write, read } = transport;
  return { write, read: (json) => (json === null ? null : read(json)) };
}
