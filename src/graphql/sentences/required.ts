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

/** Lists the coordinates of types, fields, arguments, input fields and enum values that have no description. */
export function withoutSentence(schema: GraphQLSchema): readonly string[] {
  const missing: string[] = [];
  const checkDescription = (
    coordinate: string,
    { description }: { readonly description?: string | null | undefined },
  ) => {
    if (!description?.trim()) missing.push(coordinate);
  };
  checkDescription('schema', schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    checkDescription(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) checkDescription(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      checkDescription(`${type.name}.${field.name}`, field);
      if ('args' in field)
        for (const arg of field.args) checkDescription(`${type.name}.${field.name}(${arg.name}:)`, arg);
    }
  }
  return missing;
}

/** Returns the schema if everything in it has a description. @throws PothosSchemaError with every coordinate that has none */
export function requireSentences(schema: GraphQLSchema): GraphQLSchema {
  const missing = withoutSentence(schema);
  if (missing.length > 0)
    throw new PothosSchemaError(
      `Descriptions are missing; say first what each of these is.\n${missing.map((coordinate) => `  ${coordinate}: has no description`).join('\n')}`,
    );
  return schema;
}
