import type { Condition, Where } from './conditions.ts';

/** Where a row says of whom a label speaks: in which column, and as what kind of thing. */
export interface Subject<Label extends string = string> {
  /** What the column names (an account, a wallet, a patient): the label set says how a label follows from it. */
  readonly kind: string;
  /** Column of the row (or key of the value) that names the subject. */
  readonly column: string;
  /** The column of the scope (a tenant, a chain) that the subject is named in: the same name in another is another subject. */
  readonly scope?: string;
  /** Where a row does not meet it, the label never holds on the row. */
  readonly when?: Condition;
  /** Further columns that are selected with every row. */
  readonly columns?: readonly string[];
  /** Another label of the type without which this one never holds. */
  readonly within?: Label;
}

/** Makes the function by which types name subjects of a kind, all in the scope of the same column where there is one. */
export const subject =
  (kind: string, of: Pick<Subject, 'scope'> = {}) =>
  (column: string, more: Pick<Subject, 'when' | 'columns'> = {}): Subject<never> => ({ kind, column, ...of, ...more });

/** The same subject for those alone who hold another label on the row, which takes no load. */
export const within = <Label extends string>(label: Label, subject: Subject<never>): Subject<Label> => ({
  ...subject,
  within: label,
});

type Subjects<Label extends string = string> = {
  readonly [L in Label]?: Subject<Label> | readonly Subject<Label>[];
};

/** A Prisma `where` of the type's model; true: every row; false: none. */
export type RowsRule<Viewer = unknown> = (viewer: Viewer) => Where | boolean;

/** Said once on an object type. */
export interface TypeAccess<Label extends string = string, Viewer = unknown> {
  readonly subjects?: Subjects<Label>;
  /** Of a value without rows of its own: the type whose row it is read from, by whose id it is explained. */
  readonly partOf?: string;
  /** The labels that see that a row exists, whose `where` follows from `subjects`. Absent: everybody sees every row. */
  readonly seenBy?: readonly Label[];
  /** The `where` itself, for what does not follow from `subjects`. With `seenBy`, unless it asks nothing of the viewer. */
  readonly rows?: RowsRule<Viewer>;
}

/** All subjects of a type, each with its label. */
export const subjectsOf = ({ subjects = {} }: TypeAccess): (readonly [label: string, subject: Subject])[] =>
  Object.entries(subjects).flatMap(([label, said]) =>
    ([said].flat() as Subject[]).map((subject) => [label, subject] as const),
  );

/** All columns that a type's subjects and their conditions read. */
export const subjectColumns = (access: TypeAccess): string[] => [
  ...new Set(
    subjectsOf(access).flatMap(([, { column, scope, when, columns = [] }]) => [
      column,
      ...(scope === undefined ? [] : [scope]),
      ...(when ? [when.column] : []),
      ...columns,
    ]),
  ),
];
