import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { AccessRules, Table } from '../../access/index.ts';
import type { Computation, RowPart, Rows, StoredColumn } from './plan.ts';
import { sourceOf } from './source.ts';
import { unsupported } from './unsupported.ts';
import { enumTexts, jsonOf, transportOf } from './values.ts';

type Field = GraphQLField<unknown, unknown>;

/** What Pothos and the plugins keep with a field. Whatever else is there may change what it answers. */
const KNOWN_EXTENSIONS = new Set([
  'access',
  'accessColumns',
  'accessList',
  'complexity',
  'pothosArgMappers',
  'pothosConfig',
  'pothosExposedField',
  'pothosOptions',
  'pothosOriginalResolve',
  'pothosOriginalSubscribe',
  'pothosPrismaFallback',
  'pothosPrismaFallbackPlan',
  'pothosPrismaLoaded',
  'pothosPrismaRelationField',
  'pothosPrismaSelect',
  'pothosPrismaVariant',
  'pothosResolveWrapped',
  'pothosSubscribeWrapped',
  'presentWith',
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
export function requireKnown(coordinate: string, field: Field): void {
  const { extensions } = field;
  const options = (extensions.pothosOptions ?? {}) as object;
  const unknown =
    Object.keys(extensions).find((key) => !KNOWN_EXTENSIONS.has(key)) ??
    Object.keys(options).find((key) => !KNOWN_OPTIONS.has(key));
  if (unknown !== undefined) unsupported('field', `${coordinate} has ${unknown}`);
  const { length = 0 } = (extensions.pothosArgMappers ?? []) as readonly unknown[];
  if (length > 0 && sourceOf(field)?.kind !== 'node') unsupported('field', coordinate);
}

/** The scopes that a field asks of its viewer as a whole. @throws Unsupported for scopes that a function says */
export function scopesOf(coordinate: string, { extensions }: Field): Readonly<Record<string, boolean>> {
  const { authScopes = {} } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
  if (typeof authScopes !== 'object' || authScopes === null) return unsupported('scopes', coordinate);
  if (Object.values(authScopes).some((value) => value !== true)) return unsupported('scopes', coordinate);
  return authScopes as Readonly<Record<string, boolean>>;
}

/** The column of an exposed field; null for a field that is none, and for a column that SQL does not write as it is answered. */
export function storedColumn(rules: AccessRules, coordinate: string, field: Field, table: Table): StoredColumn | null {
  const column = rules.fields.get(coordinate)?.column;
  const found = column == null ? undefined : table.columns[column];
  if (column == null || !found) return null;
  const json = jsonOf(field.type, found);
  return json && { column, json, nullable: !isNonNullType(field.type), texts: enumTexts(field.type) };
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

type RowReader = (values: readonly unknown[]) => object;

/** Makes a row as resolvers are given it of its columns' JSON. @throws Unsupported */
function rowReader(columns: readonly string[], table: Table): RowReader {
  const transports = columns.map((column) =>
    transportOf(table.columns[column] ?? unsupported('computed field', column)),
  );
  return (values) => Object.fromEntries(columns.map((column, i) => [column, transports[i]?.read(values[i])]));
}

/** What a select reads of a row: its columns, and columns of rows that a relation to one leads to. @throws Unsupported */
function partsOf(select: object, table: Table): RowPart[] {
  return Object.entries(select).map(([name, of]) => {
    if (Object.hasOwn(table.columns, name)) return { name };
    const relation = table.relations[name];
    const columns = Object.keys((of as { readonly select?: object }).select ?? {});
    return relation && !relation.list && columns.length > 0
      ? { name, to: { relation, columns } }
      : unsupported('computed field', name);
  });
}

/** Makes a row of its parts' JSON. @throws Unsupported */
function partsReader(parts: readonly RowPart[], table: Table): RowReader {
  const readers = parts.map(({ name, to }) => {
    const read = to ? rowReader(to.columns, to.relation.table) : rowReader([name], table);
    return (value: unknown) =>
      to ? value && read(value as unknown[]) : (read([value]) as Record<string, unknown>)[name];
  });
  return (values) => Object.fromEntries(parts.map(({ name }, i) => [name, readers[i]?.(values[i])]));
}

/**
 * A field that its resolver answers, after its own check, from what its type and its own declaration select: that, and the row
 * of it. A sealed column is not in it: the resolver loads it after the check.
 * @throws Unsupported for a field that reads more of its row
 */
export function resolvedField(rules: AccessRules, parent: GraphQLObjectType, field: Field, { rule, table }: Rows) {
  const coordinate = `${parent.name}.${field.name}`;
  const { select, resolve } = rules.onRows.get(coordinate) ?? unsupported('computed field', coordinate);
  if (!select || field.extensions.pothosPrismaRelationField) return unsupported('computed field', coordinate);
  const kind = rules.fields.get(coordinate)?.declaration.byKind?.column ?? [];
  const needed = Object.fromEntries([...rule.id, ...rule.columns, kind].flat().map((column) => [column, true]));
  const parts = partsOf(
    { ...needed, ...(parent.extensions.pothosPrismaSelect as object | undefined), ...select },
    table,
  );
  return { parts, resolve, rowOf: partsReader(parts, table) };
}

/** A field that is computed from columns: those, and how; null where its resolver reads more. @throws Unsupported */
export function computationOf(
  coordinate: string,
  field: Field,
  columns: readonly string[],
  table: Table,
): (Computation & { readonly columns: readonly string[] }) | null {
  const resolve = field.extensions.pothosOriginalResolve as ((...given: unknown[]) => unknown) | undefined;
  // One that reads more than its row, or comes without a resolver, is not a function of its columns.
  const ofRow = resolve && resolve !== defaultFieldResolver && resolve.length <= 1;
  if (!leafOf(field.type) || !ofRow || resolve.constructor !== Function) return null;
  const rowOf = rowReader(columns, table);
  return {
    columns,
    json(values) {
      const value = resolve(rowOf(values));
      return typeof (value as PromiseLike<unknown> | null)?.then === 'function'
        ? unsupported('computed field', coordinate)
        : completed(field.type, value);
    },
  };
}
