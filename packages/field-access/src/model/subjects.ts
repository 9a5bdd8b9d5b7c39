import type { ColumnCondition, Where } from './conditions.ts';

/** The column of a row from which a label follows, and the kind of thing that the column names. */
export interface Subject<Label extends string = string> {
  /** The kind of the subject (an account, a patient). The label set defines how a label follows from a subject of this kind. */
  readonly kind: string;
  /** The column of the row (or the property of the value) that has the subject's key. */
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

/** Creates a function that declares subjects of one kind. `scope`: the column of their scope. */
export const subject =
  (kind: string, scope: Pick<Subject, 'scope'> = {}) =>
  (column: string, more: Pick<Subject, 'when' | 'columns'> = {}): Subject<never> => ({
    kind,
    column,
    ...scope,
    ...more,
  });

/** Narrows a subject to viewers who hold another label on the row. That label must not be a loaded one. */
export const within = <Label extends string>(label: Label, subject: Subject<never>): Subject<Label> => ({
  ...subject,
  within: label,
});

type Subjects<Label extends string = string> = {
  readonly [L in Label]?: Subject<Label> | readonly Subject<Label>[];
};

/** The rows that a viewer may see: a Prisma `where` of the type's model; true for every row; false for none. */
export type RowsRule<Viewer = unknown> = (viewer: Viewer) => Where | boolean;

interface TypeParts<Label extends string> {
  readonly subjects?: Subjects<Label>;
  /** The type from whose row a value without rows of its own is read. That row's id explains the value. */
  readonly partOf?: string;
}

/** Visible rows that follow from `subjects`. */
interface DerivedRowsAccess<Label extends string> extends TypeParts<Label> {
  /** The labels that see that a row exists. Absent: everybody sees every row. */
  readonly seenBy?: readonly Label[];
  readonly rows?: undefined;
  readonly dependsOnViewer?: undefined;
}

/** Visible rows that depend on the viewer, but do not follow from `subjects`. */
interface ViewerRowsAccess<Label extends string, Viewer> extends TypeParts<Label> {
  /** The labels that see that a row exists. Everybody is not among them, because the viewer decides. */
  readonly seenBy: readonly Label[];
  /** The rule takes the viewer. */
  readonly rows: RowsRule<Viewer>;
  readonly dependsOnViewer: true;
}

/** Visible rows that are the same for every viewer. Nobody sees the other rows. */
interface SharedRowsAccess<Label extends string> extends TypeParts<Label> {
  readonly seenBy?: undefined;
  /** The rule takes no argument, so it cannot depend on the viewer. */
  readonly rows: () => Where;
  readonly dependsOnViewer: false;
}

/**
 * An object type's declaration of its rows. A type with `rows` says by `dependsOnViewer` whether these depend on the viewer. A schema in
 * which that is not true does not build (`rowsProblems`).
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
