import {
  type GraphQLAbstractType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import type { Row } from '../model/conditions.ts';
import { type AccessRules, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';

/** The rows in a field's answer, and the path to them. */
export interface RowsTarget {
  /** The fields from the answer to its rows: `edges` and `node` in a connection, else none. */
  readonly path: readonly string[];
  /** The rule of the rows' type; null for rows of an abstract type. */
  readonly rule: TypeRule | null;
  /** The abstract type of the rows; null for rows of one object type. */
  readonly abstract: GraphQLAbstractType | null;
}

/** The target of a field's type; null if its rows, if any, need neither a check nor a load. */
export function targetOf(schema: GraphQLSchema, rules: AccessRules, typeName: string): RowsTarget | null {
  const type = schema.getType(typeName);
  if (isAbstractType(type)) {
    const isGuarded = schema.getPossibleTypes(type).some((member) => needsGuard(typeRule(rules, member.name)));
    return isGuarded ? { path: [], rule: null, abstract: type } : null;
  }
  if (!isObjectType(type)) return null;
  const rule = typeRule(rules, typeName);
  if (needsGuard(rule)) return { path: [], rule, abstract: null };
  const edge = getNamedType(type.getFields().edges?.type);
  const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type) : undefined;
  const inner = node ? targetOf(schema, rules, node.name) : null;
  return inner && inner.path.length === 0 ? { ...inner, path: ['edges', 'node'] } : null;
}

/** Tests that rows of a type can be hidden, or that one of its labels has to be loaded. */
const needsGuard = (rule: TypeRule) => rule.rows !== undefined || rule.subjects.some((subject) => subject.load);

/** Collects the rows in a field's value: itself, the items of its lists, the nodes of its edges. */
export function rowsIn(value: unknown, path: readonly string[], rows: Row[] = []): Row[] {
  if (typeof value !== 'object' || value === null || value instanceof Error) return rows;
  if (Array.isArray(value)) for (const item of value) rowsIn(item, path, rows);
  else if (path.length === 0) rows.push(value as Row);
  else rowsIn((value as Row)[path[0] as string], path.slice(1), rows);
  return rows;
}

/** Removes rows from a value: from its lists at any depth, and from connections with their edges. */
export function withoutRows(value: unknown, path: readonly string[], rows: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  const [key, ...below] = path;
  const isRemoved = (item: unknown) =>
    rows.has(item) || (key !== undefined && below.length === 0 && rows.has((item as Row | null)?.[key]));
  if (Array.isArray(value))
    return value.filter((item) => !isRemoved(item)).map((item) => withoutRows(item, path, rows));
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
  if (typeof name === 'object' && name !== null) throw new Error(`${type.name} must resolve its types at once`);
  return typeof name === 'string' ? name : null;
}
