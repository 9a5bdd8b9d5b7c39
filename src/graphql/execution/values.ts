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
import type { TableColumn } from '../../access/index.ts';
import { columnJsonOf, instant, type JsonOf, text } from './column-json.ts';
import { literal } from './sql.ts';
import { unsupported } from './unsupported.ts';

/** An enum's value by its name: as it is where all are stored under their names. Of `enumTexts` alone. */
function enumJson(type: GraphQLEnumType): JsonOf {
  const values = type.getValues();
  if (values.every(({ name, value }) => name === value)) return text;
  const cases = values.map(({ name, value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return unsupported('field', type.name);
    return `when ${literal(String(value))} then ${literal(JSON.stringify(name))}`;
  });
  return (column) => `case ${column}::text ${cases.join(' ')} end`;
}

function leafJson(type: GraphQLLeafType, { type: stored }: TableColumn): JsonOf | null {
  if (isEnumType(type)) return enumJson(type);
  return columnJsonOf(type)[stored] ?? null;
}

/** The texts that a column may hold where a field answers it as an enum; null where it answers none. */
export function enumTexts(type: GraphQLOutputType): readonly string[] | null {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ value }) => String(value)) : null;
}

/** How a column is answered by a field of a type; null for a type and a column that are not listed here. */
export function jsonOf(type: GraphQLOutputType, column: TableColumn): JsonOf | null {
  const nullable = getNullableType(type);
  if (isLeafType(nullable)) return column.list ? null : leafJson(nullable, column);
  if (!isListType(nullable) || !column.list) return null;
  const item = getNullableType(nullable.ofType);
  const asStored =
    column.type === 'String' &&
    isLeafType(item) &&
    (isEnumType(item)
      ? item.getValues().every(({ name, value }) => name === value)
      : columnJsonOf(item).String === text);
  return asStored ? text : null;
}

const LOSSLESS: Readonly<Record<string, { readonly write: JsonOf; readonly read: (json: unknown) => unknown }>> = {
  String: { write: (column) => column, read: (json) => json },
  Int: { write: (column) => column, read: (json) => json },
  Boolean: { write: (column) => column, read: (json) => json },
  BigInt: { write: (column) => `${column}::text`, read: (json) => BigInt(json as string) },
  // Of integers alone (prisma/schema.prisma), which resolvers take as bigint too.
  Decimal: { write: (column) => `${column}::text`, read: (json) => BigInt(json as string) },
  Json: { write: (column) => column, read: (json) => json },
  DateTime: { write: instant, read: (json) => new Date(json as string) },
};

/** How a column gets into JSON and back to the value that a resolver is given. @throws Unsupported */
export function transportOf({ type, list }: TableColumn) {
  const found = LOSSLESS[type];
  if (!found || (list && type !== 'String')) return unsupported('computed field', type);
  const { write, read } = found;
  return { write, read: (json: unknown) => (json === null ? null : read(json)) };
}
