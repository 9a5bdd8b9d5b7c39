import type { AccessModel } from './access-model.ts';
import { conditionWhere, requireDefined, type Where } from './conditions.ts';
import type { OwnKeys, ViewerLabels } from './labels.ts';
import { type RowsRule, type Subject, subjectsOf, type TypeAccess } from './subjects.ts';

/** A Prisma model's name, key and to-one relations. */
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

/** The `where` of the rows on which a viewer has a label by one subject; null if there is no such row. */
export type RowsOfSubject = (viewer: unknown, labels: ViewerLabels) => Where | null;

interface DerivedRows {
  readonly rows: RowsRule | undefined;
  /** The labels of `seenBy` that imply no `where`. If there are some, the type has to declare `rows`. */
  readonly underived: readonly string[];
}

/** A type, and its declaration of its rows. */
export interface DeclaredType {
  readonly model: AccessModel;
  /** The shape of its Prisma model; null if it has none. */
  readonly shape: ModelShape | null;
  readonly access: TypeAccess;
}

/** Derives the `where` of visible rows from `seenBy` and the type's subjects, unless the type declares its `rows`. */
export function visibleRowsOf(type: DeclaredType): DerivedRows {
  const { access } = type;
  const { rows, seenBy } = access;
  const { labels } = type.model;
  // The rule is called without a viewer, so that it cannot depend on one.
  if (access.dependsOnViewer === false) return { rows: () => access.rows(), underived: [] };
  if (rows) return { rows: (viewer) => definedRows(rows(viewer)), underived: [] };
  if (!seenBy || (labels.maskOf(seenBy) & labels.everybody) !== 0) return { rows, underived: [] };
  const underived: string[] = [];
  const ways: RowsOfSubject[] = [];
  for (const label of seenBy) {
    if (labels.maskOf([label]) & labels.rowFree) continue;
    const subjects = subjectsOf(access).filter(([name]) => name === label);
    const wheres = subjects.map(([, subject]) => rowsOfSubject(type, label, subject));
    if (wheres.length === 0 || wheres.includes(null)) underived.push(label);
    ways.push(...wheres.filter((where) => where !== null));
  }
  const roles = labels.maskOf(seenBy) & labels.rowFree;
  return {
    rows(viewer) {
      const viewerLabels = labels.viewerLabels(viewer);
      return (viewerLabels.roles & roles) !== 0 || anyOf(ways, viewer, viewerLabels);
    },
    underived,
  };
}

const definedRows = (rows: ReturnType<RowsRule>): ReturnType<RowsRule> =>
  typeof rows === 'boolean' ? rows : requireDefined(rows);

/** The `where` of the rows on which the viewer has a label in at least one way; false if there is no such row. */
function anyOf(ways: readonly RowsOfSubject[], viewer: unknown, labels: ViewerLabels): Where | false {
  const wheres = ways.map((rows) => rows(viewer, labels)).filter((where) => where !== null);
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? false);
}

const allOf = (wheres: readonly Where[]): Where => (wheres.length > 1 ? { AND: wheres } : (wheres[0] ?? {}));

/**
 * The `where` of the rows on which a viewer has a label by one subject of a type. Null if there is none, because the label does not
 * depend on stored rows alone, or because no single relation leads to the rows that decide it.
 */
export function rowsOfSubject(
  type: DeclaredType,
  label: string,
  { kind, column, scope, when, within }: Subject,
): RowsOfSubject | null {
  const { model, shape, access } = type;
  const relation = model.labels.relation(label, kind);
  if (!relation) return null;
  if (!relation.own && !relation.load) return () => null; // the label never holds
  const parts: RowsOfSubject[] = [];
  if (relation.own) parts.push((_, { own }) => amongOwn(column, scope, own.get(relation)));
  if (relation.load) {
    const { where } = relation;
    const reach = where && reachOf(model, shape, kind, column);
    if (!reach) return null;
    parts.push((viewer) => reach(requireDefined(where(viewer))));
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

/** The condition that a column has one of some keys. A single key is compared by `=`, because an index can then give a list's order. */
const among = (column: string, [...keys]: Iterable<string>): Where => ({
  [column]: keys.length === 1 ? keys[0] : { in: keys },
});

/** The `where` of the rows whose column has one of the viewer's own keys, and whose scope is the key's; null if there is no such row. */
function amongOwn(column: string, scope: string | undefined, own: OwnKeys = new Map()): Where | null {
  if (scope === undefined) return own.has('') ? among(column, own.get('') ?? []) : null;
  const scoped = [...own].filter(([name]) => name !== '');
  const wheres = scoped.map(([name, keys]) => ({ [scope]: name, ...among(column, keys) }));
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? null);
}

/** A function from a `where` of a kind's rows to one of the type's rows; null if no single relation leads from these to those. */
function reachOf({ kinds }: AccessModel, shape: ModelShape | null, kind: string, column: string) {
  const target = kinds[kind]?.model;
  if (!shape || target === undefined) return null;
  if (shape.name === target && shape.id.includes(column)) return (where: Where): Where => where;
  const [reference, ...others] = shape.references.filter((to) => to.model === target && to.columns.includes(column));
  return reference && others.length === 0 ? (where: Where): Where => ({ [reference.relation]: where }) : null;
}
