import type { AccessModel } from '../model/access-model.ts';
import { EVERYBODY } from '../model/built-in-labels.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { CompiledSubject, TypeRule } from '../model/type-rule.ts';

// The model claims that viewers of one label hold another one too. A check believes a claim if a false one denies what the check let pass:
// a null, or a list without rows. A check on what an order, a join, a count or a computed value shows believes none, because a false claim
// would open it.

/** The part of a subject that says on which rows its label holds. */
export type Way = Pick<CompiledSubject, 'label' | 'kind' | 'column' | 'scope' | 'when' | 'within'>;

const isFree = ({ when, within }: Way): boolean => when === undefined && within === 0;

/** Tests that a subject names the row itself. */
const namesRow = ({ kinds }: AccessModel, { model, id }: TypeRule, { kind, column, scope }: Way): boolean =>
  model !== null && kinds[kind]?.model === model && id.every((part) => part === column || part === scope);

/** Tests that a label holds by one subject wherever the label that implies it holds by the other one. */
export const holdsWith = (implied: Way, other: Way): boolean =>
  implied.kind === other.kind &&
  implied.column === other.column &&
  implied.scope === other.scope &&
  (implied.when === undefined || JSON.stringify(implied.when) === JSON.stringify(other.when)) &&
  (implied.within === 0 || implied.within === other.within);

/** The ways in which a label holds. */
export const waysOf = (ways: readonly Way[], label: string): readonly Way[] =>
  ways.filter((way) => way.label === label);

const isRole = ({ labels }: AccessModel, label: string): boolean => (labels.maskOf([label]) & labels.rowFree) !== 0;

/** Tests that a claim is about the rows of a type: that one label holds on them in ways that follow from those of the label that implies it. */
function isAbout(model: AccessModel, rule: TypeRule, label: string, implied: readonly Way[]): boolean {
  if (implied.some((way) => isFree(way) && namesRow(model, rule, way))) return true;
  if (isRole(model, label)) return implied.some(isFree);
  const own = waysOf(rule.subjects, label);
  return own.length > 0 && own.every((subject) => implied.some((way) => holdsWith(way, subject)));
}

/** A mask with the labels that imply one of it on each row of a type. */
export function withImplying(model: AccessModel, rule: TypeRule, mask: LabelMask): LabelMask {
  const { labels } = model;
  const implying = labels.names.filter((label) =>
    [...labels.implied(label)].some(
      (implied) =>
        (labels.maskOf([implied]) & mask) !== 0 &&
        (isRole(model, implied) || isAbout(model, rule, label, waysOf(rule.subjects, implied))),
    ),
  );
  return mask | labels.withSealedBits(labels.maskOf(implying));
}

/**
 * The labels of a type's rows that imply a label which holds in some ways. A label implies itself on a row that its kind names: the teacher
 * of a course is the teacher of those rows that the course is named in.
 */
export function implyingWays(model: AccessModel, rule: TypeRule, ways: readonly Way[]): LabelMask {
  const { labels } = model;
  return labels.maskOf(
    labels.names.filter((label) =>
      [label, ...labels.implied(label)].some((implied) => isAbout(model, rule, label, waysOf(ways, implied))),
    ),
  );
}

/** The labels that a sentence advises to imply others, and the ways in which these hold. */
interface Advised {
  readonly rule: TypeRule;
  readonly implying: LabelMask;
  readonly implied: LabelMask;
  readonly ways: readonly Way[];
}

/** The claims by which each label of a mask implies another one, as a sentence advises them; none unless each label has one. */
export function claimsAdvised(model: AccessModel, { rule, implying, implied, ways }: Advised): readonly string[] {
  const { labels } = model;
  const isClaimable = (label: string, other: string): boolean =>
    label !== EVERYBODY &&
    other !== EVERYBODY &&
    isRole(model, label) === isRole(model, other) &&
    !labels.implied(other).has(label) &&
    (isRole(model, label) || isAbout(model, rule, label, waysOf(ways, other)));
  const claims = labels.labelsOf(implying).map((label) => {
    const other = labels.labelsOf(implied).find((name) => isClaimable(label, name));
    return other === undefined ? null : `${label} implies ${other}`;
  });
  return claims.includes(null) ? [] : [`say in the model that ${claims.join(' and ')} (\`implies\`), if that is so`];
}
