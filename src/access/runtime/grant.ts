import type { Row } from '../model/conditions.ts';
import type { StorageClass } from '../model/declaration.ts';
import { EVERYBODY, OPERATORS, type ReadAt } from '../model/labels.ts';
import { typeRule } from '../model/rules.ts';
import type { AccessContext } from './context.ts';
import { resolveDecision } from './run-plan.ts';

/** Why a viewer may read something of a row. */
export interface Grant<Label extends string = string> {
  /** The first of the readers, in the order they were asked in, that holds. */
  readonly label: Label;
  /** Where the label was read, if its loader said so. */
  readonly readAt: ReadAt;
}

/** As which of the readers of a field the viewer reads it of a row of a type (its GraphQL name); null for none. */
export async function grantOf<Label extends string>(
  { access }: AccessContext,
  type: string,
  row: object,
  { readers, class: stored }: { readonly class: StorageClass; readonly readers: readonly Label[] },
): Promise<Grant<Label> | null> {
  const rule = typeRule(access.rules, type);
  for (const label of readers) {
    const need = access.rules.model.labels.needOf({ class: stored, readers: [label] });
    if ((await resolveDecision(access, rule, row as Row, need)) === 'ALLOWED')
      return { label, readAt: access.readAt(rule, row as Row, need) };
  }
  return null;
}

/** Every label that the viewer holds on a row, loaded in one batch a label. */
export async function relationsOf({ access }: AccessContext, type: string, row: object): Promise<string[]> {
  const { labels } = access.rules.model;
  const rule = typeRule(access.rules, type);
  const asked = labels.labelsOf(rule.bits).filter((label) => label !== EVERYBODY && label !== OPERATORS);
  const decided = await Promise.all(
    asked.map((label) => resolveDecision(access, rule, row as Row, labels.maskOf([label]))),
  );
  return asked.filter((_, i) => decided[i] === 'ALLOWED');
}
