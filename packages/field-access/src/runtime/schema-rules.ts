import { type GraphQLSchema, isObjectType } from 'graphql';
import { AnswerFault } from '../model/answer-fault.ts';
import type { AccessRules } from '../model/rules.ts';
import type { AccessContext } from './context.ts';

const EXTENSION = 'accessRules';

const schemas = new WeakMap<AccessRules, GraphQLSchema>();

export const attachRules = (schema: GraphQLSchema, rules: AccessRules): GraphQLSchema => {
  schemas.set(rules, schema);
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

/**
 * Refuses a context that was made with the rules of another model, because each model numbers its labels in its own order. Schemas of one
 * model share contexts. @throws AnswerFault
 *
 * @example
 * requireSameModel(rulesOf(schema), context);
 */
export function requireSameModel({ model }: AccessRules, { access }: Partial<AccessContext>): void {
  // Open fields are resolved for a context without access too.
  if (access && access.rules.model !== model)
    throw new AnswerFault(
      'RequestAccess: the context has the rules of another schema; make it with `rulesOf` of this one',
    );
}

/** The schema that was built with some rules. @throws for rules that no schema was built with */
export function builtSchema(rules: AccessRules): GraphQLSchema {
  const schema = schemas.get(rules);
  if (!schema) throw new Error('No schema was built with these rules');
  return schema;
}

/**
 * Tests that ids name the rows of a type.
 *
 * @example
 * isNode(schema, 'Post'); // true: ids name its rows
 */
export function isNode(schema: GraphQLSchema, typename: string): boolean {
  const type = schema.getType(typename);
  const { nodeInterface } = rulesOf(schema);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === nodeInterface);
}
