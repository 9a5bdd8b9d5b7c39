import type { GraphQLSchema } from 'graphql';
import type { AccessRules } from '../model/rules.ts';

const EXTENSION = 'accessRules';

export const attachRules = (schema: GraphQLSchema, rules: AccessRules): GraphQLSchema => {
  schema.extensions = { ...schema.extensions, [EXTENSION]: rules };
  return schema;
};

/**
 * The rules of a schema. @throws if it was built without the access plugin
 *
 * @example
 * const access = new RequestAccess({ rules: rulesOf(schema), viewer, sources });
 */
export function rulesOf(schema: GraphQLSchema): AccessRules {
  const rules = schema.extensions[EXTENSION] as AccessRules | undefined;
  if (!rules) throw new Error('The schema was built without the access plugin');
  return rules;
}
