import { type AccessDeclaration, heldIn, LABEL_BIT, labelsOf, needOf, withNarrower } from './declaration.ts';
import type { FieldRule } from './rules.ts';
import { SUBJECTS_FOR } from './subjects.ts';
import type { TypeRule } from './type-rule.ts';

// What is wrong with a declaration, decided when the schema is built. Each answers sentences for the error's list.

const names = (mask: number) => labelsOf(mask).join(', ') || 'nobody';

/** Everyone who can see the row can read what these labels read. */
export const readByAllWhoSee = (rule: TypeRule, need: number): boolean =>
  (need & LABEL_BIT.public) !== 0 || (rule.seenBy & ~need) === 0;

/** Wrong subjects of a type. `columns`: the columns of its model, or null where it has none. */
export function typeProblems(rule: TypeRule, columns: ReadonlySet<string> | null): string[] {
  const problems: string[] = [];
  for (const { label, kind, column } of rule.subjects)
    if (!SUBJECTS_FOR[label].includes(kind))
      problems.push(`${rule.name}: ${label} cannot be by ${kind} (${SUBJECTS_FOR[label].join(', ')})`);
    else if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column} for ${label}`);
  for (const column of rule.columns)
    if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column}`);
  if (rule.rows && !rule.model) problems.push(`${rule.name}: rows need a Prisma model`);
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
  const need = needOf(declaration);
  const unknown = need & ~rule.bits;
  if (unknown)
    problems.push(`${coordinate}: ${rule.name} names no subject for ${names(unknown)} (access.subjects of the type)`);
  if (!nullable && !readByAllWhoSee(rule, need))
    problems.push(`${coordinate}: may be denied to some who see the row, so it must be nullable`);
  if (heldIn(declaration).some((held) => held.trim() === '') || heldIn(declaration).length === 0)
    problems.push(`${coordinate}: says nowhere that it is held`);
  if (declaration.deletion.trim() === '') problems.push(`${coordinate}: says no intended deletion`);
  return problems;
}

/** A field computed from others carries at least their labels: it has no reader that one of them lacks. */
export function wideningProblems(field: FieldRule, reads: readonly FieldRule[]): string[] {
  return reads.flatMap((read) => {
    const wider = field.need & ~withNarrower(read.need) & ((read.need & LABEL_BIT.public) !== 0 ? 0 : ~0);
    return wider ? [`${field.coordinate}: is read by ${names(wider)}, who may not read ${read.coordinate}`] : [];
  });
}
