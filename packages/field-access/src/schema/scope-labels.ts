import type { LabelSet } from '../model/labels.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { LabelRow } from '../runtime/label-scopes.ts';

type ScopeMap = Readonly<Record<string, unknown>>;

/** The scopes of a field as a map; null for none, and for scopes that a function decides. */
const scopeMap = (authScopes: unknown): ScopeMap | null =>
  typeof authScopes === 'object' && authScopes !== null ? (authScopes as ScopeMap) : null;

/** The labels among a field's scopes that follow from the row, and not from the viewer alone. */
function rowLabels(labels: LabelSet, type: TypeRule, scopes: ScopeMap): string[] {
  return Object.keys(scopes).filter(
    (name) => labels.names.includes(name) && scopes[name] === true && (type.maskOf([name]) & labels.rowFree) === 0,
  );
}

/** A field's scopes, with the field's own row for each label; undefined if no label is among them. */
export function scopesOnRow(
  labels: LabelSet,
  type: TypeRule,
  authScopes: unknown,
): ((row: object) => ScopeMap) | undefined {
  const scopes = scopeMap(authScopes);
  const names = scopes ? rowLabels(labels, type, scopes) : [];
  if (!scopes || names.length === 0) return undefined;
  return (row) => {
    const labelRow: LabelRow = { type: type.name, row };
    return { ...scopes, ...Object.fromEntries(names.map((name) => [name, labelRow])) };
  };
}

/** The labels among a field's scopes that the field's type has no subject for. */
export const scopeProblems = (labels: LabelSet, coordinate: string, type: TypeRule, authScopes: unknown): string[] =>
  rowLabels(labels, type, scopeMap(authScopes) ?? {})
    .filter((label) => (type.maskOf([label]) & type.bits) === 0)
    .map((label) => `${coordinate}: ${type.name} has no subject for the scope ${label}`);
