import { refuse } from '../model/answer-fault.ts';
import type { LabelSet } from '../model/labels.ts';
import { isPromise } from '../model/promises.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { LabelRow } from '../runtime/label-scopes.ts';

type ScopeMap = Readonly<Record<string, unknown>>;
/** Scopes as a function decides them: on a field by the row and more, on a type by the row and the context. */
type ScopeFunction = (row: object, ...asked: readonly unknown[]) => unknown;

/** The keys of the scope plugin under which a map has further maps. */
const GROUPS: ReadonlySet<string> = new Set(['$all', '$any']);

const isMap = (scopes: unknown): scopes is ScopeMap => typeof scopes === 'object' && scopes !== null;

/** Tests for a label that follows from the row, and not from the viewer alone. */
const isRowLabel = (labels: LabelSet, type: TypeRule, name: string): boolean =>
  labels.names.includes(name) && (type.maskOf([name]) & labels.rowFree) === 0;

/** The labels of a map that follow from the row, those of its groups among them. */
function rowLabels(labels: LabelSet, type: TypeRule, scopes: unknown): string[] {
  if (!isMap(scopes)) return [];
  return Object.entries(scopes).flatMap(([name, param]) => {
    if (GROUPS.has(name)) return rowLabels(labels, type, param);
    return param === true && isRowLabel(labels, type, name) ? [name] : [];
  });
}

/** The scopes of a map with a row for each label that follows from it. Other scopes than a map stay as they are. */
function onRow(labels: LabelSet, type: TypeRule, scopes: unknown, row: LabelRow): unknown {
  if (!isMap(scopes)) return scopes;
  const entries = Object.entries(scopes).map(([name, param]) => {
    if (GROUPS.has(name)) return [name, onRow(labels, type, param, row)];
    return [name, param === true && isRowLabel(labels, type, name) ? row : param];
  });
  return Object.fromEntries(entries);
}

/** Calls a function on the scopes that another one answers, at once or by a promise. */
const afterScopes = (scopes: unknown, next: (scopes: unknown) => unknown): unknown =>
  isPromise(scopes) ? Promise.resolve(scopes).then(next) : next(scopes);

/** A field's scopes, with the field's own row for each label; undefined if no label can be among them. */
export function scopesOnRow(labels: LabelSet, type: TypeRule, authScopes: unknown): ScopeFunction | undefined {
  const isDecided = typeof authScopes === 'function';
  if (!isDecided && rowLabels(labels, type, authScopes).length === 0) return undefined;
  return (row, ...asked) => {
    const scopes = isDecided ? (authScopes as ScopeFunction)(row, ...asked) : authScopes;
    return afterScopes(scopes, (decided) => onRow(labels, type, decided, { type: type.name, row }));
  };
}

/** The labels among a field's scopes that the field's type has no subject for. */
export const scopeProblems = (labels: LabelSet, coordinate: string, type: TypeRule, authScopes: unknown): string[] =>
  rowLabels(labels, type, authScopes)
    .filter((label) => (type.maskOf([label]) & type.bits) === 0)
    .map((label) => `${coordinate}: ${type.name} has no subject for the scope ${label}`);

/** The labels among a type's scopes that follow from its row: the scope plugin asks a type's scopes without the row. */
export const typeScopeProblems = (labels: LabelSet, type: TypeRule, authScopes: unknown): string[] =>
  rowLabels(labels, type, authScopes).map(
    (label) => `${type.name}: the scope ${label} follows from a row, so write it at the type's fields (authScopes)`,
  );

/**
 * A type's scopes that a function decides, without a label that follows from the row; undefined for other scopes.
 * @throws AnswerFault where the function answers such a label, because the build cannot see it
 */
export function scopesWithoutRow(labels: LabelSet, type: TypeRule, authScopes: unknown): ScopeFunction | undefined {
  if (typeof authScopes !== 'function') return undefined;
  const withoutRow = (scopes: unknown) =>
    rowLabels(labels, type, scopes).length === 0
      ? scopes
      : refuse(`authScopes of ${type.name}`, scopes, "a scope follows from a row: write it at the type's fields");
  return (...asked) => afterScopes((authScopes as ScopeFunction)(...asked), withoutRow);
}
