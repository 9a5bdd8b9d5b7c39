import type { GraphQLSchema } from 'graphql';
import type { AccessRules } from '../model/rules.ts';

const EXTENSION = 'accessRules';

export const attachRules = (schema: GraphQLSchema, rules: AccessRules): GraphQLSchema => {
  schema.extensions = { ...schema.extensions, [EXTENSION]: rules };
  return schema;
};

/** The rules of a schema. @throws Error for a schema that was built without the access plugin */
export function rulesOf(schema: GraphQLSchema): AccessRules {
  const rules = schema.extensions[EXTENSION] as AccessRules | undefined;
  if (!rules) throw new Error('The schema was built without the access plugin');
  return rules;
}
