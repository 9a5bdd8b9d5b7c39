import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { isNode } from '../index.ts';

type StepShape = 'one' | 'list' | 'connection';

/** One object field on the way from Query to a type. */
export interface PathStep {
  readonly parent: string;
  readonly field: string;
  /** The rows' type: the node type of a connection. */
  readonly type: string;
  readonly shape: StepShape;
  /** The type of a connection's nodes, or the interface or union of a row or a list: rows are of several types. */
  readonly nodes?: string;
  /** The arguments, as they are written in a document. */
  readonly args: string;
}

export type SchemaPath = readonly PathStep[];

/** The fields of Query that answer the row that they name: Relay's, and Federation's with one representation. */
const NODE = 'Query.node';
const ENTITIES = 'Query._entities';

/** Tests that a step answers the row that its arguments name. */
export const namesRow = ({ parent, field }: Pick<PathStep, 'parent' | 'field'>): boolean =>
  [NODE, ENTITIES].includes(`${parent}.${field}`);

/** A row that `Query.node` answers. */
interface PathNode {
  readonly type: string;
  readonly id: string;
}

/** The options of a walk through a schema. */
export interface WalkOptions {
  /**
   * The rows of `Query.node` (`nodesOf`): a path each, of the row's own type. A subgraph's `Query._entities` is asked for the same rows by
   * their ids. Absent: both are like any other field.
   */
  readonly nodes?: readonly PathNode[];
  /** The arguments of fields by coordinate, one step for each. A field with a required argument needs them. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Coordinates of fields that are not followed. Absent: none. */
  readonly skip?: ReadonlySet<string>;
  /** The arguments of a connection that has none in `values`: more rows than there are. Absent: `(first: 15)`. */
  readonly page?: string;
  /** The most steps of a path. Absent: 3. */
  readonly steps?: number;
}

const isConnection = (type: GraphQLObjectType): boolean => {
  const { edges, pageInfo } = type.getFields();
  return edges !== undefined && pageInfo !== undefined;
};

const nodeOf = (connection: GraphQLObjectType): GraphQLObjectType | GraphQLInterfaceType => {
  const edge = getNamedType(connection.getFields().edges?.type) as GraphQLObjectType;
  return getNamedType(edge.getFields().node?.type) as GraphQLObjectType | GraphQLInterfaceType;
};

const isList = (field: GraphQLField<unknown, unknown>) =>
  isListType(isNonNullType(field.type) ? field.type.ofType : field.type);

/** The types that a field leads to, if it leads to objects: of an interface or a union each of its types. */
function targetsOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): Pick<PathStep, 'type' | 'shape' | 'nodes'>[] {
  const named = getNamedType(field.type);
  if (isInterfaceType(named) || isUnionType(named)) {
    const shape = isList(field) ? 'list' : 'one';
    return schema.getPossibleTypes(named).map(({ name }) => ({ type: name, shape, nodes: named.name }));
  }
  if (!isObjectType(named)) return [];
  if (isConnection(named)) {
    const node = nodeOf(named);
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [node];
    return types.map(({ name }) => ({ type: name, shape: 'connection', nodes: node.name }));
  }
  return [{ type: named.name, shape: isList(field) ? 'list' : 'one' }];
}

const isRequired = ({ type, defaultValue }: { readonly type: unknown; readonly defaultValue?: unknown }): boolean =>
  isNonNullType(type) && defaultValue === undefined;

function argumentsOf(
  coordinate: string,
  { args }: GraphQLField<unknown, unknown>,
  shape: StepShape,
  { values = {}, page = '(first: 15)' }: WalkOptions,
): readonly string[] {
  const own = values[coordinate];
  if (own) return own;
  if (args.some(isRequired))
    throw new Error(`${coordinate} has required arguments: give them in \`values\` of pathsOf, as '(id: "k1")'`);
  return [shape === 'connection' ? page : ''];
}

/**
 * Every way from Query to every object type: no type more than twice on one way, so both directions of a relation. Those of `Query.node`
 * and `Query._entities` go through the type of their row alone, because most ways would go through the types that the row is not of.
 *
 * @example
 * const paths = pathsOf(schema, { nodes: nodesOf(matrix), values: { 'Query.post': ['(number: 1)'] } });
 */
export function pathsOf(schema: GraphQLSchema, { nodes, ...others }: WalkOptions = {}): SchemaPath[] {
  const typesOfRows = nodes && new Map(nodes.map(({ id, type }) => [`(id: "${id}")`, type]));
  const typesOfEntities =
    nodes &&
    new Map(nodes.map(({ id, type }) => [`(representations: [{ id: "${id}", __typename: "${type}" }])`, type]));
  const options =
    typesOfRows && typesOfEntities
      ? {
          ...others,
          values: { ...others.values, [NODE]: [...typesOfRows.keys()], [ENTITIES]: [...typesOfEntities.keys()] },
        }
      : others;
  const { skip, steps = 3 } = options;
  const paths: SchemaPath[] = [];
  const walk = (type: GraphQLObjectType, path: SchemaPath) => {
    if (path.length === steps) return;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      if (skip?.has(coordinate)) continue;
      for (const target of targetsOf(schema, field)) {
        if (path.filter((step) => step.type === target.type).length > 1) continue;
        for (const args of argumentsOf(coordinate, field, target.shape, options)) {
          const named = coordinate === NODE ? typesOfRows : coordinate === ENTITIES ? typesOfEntities : undefined;
          if (named && named.get(args) !== target.type) continue;
          const next = [...path, { parent: type.name, field: field.name, ...target, args }];
          paths.push(next);
          walk(schema.getType(target.type) as GraphQLObjectType, next);
        }
      }
    }
  };
  walk(schema.getQueryType() as GraphQLObjectType, []);
  return paths;
}

const wayOf = (path: SchemaPath): string =>
  path.map(({ parent, field, type }) => `${parent}.${field}:${type}`).join(' ');

/**
 * The shortest ways that together come to every type twice if two ways do, once from the root and once from another type, and follow
 * every object field of every type. Of each way, the paths to its first `rows` rows.
 *
 * @example
 * const few = shortestOf(paths, () => 1);
 */
export function shortestOf(paths: readonly SchemaPath[], rows: (path: SchemaPath) => number): readonly SchemaPath[] {
  const covered = new Set<string>();
  const chosen = new Map<string, number>();
  const covers = (path: SchemaPath) => [
    `${path.at(-1)?.type} ${path.length > 1 ? 'nested' : 'from the root'}`,
    ...path.map(({ parent, field, type }) => `${parent}.${field}:${type}`),
  ];
  for (const path of [...paths].sort((a, b) => a.length - b.length)) {
    if (covers(path).every((part) => covered.has(part))) continue;
    for (const part of covers(path)) covered.add(part);
    chosen.set(wayOf(path), 0);
  }
  return paths.filter((path) => {
    const before = chosen.get(wayOf(path));
    if (before === undefined) return false;
    chosen.set(wayOf(path), before + 1);
    return before < rows(path);
  });
}

/** A path for a message. */
export const pathName = (path: SchemaPath): string => path.map(({ field, args }) => `${field}${args}`).join(' > ');

/**
 * The leaf fields of an object type that need no argument.
 *
 * @example
 * leavesOf(schema, 'Post'); // ['id', 'title']
 */
export const leavesOf = (schema: GraphQLSchema, type: string): string[] =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some((arg) => isNonNullType(arg.type)))
    .map((field) => field.name);

/** The fields by which the rows of a page are asked for. */
export type PageRows = 'edges' | 'nodes';

const ABOUT_PAGE = ['totalCount', 'totalCountIsCapped'] as const;

/** The fields of a connection that say something of the whole list. */
function countFields(schema: GraphQLSchema, { parent, field }: PathStep): readonly string[] {
  const { type } = (schema.getType(parent) as GraphQLObjectType).getFields()[field] as GraphQLField<unknown, unknown>;
  const fields = (getNamedType(type) as GraphQLObjectType).getFields();
  return ABOUT_PAGE.filter((name) => fields[name] !== undefined);
}

const pageOf = (counts: readonly string[], rows: PageRows, inner: string): string =>
  [
    ...counts,
    'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }',
    rows === 'nodes' ? `nodes { ${inner} }` : `edges { cursor node { ${inner} } }`,
  ].join(' ');

/** The selection of a path's first step: ids on the way, every leaf at its end. */
export function selectionOf(schema: GraphQLSchema, path: SchemaPath, rows: PageRows = 'edges'): string {
  const build = (index: number): string => {
    const step = path[index] as PathStep;
    const isLast = index === path.length - 1;
    const leaves = isLast ? leavesOf(schema, step.type) : isNode(schema, step.type) ? ['id'] : [];
    const next = path[index + 1];
    const onward = next ? `${next.field}${next.args} { ${build(index + 1)} }` : '';
    const inner = `... on ${step.type} { __typename ${leaves.join(' ')} ${onward} }`;
    return step.shape === 'connection' ? pageOf(countFields(schema, step), rows, inner) : inner;
  };
  return build(0);
}

/**
 * The query of a path.
 *
 * @example
 * documentOf(schema, path); // '{ posts(first: 15) { … } }'
 */
export function documentOf(schema: GraphQLSchema, path: SchemaPath, rows?: PageRows): string {
  const [first] = path as readonly [PathStep];
  return `{ ${first.field}${first.args} { ${selectionOf(schema, path, rows)} } }`;
}
