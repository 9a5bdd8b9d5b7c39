import type { Row } from './conditions.ts';
import { type AccessDeclaration, isSealed } from './declaration.ts';
import { failedIn, type LabelMask, type RowLabels, unknownIn } from './label-mask.ts';
import type { LabelSet, ViewerLabels } from './labels.ts';
import type { TypeRule } from './type-rule.ts';

/**
 * What a check comes to. UNKNOWN: a relation has to be loaded before it can be decided. FAILED: the load of every relation
 * that could open the field failed.
 */
export type Decision = 'ALLOWED' | 'DENIED' | 'UNKNOWN' | 'FAILED';

/** What the viewer is to rows, as far as it is known. */
export interface KnownLabels {
  rowLabels(type: TypeRule, row: Row): RowLabels;
}

/** Decides for a viewer, a row and what is known of the viewer's relations to it. Loads nothing. */
type Guard = (viewer: ViewerLabels, row: Row, relations: KnownLabels) => Decision;

/**
 * What has to be done to answer one output field, as a plain value: made once when the schema is built, run by its
 * resolver. Nothing in it knows the schema library.
 */
export interface FieldPlan {
  /** `Type.field`. */
  readonly coordinate: string;
  /** Of the type whose rows the field is of. */
  readonly type: TypeRule;
  /** The columns of the row that the field reads; null where a relation, a count or its resolver decides. */
  readonly columns: readonly string[] | null;
  /** Whether its columns are read only after the guard let the viewer through (classes vault and e2e). */
  readonly sealed: boolean;
  /** Whether everybody reads it whatever the row: a field that traverses to other rows, or `public`. */
  readonly open: boolean;
  /** The labels that open it on rows of any kind: those of them that take a load are loaded before the guard is asked. */
  readonly need: LabelMask;
  /** The labels that open it on this row, by its kind. @throws where the row came without the column that names its kind */
  needOn(row: Row): LabelMask;
  readonly guard: Guard;
}

/** Decides whether one of some labels holds on a row. */
export function decide(
  need: LabelMask,
  viewer: ViewerLabels,
  type: TypeRule,
  row: Row,
  relations: KnownLabels,
): Decision {
  if (viewer.roles & need) return 'ALLOWED';
  const labels = relations.rowLabels(type, row);
  if (labels & need) return 'ALLOWED';
  const open = unknownIn(labels) & need;
  if (open === 0) return 'DENIED';
  return (open & ~failedIn(labels)) === 0 ? 'FAILED' : 'UNKNOWN';
}

/** What a declaration asks of a viewer: the labels on rows of any kind, and those on one row. */
function compileNeed(
  labels: LabelSet,
  coordinate: string,
  declaration: AccessDeclaration,
): Pick<FieldPlan, 'need' | 'needOn'> {
  const { byKind } = declaration;
  if (!byKind) {
    const need = labels.needOf(declaration);
    return { need, needOn: () => need };
  }
  const needs = new Map<unknown, LabelMask>(
    Object.entries(byKind.cases).map(([kind, of]) => [kind, labels.needOf(of)]),
  );
  return {
    need: [...needs.values()].reduce((all, one) => all | one, 0),
    needOn(row) {
      const kind = row[byKind.column];
      if (kind === undefined) throw new Error(`${coordinate}: a row came without its ${byKind.column}`);
      return needs.get(kind) ?? 0;
    },
  };
}

type Planned = Pick<FieldPlan, 'coordinate' | 'type' | 'columns'>;

/** The plan of a declared field. */
export function planField(labels: LabelSet, declaration: AccessDeclaration, planned: Planned): FieldPlan {
  const { need, needOn } = compileNeed(labels, planned.coordinate, declaration);
  const open = !declaration.byKind && (need & labels.everybody) !== 0;
  return {
    ...planned,
    sealed: isSealed(declaration),
    open,
    need,
    needOn,
    guard: open
      ? () => 'ALLOWED'
      : (viewer, row, relations) => decide(needOn(row), viewer, planned.type, row, relations),
  };
}

/** The plan of a field that leads to rows whose own fields are declared. */
export const planTraverse = (planned: Planned): FieldPlan => ({
  ...planned,
  sealed: false,
  open: true,
  need: 0,
  needOn: () => 0,
  guard: () => 'ALLOWED',
});
