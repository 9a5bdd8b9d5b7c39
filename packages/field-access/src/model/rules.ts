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
  /** The labels that read the field on rows of every kind: nobody's where a row may be of a kind that is not declared. */
  readonly needOnEveryKind: LabelMask;
  /** The column that the field exposes as it is; null where it exposes none. */
  readonly column: string | null;
}

/** The rules of one schema: everything that its types and fields declare. */
export interface AccessRules {
  readonly model: AccessModel;
  /** The name of the interface whose `id` names rows. */
  readonly nodeInterface: string;
  readonly types: Map<string, TypeRule>;
  /** The rules of declared fields by coordinate. A field that traverses to other rows has none. */
  readonly fields: Map<string, FieldRule>;
  /** The plans of all output fields by coordinate. */
  readonly plans: Map<string, FieldPlan>;
  /** Resolvers of the same fields for rows that no query of the schema library read. */
  readonly onRows: Map<string, RowResolver>;
  /** The strategy of the scope plugin for a field with several scopes. */
  readonly scopeStrategy: ScopeStrategy;
  /** The forms of ids in which the schema differs from Relay's plugin; empty for ids of that plugin's form. */
  readonly ownIds: OwnIds;
  /** The plugins that may guard fields, and of which the engine does not know what they ask. They are known after the build. */
  readonly wrappers: string[];
}

/** The scopes of a field that a viewer needs: all of them, or any. */
type ScopeStrategy = 'all' | 'any';

/** The additions of a schema's other plugins to its resolvers. */
type OtherPlugins = Partial<Pick<AccessRules, 'nodeInterface' | 'scopeStrategy' | 'ownIds'>>;

/** The functions by which a schema writes and reads global ids in a form of its own. */
export interface OwnIds {
  readonly encodeGlobalID?: (typename: string, id: string, context: unknown) => string;
  readonly decodeGlobalID?: (id: string, context: unknown) => { readonly typename: string; readonly id: string };
}

/** A field's resolver inside its check, and the columns and relations that it needs of a row. */
export interface RowResolver {
  /**
   * The columns, and the relations with a `select` of their own, that a row must have; columns that are read after the
   * check are not among them. Null where a function plans the selection.
   */
  readonly select: object | null;
  readonly resolve: (row: unknown, args: never, context: never, info: never) => unknown;
}

export const createRules = (
  model: AccessModel,
  { scopeStrategy = 'any', nodeInterface = 'Node', ownIds = {} }: OtherPlugins = {},
): AccessRules => ({
  model,
  nodeInterface,
  scopeStrategy,
  ownIds,
  wrappers: [],
  types: new Map(),
  fields: new Map(),
  plans: new Map(),
  onRows: new Map(),
});

/**
 * A type's rule. A type that declares nothing has no subjects and shows every row.
 *
 * @example
 * typeRule(rulesOf(schema), 'Post').id; // ['id']
 */
export function typeRule(rules: AccessRules, name: string): TypeRule {
  let rule = rules.types.get(name);
  if (!rule) {
    rule = compileType(rules.model, name, null);
    rules.types.set(name, rule);
  }
  return rule;
}
