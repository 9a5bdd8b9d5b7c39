import { LABEL_BIT, LIVE_ATTESTOR, maskOf, ROW_FREE } from './declaration.ts';
import { LIVE_RELATIONS, RELATIONS } from './relations/index.ts';
import type { RelationLoader } from './relations/loader.ts';
import { subjectColumns } from './subject-columns.ts';
import type { RowLabel, RowsRule, Subject, SubjectKind, TypeAccess } from './subjects.ts';

/** One way in which a label can hold on a row. */
export interface CompiledSubject {
  readonly bit: number;
  readonly label: RowLabel;
  readonly kind: SubjectKind;
  readonly column: string;
  readonly when: Subject['when'];
  /** The bit of the label without which this one never holds; 0 for none. */
  readonly within: number;
  /** Where the label takes a statement; else it is compared with the viewer, or never holds. */
  readonly load: RelationLoader | undefined;
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
  readonly bits: number;
  readonly rows: RowsRule | undefined;
  /** The bits of `seenBy`; of `public` where every row is visible. */
  readonly seenBy: number;
  readonly columns: readonly string[];
}

/** A subject as its label's, and where the chain is asked of it, as the live label's. */
function compileSubject(label: RowLabel, { kind, column, when, ...subject }: Subject): CompiledSubject[] {
  const said = { label, kind, column, when, within: subject.within ? LABEL_BIT[subject.within] : 0 };
  const live = LIVE_RELATIONS[kind]?.[label];
  return [
    { ...said, bit: LABEL_BIT[label], load: RELATIONS[kind]?.[label] },
    ...(live ? [{ ...said, bit: LIVE_ATTESTOR, load: live }] : []),
  ];
}

/** Compiles what a type says of its rows. */
export function compileType(name: string, model: string | null, id: readonly string[], access: TypeAccess): TypeRule {
  const subjects = (Object.entries(access.subjects ?? {}) as [RowLabel, Subject | readonly Subject[]][]).flatMap(
    ([label, said]) => ([said].flat() as Subject[]).flatMap((subject) => compileSubject(label, subject)),
  );
  // What others are within comes first, so that one pass over the subjects decides.
  subjects.sort((a, b) => Number(a.within !== 0) - Number(b.within !== 0));
  return {
    name,
    model,
    id,
    partOf: access.partOf ?? null,
    subjects,
    bits: subjects.reduce((bits, subject) => bits | subject.bit, ROW_FREE),
    rows: access.rows,
    seenBy: access.rows && access.seenBy ? maskOf(access.seenBy) : LABEL_BIT.public,
    columns: subjectColumns(access),
  };
}
