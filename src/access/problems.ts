import { type AccessDeclaration, heldIn, LABEL_BIT, labelsOf, maskOf } from './declaration.ts';
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
  const need = maskOf(declaration.readers);
  const unknown = need & ~rule.bits;
  if (unknown)
    problems.push(`${coordinate}: ${rule.name} names no subject for ${names(unknown)} (access.subjects of the type)`);
  const cases = declaration.byKind ? Object.values(declaration.byKind.cases) : [declaration];
  const needs = cases.map(({ readers }) => maskOf(readers));
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

/** A field computed from others carries at least their labels: it has no reader that one of them lacks. */
export function wideningProblems(field: FieldRule, reads: readonly FieldRule[]): string[] {
  return reads.flatMap((read) => {
    const wider = field.need & ~read.need & ((read.need & LABEL_BIT.public) !== 0 ? 0 : ~0);
    return wider ? [`${field.coordinate}: is read by ${names(wider)}, who may not read ${read.coordinate}`] : [];
  });
}
