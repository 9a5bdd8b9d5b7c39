import { type AccessDeclaration, heldIn, LABEL_BIT, labelsOf, needOf, ROW_FREE, withNarrower } from './declaration.ts';
import { compileNeed, type FieldRule } from './rules.ts';
import { SUBJECTS_FOR } from './subjects.ts';
import type { TypeRule } from './type-rule.ts';

// What is wrong with a declaration, decided when the schema is built. Each answers sentences for the error's list.

const names = (mask: number) => labelsOf(mask).join(', ') || 'nobody';

/** Everyone who can see the row can read what these labels read. */
export const readByAllWhoSee = (rule: TypeRule, need: number): boolean =>
  (need & LABEL_BIT.public) !== 0 || (rule.seenBy & ~need) === 0;

const seenByAll = (rule: TypeRule): boolean => (rule.seenBy & LABEL_BIT.public) !== 0;

/** The labels of a mask that no row of the type lets through. */
const beyondRows = (rule: TypeRule, need: number): number => {
  if (seenByAll(rule)) return 0;
  const narrowed = rule.subjects.filter((subject) => (subject.within & rule.seenBy) !== 0).map(({ bit }) => bit);
  const wide = rule.subjects.filter((subject) => (subject.within & rule.seenBy) === 0).map(({ bit }) => bit);
  return narrowed
    .filter((bit) => !wide.includes(bit))
    .reduce((left, bit) => left & ~bit, need & ~withNarrower(rule.seenBy));
};

/** Wrong subjects of a type. `columns`: the columns of its model, or null where it has none. */
export function typeProblems(rule: TypeRule, columns: ReadonlySet<string> | null): string[] {
  const problems: string[] = [];
  for (const { label, kind, column } of rule.subjects)
    if (!SUBJECTS_FOR[label].includes(kind))
      problems.push(`${rule.name}: ${label} cannot be by ${kind} (${SUBJECTS_FOR[label].join(', ')})`);
    else if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column} for ${label}`);
  for (const { label, within } of rule.subjects)
    if (within !== 0 && !rule.subjects.some((other) => other.bit === within && !other.load && other.within === 0))
      problems.push(`${rule.name}: ${label} is within a label that the type does not decide by comparison`);
  for (const column of rule.columns)
    if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column}`);
  if (rule.rows && !rule.model) problems.push(`${rule.name}: rows need a Prisma model`);
  if (rule.rows && rule.rows.length > 0 && seenByAll(rule))
    problems.push(`${rule.name}: its rows depend on the viewer, so say who sees them (access.seenBy)`);
  return [...new Set(problems)];
}

/** Wrong declaration of a field of a type. `nullable`: whether the answer may be null. */
export function fieldProblems(
  coordinate: string,
  declaration: AccessDeclaration,
  rule: TypeRule,
  nullable: boolean,
): string[] {
  const problems: string[] = [];
  const { need } = compileNeed(declaration);
  const unknown = need & ~rule.bits;
  if (unknown)
    problems.push(`${coordinate}: ${rule.name} names no subject for ${names(unknown)} (access.subjects of the type)`);
  const unseen = beyondRows(rule, need);
  if (unseen)
    problems.push(
      `${coordinate}: promises a value to ${names(unseen)}, but a ${rule.name} is seen by ${names(rule.seenBy)} alone ` +
        '(what the chain shows to everybody is `onchain: true`)',
    );
  const cases = declaration.byKind ? Object.values(declaration.byKind.cases) : [declaration];
  const needs = cases.map(needOf);
  if (!nullable && !needs.every((one) => readByAllWhoSee(rule, one)))
    problems.push(`${coordinate}: may be denied to some who see the row, so it must be nullable`);
  if (cases.some((one) => heldIn(one).length === 0 || heldIn(one).some((held) => held.trim() === '')))
    problems.push(`${coordinate}: says nowhere that it is held`);
  if (cases.some(({ deletion }) => deletion.trim() === '')) problems.push(`${coordinate}: says no intended deletion`);
  if (cases.length === 0) problems.push(`${coordinate}: is declared by kind, for no kind`);
  const column = declaration.byKind?.column;
  if (column !== undefined && rule.model && !rule.columns.includes(column))
    problems.push(`${coordinate}: ${column}, which names the kind, is not selected with every row`);
  return problems;
}

/** Who sees a row of `listed` follows from who sees the row of `parent` it is listed under: by the same subjects. */
const decidedOn = (parent: TypeRule, listed: TypeRule): boolean =>
  labelsOf(listed.seenBy & ~ROW_FREE).every((label) => {
    const kindsOf = ({ subjects }: TypeRule) => subjects.filter((one) => one.label === label).map(({ kind }) => kind);
    const kinds = kindsOf(parent);
    return kinds.length > 0 && kindsOf(listed).every((kind) => kinds.includes(kind));
  });

/**
 * A list below a row that some who see the row would find empty whatever is in it: nobody could tell a denied list from
 * an empty one, so it needs readers or scopes of its own. Where a viewer may have a row in the list whatever it is to the parent,
 * the list stays a passage.
 */
export function emptyListProblems(coordinate: string, parent: TypeRule, listed: TypeRule): string[] {
  if (seenByAll(listed) || !decidedOn(parent, listed)) return [];
  const blind = parent.seenBy & ~listed.seenBy;
  if (blind === 0) return [];
  return [
    `${coordinate}: ${names(blind)} would read an empty list, for no ${listed.name} is seen by them: ` +
      'declare who reads the list, or close it by authScopes',
  ];
}

/** A field computed from others carries at least their labels: it has no reader that one of them lacks. */
export function wideningProblems(field: FieldRule, reads: readonly FieldRule[]): string[] {
  return reads.flatMap((read) => {
    const wider = field.need & ~withNarrower(read.need) & ((read.need & LABEL_BIT.public) !== 0 ? 0 : ~0);
    return wider ? [`${field.coordinate}: is read by ${names(wider)}, who may not read ${read.coordinate}`] : [];
  });
}
