import type { AccessContext } from './context.ts';
import { type AccessDeclaration, labelsOf, maskOf, needOf, type ReaderLabel } from './declaration.ts';
import { settle } from './field-guard.ts';
import type { ReadBlock } from './ports.ts';
import type { Row } from './request.ts';
import { typeRule } from './rules.ts';

/** Why a viewer may read something of a row. */
export interface Grant {
  /** The first of the readers, in the order they were asked in, that holds. */
  readonly label: ReaderLabel;
  /** Where the label was read on the chain: the block. */
  readonly block: ReadBlock | null;
}

/** As which of the readers of a field the viewer reads it of a row of a type (its GraphQL name); null for none. */
export async function grantOf(
  ctx: AccessContext,
  type: string,
  row: object,
  { readers, ...field }: Pick<AccessDeclaration, 'class' | 'readers'>,
): Promise<Grant | null> {
  const rule = typeRule(ctx.access.rules, type);
  for (const label of readers) {
    const need = needOf({ ...field, readers: [label] });
    if ((await settle(ctx.access, rule, row as Row, need)) === true)
      return { label, block: ctx.access.blockOf(rule, row as Row, need) };
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
