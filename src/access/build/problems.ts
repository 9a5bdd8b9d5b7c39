import { type AccessDeclaration, placesOf } from '../model/declaration.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { LabelSet } from '../model/labels.ts';
import type { FieldRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';

// What is wrong with a declaration, decided when the schema is built. Each answers sentences for the error's list.

const names = (labels: LabelSet, mask: LabelMask) => labels.labelsOf(mask).join(', ') || 'nobody';

/** Everyone who can see the row can read what these labels read. */
export const readByAllWhoSee = (labels: LabelSet, rule: TypeRule, need: LabelMask): boolean =>
  (need & labels.everybody) !== 0 || (rule.seenBy & ~need) === 0;

const seenByAll = (labels: LabelSet, rule: TypeRule): boolean => (rule.seenBy & labels.everybody) !== 0;

/** The labels of a mask that no row of the type lets through. */
const beyondRows = (labels: LabelSet, rule: TypeRule, need: LabelMask): LabelMask => {
  if (seenByAll(labels, rule)) return 0;
  const narrowed = rule.subjects.filter((subject) => (subject.within & rule.seenBy) !== 0).map(({ bit }) => bit);
  const wide = rule.subjects.filter((subject) => (subject.within & rule.seenBy) === 0).map(({ bit }) => bit);
  return narrowed
    .filter((bit) => !wide.includes(bit))
    .reduce((left, bit) => left & ~bit, need & ~labels.withNarrower(rule.seenBy));
};

/** Wrong subjects of a type. `columns`: the columns of its model, or null where it has none. */
export function typeProblems(labels: LabelSet, rule: TypeRule, columns: ReadonlySet<string> | null): string[] {
  const problems: string[] = [];
  for (const { label, kind, column } of rule.subjects)
    if (!labels.relation(label, kind))
      problems.push(`${rule.name}: ${label} cannot be by ${kind} (${labels.kindsOf(label).join(', ')})`);
    else if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column} for ${label}`);
  for (const { label, within } of rule.subjects)
    if (within !== 0 && !rule.subjects.some((other) => other.bit === within && !other.load && other.within === 0))
      problems.push(`${rule.name}: ${label} is within a label that the type does not decide by comparison`);
  for (const column of rule.columns)
    if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column}`);
  if (rule.rows && !rule.model) problems.push(`${rule.name}: rows need a Prisma model`);
  if (rule.underived.length > 0)
    problems.push(
      `${rule.name}: no \`where\` follows for ${rule.underived.join(', ')}, so give its rows (access.rows)`,
    );
  if (rule.rows && rule.rows.length > 0 && seenByAll(labels, rule))
    problems.push(`${rule.name}: its rows depend on the viewer, so say who sees them (access.seenBy)`);
  return [...new Set(problems)];
}

/** Wrong declaration of a field of a type. `nullable`: whether the answer may be null. */
export function fieldProblems(
  labels: LabelSet,
  coordinate: string,
  declaration: AccessDeclaration,
  rule: TypeRule,
  nullable: boolean,
): string[] {
  const problems: string[] = [];
  const cases = declaration.byKind ? Object.values(declaration.byKind.cases) : [declaration];
  const needs = cases.map((one) => labels.needOf(one));
  const need = needs.reduce((all, one) => all | one, 0);
  const unknown = need & ~rule.bits;
  if (unknown)
    problems.push(
      `${coordinate}: ${rule.name} names no subject for ${names(labels, unknown)} (access.subjects of the type)`,
    );
  const unseen = beyondRows(labels, rule, need);
  if (unseen)
    problems.push(
      `${coordinate}: promises a value to ${names(labels, unseen)}, but a ${rule.name} is seen by ${names(labels, rule.seenBy)} alone ` +
        '(what the chain shows to everybody is `onchain: true`)',
    );
  if (!nullable && !needs.every((one) => readByAllWhoSee(labels, rule, one)))
    problems.push(`${coordinate}: may be denied to some who see the row, so it must be nullable`);
  if (cases.some((one) => placesOf(one).length === 0 || placesOf(one).some((place) => place.trim() === '')))
    problems.push(`${coordinate}: says nowhere that it is held`);
  if (cases.some(({ deletion }) => deletion.trim() === '')) problems.push(`${coordinate}: says no intended deletion`);
  if (cases.length === 0) problems.push(`${coordinate}: is declared by kind, for no kind`);
  const column = declaration.byKind?.column;
  if (column !== undefined && rule.model && !rule.columns.includes(column))
    problems.push(`${coordinate}: ${column}, which names the kind, is not selected with every row`);
  return problems;
}

/** Who sees a row of `listed` follows from who sees the row of `parent` it is listed under: by the same subjects. */
const decidedOn = (labels: LabelSet, parent: TypeRule, listed: TypeRule): boolean =>
  labels.labelsOf(listed.seenBy & ~labels.rowFree).every((label) => {
    const kindsOf = ({ subjects }: TypeRule) => subjects.filter((one) => one.label === label).map(({ kind }) => kind);
    const kinds = kindsOf(parent);
    return kinds.length > 0 && kindsOf(listed).every((kind) => kinds.includes(kind));
  });

/**
 * A list below a row that some who see the row would find empty whatever is in it: nobody could distinguish a denied
 * list from an empty one, so it needs readers or scopes of its own. Where a viewer may have a row in the list whatever
 * it is to the parent, the list is traversed.
 */
export function emptyListProblems(labels: LabelSet, coordinate: string, parent: TypeRule, listed: TypeRule): string[] {
  if (seenByAll(labels, listed) || !decidedOn(labels, parent, listed)) return [];
  const blind = parent.seenBy & ~listed.seenBy;
  if (blind === 0) return [];
  return [
    `${coordinate}: ${names(labels, blind)} would read an empty list, for no ${listed.name} is seen by them: ` +
      'declare who reads the list, or close it by authScopes',
  ];
}

/** A field computed from others carries at least their labels: it has no reader that one of them lacks. */
export function wideningProblems(labels: LabelSet, field: FieldRule, reads: readonly FieldRule[]): string[] {
  return reads.flatMap((read) => {
    const wider = field.need & ~labels.withNarrower(read.need) & ((read.need & labels.everybody) !== 0 ? 0 : ~0);
    return wider
      ? [`${field.coordinate}: is read by ${names(labels, wider)}, who may not read ${read.coordinate}`]
      : [];
  });
}
