import { type GraphQLSchema, getNamedType } from 'graphql';
import type { MatrixAnswer } from './answer.ts';
import { type PathStep, type SchemaPath, selectionOf } from './paths.ts';

/** Paths of one way to several rows. They differ only in the arguments of their first step. */
export type PathBundle = readonly [SchemaPath, ...SchemaPath[]];

/** The alias of a path in the document of bundles. */
export const aliasOf = (index: number): string => `row${index}`;

/** The document that queries all paths of these bundles, each under an alias. */
export function bundleDocumentOf(schema: GraphQLSchema, ...bundles: readonly PathBundle[]): string {
  const aliases = bundles.flat().keys();
  const ways = bundles.map(([path, ...others], i) => {
    const [first] = path as readonly [PathStep];
    const roots = [path, ...others].map(
      ([root]) => `${aliasOf(aliases.next().value as number)}: ${first.field}${root?.args} { ...way${i} }`,
    );
    const type = getNamedType(schema.getQueryType()?.getFields()[first.field]?.type)?.name;
    return { roots, fragment: `fragment way${i} on ${type} { ${selectionOf(schema, path)} }` };
  });
  return `{ ${ways.flatMap(({ roots }) => roots).join(' ')} } ${ways.map(({ fragment }) => fragment).join(' ')}`;
}

/** Groups paths into bundles of at most `most` paths, in the order of their first paths. */
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

/** Groups bundles into queries. The document of a query with several bundles has at most `characters` characters. */
export function bundleQueries(
  schema: GraphQLSchema,
  bundles: readonly PathBundle[],
  characters: number,
): readonly (readonly PathBundle[])[] {
  const queries: PathBundle[][] = [];
  for (const bundle of bundles) {
    const query = queries.at(-1);
    if (query && bundleDocumentOf(schema, ...query, bundle).length <= characters) query.push(bundle);
    else queries.push([bundle]);
  }
  return queries;
}

/** Splits the answer to a document of bundles into the answers of its paths, as if each had been queried alone. */
export function bundleAnswers(bundles: readonly PathBundle[], { data, errors }: MatrixAnswer): readonly MatrixAnswer[] {
  const paths = bundles.flat();
  const aliases = new Set<unknown>(paths.map((_, i) => aliasOf(i)));
  return paths.map(([root], i) => {
    const alias = aliasOf(i);
    // An error without an alias, and any error of an answer without data, belongs to each of the paths.
    const pathErrors = errors?.filter(({ path: at }) => !data || at?.[0] === alias || !aliases.has(at?.[0]));
    return {
      data: data && { [root?.field as string]: data[alias] },
      ...(pathErrors?.length ? { errors: pathErrors } : {}),
    };
  });
}
