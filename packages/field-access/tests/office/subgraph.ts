import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLUnionType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { PrismaClient } from './generated/prisma/client.ts';

interface Database {
  readonly db: PrismaClient;
}

type Reference = { readonly __typename: string };

/** The extensions that `@apollo/subgraph` finds on a type. */
interface EntityExtensions {
  readonly apollo?: {
    readonly subgraph?: {
      resolveReference?(reference: Reference, context: unknown, info: GraphQLResolveInfo): unknown;
    };
  };
}

const nonNullListOf = <T extends GraphQLUnionType | GraphQLNonNull<GraphQLScalarType>>(type: T) =>
  new GraphQLNonNull(new GraphQLList(type));

/** A row of a type, named as `@apollo/subgraph` names it. */
const named = async (row: unknown, __typename: string) =>
  Object.defineProperty((await row) as object, '__typename', { value: __typename });

/**
 * Resolves each representation by its type's own resolver, as `@apollo/subgraph` does: one of a type without a resolver is taken for the
 * row, and one that names no type throws at once, which leaves the rows of those before it behind.
 */
const resolveEntities = (_root: unknown, args: object, context: unknown, info: GraphQLResolveInfo) =>
  (args as { readonly representations: readonly Reference[] }).representations.map((reference) => {
    const { __typename } = reference;
    const type = info.schema.getType(__typename);
    if (!isObjectType(type) && !isInterfaceType(type)) throw new Error('A representation names no type');
    const { apollo } = type.extensions as EntityExtensions;
    const { resolveReference } = apollo?.subgraph ?? {};
    return named(resolveReference ? resolveReference(reference, context, info) : reference, __typename);
  });

/** Reads every matter as a page, as a field does that was added to the schema after its build: nothing checks its rows. */
const readAll = async (_root: unknown, _args: object, { db }: Database) => ({
  edges: (await db.matter.findMany()).map((node) => ({ node, cursor: '' })),
  pageInfo: {},
});

/**
 * A schema as a subgraph: with a page past the engine, and with the field that `toSubGraphSchema` of `@pothos/plugin-federation` adds when the schema is built, so that no
 * plugin sees it. That package is none of this project.
 */
export function subgraphOf(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap());
  const entities = types.filter((type) => isObjectType(type) && type.extensions.apollo !== undefined);
  const query = schema.getQueryType() as GraphQLObjectType;
  const subQuery: GraphQLObjectType = new GraphQLObjectType({
    ...query.toConfig(),
    fields: {
      ...query.toConfig().fields,
      _entities: {
        type: nonNullListOf(
          new GraphQLUnionType({
            name: '_Entity',
            types: entities as GraphQLObjectType[],
            resolveType: (row) => (row as Reference).__typename,
          }),
        ),
        args: {
          representations: { type: nonNullListOf(new GraphQLNonNull(new GraphQLScalarType({ name: '_Any' }))) },
        },
        resolve: resolveEntities,
      },
      latePage: { type: schema.getType('MatterConnection') as GraphQLObjectType, resolve: readAll },
    },
  });
  const { query: _query, types: _types, ...rest } = schema.toConfig();
  return new GraphQLSchema({ ...rest, query: subQuery, types: types.filter((type) => type !== query) });
}
