import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** The scalar of times. */
const TIME = 'DateTime';
const ENDS_IN_AT = /At$/;

/** Lists the fields and arguments of the scalar DateTime whose names do not end in `At`, a message each. */
export function timeNameFaults(schema: GraphQLSchema): readonly string[] {
  const fault = (coordinate: string, { name, type }: { readonly name: string; readonly type: GraphQLType }) =>
    getNamedType(type).name === TIME && !ENDS_IN_AT.test(name)
      ? [`${coordinate}: is a ${TIME}, so its name must end in At`]
      : [];
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) => fault(`${type.name}.${field.name}`, field));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      ...fault(`${type.name}.${field.name}`, field),
      ...field.args.flatMap((arg) => fault(`${type.name}.${field.name}(${arg.name}:)`, arg)),
    ]);
  });
}
