import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

/** The coordinates of the fields that each resolver was built for. */
const builtFor = new WeakMap<object, Set<string>>();

/** Notes the resolvers with which a schema was built. */
export function noteResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const { name, resolve } of Object.values(type.getFields())) {
      if (!resolve) continue;
      builtFor.set(resolve, (builtFor.get(resolve) ?? new Set()).add(`${type.name}.${name}`));
    }
  }
}

/**
 * Tests that a field has the resolver with which its schema was built. A tool that guards a schema after its build, such as
 * graphql-shield, puts another one in its place.
 *
 * @example
 * hasBuiltResolver('Query.patients', schema.getQueryType().getFields().patients); // true, until somebody replaces its `resolve`
 */
export const hasBuiltResolver = (coordinate: string, { resolve }: GraphQLField<unknown, unknown>): boolean =>
  resolve !== undefined && builtFor.get(resolve)?.has(coordinate) === true;
