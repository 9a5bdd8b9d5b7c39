import { type GraphQLField, type GraphQLSchema, getNamedType, isEnumType, isLeafType, isObjectType } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The parts of a field's type that decide how its value is written. An enum that Pothos has sorted is another object with the same values. */
function writingOf({ type }: Pick<Field, 'type'>): readonly unknown[] {
  const named = getNamedType(type);
  if (!isLeafType(named)) return [String(type)];
  const values = isEnumType(named)
    ? named
        .getValues()
        .map(({ name, value }) => `${name}=${String(value)}`)
        .sort()
        .join()
    : named;
  return [String(type), named.serialize, values];
}

/** The types of the fields that each resolver was built for, by the fields' coordinates. */
const builtFor = new WeakMap<object, Map<string, readonly unknown[]>>();

/** Notes the resolvers and the types with which a schema was built. */
export function noteFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { name, resolve } = field;
      if (!resolve) continue;
      builtFor.set(resolve, (builtFor.get(resolve) ?? new Map()).set(`${type.name}.${name}`, writingOf(field)));
    }
  }
}

/**
 * Tests that a field has the resolver with which its schema was built, and a type that writes values as it did then. A tool that guards a
 * schema after its build, such as graphql-shield, puts another resolver in its place, and one that masks values another type.
 *
 * @example
 * isAsBuilt('Query.patients', schema.getQueryType().getFields().patients); // true, until somebody replaces its `resolve`
 */
export function isAsBuilt(coordinate: string, field: Field): boolean {
  const built = field.resolve && builtFor.get(field.resolve)?.get(coordinate);
  return built !== undefined && writingOf(field).every((part, i) => part === built[i]);
}
