import type { FieldNode, GraphQLSchema } from 'graphql';
import type { AccessDeclaration } from './declaration.ts';
import { compileType, type TypeRule } from './type-rule.ts';

/** What the engine knows of one declared field. */
export interface FieldRule {
  readonly type: string;
  readonly field: string;
  readonly coordinate: string;
  readonly declaration: AccessDeclaration;
  /** The labels that read it, as bits. */
  readonly need: number;
  /** The column it exposes as it is, if it is one. */
  readonly column: string | null;
}

/** Everything declared in one schema. Passages have no entry among the fields. */
export interface AccessRules {
  readonly types: Map<string, TypeRule>;
  /** By coordinate. */
  readonly fields: Map<string, FieldRule>;
  /** Reader masks below a selection, by type; kept as long as its parsed document. */
  readonly guards: WeakMap<FieldNode, Map<string, readonly number[]>>;
}

const EXTENSION = 'accessRules';

export const attachRules = (schema: GraphQLSchema, rules: AccessRules): GraphQLSchema => {
  schema.extensions = { ...schema.extensions, [EXTENSION]: rules };
  return schema;
};

/** The rules a schema was built with. */
export function rulesOf(schema: GraphQLSchema): AccessRules {
  const rules = schema.extensions[EXTENSION] as AccessRules | undefined;
  if (!rules) throw new Error('The schema was built without the access plugin');
  return rules;
}

/** A type's rule; a type that said nothing has no subjects and shows every row. */
export function typeRule(rules: AccessRules, name: string): TypeRule {
  let rule = rules.types.get(name);
  if (!rule) {
    rule = compileType(name, null, [], {});
    rules.types.set(name, rule);
  }
  return rule;
}
