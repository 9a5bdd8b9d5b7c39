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

type Shape = 'one' | 'list' | 'connection';

/** One object field on the way from Query to a type. */
export interface Step {
  readonly parent: string;
  readonly field: string;
  /** The rows' type: the node type of a connection. */
  readonly type: string;
  readonly shape: Shape;
  /** Of a connection the type of its nodes: an interface has rows of several types. */
  readonly nodes?: string;
  readonly args: string;
}

export type Path = readonly Step[];

/** Values of required arguments: one step for each. A field with a required argument that is not here fails the matrix. */
export type Arguments = Readonly<Record<string, readonly string[]>>;

const MAX_STEPS = 3;
/** More than the populated database has rows of anything; a series below a list below a list is within the cost limit. */
const PAGE = '(first: 15)';
const CONNECTION = /Connection$/;

const nodeOf = (connection: GraphQLObjectType): GraphQLObjectType | GraphQLInterfaceType => {
  const edge = getNamedType(connection.getFields().edges?.type) as GraphQLObjectType;
  return getNamedType(edge.getFields().node?.type) as GraphQLObjectType | GraphQLInterfaceType;
};

const isList = (field: GraphQLField<unknown, unknown>) =>
  isListType(isNonNullType(field.type) ? field.type.ofType : field.type);

/** Where a field leads, if it leads to objects. An interface or a union leads to each of its types. */
function targets(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): Pick<Step, 'type' | 'shape' | 'nodes'>[] {
  const named = getNamedType(field.type);
  if (isLeafType(named)) return [];
  if (isInterfaceType(named) || isUnionType(named)) {
    return schema.getPossibleTypes(named).map(({ name }) => ({ type: name, shape: 'one' as const }));
  }
  if (!isObjectType(named)) return [];
  if (CONNECTION.test(named.name)) {
    const node = nodeOf(named);
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [node];
    return types.map(({ name }) => ({ type: name, shape: 'connection', nodes: node.name }));
  }
  return [{ type: named.name, shape: isList(field) ? 'list' : 'one' }];
}

function argumentsOf(parent: string, field: GraphQLField<unknown, unknown>, shape: Shape, given: Arguments): string[] {
  const coordinate = `${parent}.${field.name}`;
  if (given[coordinate]) return [...given[coordinate]];
  const required = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  if (required.length > 0) throw new Error(`${coordinate} has required arguments that the matrix has no values for`);
  return [shape === 'connection' ? PAGE : ''];
}

/** Every way from Query to every object type: no type more than twice on one way, so both directions of a relation. */
export function pathsOf(schema: GraphQLSchema, given: Arguments, skip: ReadonlySet<string>): Path[] {
  const found: Path[] = [];
  const walk = (type: GraphQLObjectType, path: Path) => {
    if (path.length === MAX_STEPS) return;
    for (const field of Object.values(type.getFields())) {
      if (skip.has(`${type.name}.${field.name}`)) continue;
      for (const target of targets(schema, field)) {
        if (path.filter((step) => step.type === target.type).length > 1) continue;
        for (const args of argumentsOf(type.name, field, target.shape, given)) {
          const next = [...path, { parent: type.name, field: field.name, ...target, args }];
          found.push(next);
          walk(schema.getType(target.type) as GraphQLObjectType, next);
        }
      }
    }
  };
  walk(schema.getQueryType() as GraphQLObjectType, []);
  return found;
}

const wayOf = (path: Path): string => path.map(({ parent, field, type }) => `${parent}.${field}:${type}`).join(' ');

/**
 * Of all paths those of the shortest ways that together come to every type twice where two ways do, once from the root
 * and once from another type, and follow every object field of every type; each to its first `rows` rows.
 */
export function shortestOf(paths: readonly Path[], rows: (path: Path) => number): readonly Path[] {
  const covered = new Set<string>();
  const chosen = new Map<string, number>();
  const covers = (path: Path) => [
    `${path.at(-1)?.type} ${path.length > 1 ? 'nested' : 'from the root'}`,
    ...path.map(({ parent, field, type }) => `${parent}.${field}:${type}`),
  ];
  for (const path of [...paths].sort((a, b) => a.length - b.length)) {
    if (covers(path).every((one) => covered.has(one))) continue;
    for (const one of covers(path)) covered.add(one);
    chosen.set(wayOf(path), 0);
  }
  return paths.filter((path) => {
    const before = chosen.get(wayOf(path));
    if (before === undefined) return false;
    chosen.set(wayOf(path), before + 1);
    return before < rows(path);
  });
}

export const leavesOf = (schema: GraphQLSchema, type: string): string[] =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some((arg) => isNonNullType(arg.type)))
    .map((field) => field.name);

const isNode = (schema: GraphQLSchema, type: string): boolean =>
  (schema.getType(type) as GraphQLObjectType).getInterfaces().some(({ name }) => name === 'Node');

/** How the rows of a page are asked for. */
export type RowsAs = 'edges' | 'nodes';

/** What is asked of a path's first step: ids on the way, every leaf at its end. */
function selectionOf(schema: GraphQLSchema, path: Path, rows: RowsAs = 'edges'): string {
  const build = (index: number): string => {
    const step = path[index] as Step;
    const last = index === path.length - 1;
    const wanted = last ? leavesOf(schema, step.type) : isNode(schema, step.type) ? ['id'] : [];
    const next = path[index + 1];
    const onward = next ? `${next.field}${next.args} { ${build(index + 1)} }` : '';
    const inner = `... on ${step.type} { __typename ${wanted.join(' ')} ${onward} }`;
    const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
    const asked = rows === 'nodes' ? `nodes { ${inner} }` : `edges { cursor node { ${inner} } }`;
    return step.shape === 'connection' ? `totalCount totalCountIsCapped ${page} ${asked}` : inner;
  };
  return build(0);
}

/** The query of a path. */
export function documentOf(schema: GraphQLSchema, path: Path, rows?: RowsAs): string {
  const [first] = path as readonly [Step];
  return `{ ${first.field}${first.args} { ${selectionOf(schema, path, rows)} } }`;
}

/** Paths that differ in their first step's arguments alone: one way, to several rows. */
export type Bundle = readonly [Path, ...Path[]];

export const aliasOf = (index: number): string => `row${index}`;

/** One query of all paths of these bundles, each under its alias. */
export function bundleDocumentOf(schema: GraphQLSchema, ...bundles: readonly Bundle[]): string {
  const aliases = bundles.flat().keys();
  const ways = bundles.map(([path, ...others], i) => {
    const [first] = path as readonly [Step];
    const roots = [path, ...others].map(
      (one) => `${aliasOf(aliases.next().value as number)}: ${first.field}${one[0]?.args} { ...way${i} }`,
    );
    const type = getNamedType(schema.getQueryType()?.getFields()[first.field]?.type)?.name;
    return { roots, fragment: `fragment way${i} on ${type} { ${selectionOf(schema, path)} }` };
  });
  return `{ ${ways.flatMap(({ roots }) => roots).join(' ')} } ${ways.map(({ fragment }) => fragment).join(' ')}`;
}

/** Bundles of at most `most` paths, in the order of their first. */
export function bundlesOf(paths: readonly Path[], most: number): Bundle[] {
  const found: [Path, ...Path[]][] = [];
  const open = new Map<string, [Path, ...Path[]]>();
  for (const path of paths) {
    const [first, ...rest] = path as readonly [Step, ...Step[]];
    const way = JSON.stringify([{ ...first, args: '' }, ...rest]);
    const bundle = open.get(way);
    if (bundle && bundle.length < most) bundle.push(path);
    else {
      const next: [Path, ...Path[]] = [path];
      open.set(way, next);
      found.push(next);
    }
  }
  return found;
}
