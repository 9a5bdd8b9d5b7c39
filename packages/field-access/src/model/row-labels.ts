import { meets, type Row } from './conditions.ts';
import { loadFailed, notLoaded, type RowLabels } from './label-mask.ts';
import type { RelationLoader, ViewerLabels } from './labels.ts';
import type { CompiledSubject, TypeRule } from './type-rule.ts';

/** Reads a loaded relation of the viewer to a subject: whether it holds, or that its load failed; undefined if it is not loaded. */
export type LoadedRelations = (load: RelationLoader, scope: string, key: string) => boolean | 'failed' | undefined;

/** The viewer's labels on a row, as far as relations are loaded. @throws Error for a row without a subject's column */
export function rowLabels(type: TypeRule, row: Row, viewer: ViewerLabels, loaded: LoadedRelations): RowLabels {
  let labels = viewer.roles;
  for (const subject of type.subjects) {
    const { within, bit, when } = subject;
    if (within !== 0 && (labels & within) === 0) continue;
    const key = keyOf(type, subject, row);
    if (key === null || (viewer.possible & bit) === 0 || (when && !meets(when, row))) continue;
    const scope = scopeOf(type, subject, row);
    if (isOwn(subject, viewer, scope, key)) labels |= labelOf(subject, loaded, scope, key);
  }
  return labels;
}

/** The key of a row's subject; null for a row without a subject. @throws Error for a row without the column */
function keyOf(type: TypeRule, { column }: CompiledSubject, row: Row): string | null {
  const value = row[column];
  if (value === undefined) throw new Error(`A ${type.name} came without its ${column}`);
  return value as string | null;
}

/** Tests that the key is one of the viewer's own keys; true for a subject that is not compared. */
const isOwn = ({ own }: CompiledSubject, viewer: ViewerLabels, scope: string, key: string): boolean =>
  own === null || viewer.own.get(own)?.get(scope)?.has(key) === true;

/** The label of a subject that passed the comparison: whether it holds, as far as its relation is loaded. */
function labelOf({ bit, own, load }: CompiledSubject, loaded: LoadedRelations, scope: string, key: string): RowLabels {
  if (!load) return own ? bit : 0;
  const holds = loaded(load, scope, key);
  if (holds === undefined) return notLoaded(bit);
  return holds === 'failed' ? loadFailed(bit) : holds ? bit : 0;
}

/** The scope of a row's subject; '' for a subject without one. @throws Error for a row without the column */
export function scopeOf(type: TypeRule, { scope }: CompiledSubject, row: Row): string {
  if (scope === null) return '';
  const value = row[scope];
  if (typeof value !== 'string') throw new Error(`A ${type.name} came without its ${scope}`);
  return value;
}
