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

type StepShape = 'one' | 'list' | 'connection';

/** One object field on the way from Query to a type. */
export interface PathStep {
  readonly parent: string;
  readonly field: string;
  /** The rows' type: the node type of a connection. */
  readonly type: string;
  readonly shape: StepShape;
  /** The type of a connection's nodes, or the interface or union of a list's items. It is not `type` if rows are of several types. */
  readonly nodes?: string;
  /** The arguments, as a document writes them. */
  readonly args: string;
}

export type SchemaPath = readonly PathStep[];

/** A row that `Query.node` returns. */
interface PathNode {
  readonly type: string;
  readonly id: string;
}

/** The options of `pathsOf`. */
export interface WalkOptions {
  /** The rows of `Query.node` (`nodesOf`). Each gets a path, of its own type. Absent: `Query.node` is like any other field. */
  readonly nodes?: readonly PathNode[];
  /** The arguments of fields, by coordinate. Each text makes a step of its own. A field with a required argument needs them. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Coordinates of fields that are not followed. Absent: none. */
  readonly skip?: ReadonlySet<string>;
  /** The arguments of a connection that has none in `values`. They have to ask for all rows. Absent: `(first: 15)`. */
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

/** The object types that a field leads to: each type of an interface or a union; none for a field of values. */
function targetsOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): Pick<PathStep, 'type' | 'shape' | 'nodes'>[] {
  const named = getNamedType(field.type);
  if (isInterfaceType(named) || isUnionType(named)) {
    const shape = isList(field) ? ({ shape: 'list', nodes: named.name } as const) : ({ shape: 'one' } as const);
    return schema.getPossibleTypes(named).map(({ name }) => ({ type: name, ...shape }));
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

/** Every path from Query to every object type. A type is on a path at most twice, so that both directions of a relation are followed. */
export function pathsOf(schema: GraphQLSchema, { nodes, ...options }: WalkOptions = {}): SchemaPath[] {
  if (nodes) return nodePathsOf(schema, nodes, options);
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

/** The paths of a schema. Those of `Query.node` are for these rows, each of the row's own type. */
function nodePathsOf(schema: GraphQLSchema, nodes: readonly PathNode[], options: WalkOptions): SchemaPath[] {
  const types = new Map(nodes.map(({ id, type }) => [`(id: "${id}")`, type]));
  const paths = pathsOf(schema, { ...options, values: { ...options.values, 'Query.node': [...types.keys()] } });
  return paths.filter(([root]) => root?.field !== 'node' || types.get(root.args) === root.type);
}

/** The fields and types of a path without its arguments. Paths of one way lead to different rows. */
const wayOf = (path: SchemaPath): string =>
  path.map(({ parent, field, type }) => `${parent}.${field}:${type}`).join(' ');

/**
 * The paths of a set of short ways, the first `rows` paths of each way. The ways together follow every object field, and reach every type
 * both from the root and from another type, if there is a way for it.
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

/** The name of a path in a message. */
export const pathName = (path: SchemaPath): string => path.map(({ field, args }) => `${field}${args}`).join(' > ');

/** The leaf fields of an object type that need no argument. */
export const leavesOf = (schema: GraphQLSchema, type: string): string[] =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some((arg) => isNonNullType(arg.type)))
    .map((field) => field.name);

const isNode = (schema: GraphQLSchema, type: string): boolean =>
  (schema.getType(type) as GraphQLObjectType).getInterfaces().some(({ name }) => name === 'Node');

/** The field by which the rows of a page are selected. */
export type PageRows = 'edges' | 'nodes';

const COUNT_FIELDS = ['totalCount', 'totalCountIsCapped'] as const;

/** The fields of a connection that count the whole list. */
function countFields(schema: GraphQLSchema, { parent, field }: PathStep): readonly string[] {
  const { type } = (schema.getType(parent) as GraphQLObjectType).getFields()[field] as GraphQLField<unknown, unknown>;
  const fields = (getNamedType(type) as GraphQLObjectType).getFields();
  return COUNT_FIELDS.filter((name) => fields[name] !== undefined);
}

const pageOf = (counts: readonly string[], rows: PageRows, inner: string): string =>
  [
    ...counts,
    'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }',
    rows === 'nodes' ? `nodes { ${inner} }` : `edges { cursor node { ${inner} } }`,
  ].join(' ');

/** The selection of a path's first step: ids at every step, and every leaf field at the last. */
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

/** The query of a path. */
export function documentOf(schema: GraphQLSchema, path: SchemaPath, rows?: PageRows): string {
  const [first] = path as readonly [PathStep];
  return `{ ${first.field}${first.args} { ${selectionOf(schema, path, rows)} } }`;
}
