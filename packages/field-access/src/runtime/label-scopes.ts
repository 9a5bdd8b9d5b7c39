import type { Row } from '../model/conditions.ts';
import { typeRule } from '../model/rules.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import { resolveDecision } from './run-plan.ts';

/** A row that a label is tested on, with the GraphQL name of its type. */
export interface LabelRow {
  readonly type: string;
  readonly row: object;
}

/**
 * Labels as scopes of `@pothos/plugin-scope-auth`: `authScopes: { holder: true }`. On a field of a row the label is tested on that row.
 * On a root field, which has no row, it tests that the viewer could hold the label on some row.
 */
export type LabelScopes<Label extends string = string> = { readonly [Name in Label]: true | LabelRow };

/** The scope of a label: it is decided on a row, or for a root field. */
export type LabelScope = (param: true | LabelRow) => boolean | Promise<boolean>;

/** The loaders of labels, by which compiled reads know a label from a scope of one's own that has its name. */
const labelLoaders = new WeakSet<object>();

/**
 * Tests that a scope is a label, and that the viewer could hold it on some row.
 *
 * @example
 * isPossibleLabel(labelScopes(context).host); // true; isPossibleLabel(true) is false
 */
export const isPossibleLabel = (scope: unknown): boolean =>
  typeof scope === 'function' && labelLoaders.has(scope) && (scope as LabelScope)(true) === true;

/**
 * The scope loaders of every label, for `authScopes` of the builder. They decide by the relations that declarations load, so a row's
 * label is loaded once for both. A loader rejects with the code of a relation that could not be loaded.
 *
 * @example
 * authScopes: (context) => ({ ...labelScopes(context), ...scopesOf(context.viewer) })
 */
export function labelScopes<Label extends string>({ access }: AccessContext): Record<Label, LabelScope> {
  const { labels } = access.rules.model;
  const loaderOf = (label: string): LabelScope => {
    const loader: LabelScope = (param) =>
      param === true ? (access.labels.possible & labels.maskOf([label])) !== 0 : isHeldOn(access, param, label);
    labelLoaders.add(loader);
    return loader;
  };
  return Object.fromEntries(labels.names.map((label) => [label, loaderOf(label)])) as Record<Label, LabelScope>;
}

async function isHeldOn(access: AccessContext['access'], { type, row }: LabelRow, label: string): Promise<boolean> {
  const rule = typeRule(access.rules, type);
  const bit = rule.maskOf([label]);
  const decision = await resolveDecision(access, rule, row as Row, bit);
  if (decision === 'FAILED') throw errorsOf(access.rules.model).create(access.failureCode(rule, row as Row, bit));
  return decision === 'ALLOWED';
}
