import type { LabelSet } from '../model/labels.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { LabelRow } from '../runtime/label-scopes.ts';

type ScopeMap = Readonly<Record<string, unknown>>;

/** The scopes of a field as a map; null for none, and for scopes that a function decides. */
const scopeMap = (authScopes: unknown): ScopeMap | null =>
  typeof authScopes === 'object' && authScopes !== null ? (authScopes as ScopeMap) : null;

/** The names of the labels among a field's scopes that depend on the row, and not on the viewer alone. */
function rowLabels(labels: LabelSet, scopes: ScopeMap): string[] {
  return Object.keys(scopes).filter(
    (name) => labels.names.includes(name) && scopes[name] === true && (labels.maskOf([name]) & labels.rowFree) === 0,
  );
}

/** A function that adds a row to each label among a field's scopes; undefined if no label is among them. */
export function scopesOnRow(
  labels: LabelSet,
  type: string,
  authScopes: unknown,
): ((row: object) => ScopeMap) | undefined {
  const scopes = scopeMap(authScopes);
  const names = scopes ? rowLabels(labels, scopes) : [];
  if (!scopes || names.length === 0) return undefined;
  return (row) => {
    const labelRow: LabelRow = { type, row };
    return { ...scopes, ...Object.fromEntries(names.map((name) => [name, labelRow])) };
  };
}

/** The faults in a field's scopes: labels for which the field's type has no subject. */
export const scopeProblems = (labels: LabelSet, coordinate: string, type: TypeRule, authScopes: unknown): string[] =>
  rowLabels(labels, scopeMap(authScopes) ?? {})
    .filter((label) => (labels.maskOf([label]) & type.bits) === 0)
    .map((label) => `${coordinate}: ${type.name} has no subject for the scope ${label}`);
