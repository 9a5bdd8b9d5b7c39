import type { Row } from '../model/conditions.ts';
import type { StorageClass } from '../model/declaration.ts';
import type { LabelMask } from '../model/label-mask.ts';
import { EVERYBODY, OPERATORS, type ReadAt } from '../model/labels.ts';
import { typeRule } from '../model/rules.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import { resolveDecision } from './run-plan.ts';

/** Why a viewer may read something of a row. */
export interface Grant<Label extends string = string> {
  /** The first of the readers, in the order they were asked in, that holds. */
  readonly label: Label;
  /** Where the label was read, if its loader said so. */
  readonly readAt: ReadAt;
}

/**
 * As which of the readers of a field the viewer reads it of a row of a type (its GraphQL name); null for none.
 * @throws where none is known to hold and one could not be loaded, with that failure's code
 */
export async function grantOf<Label extends string>(
  { access }: AccessContext,
  type: string,
  row: object,
  { readers, class: stored }: { readonly class: StorageClass; readonly readers: readonly Label[] },
): Promise<Grant<Label> | null> {
  const rule = typeRule(access.rules, type);
  let failed: LabelMask = 0;
  for (const label of readers) {
    const need = access.rules.model.labels.needOf({ class: stored, readers: [label] });
    const decision = await resolveDecision(access, rule, row as Row, need);
    if (decision === 'ALLOWED') return { label, readAt: access.readAt(rule, row as Row, need) };
    if (decision === 'FAILED') failed |= need;
  }
  if (failed !== 0) throw errorsOf(access.rules.model).create(access.failureCode(rule, row as Row, failed));
  return null;
}

/** Every label that the viewer is known to have on a row, loaded in one batch a label. */
export async function relationsOf({ access }: AccessContext, type: string, row: object): Promise<string[]> {
  const { labels } = access.rules.model;
  const rule = typeRule(access.rules, type);
  const asked = labels.labelsOf(rule.bits).filter((label) => label !== EVERYBODY && label !== OPERATORS);
  const decided = await Promise.all(
    asked.map((label) => resolveDecision(access, rule, row as Row, labels.maskOf([label]))),
  );
  return asked.filter((_, i) => decided[i] === 'ALLOWED');
}
