import type { AccessModel } from './access-model.ts';
import type { Condition } from './conditions.ts';
import type { LabelMask } from './label-mask.ts';
import type { Relation, RelationLoader } from './labels.ts';
import { type RowsRule, type Subject, subjectColumns, subjectsOf, type TypeAccess } from './subjects.ts';
import { type ModelShape, type RowsOfSubject, rowsOfSubject, visibleRowsOf } from './visible-rows.ts';

/** One way in which a label can hold on a row. */
export interface CompiledSubject {
  readonly bit: LabelMask;
  readonly label: string;
  readonly kind: string;
  readonly column: string;
  /** The column of the scope that the subject is named in; null: none. */
  readonly scope: string | null;
  readonly when: Condition | undefined;
  /** The bit of the label without which this one never holds; 0 for none. */
  readonly within: LabelMask;
  /** The relation by whose `own` it is compared with the viewer, if it is. */
  readonly own: Relation | null;
  /** Where the label takes a load. */
  readonly load: RelationLoader | null;
  /** The same as a `where` of the rows on which the label holds; null where none follows (the chain is asked). */
  readonly where: RowsOfSubject | null;
}

/** What the engine knows of one object type. */
export interface TypeRule {
  readonly name: string;
  /** The Prisma model of its rows, if any. */
  readonly model: string | null;
  /** The columns of the model's primary key. */
  readonly id: readonly string[];
  /** The type whose row a value is read from, where it said one. */
  readonly partOf: string | null;
  readonly subjects: readonly CompiledSubject[];
  /** The bits that a row can give at all. */
  readonly bits: LabelMask;
  /** Which rows a viewer may know of; undefined: all. */
  readonly rows: RowsRule | undefined;
  /** `rows` was said and not derived: a label of `seenBy` may see some of the rows only. */
  readonly rowsGiven: boolean;
  /** Labels of `seenBy` for which `rows` would have to be given. */
  readonly underived: readonly string[];
  /** The bits of `seenBy`; of everybody where every row is visible. */
  readonly seenBy: LabelMask;
  readonly columns: readonly string[];
}

/** A subject as its label's, and where sealed fields ask more of the label, as that of its sealed bit too. */
function compileSubject(
  model: AccessModel,
  shape: ModelShape | null,
  access: TypeAccess,
  label: string,
  subject: Subject,
): CompiledSubject[] {
  const { labels } = model;
  const { kind, column, scope, when, within } = subject;
  const relation = labels.relation(label, kind);
  const said = {
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
      ...said,
      bit: labels.maskOf([label]),
      load: relation?.load ?? null,
      where: rowsOfSubject(model, shape, access, label, subject),
    },
    ...(relation?.loadSealed
      ? [{ ...said, bit: labels.sealedBit(label), load: relation.loadSealed, where: null }]
      : []),
  ];
}

/** Compiles what a type says of its rows. `shape`: of its Prisma model, null where it has none. */
export function compileType(
  model: AccessModel,
  name: string,
  shape: ModelShape | null,
  access: TypeAccess = {},
): TypeRule {
  const { labels } = model;
  const subjects = subjectsOf(access).flatMap(([label, said]) => compileSubject(model, shape, access, label, said));
  // What others are within comes first, so that one pass over the subjects decides.
  subjects.sort((a, b) => Number(a.within !== 0) - Number(b.within !== 0));
  const { rows, underived } = visibleRowsOf(model, shape, access);
  return {
    name,
    model: shape?.name ?? null,
    id: shape?.id ?? [],
    partOf: access.partOf ?? null,
    subjects,
    bits: subjects.reduce((bits, subject) => bits | subject.bit, labels.rowFree),
    rows,
    rowsGiven: access.rows !== undefined,
    underived,
    seenBy: rows && access.seenBy ? labels.maskOf(access.seenBy) : labels.everybody,
    columns: subjectColumns(access),
  };
}
