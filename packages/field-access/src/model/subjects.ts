import type { ColumnCondition, Where } from './conditions.ts';

/** The column of a row from which a label follows, and the kind of thing that the column names. */
export interface Subject<Label extends string = string> {
  /** The kind of thing that the column names (an account, a patient): the label set defines how a label follows from it. */
  readonly kind: string;
  /** Column of the row (or key of the value) that names the subject. */
  readonly column: string;
  /** The column of the subject's scope (a tenant, a region): the same name in another scope is another subject. */
  readonly scope?: string;
  /** A condition without which the label never holds on the row. */
  readonly when?: ColumnCondition;
  /** Further columns that are selected with every row. */
  readonly columns?: readonly string[];
  /** Another label of the type without which this one never holds. */
  readonly within?: Label;
}

/**
 * Creates the function by which types name subjects of one kind. `scope`: the column of the scope of them all.
 *
 * @example
 * const byUser = subject('user');
 * const access = { subjects: { owner: byUser('authorId') } };
 */
export const subject =
  (kind: string, scope: Pick<Subject, 'scope'> = {}) =>
  (column: string, more: Pick<Subject, 'when' | 'columns'> = {}): Subject<never> => ({
    kind,
    column,
    ...scope,
    ...more,
  });

/**
 * Narrows a subject to viewers who hold another label on the row. That label must take no load.
 *
 * @example
 * const access = { subjects: { owner: byUser('authorId'), reviewer: within('owner', byReview('reviewId')) } };
 */
export const within = <Label extends string>(label: Label, subject: Subject<never>): Subject<Label> => ({
  ...subject,
  within: label,
});

type Subjects<Label extends string = string> = {
  readonly [L in Label]?: Subject<Label> | readonly Subject<Label>[];
};

/** A Prisma `where` of the type's model; true: every row; false: none. */
export type RowsRule<Viewer = unknown> = (viewer: Viewer) => Where | boolean;

interface TypeParts<Label extends string> {
  readonly subjects?: Subjects<Label>;
  /** The condition on which a row is public. On other rows `public` sees and reads nothing. Absent: `public` holds on each row. */
  readonly publicWhen?: ColumnCondition;
  /** The type whose row a value without rows of its own is read from: the value is explained by that row's id. */
  readonly partOf?: string;
}

/** Visible rows that follow from `subjects`. */
interface DerivedRowsAccess<Label extends string> extends TypeParts<Label> {
  /** The labels that see that a row exists. Absent: everybody sees every row. */
  readonly seenBy?: readonly Label[];
  readonly rows?: undefined;
  readonly dependsOnViewer?: undefined;
}

/** Visible rows by a `where` of the viewer that does not follow from `subjects`. */
interface ViewerRowsAccess<Label extends string, Viewer> extends TypeParts<Label> {
  /** The labels that see that a row exists: `public` only with `publicWhen`, because the rows of one viewer are not those of another. */
  readonly seenBy: readonly Label[];
  /** It takes the viewer. */
  readonly rows: RowsRule<Viewer>;
  readonly dependsOnViewer: true;
}

/** Visible rows by a `where` that is the same for every viewer: everybody sees these, and nobody sees the others. */
interface SharedRowsAccess<Label extends string> extends TypeParts<Label> {
  readonly seenBy?: undefined;
  /** It takes no argument, so no viewer can decide. */
  readonly rows: () => Where;
  readonly dependsOnViewer: false;
}

/**
 * An object type's declaration of its rows. `dependsOnViewer` says with each `rows` whether the viewer decides it. The rules of the
 * two answers stand at their types, and a schema in which one is broken does not build (`rowsProblems`).
 */
export type TypeAccess<Label extends string = string, Viewer = unknown> =
  | DerivedRowsAccess<Label>
  | ViewerRowsAccess<Label, Viewer>
  | SharedRowsAccess<Label>;

/** All subjects of a type, each with its label. */
export const subjectsOf = ({ subjects = {} }: TypeAccess): (readonly [label: string, subject: Subject])[] =>
  Object.entries(subjects).flatMap(([label, list]) =>
    ([list].flat() as Subject[]).map((subject) => [label, subject] as const),
  );

/** All columns that a type's subjects and conditions read. */
export const subjectColumns = (access: TypeAccess): string[] => [
  ...new Set([
    ...(access.publicWhen ? [access.publicWhen.column] : []),
    ...subjectsOf(access).flatMap(([, { column, scope, when, columns = [] }]) => [
      column,
      ...(scope === undefined ? [] : [scope]),
      ...(when ? [when.column] : []),
      ...columns,
    ]),
  ]),
];
