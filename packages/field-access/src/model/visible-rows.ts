import type { AccessModel } from './access-model.ts';
import { requireWhere } from './answers.ts';
import { isWhere } from './branches.ts';
import { conditionWhere, type Where } from './conditions.ts';
import { keyedColumn } from './held-key.ts';
import { heldWhere } from './held-where.ts';
import type { ViewerLabels } from './labels.ts';
import { amongOwn, type SubjectColumns } from './own-keys.ts';
import { type RowsRule, type Subject, subjectsOf, type TypeAccess } from './subjects.ts';

/** A Prisma model's name, key and to-one relations. */
export interface ModelShape {
  readonly name: string;
  /** The columns of its primary key. */
  readonly id: readonly string[];
  /** The columns that are never null. */
  readonly required: ReadonlySet<string>;
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
  if (access.dependsOnViewer === false) return { rows: heldRowsOf(type, () => access.rows()), underived: [] };
  const { publicWhen } = access;
  const isPublic = seenBy && (labels.maskOf(seenBy) & labels.everybody) !== 0;
  if (rows) return { rows: heldRowsOf(type, rows), underived: [] };
  if (!seenBy || (isPublic && !publicWhen)) return { rows, underived: [] };
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

/** Rows by hand, without the values that no column holds: the database would refuse a statement that compares with one. */
const heldRowsOf =
  ({ model, shape }: DeclaredType, rows: RowsRule): RowsRule =>
  (viewer) => {
    const answer = rows(viewer);
    return isWhere(answer) ? (heldWhere(model.tables[shape?.name ?? ''], answer, shape?.required) ?? false) : answer;
  };

/** The columns that a subject is compared by, with what the tables know of them. */
export function subjectColumnsOf(
  { model, shape }: DeclaredType,
  { column, scope }: Pick<Subject, 'column' | 'scope'>,
): SubjectColumns {
  const columnOf = (name: string) =>
    keyedColumn({ model: shape?.name ?? null, types: shape?.types ?? new Map() }, model.tables, name);
  return { key: columnOf(column), scope: scope === undefined ? undefined : columnOf(scope) };
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
  if (relation.own) {
    const columns = subjectColumnsOf(type, { column, scope });
    parts.push((_, { own }) => amongOwn(columns, own.get(relation)));
  }
  if (relation.load) {
    const { where } = relation;
    const reach = where && reachOf(model, shape, kind, column);
    if (!reach) return null;
    parts.push((viewer) => {
      const settled = requireWhere(`where of ${label} by ${kind}`, where(viewer));
      if (typeof settled === 'boolean') return settled ? reach(settled) : null;
      const held = heldWhere(model.tables[model.kinds[kind]?.model ?? ''], settled);
      return held && reach(held);
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
