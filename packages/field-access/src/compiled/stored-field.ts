import {
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { AccessRules, Table } from '../index.ts';
import { sourceOf } from '../lists/source.ts';
import { unsupported } from '../sql/unsupported.ts';
import { isFromRow, rowFunctionOf } from './from-row.ts';
import type { Computation, RowPart, Rows, StoredColumn } from './plan.ts';
import { enumTexts, jsonOf, transportOf } from './values.ts';

type Field = GraphQLField<unknown, unknown>;

/** The extensions of fields that Pothos and the plugins set. Any other extension can change what a field returns. */
const FIELD_EXTENSIONS = new Set([
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

const FIELD_OPTIONS = new Set([
  'access',
  'args',
  'authScopes',
  'complexity',
  'deprecationReason',
  'description',
  'extensions',
  'fromRow',
  'nullable',
  'resolve',
  'rowsChecked',
  'select',
  'type',
]);

/** @throws Unsupported for a field with an extension or an option that is not listed above, because it can change what the field returns */
export function requirePlain(coordinate: string, field: Field): void {
  const { extensions } = field;
  const options = (extensions.pothosOptions ?? {}) as object;
  const unknown =
    Object.keys(extensions).find((key) => !FIELD_EXTENSIONS.has(key)) ??
    Object.keys(options).find((key) => !FIELD_OPTIONS.has(key));
  if (unknown !== undefined) unsupported('field', `${coordinate} has ${unknown}`);
  const { length = 0 } = (extensions.pothosArgMappers ?? []) as readonly unknown[];
  if (length > 0 && sourceOf(field)?.kind !== 'node') unsupported('field', coordinate);
}

/** The scopes that a field requires of its viewer. @throws Unsupported for scopes that a function decides */
export function scopesOf(coordinate: string, { extensions }: Field): Readonly<Record<string, boolean>> {
  const { authScopes = {} } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
  if (typeof authScopes !== 'object' || authScopes === null) return unsupported('scopes', coordinate);
  if (Object.values(authScopes).some((value) => value !== true)) return unsupported('scopes', coordinate);
  return authScopes as Readonly<Record<string, boolean>>;
}

/** The column that a field exposes; null if it exposes none, or if SQL cannot write the column's JSON as the field does. */
export function storedColumn(rules: AccessRules, coordinate: string, field: Field, table: Table): StoredColumn | null {
  const property = rules.fields.get(coordinate)?.column;
  const column = property == null ? undefined : table.columns[property];
  if (property == null || !column) return null;
  const json = jsonOf(field.type, column);
  return json && { column: property, json, nullable: !isNonNullType(field.type), texts: enumTexts(field.type) };
}

/**
 * Completes a value of a leaf type, or of a list of them, as the executor does, and returns its JSON.
 * @throws Unsupported for a value that the executor would refuse
 */
function completedJson(type: GraphQLOutputType, value: unknown): string {
  if (isNonNullType(type)) {
    const json = completedJson(type.ofType, value);
    return json === 'null' ? unsupported('computed field') : json;
  }
  if (value === null || value === undefined) return 'null';
  if (isListType(type)) {
    if (!Array.isArray(value)) return unsupported('computed field');
    return `[${value.map((item) => completedJson(type.ofType, item)).join(',')}]`;
  }
  return leafJson(type as GraphQLLeafType, value) ?? unsupported('computed field');
}

/** Serialises a leaf as JSON; undefined for a value that its type refuses. */
function leafJson(type: GraphQLLeafType, value: unknown): string | undefined {
  try {
    return JSON.stringify(type.serialize(value));
  } catch {
    return undefined;
  }
}

/** Tests that a type is a leaf, or a list of them. */
const isLeafOrList = (type: GraphQLOutputType): boolean => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? isLeafOrList(nullable.ofType) : isLeafType(nullable);
};

type RowReader = (values: readonly unknown[]) => object;

/** Creates a reader of a row, as resolvers take it, from the JSON of its columns. @throws Unsupported */
function rowReader(columns: readonly string[], table: Table): RowReader {
  const transports = columns.map((column) =>
    transportOf(table.columns[column] ?? unsupported('computed field', column)),
  );
  return (values) => Object.fromEntries(columns.map((column, i) => [column, transports[i]?.read(values[i])]));
}

/** The parts of a row that a Prisma select reads: its columns, and columns of rows that relations to one lead to. @throws Unsupported */
function partsOf(select: object, table: Table): RowPart[] {
  return Object.entries(select).map(([name, selected]) => {
    if (Object.hasOwn(table.columns, name)) return { name };
    const relation = table.relations[name];
    const columns = Object.keys((selected as { readonly select?: object }).select ?? {});
    return relation && !relation.list && columns.length > 0
      ? { name, to: { relation, columns } }
      : unsupported('computed field', name);
  });
}

/** Creates a reader of a part: a column's value, or the row that a relation leads to, null if there is none. @throws Unsupported */
function partReader({ name, to }: RowPart, table: Table): (value: unknown) => unknown {
  if (to) {
    const readRow = rowReader(to.columns, to.relation.table);
    return (value) => value && readRow(value as unknown[]);
  }
  const transport = transportOf(table.columns[name] ?? unsupported('computed field', name));
  return (value) => transport.read(value);
}

/** Creates a reader of a row from the JSON array of its parts. @throws Unsupported */
function partsReader(parts: readonly RowPart[], table: Table): RowReader {
  const readers = parts.map((part) => partReader(part, table));
  return (values) => Object.fromEntries(parts.map(({ name }, i) => [name, readers[i]?.(values[i])]));
}

/**
 * The input of a field's resolver: the parts of the row that its type and its declaration select, and a reader of the row from their
 * JSON. A sealed column is not among the parts, because the resolver loads it after its own check.
 * @throws Unsupported for a field that selects more than columns of its row
 */
export function resolverInputOf(rules: AccessRules, parent: GraphQLObjectType, field: Field, { rule, table }: Rows) {
  const coordinate = `${parent.name}.${field.name}`;
  const { select, resolve } = rules.onRows.get(coordinate) ?? unsupported('computed field', coordinate);
  if (!select || field.extensions.pothosPrismaRelationField) return unsupported('computed field', coordinate);
  const kindColumn = rules.fields.get(coordinate)?.declaration.byKind?.column ?? [];
  const checkColumns = [...rule.id, ...rule.columns, kindColumn].flat();
  const parts = partsOf(
    {
      ...Object.fromEntries(checkColumns.map((column) => [column, true])),
      ...(parent.extensions.pothosPrismaSelect as object | undefined),
      ...select,
    },
    table,
  );
  return { parts, resolve, rowOf: partsReader(parts, table) };
}

/** The computation of a field from columns of its row; null for a field that does not declare `fromRow`. @throws Unsupported */
export function computationOf(
  coordinate: string,
  field: Field,
  columns: readonly string[],
  table: Table,
): Computation | null {
  if (!isFromRow(field) || !isLeafOrList(field.type)) return null;
  const [compute, rowOf] = [rowFunctionOf(field), rowReader(columns, table)];
  return {
    json(values) {
      const value = compute(rowOf(values));
      return typeof (value as PromiseLike<unknown> | null)?.then === 'function'
        ? unsupported('computed field', coordinate)
        : completedJson(field.type, value);
    },
  };
}
