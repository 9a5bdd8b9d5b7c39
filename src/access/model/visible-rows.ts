import type { AccessModel } from './access-model.ts';
import { conditionWhere, type Where } from './conditions.ts';
import type { OwnKeys, ViewerLabels } from './labels.ts';
import { type RowsRule, type Subject, subjectsOf, type TypeAccess } from './subjects.ts';

/** What the engine knows of a Prisma model besides its columns. */
export interface ModelShape {
  readonly name: string;
  /** The columns of its primary key. */
  readonly id: readonly string[];
  /** To-one relations, with the columns that hold their foreign key. */
  readonly references: readonly {
    readonly relation: string;
    readonly model: string;
    readonly columns: readonly string[];
  }[];
}

/** A `where` of the rows on which one subject gives its label to a viewer; null: none. */
export type RowsOfSubject = (viewer: unknown, labels: ViewerLabels) => Where | null;

interface DerivedRows {
  readonly rows: RowsRule | undefined;
  /** The labels of `seenBy` that no `where` follows from, so that `rows` has to be given. */
  readonly underived: readonly string[];
}

/** The `where` that leaves the rows which the labels of `seenBy` see, from the type's subjects; or its own `rows`. */
export function visibleRowsOf(model: AccessModel, shape: ModelShape | null, access: TypeAccess): DerivedRows {
  const { rows, seenBy } = access;
  const { labels } = model;
  if (rows || !seenBy || (labels.maskOf(seenBy) & labels.everybody) !== 0) return { rows, underived: [] };
  const underived: string[] = [];
  const seen: RowsOfSubject[] = [];
  for (const label of seenBy) {
    if (labels.maskOf([label]) & labels.rowFree) continue;
    const found = subjectsOf(access).filter(([of]) => of === label);
    const wheres = found.map(([, subject]) => rowsOfSubject(model, shape, access, label, subject));
    if (wheres.length === 0 || wheres.includes(null)) underived.push(label);
    seen.push(...(wheres.filter((one) => one !== null) as RowsOfSubject[]));
  }
  const roles = labels.maskOf(seenBy) & labels.rowFree;
  return {
    rows(viewer) {
      const known = labels.viewerLabels(viewer);
      return (known.roles & roles) !== 0 || anyOf(seen, viewer, known);
    },
    underived,
  };
}

function anyOf(seen: readonly RowsOfSubject[], viewer: unknown, labels: ViewerLabels): Where | false {
  const wheres = seen.map((one) => one(viewer, labels)).filter((one) => one !== null);
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? false);
}

const allOf = (wheres: readonly Where[]): Where => (wheres.length > 1 ? { AND: wheres } : (wheres[0] ?? {}));

/**
 * From one subject of a type a `where` of the rows on which it gives its label; null where none follows: the label is not
 * known from rows alone, or no single relation leads to them.
 */
export function rowsOfSubject(
  model: AccessModel,
  shape: ModelShape | null,
  access: TypeAccess,
  label: string,
  { kind, column, scope, when, within }: Subject,
): RowsOfSubject | null {
  const relation = model.labels.relation(label, kind);
  if (!relation) return null;
  if (!relation.own && !relation.load) return () => null; // it never holds
  const parts: RowsOfSubject[] = [];
  if (relation.own) parts.push((_, { own }) => amongOwn(column, scope, own.get(relation)));
  if (relation.load) {
    const { where } = relation;
    const reach = where && reachOf(model, shape, kind, column);
    if (!reach) return null;
    parts.push((viewer) => reach(where(viewer)));
  }
  if (when) parts.push(() => conditionWhere(when));
  if (within !== undefined) {
    const outer = subjectsOf(access).filter(([of]) => of === within);
    const wheres = outer.map(([, subject]) => rowsOfSubject(model, shape, access, within, subject));
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

/** One value is compared as one, so that an index gives the order of a list. */
const among = (column: string, [...keys]: Iterable<string>): Where => ({
  [column]: keys.length === 1 ? keys[0] : { in: keys },
});

/** The rows whose column is one of the viewer's own, of the row's scope where there is one; null: none. */
function amongOwn(column: string, scope: string | undefined, own: OwnKeys = new Map()): Where | null {
  if (scope === undefined) return own.has('') ? among(column, own.get('') ?? []) : null;
  const scoped = [...own].filter(([of]) => of !== '');
  const wheres = scoped.map(([of, keys]) => ({ [scope]: of, ...among(column, keys) }));
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? null);
}

/** From a `where` of the rows that a kind names to one of the type's rows; null where no single relation leads there. */
function reachOf({ kinds }: AccessModel, shape: ModelShape | null, kind: string, column: string) {
  const target = kinds[kind]?.model;
  if (!shape || target === undefined) return null;
  if (shape.name === target && shape.id.includes(column)) return (where: Where): Where => where;
  const [found, ...more] = shape.references.filter((one) => one.model === target && one.columns.includes(column));
  return found && more.length === 0 ? (where: Where): Where => ({ [found.relation]: where }) : null;
}
