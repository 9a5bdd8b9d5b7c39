import {
  type GraphQLAbstractType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import type { Row } from '../model/conditions.ts';
import { dropsPromise } from '../model/promises.ts';
import { type AccessRules, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { isTypeOfAuthor, sharedInterfaces } from './row-type.ts';

/** The way from a field's answer to the rows in it. */
export interface RowsTarget {
  /** Fields on the way: `edges`, `node` in a connection, none elsewhere. */
  readonly path: readonly string[];
  readonly rule: TypeRule | null;
  /** The abstract type of the rows, if only a row shows its own type. */
  readonly abstract: GraphQLAbstractType | null;
  /** True if some rows are hidden from somebody. */
  readonly hidesRows: boolean;
}

/** The target of a type; null if no row below it has anything to check. */
export function targetOf(schema: GraphQLSchema, rules: AccessRules, typeName: string): RowsTarget | null {
  const type = schema.getType(typeName);
  if (isAbstractType(type)) {
    const members = schema.getPossibleTypes(type).map(({ name }) => typeRule(rules, name));
    const hidesRows = members.some(({ rows }) => rows !== undefined);
    return members.some((member) => member.model !== null || matters(schema, rules, member))
      ? { path: [], rule: null, abstract: type, hidesRows }
      : null;
  }
  if (!isObjectType(type)) return null;
  const rule = typeRule(rules, typeName);
  if (matters(schema, rules, rule)) {
    const hidesRows = rule.rows !== undefined || sharedInterfaces(rules, schema, typeName).length > 0;
    return { path: [], rule, abstract: null, hidesRows };
  }
  const edge = getNamedType(type.getFields().edges?.type);
  const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type) : undefined;
  const inner = node ? targetOf(schema, rules, node.name) : null;
  return inner && inner.path.length === 0 ? { ...inner, path: ['edges', 'node'] } : null;
}

/** Tests that rows of a type have something to check: who sees them, their type, labels that are loaded, or rows that an author may read with them. */
const matters = (schema: GraphQLSchema, rules: AccessRules, rule: TypeRule) =>
  rule.rows !== undefined ||
  rule.subjects.some((subject) => subject.load) ||
  sharedInterfaces(rules, schema, rule.name).length > 0 ||
  (rule.model !== null && isTypeOfAuthor(schema, rule.name) !== undefined) ||
  hasRelations(schema, rules, rule);

/** The extension that Prisma's plugin gives the field of a relation. */
const RELATION = 'pothosPrismaRelationField';

/** Tests for a relation on the type, or on another type of its model, as which a variant answers the same row. */
function hasRelations(schema: GraphQLSchema, rules: AccessRules, { name, model }: TypeRule): boolean {
  const isOfModel = (other: string) => other === name || (model !== null && typeRule(rules, other).model === model);
  return Object.values(schema.getTypeMap()).some(
    (type) =>
      isObjectType(type) &&
      isOfModel(type.name) &&
      Object.values(type.getFields()).some(({ extensions }) => extensions[RELATION] !== undefined),
  );
}

/** Collects the rows in a field's value: itself, the items of its lists, the nodes of its edges. */
export function rowsIn(value: unknown, path: readonly string[], rows: Row[] = []): Row[] {
  if (typeof value !== 'object' || value === null || value instanceof Error) return rows;
  if (Array.isArray(value)) for (const item of value) rowsIn(item, path, rows);
  else if (path.length === 0) rows.push(value as Row);
  else rowsIn((value as Row)[path[0] as string], path.slice(1), rows);
  return rows;
}

/** Removes rows from a value: items of its lists, at any depth, and edges by their node. */
export function withoutRows(value: unknown, path: readonly string[], rows: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  const [key, ...below] = path;
  const isDropped = (item: unknown) =>
    rows.has(item) || (key !== undefined && below.length === 0 && rows.has((item as Row | null)?.[key]));
  if (Array.isArray(value))
    return value.filter((item) => !isDropped(item)).map((item) => withoutRows(item, path, rows));
  return key === undefined ? value : { ...value, [key]: withoutRows((value as Row)[key], below, rows) };
}

/** The name of the type that a row of an abstract type resolves to; null for an error, which has no type. */
export function typeNameOf(
  type: GraphQLAbstractType,
  row: Row,
  context: unknown,
  info: GraphQLResolveInfo,
): string | null {
  const name = type.resolveType?.(row, context, info, type);
  if (dropsPromise(name)) throw new Error(`${type.name} must resolve its types at once`);
  return typeof name === 'string' ? name : null;
}
