import type { AccessModel } from './access-model.ts';
import type { Row } from './conditions.ts';
import type { FieldDeclaration } from './declaration.ts';
import { failedIn, type LabelMask, type RowLabels, unknownIn } from './label-mask.ts';
import type { LabelSet, ViewerLabels } from './labels.ts';
import type { TypeRule } from './type-rule.ts';

/**
 * The result of a check. UNKNOWN: a relation has to be loaded before the check can decide. FAILED: the load of every
 * relation that could open the field failed.
 */
export type AccessDecision = 'ALLOWED' | 'DENIED' | 'UNKNOWN' | 'FAILED';

/** A viewer whose labels on rows are read from the loaded relations. */
export interface LabelReader {
  /** The labels of the viewer that no row decides. */
  readonly labels: ViewerLabels;
  rowLabels(type: TypeRule, row: Row): RowLabels;
}

/** Decides whether the viewer may read a field of a row, from the loaded relations. A guard loads nothing. */
type FieldGuard = (row: Row, viewer: LabelReader) => AccessDecision;

/** The check of one output field. It is created when the schema is built, and run by the field's resolver. */
export interface FieldPlan {
  /** `Type.field`. */
  readonly coordinate: string;
  /** The rule of the field's type. */
  readonly type: TypeRule;
  /** The columns of the row that the field reads; null if it reads a relation or a count, or if a function selects. */
  readonly columns: readonly string[] | null;
  /** True for a sealed class: the field's columns are read only after the guard has allowed it. */
  readonly sealed: boolean;
  /** True for an opaque class: the field's value is never in the statement of a compiled read. */
  readonly opaque: boolean;
  /** True if everybody reads the field on every row, because it is `public` or traverses to other rows. */
  readonly open: boolean;
  /** The labels that read the field on rows of any kind. */
  readonly need: LabelMask;
  /** The labels that read the field on a row of this kind. @throws Error for a row without the column of its kind */
  needOn(row: Row): LabelMask;
  readonly guard: FieldGuard;
}

/** Decides whether at least one label of a mask holds on a row. */
export function decide(need: LabelMask, type: TypeRule, row: Row, viewer: LabelReader): AccessDecision {
  if (viewer.labels.roles & need) return 'ALLOWED';
  const labels = viewer.rowLabels(type, row);
  if (labels & need) return 'ALLOWED';
  const unknownLabels = unknownIn(labels) & need;
  if (unknownLabels === 0) return 'DENIED';
  return (unknownLabels & ~failedIn(labels)) === 0 ? 'FAILED' : 'UNKNOWN';
}

/** The labels that a declaration asks for: on rows of any kind (`need`), and on one row (`needOn`). */
function compileNeed(
  labels: LabelSet,
  coordinate: string,
  declaration: FieldDeclaration,
): Pick<FieldPlan, 'need' | 'needOn'> {
  const { byKind } = declaration;
  if (!byKind) {
    const need = labels.needOf(declaration);
    return { need, needOn: () => need };
  }
  const needs = new Map<unknown, LabelMask>(
    Object.entries(byKind.cases).map(([kind, rule]) => [kind, labels.needOf(rule)]),
  );
  return {
    need: [...needs.values()].reduce((union, need) => union | need, 0),
    needOn(row) {
      const kind = row[byKind.column];
      if (kind === undefined) throw new Error(`${coordinate}: a row came without its ${byKind.column}`);
      return needs.get(kind) ?? 0;
    },
  };
}

/** The parts of a plan that do not depend on the declaration. */
type PlanField = Pick<FieldPlan, 'coordinate' | 'type' | 'columns'>;

/** The plan of a declared field. */
export function planField(
  { labels, classes }: Pick<AccessModel, 'labels' | 'classes'>,
  declaration: FieldDeclaration,
  field: PlanField,
): FieldPlan {
  const { need, needOn } = compileNeed(labels, field.coordinate, declaration);
  const open = !declaration.byKind && (need & labels.everybody) !== 0;
  return {
    ...field,
    sealed: classes.isSealed(declaration),
    opaque: classes.isOpaque(declaration),
    open,
    need,
    needOn,
    guard: open ? () => 'ALLOWED' : (row, viewer) => decide(needOn(row), field.type, row, viewer),
  };
}

/** The plan of a field that leads to rows whose own fields are declared. */
export const planTraverse = (field: PlanField): FieldPlan => ({
  ...field,
  sealed: false,
  opaque: false,
  open: true,
  need: 0,
  needOn: () => 0,
  guard: () => 'ALLOWED',
});
