import type { AccessModel } from './access-model.ts';
import type { FieldDeclaration } from './declaration.ts';
import type { FieldPlan } from './field-plan.ts';
import type { LabelMask } from './label-mask.ts';
import { compileType, type TypeRule } from './type-rule.ts';

/** The engine's rule for one declared field. */
export interface FieldRule {
  readonly type: string;
  readonly field: string;
  readonly coordinate: string;
  readonly declaration: FieldDeclaration;
  /** The extras that the declaration sets. */
  readonly extras: readonly string[];
  /** The labels that read the field on rows of any kind. */
  readonly need: LabelMask;
  /** The column that the field exposes as it is; null if it exposes none. */
  readonly column: string | null;
}

/** The rules of one schema: everything that its types and fields declare. */
export interface AccessRules {
  readonly model: AccessModel;
  readonly types: Map<string, TypeRule>;
  /** The rules of declared fields by coordinate. A field that traverses to other rows has none. */
  readonly fields: Map<string, FieldRule>;
  /** The plans of all output fields by coordinate. */
  readonly plans: Map<string, FieldPlan>;
  /** The resolvers of these fields for rows that a compiled statement has read. */
  readonly onRows: Map<string, RowResolver>;
}

/** A field's resolver with its check, and the columns and relations that it needs of a row. */
export interface RowResolver {
  /**
   * The columns that a row must have, and the relations with a `select` of their own. Columns that are read after the check are not
   * among them. Null if a function selects.
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

/** The rule of a type. A type without a declaration gets a new rule, with no subjects and all rows visible. */
export function typeRule(rules: AccessRules, name: string): TypeRule {
  let rule = rules.types.get(name);
  if (!rule) {
    rule = compileType(rules.model, name, null);
    rules.types.set(name, rule);
  }
  return rule;
}
