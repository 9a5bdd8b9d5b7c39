import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

/** The resolvers of all fields, as their schemas were built. */
const builtResolvers = new WeakSet<object>();

/** Notes the resolvers with which a schema was built. */
export function noteResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const { resolve } of Object.values(type.getFields())) if (resolve) builtResolvers.add(resolve);
  }
}

/**
 * Tests that a field has the resolver with which its schema was built. A tool that guards a schema after its build, such as
 * graphql-shield, puts another one in its place.
 *
 * @example
 * hasBuiltResolver(schema.getQueryType().getFields().patients); // true, until somebody replaces its `resolve`
 */
export const hasBuiltResolver = ({ resolve }: GraphQLField<unknown, unknown>): boolean =>
  resolve === undefined || builtResolvers.has(resolve);
