import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { type JsonSchema, objectOf } from '../../../../graphql/rest/json-schema.ts';
import { SCALARS } from './scalars.ts';

const orNull = ({ type, ...schema }: JsonSchema): JsonSchema => {
  if (type === undefined) return schema;
  const values = schema.enum ? { enum: [...schema.enum, null] } : {};
  return { ...schema, type: [...[type].flat(), 'null'], ...values };
};

function typeSchema(type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isNonNullType(type)) return nonNullSchema(type.ofType, selection);
  return orNull(nonNullSchema(type, selection));
}

/** The JSON Schema of a type's values other than null. */
function nonNullSchema(type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType, selection) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (selection) return selectionSchema(type as GraphQLObjectType, selection);
  const scalar = SCALARS[`${type}`];
  if (scalar === undefined) throw new Error(`no JSON Schema of the scalar ${type}`);
  return scalar;
}

/** The JSON Schema of a selection of fields: each under its alias, with the first paragraph of its field's description. */
function selectionSchema(type: GraphQLObjectType, { selections }: SelectionSetNode): JsonSchema {
  const entries = selections.map((node): [string, JsonSchema] => {
    if (node.kind !== Kind.FIELD)
      throw new Error('a stored operation of a REST path may contain fields only, no fragments');
    const field = type.getFields()[node.name.value];
    if (field === undefined) throw new Error(`no field ${type.name}.${node.name.value}`);
    const sentence = field.description?.split('\n\n', 1)[0];
    const schema = typeSchema(field.type, node.selectionSet);
    return [node.alias?.value ?? node.name.value, sentence ? { ...schema, description: sentence } : schema];
  });
  return objectOf(Object.fromEntries(entries));
}

/** The JSON Schema of a query's `data` in an answer without errors. */
export function dataSchema(schema: GraphQLSchema, document: string): JsonSchema {
  const operation = getOperationAST(parse(document));
  const root = schema.getQueryType();
  if (operation?.operation !== 'query' || !root) throw new Error('no query');
  return selectionSchema(root, operation.selectionSet);
}
