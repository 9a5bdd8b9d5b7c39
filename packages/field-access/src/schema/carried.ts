import type { LabelMask } from '../model/label-mask.ts';
import type { LabelSet } from '../model/labels.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { holdsWith, type Way, waysOf } from './implied.ts';
import type { RowJoin } from './model-fields.ts';
import { columnsJoined } from './row-join.ts';

/** The ways of a joined row by which it names the same subject as a way of the row. */
function waysJoined({ label, kind, column, scope }: Way, join: RowJoin): readonly Way[] {
  const scopes = scope === null ? [null] : columnsJoined(join, scope);
  const joined = { label, kind, when: undefined, within: 0 };
  return columnsJoined(join, column).flatMap((column) => scopes.map((scope) => ({ ...joined, column, scope })));
}

/** Rows of another type that a row leads to, and the columns that both have. */
export interface JoinedRow {
  readonly parent: TypeRule;
  readonly to: TypeRule;
  readonly join: RowJoin;
}

/**
 * The labels that a viewer who holds them on a row of `parent` holds on the joined rows of `to` too. These are the labels that hold whatever
 * the row, and those that follow on `to`, without a condition, from each subject from which they follow on `parent`: from the same kind, by
 * the column that the join makes equal. Neither name nor kind proves anything: the author of a brief is not its reviewer.
 */
export function labelsCarried(labels: LabelSet, { parent, to, join }: JoinedRow): LabelMask {
  const carried = labels.names.filter((label) => {
    const own = waysOf(parent.subjects, label);
    const there = waysOf(to.subjects, label);
    const isCarried = (way: Way) => waysJoined(way, join).some((same) => there.some((other) => holdsWith(other, same)));
    return own.length > 0 && own.every(isCarried);
  });
  return labels.rowFree | labels.maskOf(carried);
}
