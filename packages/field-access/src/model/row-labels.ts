import { meets, type Row } from './conditions.ts';
import { loadFailed, notLoaded, type RowLabels } from './label-mask.ts';
import type { RelationLoader, ViewerLabels } from './labels.ts';
import type { CompiledSubject, TypeRule } from './type-rule.ts';

/** Whether a relation of the viewer holds on a subject of a scope, by what is loaded; undefined: it is not loaded. */
export type LoadedRelations = (load: RelationLoader, scope: string, key: string) => boolean | 'failed' | undefined;

/** The viewer's labels on a row, by what is loaded. @throws where the row lacks a subject's column */
export function rowLabels(type: TypeRule, row: Row, viewer: ViewerLabels, loaded: LoadedRelations): RowLabels {
  let labels = viewer.roles;
  for (const subject of type.subjects)
    if (subject.within === 0 || (labels & subject.within) !== 0) labels |= test(type, subject, row, viewer, loaded);
  return labels;
}

function test(
  type: TypeRule,
  subject: CompiledSubject,
  row: Row,
  viewer: ViewerLabels,
  loaded: LoadedRelations,
): RowLabels {
  const { bit, column, when, own, load } = subject;
  const value = row[column];
  if (value === undefined) throw new Error(`A ${type.name} came without its ${column}`);
  if (value === null || (viewer.possible & bit) === 0) return 0;
  if (when && !meets(when, row)) return 0;
  const scope = scopeOf(type, subject, row);
  if (
    own &&
    !viewer.own
      .get(own)
      ?.get(scope)
      ?.has(value as string)
  )
    return 0;
  if (!load) return own ? bit : 0;
  const holds = loaded(load, scope, value as string);
  if (holds === undefined) return notLoaded(bit);
  return holds === 'failed' ? loadFailed(bit) : holds ? bit : 0;
}

/** The scope of a row's subject; '' for a subject without one. @throws where the row lacks it */
export function scopeOf(type: TypeRule, { scope }: CompiledSubject, row: Row): string {
  if (scope === null) return '';
  const value = row[scope];
  if (typeof value !== 'string') throw new Error(`A ${type.name} came without its ${scope}`);
  return value;
}
