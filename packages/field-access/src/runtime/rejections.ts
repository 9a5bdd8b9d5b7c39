import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Resolver = NonNullable<Field['resolve']>;

/** The resolvers that `rejectThrownErrors` created. */
const rejecting = new WeakSet<Resolver>();

/** Wraps a resolver so that an error which it throws becomes a rejected promise. Values stay as they are. */
function withRejections(resolve: Resolver): Resolver {
  const resolver: Resolver = (source, args, context, info) => {
    try {
      return resolve(source, args, context, info);
    } catch (error) {
      return Promise.reject(error);
    }
  };
  rejecting.add(resolver);
  return resolver;
}

/** The fields of all object types, those of introspection excepted, by coordinate. */
const objectFields = (schema: GraphQLSchema): (readonly [coordinate: string, Field])[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const)
        : [],
    );

/**
 * Makes every resolver reject instead of throwing. An executor completes the rows of a list one after another. If a later row
 * throws, it leaves the list while promises of earlier rows are pending, and nobody handles their rejections (graphql-js,
 * pull requests 3706 and 4643).
 */
export function rejectThrownErrors(schema: GraphQLSchema): GraphQLSchema {
  for (const [, field] of objectFields(schema)) field.resolve = withRejections(field.resolve ?? defaultFieldResolver);
  return schema;
}

/**
 * @throws Error with the coordinate of each field whose resolver may throw, because it was set after the schema was built
 *
 * @example
 * const schema = requireRejections(stitched);
 */
export function requireRejections(schema: GraphQLSchema): GraphQLSchema {
  const throwing = objectFields(schema).filter(([, { resolve }]) => !resolve || !rejecting.has(resolve));
  if (throwing.length > 0)
    throw new Error(`Resolvers that may throw at once: ${throwing.map(([coordinate]) => coordinate).join(', ')}`);
  return schema;
}
