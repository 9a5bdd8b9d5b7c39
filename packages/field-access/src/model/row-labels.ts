import { columnText } from './column-values.ts';
import { MissingColumn, meets, type Row } from './conditions.ts';
import type { RowLabels } from './label-mask.ts';
import type { AnyLoader, ViewerLabels } from './labels.ts';
import { ownKeysIn } from './own-keys.ts';
import type { CompiledSubject, TypeRule } from './type-rule.ts';

/** Looks up whether the viewer has a relation to a subject of a scope; undefined if the relation is not loaded. */
export type LoadedRelations = (load: AnyLoader, scope: string, key: string) => boolean | 'failed' | undefined;

/** The viewer's labels on a row, by what is loaded. @throws MissingColumn where the row lacks a subject's column */
export function rowLabels(type: TypeRule, row: Row, viewer: ViewerLabels, loaded: LoadedRelations): RowLabels {
  let [held, unknown, failed] = [viewer.roles, 0, 0];
  for (const subject of type.subjects) {
    const { within, bit, when, load } = subject;
    if (within !== 0 && (held & within) === 0) continue;
    const key = keyOf(type, subject, row);
    if (key === null || (viewer.possible & bit) === 0 || (when && !meets(when, row))) continue;
    const scope = scopeOf(type, subject, row);
    if (!isOwn(subject, viewer, scope, key)) continue;
    const holds = load ? loaded(load, scope, key) : subject.decidedWithoutLoad;
    if (holds === true) held |= bit;
    else if (holds !== false) unknown |= bit;
    if (holds === 'failed') failed |= bit;
  }
  return { held, unknown, failed };
}

/** The text of the key of a row's subject; null for a row without one. @throws MissingColumn where the row lacks it */
function keyOf(type: TypeRule, { column }: CompiledSubject, row: Row): string | null {
  const value = row[column];
  if (value === undefined) throw new MissingColumn(`A ${type.name} came without its ${column}`);
  return value === null ? null : columnText(value);
}

/** Tests that the key is one of the viewer's own; true for a subject whose relation knows no own keys. */
function isOwn({ own, columns }: CompiledSubject, viewer: ViewerLabels, scope: string, key: string): boolean {
  if (own === null) return true;
  const keys = viewer.own.get(own);
  return keys !== undefined && ownKeysIn(columns, keys).get(scope)?.has(key) === true;
}

/** The scope of a row's subject; '' for a subject without one. @throws MissingColumn where the row lacks it */
export function scopeOf(type: TypeRule, { scope }: CompiledSubject, row: Row): string {
  if (scope === null) return '';
  const value = row[scope];
  if (value === undefined || value === null) throw new MissingColumn(`A ${type.name} came without its ${scope}`);
  return columnText(value);
}
