import { PothosSchemaError } from '@pothos/core';
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** The coordinates of types, fields, arguments, fields of inputs and enum values without a description. */
export function withoutSentence(schema: GraphQLSchema): readonly string[] {
  const missing: string[] = [];
  const look = (coordinate: string, { description }: { readonly description?: string | null | undefined }) => {
    if (!description?.trim()) missing.push(coordinate);
  };
  look('schema', schema);
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

/** @throws PothosSchemaError with every coordinate that has no description */
export function requireSentences(schema: GraphQLSchema): GraphQLSchema {
  const missing = withoutSentence(schema);
  if (missing.length > 0)
    throw new PothosSchemaError(
      `Descriptions: say what these are, first of all.\n${missing.map((one) => `  ${one}: has no description`).join('\n')}`,
    );
  return schema;
}
