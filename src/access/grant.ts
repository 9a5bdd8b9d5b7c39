import type { AccessContext } from './context.ts';
import { LABEL_BIT, labelsOf, maskOf, type ReaderLabel } from './declaration.ts';
import { settle } from './field-guard.ts';
import type { ReadBlock } from './ports.ts';
import type { Row } from './request.ts';
import { typeRule } from './rules.ts';

/** Why a viewer may read something of a row. */
export interface Grant {
  /** The first of the labels, in the order they were asked in, that holds. */
  readonly label: ReaderLabel;
  /** Where the label was read on the chain: the block. */
  readonly block: ReadBlock | null;
}

/** Which of some labels the viewer holds on a row of a type (its GraphQL name); null for none. */
export async function grantOf(
  ctx: AccessContext,
  type: string,
  row: object,
  labels: readonly ReaderLabel[],
): Promise<Grant | null> {
  const rule = typeRule(ctx.access.rules, type);
  for (const label of labels) {
    if ((await settle(ctx.access, rule, row as Row, maskOf([label]))) === true)
      return { label, block: ctx.access.blockOf(rule, LABEL_BIT[label]) };
  }
  return null;
}

/** Every label that the viewer holds on a row, asked in one batch a label. */
export async function relationsOf(ctx: AccessContext, type: string, row: object): Promise<ReaderLabel[]> {
  const rule = typeRule(ctx.access.rules, type);
  const labels = labelsOf(rule.bits).filter((label) => label !== 'public' && label !== 'operators');
  const held = await Promise.all(
    labels.map(async (label) => (await settle(ctx.access, rule, row as Row, maskOf([label]))) === true),
  );
  return labels.filter((_, i) => held[i]);
}
