import type { AccessModel } from './access-model.ts';
import { requireWhere } from './answers.ts';
import { type KeyValue, keyOfText } from './column-values.ts';
import { conditionWhere, type Where } from './conditions.ts';
import type { OwnKeys, ViewerLabels } from './labels.ts';
import { type RowsRule, type Subject, subjectsOf, type TypeAccess } from './subjects.ts';

/** A Prisma model's name, key and to-one relations. */
export interface ModelShape {
  readonly name: string;
  /** The columns of its primary key. */
  readonly id: readonly string[];
  /** The Prisma type of each column. */
  readonly types: ReadonlyMap<string, string>;
  /** To-one relations, with the columns that hold their foreign key. */
  readonly references: readonly {
    readonly relation: string;
    readonly model: string;
    readonly columns: readonly string[];
  }[];
}

/** The `where` of the rows on which one subject gives its label to a viewer; null: no row. */
export type RowsOfSubject = (viewer: unknown, labels: ViewerLabels) => Where | null;

interface DerivedRows {
  readonly rows: RowsRule | undefined;
  /** The labels of `seenBy` from which no `where` follows, so that the type has to declare `rows`. */
  readonly underived: readonly string[];
}

/** A type as it declares its rows. */
export interface DeclaredType {
  readonly model: AccessModel;
  /** The shape of its Prisma model; null where it has none. */
  readonly shape: ModelShape | null;
  readonly access: TypeAccess;
}

/** Derives the `where` of visible rows from `seenBy` and the type's subjects, unless the type declares its `rows`. */
export function visibleRowsOf(type: DeclaredType): DerivedRows {
  const { access } = type;
  const { rows, seenBy } = access;
  const { labels } = type.model;
  // The function of rows that depend on no viewer is called without a viewer.
  if (access.dependsOnViewer === false) return { rows: () => access.rows(), underived: [] };
  const { publicWhen } = access;
  const isPublic = seenBy && (labels.maskOf(seenBy) & labels.everybody) !== 0;
  if (rows || !seenBy || (isPublic && !publicWhen)) return { rows, underived: [] };
  const underived: string[] = [];
  const seen: RowsOfSubject[] = isPublic && publicWhen ? [() => conditionWhere(publicWhen)] : [];
  for (const label of seenBy) {
    if (labels.maskOf([label]) & labels.rowFree) continue;
    const subjects = subjectsOf(access).filter(([name]) => name === label);
    const wheres = subjects.map(([, subject]) => rowsOfSubject(type, label, subject));
    if (wheres.length === 0 || wheres.includes(null)) underived.push(label);
    seen.push(...wheres.filter((where) => where !== null));
  }
  const roles = labels.maskOf(seenBy) & labels.rowFree & ~labels.everybody;
  return {
    rows(viewer) {
      const viewerLabels = labels.viewerLabels(viewer);
      return (viewerLabels.roles & roles) !== 0 || anyOf(seen, viewer, viewerLabels);
    },
    underived,
  };
}

function anyOf(seen: readonly RowsOfSubject[], viewer: unknown, labels: ViewerLabels): Where | false {
  const wheres = seen.map((rows) => rows(viewer, labels)).filter((where) => where !== null);
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? false);
}

const allOf = (wheres: readonly Where[]): Where => (wheres.length > 1 ? { AND: wheres } : (wheres[0] ?? {}));

/**
 * The `where` of the rows on which one subject of a type gives its label. Null where none follows, because stored rows do
 * not decide the label, or no single relation leads to them.
 */
export function rowsOfSubject(
  type: DeclaredType,
  label: string,
  { kind, column, scope, when, within }: Subject,
): RowsOfSubject | null {
  const { model, shape, access } = type;
  const relation = model.labels.relation(label, kind);
  if (!relation) return null;
  if (!relation.own && !relation.load) return () => null; // it never holds
  const parts: RowsOfSubject[] = [];
  const typeOf = (name: string) => shape?.types.get(name) ?? 'String';
  if (relation.own) {
    const columns = {
      key: { name: column, type: typeOf(column) },
      scope: scope === undefined ? undefined : { name: scope, type: typeOf(scope) },
    };
    parts.push((_, { own }) => amongOwn(columns, own.get(relation)));
  }
  if (relation.load) {
    const { where } = relation;
    const reach = where && reachOf(model, shape, kind, column);
    if (!reach) return null;
    parts.push((viewer) => {
      const settled = requireWhere(`where of ${label} by ${kind}`, where(viewer));
      return settled === false ? null : reach(settled);
    });
  }
  if (when) parts.push(() => conditionWhere(when));
  if (within !== undefined) {
    const outer = subjectsOf(access).filter(([name]) => name === within);
    const wheres = outer.map(([, subject]) => rowsOfSubject(type, within, subject));
    if (wheres.length === 0 || wheres.includes(null)) return null;
    parts.push((viewer, labels) => anyOf(wheres as RowsOfSubject[], viewer, labels) || null);
  }
  const bit = model.labels.maskOf([label]);
  return (viewer, labels) => {
    if ((labels.possible & bit) === 0) return null;
    const wheres = parts.map((part) => part(viewer, labels));
    return wheres.includes(null) ? null : allOf(wheres as Where[]);
  };
}

/** A column, with its Prisma type. */
interface TypedColumn {
  readonly name: string;
  readonly type: string;
}

/** The columns of a subject's key and of its scope, if it has one. */
interface SubjectColumns {
  readonly key: TypedColumn;
  readonly scope: TypedColumn | undefined;
}

/** The values that texts name in a column; a text that the column cannot hold names none. */
const keysIn = ({ type }: TypedColumn, texts: Iterable<string>): KeyValue[] =>
  [...texts].map((text) => keyOfText(type, text)).filter((key) => key !== undefined);

/** The condition that a column has one of some keys. A single key is compared by `=`, so that an index gives a list's order. */
function among(column: TypedColumn, texts: Iterable<string>): Where | null {
  const keys = keysIn(column, texts);
  if (keys.length === 0) return null;
  return { [column.name]: keys.length === 1 ? keys[0] : { in: keys } };
}

/** The `where` of the rows whose column is one of the viewer's own keys, in the row's scope if any; null: no row. */
function amongOwn({ key, scope }: SubjectColumns, own: OwnKeys = new Map()): Where | null {
  if (scope === undefined) return among(key, own.get('') ?? []);
  const wheres = [...own].flatMap(([name, texts]) => {
    const [inScope, amongKeys] = [name === '' ? null : among(scope, [name]), among(key, texts)];
    return inScope && amongKeys ? [{ ...inScope, ...amongKeys }] : [];
  });
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? null);
}

/**
 * Turns a `where` of the rows that a kind names into one of the type's rows, and true into that of the rows which have such a row; null
 * where no single relation leads there.
 */
function reachOf({ kinds }: AccessModel, shape: ModelShape | null, kind: string, column: string) {
  const target = kinds[kind]?.model;
  if (!shape || target === undefined) return null;
  if (shape.name === target && shape.id.includes(column))
    return (where: Where | true): Where => (where === true ? {} : where);
  const [reference, ...others] = shape.references.filter((to) => to.model === target && to.columns.includes(column));
  if (!reference || others.length > 0) return null;
  // Prisma leaves out an empty condition on a relation, and rows without the related one would meet it.
  return (where: Where | true): Where => ({ [reference.relation]: where === true ? { is: {} } : where });
}
