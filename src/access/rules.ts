import type { FieldNode, GraphQLSchema } from 'graphql';
import { type AccessDeclaration, needOf } from './declaration.ts';
import { compileType, type TypeRule } from './type-rule.ts';

/** What the engine knows of one declared field. */
export interface FieldRule {
  readonly type: string;
  readonly field: string;
  readonly coordinate: string;
  readonly declaration: AccessDeclaration;
  /** The labels that read it, as bits; of rows of any kind. */
  readonly need: number;
  /** Where the row's kind decides: the bits of each. */
  readonly needByKind?: NeedByKind;
  /** The column it exposes as it is, if it is one. */
  readonly column: string | null;
}

interface NeedByKind {
  readonly column: string;
  readonly need: ReadonlyMap<unknown, number>;
}

/** What a declaration asks of a viewer, as bits. */
export function compileNeed(declaration: AccessDeclaration): Pick<FieldRule, 'need' | 'needByKind'> {
  if (!declaration.byKind) return { need: needOf(declaration) };
  const { column, cases } = declaration.byKind;
  const byKind = new Map(Object.entries(cases).map(([kind, of]) => [kind, needOf(of)]));
  const need = [...byKind.values()].reduce((all, one) => all | one, 0);
  return { need, needByKind: { column, need: byKind } };
}

/**
 * The labels that read a field of this row, as bits; 0 where its kind has none.
 * @throws where the row came without the column that names its kind
 */
export function needOn({ need, needByKind, coordinate }: FieldRule, row: Readonly<Record<string, unknown>>): number {
  if (!needByKind) return need;
  const kind = row[needByKind.column];
  if (kind === undefined) throw new Error(`${coordinate}: a row came without its ${needByKind.column}`);
  return needByKind.need.get(kind) ?? 0;
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
