import type { AccessModel } from './access-model.ts';
import { MissingColumn, type Row } from './conditions.ts';
import type { FieldDeclaration } from './declaration.ts';
import type { LabelMask, RowLabels } from './label-mask.ts';
import type { ViewerLabels } from './labels.ts';
import type { TypeRule } from './type-rule.ts';

/**
 * The result of a check. UNKNOWN: a relation has to be loaded before the check can decide. FAILED: the load of every
 * relation that could open the field failed.
 */
export type AccessDecision = 'ALLOWED' | 'DENIED' | 'UNKNOWN' | 'FAILED';

/** Reads the viewer's labels on rows from the relations that are loaded. */
export interface LabelReader {
  /** The labels of the viewer that no row decides. */
  readonly labels: ViewerLabels;
  rowLabels(type: TypeRule, row: Row): RowLabels;
}

/** Decides for a row, by the viewer's relations that are loaded. A guard loads nothing. */
type FieldGuard = (row: Row, viewer: LabelReader) => AccessDecision;

/**
 * The work that answers one output field, as a plain value: created once when the schema is built, run by the field's
 * resolver. Nothing in it knows the schema library.
 */
export interface FieldPlan {
  /** `Type.field`. */
  readonly coordinate: string;
  /** The rule of the field's type. */
  readonly type: TypeRule;
  /** The columns of the row that the field reads; null where a relation, a count or its resolver decides. */
  readonly columns: readonly string[] | null;
  /** True if the field's class is sealed: its columns are read only after the guard let the viewer through. */
  readonly sealed: boolean;
  /** True if the field's class is opaque: its value is never in the statement of a compiled read. */
  readonly opaque: boolean;
  /** True if everybody reads the field on every row: it traverses to other rows, or is `public` on each. */
  readonly open: boolean;
  /** The labels that open the field on rows of any kind: those that take a load are loaded before the guard runs. */
  readonly need: LabelMask;
  /** The labels that open the field on this row, by its kind. @throws MissingColumn where the row came without the column of its kind */
  needOn(row: Row): LabelMask;
  readonly guard: FieldGuard;
}

/** Decides whether at least one label of a mask holds on a row. */
export function decide(need: LabelMask, type: TypeRule, row: Row, viewer: LabelReader): AccessDecision {
  if (viewer.labels.roles & need) return 'ALLOWED';
  const labels = viewer.rowLabels(type, row);
  if (labels.held & need) return 'ALLOWED';
  const open = labels.unknown & need;
  if (open === 0) return 'DENIED';
  return (open & ~labels.failed) === 0 ? 'FAILED' : 'UNKNOWN';
}

/** The labels that a declaration asks for: on rows of any kind, and on one row. */
function compileNeed(
  type: TypeRule,
  coordinate: string,
  declaration: FieldDeclaration,
): Pick<FieldPlan, 'need' | 'needOn'> {
  const { byKind } = declaration;
  if (!byKind) {
    const need = type.needOf(declaration);
    return { need, needOn: () => need };
  }
  const needs = new Map<string, LabelMask>(
    Object.entries(byKind.cases).map(([kind, rule]) => [kind, type.needOf(rule)]),
  );
  return {
    need: [...needs.values()].reduce((union, need) => union | need, 0),
    needOn(row) {
      const kind = row[byKind.column];
      if (kind === undefined) throw new MissingColumn(`${coordinate}: a row came without its ${byKind.column}`);
      return needs.get(String(kind)) ?? 0;
    },
  };
}

/** A field as its plan names it. */
type PlanField = Pick<FieldPlan, 'coordinate' | 'type' | 'columns'>;

/** The plan of a declared field. */
export function planField(
  { labels, classes }: Pick<AccessModel, 'labels' | 'classes'>,
  declaration: FieldDeclaration,
  field: PlanField,
): FieldPlan {
  const { need, needOn } = compileNeed(field.type, field.coordinate, declaration);
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
