import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { AccessRules } from '../../access/index.ts';
import type { Computation } from './plan.ts';
import type { Table } from './sql.ts';
import { unsupported } from './unsupported.ts';
import { type JsonOf, jsonOf, transportOf } from './values.ts';

type Field = GraphQLField<unknown, unknown>;

/** What Pothos and the plugins keep with a field. Whatever else is there may change what it answers. */
const KNOWN_EXTENSIONS = new Set([
  'access',
  'accessList',
  'complexity',
  'pothosArgMappers',
  'pothosConfig',
  'pothosExposedField',
  'pothosOptions',
  'pothosOriginalResolve',
  'pothosOriginalSubscribe',
  'pothosPrismaFallback',
  'pothosPrismaLoaded',
  'pothosPrismaRelationField',
  'pothosPrismaSelect',
  'pothosPrismaVariant',
  'pothosResolveWrapped',
  'pothosSubscribeWrapped',
  'rowSource',
]);

const KNOWN_OPTIONS = new Set([
  'access',
  'args',
  'authScopes',
  'complexity',
  'deprecationReason',
  'description',
  'extensions',
  'nullable',
  'resolve',
  'rowsChecked',
  'select',
  'type',
]);

/** The allow-list is closed: a field with anything about it that is not known here is answered by its resolver. */
export function requireKnown(coordinate: string, { extensions }: Field): void {
  const options = (extensions.pothosOptions ?? {}) as object;
  const unknown =
    Object.keys(extensions).find((key) => !KNOWN_EXTENSIONS.has(key)) ??
    Object.keys(options).find((key) => !KNOWN_OPTIONS.has(key));
  if (unknown !== undefined) unsupported('field', `${coordinate} has ${unknown}`);
  if ((extensions.pothosArgMappers as readonly unknown[] | undefined)?.length) unsupported('field', coordinate);
}

/** The scopes that a field asks of its viewer as a whole. @throws Unsupported for scopes that a function says */
export function scopesOf(coordinate: string, { extensions }: Field): Readonly<Record<string, boolean>> {
  const { authScopes = {} } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
  if (typeof authScopes !== 'object' || authScopes === null) return unsupported('scopes', coordinate);
  if (Object.values(authScopes).some((value) => value !== true)) return unsupported('scopes', coordinate);
  return authScopes as Readonly<Record<string, boolean>>;
}

/** A column that a field answers as it is. */
export interface StoredColumn {
  readonly column: string;
  readonly json: JsonOf;
  readonly nullable: boolean;
}

/** The column of an exposed field; null for a field that is none. @throws Unsupported for a column without a JSON */
export function storedColumn(rules: AccessRules, coordinate: string, field: Field, table: Table): StoredColumn | null {
  const column = rules.fields.get(coordinate)?.column;
  const found = column == null ? undefined : table.columns[column];
  if (column == null || !found) return null;
  const nullable = !isNonNullType(field.type);
  return { column, json: jsonOf(field.type, found), nullable };
}

/** Completes a value of a leaf type, or of a list of one, as the executor does; its JSON. */
function completed(type: GraphQLOutputType, value: unknown): string {
  if (isNonNullType(type)) {
    const json = completed(type.ofType, value);
    return json === 'null' ? unsupported('computed field') : json;
  }
  if (value === null || value === undefined) return 'null';
  if (isListType(type)) {
    if (!Array.isArray(value)) return unsupported('computed field');
    return `[${value.map((item) => completed(type.ofType, item)).join(',')}]`;
  }
  const json = JSON.stringify((type as GraphQLLeafType).serialize(value));
  return json ?? unsupported('computed field');
}

const leafOf = (type: GraphQLOutputType): boolean => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? leafOf(nullable.ofType) : isLeafType(nullable);
};

/** A field that is computed from columns: those, and how. @throws Unsupported */
export function computationOf(
  coordinate: string,
  field: Field,
  columns: readonly string[],
  table: Table,
): Computation & { readonly columns: readonly string[] } {
  const resolve = field.extensions.pothosOriginalResolve as ((...given: unknown[]) => unknown) | undefined;
  // One that reads more than its row, or comes without a resolver, is not a function of its columns.
  const ofRow = resolve && resolve !== defaultFieldResolver && resolve.length <= 1;
  if (!leafOf(field.type) || !ofRow || resolve.constructor !== Function)
    return unsupported('computed field', coordinate);
  const transports = columns.map((column) => {
    const found = table.columns[column];
    return found ? transportOf(found) : unsupported('computed field', coordinate);
  });
  return {
    columns,
    json(values) {
      const row = Object.fromEntries(columns.map((column, i) => [column, transports[i]?.read(values[i])]));
      const value = resolve(row);
      return typeof (value as PromiseLike<unknown> | null)?.then === 'function'
        ? unsupported('computed field', coordinate)
        : completed(field.type, value);
    },
  };
}
