import type { AccessModel } from './access-model.ts';
import type { AccessDeclaration } from './declaration.ts';
import type { FieldPlan } from './field-plan.ts';
import type { LabelMask } from './label-mask.ts';
import { compileType, type TypeRule } from './type-rule.ts';

/** What the engine knows of one declared field. */
export interface FieldRule {
  readonly type: string;
  readonly field: string;
  readonly coordinate: string;
  readonly declaration: AccessDeclaration;
  /** The labels that read it on rows of any kind. */
  readonly need: LabelMask;
  /** The column it exposes as it is, if it is one. */
  readonly column: string | null;
}

/** Everything declared in one schema. */
export interface AccessRules {
  readonly model: AccessModel;
  readonly types: Map<string, TypeRule>;
  /** Declared fields by coordinate: fields that traverse to other rows have none. */
  readonly fields: Map<string, FieldRule>;
  /** Every output field by coordinate. */
  readonly plans: Map<string, FieldPlan>;
  /** The same fields' resolvers by themselves, for rows that no query of the schema library read. */
  readonly onRows: Map<string, RowResolver>;
}

/** A field's resolver inside what its plan asks, and what a row has to have for it. */
export interface RowResolver {
  /**
   * What it selects, but for columns that it reads after the check: columns, and relations with a `select` of their own; null
   * where a function plans that.
   */
  readonly select: object | null;
  readonly resolve: (row: unknown, args: never, context: never, info: never) => unknown;
}

export const createRules = (model: AccessModel): AccessRules => ({
  model,
  types: new Map(),
  fields: new Map(),
  plans: new Map(),
  onRows: new Map(),
});

/** A type's rule; a type that said nothing has no subjects and shows every row. */
export function typeRule(rules: AccessRules, name: string): TypeRule {
  let rule = rules.types.get(name);
  if (!rule) {
    rule = compileType(rules.model, name, null);
    rules.types.set(name, rule);
  }
  return rule;
}
