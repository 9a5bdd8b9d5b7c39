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
import { type AccessRules, dropsPromise, isAsBuilt, type Row, type RowKey, type Table } from '../index.ts';
import { keyedColumnsOf } from '../lists/keyed-row.ts';
import { sourceOf } from '../lists/source.ts';
import { unsupported } from '../sql/unsupported.ts';
import { isFromRow, type RowFunction, rowFunctionOf } from './from-row.ts';
import type { Computation, RowPart, Rows, StoredColumn, ToOne } from './plan.ts';
import { enumTexts, jsonOf, transportOf } from './values.ts';

type Field = GraphQLField<unknown, unknown>;

/** The extensions of fields that Pothos and the plugins set. Any other extension may change what a field returns. */
const FIELD_EXTENSIONS = new Set([
  'access',
  'accessColumns',
  'accessList',
  'complexity',
  'engineResolver',
  'keyedColumns',
  'keyedRow',
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

/**
 * Tests that a field has the resolver of its definition, both resolver and type of its build, and no extension and no option but those listed here, because any
 * other may change what it returns. @throws Unsupported
 */
export function requirePlain(coordinate: string, field: Field): void {
  const { extensions } = field;
  const options = (extensions.pothosOptions ?? {}) as object;
  const unknown =
    Object.keys(extensions).find((key) => !FIELD_EXTENSIONS.has(key)) ??
    Object.keys(options).find((key) => !FIELD_OPTIONS.has(key));
  if (unknown !== undefined) unsupported('field', `${coordinate} has ${unknown}`);
  const { resolve } = (extensions.pothosConfig ?? {}) as { readonly resolve?: unknown };
  if (resolve !== extensions.pothosOriginalResolve) unsupported('field', `${coordinate} has a resolver of a plugin`);
  if (!isAsBuilt(coordinate, field)) unsupported('field', `${coordinate} has another resolver or type since the build`);
  const { length = 0 } = (extensions.pothosArgMappers ?? []) as readonly unknown[];
  if (length > 0 && sourceOf(field)?.kind !== 'node') unsupported('field', coordinate);
}

/** The column of an exposed field; null for a field that exposes none, and for a column that SQL does not write as the field does. */
export function storedColumn(rules: AccessRules, coordinate: string, field: Field, table: Table): StoredColumn | null {
  const property = rules.fields.get(coordinate)?.column;
  const column = property == null ? undefined : table.columns[property];
  if (property == null || !column) return null;
  const json = jsonOf(field.type, column);
  return json && { column: property, json, nullable: !isNonNullType(field.type), texts: enumTexts(field.type) };
}

/**
 * The JSON of a value of a leaf type, or of a list of them, completed as the executor completes it.
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

/** The JSON of a leaf; undefined for a value that its type refuses. */
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

/** The parts of a row that a select reads: columns, and columns of the rows that relations to one lead to. @throws Unsupported */
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
 * The parts of a row that a field's resolver takes, and the row from their JSON. They are what its type and its declaration select;
 * a sealed column is not among them, because the resolver loads it after its own check.
 * @throws Unsupported for a field that selects more than columns of its row
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

/** The way to the row that has a key. @throws Unsupported for a model that is not among the tables */
export const toKeyedRow = ({ model: { tables } }: AccessRules, { model, key }: RowKey): ToOne => ({
  table: tables[model] ?? unsupported('relation', model),
  columns: Object.values(key),
  references: Object.keys(key),
});

/** The parts of a row that a field is computed from, and the function that computes it; null for a field of another kind. @throws Unsupported */
function rowFunction(
  rules: AccessRules,
  coordinate: string,
  field: Field,
  table: Table,
): { readonly parts: readonly RowPart[]; readonly compute: RowFunction } | null {
  const keyed = keyedColumnsOf(field);
  if (keyed) {
    const parts = [{ name: keyed.model, to: { relation: toKeyedRow(rules, keyed), columns: keyed.columns } }];
    return { parts, compute: (row) => keyed.value((row as Row)[keyed.model] as Row | null) };
  }
  if (!isFromRow(field)) return null;
  const parts = partsOf(rules.onRows.get(coordinate)?.select ?? {}, table);
  return parts.length === 0 ? null : { parts, compute: rowFunctionOf(field) };
}

/**
 * The parts of a row that a field is computed from, and its JSON from theirs; null for a field that is not computed from its row
 * alone. @throws Unsupported
 */
export function computationOf(
  rules: AccessRules,
  coordinate: string,
  field: Field,
  table: Table,
): (Computation & { readonly parts: readonly RowPart[] }) | null {
  const found = isLeafOrList(field.type) ? rowFunction(rules, coordinate, field, table) : null;
  if (!found) return null;
  const { parts, compute } = found;
  const rowOf = partsReader(parts, table);
  return {
    parts,
    json(values) {
      const value = compute(rowOf(values));
      return dropsPromise(value) ? unsupported('computed field', coordinate) : completedJson(field.type, value);
    },
  };
}
