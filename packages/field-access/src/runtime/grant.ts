import { EVERYBODY, OPERATORS } from '../model/built-in-labels.ts';
import type { Row } from '../model/conditions.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { RelationOrigin } from '../model/labels.ts';
import { typeRule } from '../model/rules.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import { resolveDecision } from './run-plan.ts';

/** The label by which a viewer may read a field of a row. */
export interface Grant<Label extends string = string> {
  /** The first of the field's readers that holds on the row. */
  readonly label: Label;
  /** The source of the label, if its loader names one. */
  readonly readAt: RelationOrigin;
}

/**
 * The label by which this viewer may read a field of this row; null if none. `type`: the GraphQL name of the row's type.
 * @throws if no label holds and one could not be loaded, with the code of that failure
 *
 * @example
 * const grant = await grantOf(context, 'User', user, { class: 'plain', readers: ['owner', 'moderator'] });
 * grant?.label; // 'owner'
 */
export async function grantOf<Label extends string>(
  { access }: AccessContext,
  type: string,
  row: object,
  field: { readonly class: string; readonly readers: readonly Label[] },
): Promise<Grant<Label> | null> {
  const rule = typeRule(access.rules, type);
  let failed: LabelMask = 0;
  for (const label of field.readers) {
    const need = rule.needOf({ class: field.class, readers: [label] });
    const decision = await resolveDecision(access, rule, row as Row, need);
    if (decision === 'ALLOWED') return { label, readAt: access.readAt(rule, row as Row, need) };
    if (decision === 'FAILED') failed |= need;
  }
  if (failed !== 0) throw errorsOf(access.rules.model).create(access.failureCode(rule, row as Row, failed));
  return null;
}

/**
 * Every label that the viewer holds on a row, loaded in one batch a label. A label that cannot be loaded is left out.
 *
 * @example
 * await relationsOf(context, 'Comment', comment); // ['owner', 'host']
 */
export async function relationsOf({ access }: AccessContext, type: string, row: object): Promise<string[]> {
  const { labels } = access.rules.model;
  const rule = typeRule(access.rules, type);
  const candidates = labels.labelsOf(rule.bits).filter((label) => label !== EVERYBODY && label !== OPERATORS);
  const decisions = await Promise.all(
    candidates.map((label) => resolveDecision(access, rule, row as Row, labels.maskOf([label]))),
  );
  return candidates.filter((_, i) => decisions[i] === 'ALLOWED');
}
