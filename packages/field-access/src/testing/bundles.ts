import { type GraphQLSchema, getNamedType } from 'graphql';
import type { MatrixAnswer } from './answer.ts';
import { type PathStep, type SchemaPath, selectionOf } from './paths.ts';

/** Paths that differ in their first step's arguments alone: one way, to several rows. */
export type PathBundle = readonly [SchemaPath, ...SchemaPath[]];

/**
 * The alias of a path in the document of bundles.
 *
 * @example
 * aliasOf(2); // 'row2'
 */
export const aliasOf = (index: number): string => `row${index}`;

/** A bundle in a query: its fields under their aliases, and the fragment of what they select. */
function wayOf(
  schema: GraphQLSchema,
  [path, ...others]: PathBundle,
  at: { readonly alias: number; readonly way: number },
): { readonly roots: string; readonly fragment: string } {
  const [first] = path as readonly [PathStep];
  const roots = [path, ...others].map(
    ([root], i) => `${aliasOf(at.alias + i)}: ${first.field}${root?.args} { ...way${at.way} }`,
  );
  const type = getNamedType(schema.getQueryType()?.getFields()[first.field]?.type)?.name;
  return {
    roots: roots.join(' '),
    fragment: `fragment way${at.way} on ${type} { ${selectionOf(schema, path)} }`,
  };
}

const written = (ways: readonly ReturnType<typeof wayOf>[]): string =>
  `{ ${ways.map(({ roots }) => roots).join(' ')} } ${ways.map(({ fragment }) => fragment).join(' ')}`;

/**
 * One query of all paths of these bundles, each under its alias.
 *
 * @example
 * const document = bundleDocumentOf(schema, ...bundlesOf(paths, 10));
 */
export function bundleDocumentOf(schema: GraphQLSchema, ...bundles: readonly PathBundle[]): string {
  let alias = 0;
  const ways = bundles.map((bundle, way) => {
    const one = wayOf(schema, bundle, { alias, way });
    alias += bundle.length;
    return one;
  });
  return written(ways);
}

/**
 * Bundles of at most `most` paths, in the order of their first.
 *
 * @example
 * const bundles = bundlesOf(paths, 10);
 */
export function bundlesOf(paths: readonly SchemaPath[], most: number): PathBundle[] {
  const bundles: [SchemaPath, ...SchemaPath[]][] = [];
  const open = new Map<string, [SchemaPath, ...SchemaPath[]]>();
  for (const path of paths) {
    const [first, ...rest] = path as readonly [PathStep, ...PathStep[]];
    const way = JSON.stringify([{ ...first, args: '' }, ...rest]);
    const bundle = open.get(way);
    if (bundle && bundle.length < most) bundle.push(path);
    else {
      const next: [SchemaPath, ...SchemaPath[]] = [path];
      open.set(way, next);
      bundles.push(next);
    }
  }
  return bundles;
}

/**
 * Groups bundles that are asked for in one query: as many as a document of `characters` has room for.
 *
 * @example
 * const documents = bundleQueries(schema, bundlesOf(paths, 10), 4_000).map((some) => bundleDocumentOf(schema, ...some));
 */
export function bundleQueries(
  schema: GraphQLSchema,
  bundles: readonly PathBundle[],
  characters: number,
): readonly (readonly PathBundle[])[] {
  const queries: PathBundle[][] = [];
  let length = 0;
  for (const bundle of bundles) {
    const query = queries.at(-1);
    // Its length next to the others follows from theirs, because to write all of them out for each takes seconds.
    const way = wayOf(schema, bundle, { alias: query?.flat().length ?? 0, way: query?.length ?? 0 });
    const more = written([way]).length - written([]).length + 2;
    if (query && length + more <= characters) {
      query.push(bundle);
      length += more;
    } else {
      queries.push([bundle]);
      length = bundleDocumentOf(schema, bundle).length;
    }
  }
  return queries;
}

/** Splits the answer to a document of bundles: each path's answer, as though it had been asked for alone. */
export function bundleAnswers(bundles: readonly PathBundle[], { data, errors }: MatrixAnswer): readonly MatrixAnswer[] {
  const paths = bundles.flat();
  const aliases = new Set<unknown>(paths.map((_, i) => aliasOf(i)));
  return paths.map(([root], i) => {
    const alias = aliasOf(i);
    // An error that is of none of them, or leaves no answer at all, is everybody's.
    const own = errors?.filter(({ path: at }) => !data || at?.[0] === alias || !aliases.has(at?.[0]));
    return {
      data: data && { [root?.field as string]: data[alias] },
      ...(own?.length ? { errors: own } : {}),
    };
  });
}
