import type { AccessModel } from './access-model.ts';
import { EVERYBODY } from './built-in-labels.ts';
import { type ColumnCondition, conditionWhere } from './conditions.ts';
import type { FieldDeclaration } from './declaration.ts';
import type { LabelMask } from './label-mask.ts';
import type { AnyLoader, Relation } from './labels.ts';
import type { SubjectColumns } from './own-keys.ts';
import { type RowsRule, type Subject, subjectColumns, subjectsOf, type TypeAccess } from './subjects.ts';
import {
  type DeclaredType,
  type ModelShape,
  type RowsOfSubject,
  rowsOfSubject,
  subjectColumnsOf,
  visibleRowsOf,
} from './visible-rows.ts';

/** A subject as the checks use it: one way in which a label can hold on a row. */
export interface CompiledSubject {
  readonly bit: LabelMask;
  readonly label: string;
  readonly kind: string;
  readonly column: string;
  /** The column of the subject's scope; null: it has none. */
  readonly scope: string | null;
  /** The same columns, with what the tables know of them. */
  readonly columns: SubjectColumns;
  readonly when: ColumnCondition | undefined;
  /** The bit of the label without which this one never holds; 0 for none. */
  readonly within: LabelMask;
  /** The relation by whose `own` the subject is compared with the viewer; null: it is not compared. */
  readonly own: Relation | null;
  /** The loader of the label; null where no load decides. */
  readonly load: AnyLoader | null;
  /** True if nothing has to be loaded to decide the label: the subject is compared, or its condition decides alone. */
  readonly decidedWithoutLoad: boolean;
  /** The `where` of the rows on which the label holds; null where none follows, because more than stored rows decides. */
  readonly where: RowsOfSubject | null;
}

/** The engine's rule for one object type. */
export interface TypeRule {
  readonly name: string;
  /** The Prisma model of its rows, if any. */
  readonly model: string | null;
  /** The columns of the model's primary key. */
  readonly id: readonly string[];
  /** The Prisma type of each column of the model; empty without one. */
  readonly types: ReadonlyMap<string, string>;
  /** The columns of the model that are never null; empty without one. */
  readonly required: ReadonlySet<string>;
  /** The type whose row a value is read from; null where the type declares none. */
  readonly partOf: string | null;
  readonly subjects: readonly CompiledSubject[];
  /** The bits that a row can give at all. */
  readonly bits: LabelMask;
  /** The rows that a viewer may know of; undefined: all. */
  readonly rows: RowsRule | undefined;
  /** True if `rows` is written by hand and not derived: a label of `seenBy` may then see only some of the rows. */
  readonly handwrittenRows: boolean;
  /** Labels of `seenBy` from which no `where` follows, so that the type has to declare `rows`. */
  readonly underived: readonly string[];
  /** The bits of `seenBy`; everybody's where every row is visible. */
  readonly seenBy: LabelMask;
  readonly columns: readonly string[];
  /** The condition on which rows of the type are public; null where `public` holds on each row. */
  readonly publicWhen: ColumnCondition | null;
  /** The bits of labels on rows of the type. */
  maskOf(labels: readonly string[]): LabelMask;
  /** The bits that read a field of the type, one at least of which must hold. */
  needOf(declaration: Pick<FieldDeclaration, 'class' | 'readers'>): LabelMask;
}

/** Compiles a subject for its label's bit, and for the sealed bit too if sealed fields ask more of the label. */
function compileSubject(type: DeclaredType, label: string, subject: Subject): CompiledSubject[] {
  const { labels } = type.model;
  const { kind, column, scope, when, within } = subject;
  const relation = labels.relation(label, kind);
  const shared = {
    label,
    kind,
    column,
    scope: scope ?? null,
    columns: subjectColumnsOf(type, subject),
    when,
    within: within === undefined ? 0 : labels.maskOf([within]),
    own: relation?.own ? relation : null,
    decidedWithoutLoad: relation?.own !== undefined,
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

/** The kind of the subject by which a row is public: it names nothing, because the condition on the row decides alone. */
export const PUBLIC_ROW = '';

/** Compiles the condition on which rows are public. */
const publicSubject = (type: DeclaredType, when: ColumnCondition): CompiledSubject => ({
  bit: type.model.labels.publicRow,
  label: EVERYBODY,
  kind: PUBLIC_ROW,
  column: when.column,
  scope: null,
  columns: subjectColumnsOf(type, when),
  when,
  within: 0,
  own: null,
  load: null,
  decidedWithoutLoad: true,
  where: () => conditionWhere(when),
});

/** Compiles what a type declares of its rows. `shape`: the shape of its Prisma model; null where it has none. */
export function compileType(
  model: AccessModel,
  name: string,
  shape: ModelShape | null,
  access: TypeAccess = {},
): TypeRule {
  const { labels } = model;
  const type: DeclaredType = { model, shape, access };
  const { publicWhen = null } = access;
  const subjects = [
    ...(publicWhen ? [publicSubject(type, publicWhen)] : []),
    ...subjectsOf(access).flatMap(([label, subject]) => compileSubject(type, label, subject)),
  ];
  const onRows = (mask: LabelMask): LabelMask =>
    publicWhen && (mask & labels.everybody) !== 0 ? (mask & ~labels.everybody) | labels.publicRow : mask;
  // Subjects that others are within come first, so that one pass over the subjects decides.
  subjects.sort((a, b) => Number(a.within !== 0) - Number(b.within !== 0));
  const { rows, underived } = visibleRowsOf(type);
  return {
    name,
    model: shape?.name ?? null,
    id: shape?.id ?? [],
    types: shape?.types ?? new Map(),
    required: shape?.required ?? new Set(),
    partOf: access.partOf ?? null,
    subjects,
    bits: subjects.reduce((bits, subject) => bits | subject.bit, labels.rowFree),
    rows,
    handwrittenRows: access.rows !== undefined,
    underived,
    seenBy: rows && access.seenBy ? onRows(labels.maskOf(access.seenBy)) : labels.everybody,
    columns: subjectColumns(access),
    publicWhen,
    maskOf: (names) => onRows(labels.maskOf(names)),
    needOf: (declaration) => onRows(labels.needOf(declaration)),
  };
}
