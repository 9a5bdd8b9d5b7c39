import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** The coordinates of the types, fields, arguments, fields of inputs and enum values that no sentence describes. */
export function withoutSentence(schema: GraphQLSchema): readonly string[] {
  const missing: string[] = [];
  const look = (coordinate: string, { description }: { readonly description?: string | null | undefined }) => {
    if (!description) missing.push(coordinate);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name}:)`, arg);
    }
  }
  return missing;
}

/** @throws Error with every coordinate of what has no sentence */
export function requireSentences(schema: GraphQLSchema): GraphQLSchema {
  const missing = withoutSentence(schema);
  if (missing.length > 0) throw new Error(`No sentence says what these are:\n  ${missing.join('\n  ')}`);
  return schema;
}
