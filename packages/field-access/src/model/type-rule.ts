import type { AccessModel } from './access-model.ts';
import type { ColumnCondition } from './conditions.ts';
import type { LabelMask } from './label-mask.ts';
import type { Relation, RelationLoader } from './labels.ts';
import { type RowsRule, type Subject, subjectColumns, subjectsOf, type TypeAccess } from './subjects.ts';
import {
  type DeclaredType,
  type ModelShape,
  type RowsOfSubject,
  rowsOfSubject,
  visibleRowsOf,
} from './visible-rows.ts';

/** A subject, compiled for the checks: one way in which a label can hold on a row. */
export interface CompiledSubject {
  readonly bit: LabelMask;
  readonly label: string;
  readonly kind: string;
  readonly column: string;
  /** The column of the subject's scope; null if it has none. */
  readonly scope: string | null;
  readonly when: ColumnCondition | undefined;
  /** The bit of the label without which this one never holds; 0 for none. */
  readonly within: LabelMask;
  /** The relation whose `own` keys are compared with the subject; null if there is no comparison. */
  readonly own: Relation | null;
  /** The loader of the label; null if the comparison alone decides. */
  readonly load: RelationLoader | null;
  /** The `where` of the rows on which the label holds; null if stored rows alone do not decide it. */
  readonly where: RowsOfSubject | null;
}

/** The engine's rule for one object type. */
export interface TypeRule {
  readonly name: string;
  /** The Prisma model of its rows, if any. */
  readonly model: string | null;
  /** The columns of the model's primary key. */
  readonly id: readonly string[];
  /** The type from whose row a value of this type is read; null if the type declares none. */
  readonly partOf: string | null;
  readonly subjects: readonly CompiledSubject[];
  /** The labels that a viewer can have on a row of the type. */
  readonly bits: LabelMask;
  /** The rows that a viewer may see; undefined: all. */
  readonly rows: RowsRule | undefined;
  /** True if `rows` is written by hand, and not derived. A label of `seenBy` can then see only some of the rows. */
  readonly handwrittenRows: boolean;
  /** The labels of `seenBy` that imply no `where`. If there are some, the type has to declare `rows`. */
  readonly underived: readonly string[];
  /** The labels of `seenBy`; everybody's if every row is visible. */
  readonly seenBy: LabelMask;
  /** The columns that are selected with every row for its checks. */
  readonly columns: readonly string[];
}

/** Compiles a subject for its label's bit, and a second time for the sealed bit if sealed fields ask more of the label. */
function compileSubject(type: DeclaredType, label: string, subject: Subject): CompiledSubject[] {
  const { labels } = type.model;
  const { kind, column, scope, when, within } = subject;
  const relation = labels.relation(label, kind);
  const shared = {
    label,
    kind,
    column,
    scope: scope ?? null,
    when,
    within: within === undefined ? 0 : labels.maskOf([within]),
    own: relation?.own ? relation : null,
  };
  return [
    {
      ...shared,
      bit: labels.maskOf([label]),
      load: relation?.load ?? null,
      where: rowsOfSubject(type, label, subject),
    },
    ...(relation?.loadSealed
      ? [{ ...shared, bit: labels.sealedBit(label), load: relation.loadSealed, where: null }]
      : []),
  ];
}

/** Compiles a type's declaration of its rows. `shape`: the shape of its Prisma model; null if it has none. */
export function compileType(
  model: AccessModel,
  name: string,
  shape: ModelShape | null,
  access: TypeAccess = {},
): TypeRule {
  const { labels } = model;
  const type: DeclaredType = { model, shape, access };
  const subjects = subjectsOf(access).flatMap(([label, subject]) => compileSubject(type, label, subject));
  // Subjects within another label come last, so that one pass over the subjects decides.
  subjects.sort((a, b) => Number(a.within !== 0) - Number(b.within !== 0));
  const { rows, underived } = visibleRowsOf(type);
  return {
    name,
    model: shape?.name ?? null,
    id: shape?.id ?? [],
    partOf: access.partOf ?? null,
    subjects,
    bits: subjects.reduce((bits, subject) => bits | subject.bit, labels.rowFree),
    rows,
    handwrittenRows: access.rows !== undefined,
    underived,
    seenBy: rows && access.seenBy ? labels.maskOf(access.seenBy) : labels.everybody,
    columns: subjectColumns(access),
  };
}
