import { andVisible, errorsOf, type Where } from '../index.ts';
import { listBranches } from '../lists/branches.ts';
import { type CursorBinding, type KeysetColumn, type Page, startOf } from '../lists/keyset.ts';
import { baseWhere, type ListArgs, readListRequest } from '../lists/list-plan.ts';
import { boundsOf } from '../lists/page.ts';
import type { ReadContext } from '../lists/read-context.ts';
import { valueOfPart } from '../sql/key-parts.ts';
import { conditions, type Fragment, fragmentOf, Sql, value } from '../sql/sql.ts';
import { unsupported } from '../sql/unsupported.ts';
import { type Condition, type ConditionRows, conditionOf, FALSE, orderedConditionOf } from '../sql/where.ts';
import { argumentsOf } from './collect.ts';
import type { DocumentPlan, Guard, ListNode, Root, Rows } from './plan.ts';
import type { Confirmation } from './row-reader.ts';
import { copyParts, isSame } from './same-parts.ts';

// A plan bound to one request: the conditions of its lists, guards and hidden rows, with the request's own values.

/** A list bound to a request. Numbers are places among the request's fragments. */
export interface BoundList {
  /** The rows that the viewer may see, before any page: those that meet one of these. */
  readonly branches: readonly number[];
  /** The conditions of `branches` in the form that counts rows. */
  readonly counted: readonly number[];
  /** The condition that the page adds; null for a page that begins at the list's end. */
  readonly page: number | null;
  /** The condition that a row is the one of the page's cursor; null for a page without a cursor. */
  readonly start: number | null;
  /** The conditions that the cursors were sealed for this parent row. If not, resolvers refuse the cursor. */
  readonly parent: readonly number[];
  readonly bounds: Page;
  readonly columns: readonly KeysetColumn[];
  readonly binding: CursorBinding;
}

/** A condition on a row, by which labels of the viewer hold on it and on rows below it. */
interface GuardCondition {
  readonly rows: Rows;
  readonly fragment: number;
}

/** A plan bound to a request: fragments of SQL whose texts follow from the request's form, and whose values are its own. */
export interface BoundRequest {
  readonly fragments: readonly Condition[];
  /** The lists of the plan; null for a list whose arguments are refused. */
  readonly lists: readonly (BoundList | null)[];
  /** The row condition of each root of the plan; null for a root that is no row, or whose arguments name none. */
  readonly rows: readonly (number | null)[];
  /** The roots of the plan whose own arguments are refused: their resolvers say with which code. */
  readonly refusals: ReadonlySet<Root>;
  /** The conditions of each guard of the plan: a row passes a guard if one of them holds. */
  readonly guards: readonly (readonly GuardCondition[])[];
  /** The condition that the viewer may see a row, for each kind of hidden rows of the plan. */
  readonly visible: readonly number[];
  /** The SQL that confirms the viewer; null for a viewer that was read for this request. */
  readonly confirmation: number | null;
  /** Requests of one form have the same statement. */
  readonly form: string;
}

const NO_ROW: Condition = fragmentOf(FALSE);

export type Variables = Readonly<Record<string, unknown>>;

/** Adds a fragment, and returns its place. */
type Add = (fragment: Condition) => number;

const argsOf = ({ constant, field, node }: Pick<ListNode, 'constant' | 'field' | 'node'>, variables: Variables) =>
  (constant ?? argumentsOf(field, node, variables)) as ListArgs;

/** Rows with the row that they are read through, as conditions take them. */
const conditionRows = ({ table, alias, through }: Rows): ConditionRows => ({
  table,
  alias,
  parent: through ? { relation: through.relation, table: through.rows.table, alias: through.rows.alias } : undefined,
});

/** Tests that a list's rows are counted. */
export const isCounted = ({ items }: ListNode): boolean =>
  items.some(({ kind }) => kind === 'totalCount' || kind === 'totalCountIsCapped');

function bindList(list: ListNode, context: ReadContext, variables: Variables, add: Add): BoundList {
  const args = argsOf(list, variables);
  const { plan, source, cursor } = list;
  const rows = conditionRows(list.rows);
  const at = cursor.columns ? { list: cursor.list } : { list: cursor.list, place: cursor.list };
  const { columns, page, binding } = readListRequest(plan, args, context, at);
  const where = source.where(args, context);
  const branches = where === null ? null : listBranches(baseWhere(plan, args, context, where));
  const addBranches = (condition: typeof conditionOf) =>
    branches === null ? [add(NO_ROW)] : branches.map((branch) => add(condition(rows, branch)));
  const bounds = boundsOf(rows, page, columns);
  const start = startOf(page);
  const startRow = start && Object.fromEntries(columns.map(({ column }, i) => [column, start.values[i]]));
  return {
    branches: addBranches(orderedConditionOf),
    counted: isCounted(list) ? addBranches(conditionOf) : [],
    page: bounds && add(bounds),
    start: startRow && add(conditionOf(rows, startRow)),
    parent: parentConditions(list, page).map(add),
    bounds: page,
    columns,
    binding,
  };
}

/** The conditions that the parent row is the one that the page's cursors were sealed for. */
function parentConditions({ cursor, parent }: ListNode, { after, before }: Page): Condition[] {
  const { columns } = cursor;
  if (!columns) return [];
  return [after, before].flatMap((position) => {
    if (!position) return [];
    if (!parent) return unsupported('page');
    const [field, ...keys] = JSON.parse(position.place) as unknown[];
    if (field !== cursor.field || keys.length !== columns.length) return unsupported('page');
    const { table } = parent;
    const key = columns.map((column, i) => [column, valueOfPart(table, column, keys[i])]);
    return conditionOf(conditionRows(parent), Object.fromEntries(key));
  });
}

/** The condition of a root's row; null for a root that is no row, or whose arguments name none. */
function rowCondition(root: Root, context: ReadContext, variables: Variables): Condition | null {
  if (root.kind !== 'row') return null;
  const where = root.source.where(argsOf(root, variables), context);
  if (!where) return null;
  const { rows } = root.selection;
  return conditionOf(conditionRows(rows), andVisible(rows.rule, context.access.viewer, where));
}

/** Moves a condition to the row that it tests. A condition on a parent is evaluated once at the parent, not for each child. */
function moveToParent(rows: Rows, where: Where): readonly [Rows, Where] {
  const { through } = rows;
  const [key, ...more] = Object.keys(where);
  if (!through || key !== through.relation || more.length > 0) return [rows, where];
  return moveToParent(through.rows, where[key] as Where);
}

/** The conditions of a guard, those on one row together. `wheres`: those of the subjects of its rows. */
function guardConditions({ rows }: Guard, wheres: readonly (Where | null)[]): [Rows, Condition][] {
  const byRows = new Map<Rows, Condition[]>();
  for (const where of wheres) {
    if (!where) continue;
    const [tested, condition] = moveToParent(rows, where);
    byRows.set(tested, [...(byRows.get(tested) ?? []), conditionOf(conditionRows(tested), condition)]);
  }
  return [...byRows].map(([tested, alternatives]) => [tested, anyOf(alternatives)]);
}

/** Joins conditions with OR: the result holds if one of them holds. No conditions give FALSE. */
function anyOf(alternatives: readonly Condition[]): Condition {
  const [only, ...more] = alternatives;
  if (only && more.length === 0) return only;
  return fragmentOf(
    conditions(
      alternatives.map((condition) => condition.sql),
      ' or ',
      FALSE,
    ),
  );
}

const listForm = (list: BoundList | null): string => {
  if (list === null) return '';
  const { branches, counted, page, start, parent, bounds, columns } = list;
  return [
    ...branches,
    ...counted,
    page,
    start,
    ...parent,
    bounds.backward,
    bounds.size === 0,
    ...columns.flatMap(({ column, direction }) => [column, direction]),
  ].join();
};

/** The conditions that the viewer of a request gives a plan. */
interface ViewerWheres {
  /** A `where` for each subject of the rows of each guard; null for a subject that gives the viewer no label. */
  readonly guards: readonly (readonly (Where | null)[])[];
  /** The `where` of visible rows, for each kind of hidden rows of the plan. */
  readonly visible: readonly Where[];
}

const viewerWheres = ({ guards, hidden }: DocumentPlan, { access: { viewer, labels } }: ReadContext): ViewerWheres => ({
  guards: guards.map(({ rows, bits }) =>
    rows.rule.subjects.map(({ bit, where }) => ((bit & bits) !== 0 && where?.(viewer, labels)) || null),
  ),
  visible: hidden.map(({ rule }) => andVisible(rule, viewer, {})),
});

/** A plan bound to a viewer: the first fragments of each of the viewer's requests, whatever their arguments. */
interface ViewerBinding extends Pick<BoundRequest, 'fragments' | 'guards' | 'visible' | 'form'> {}

/** Binds the guards and the visible rows of a plan to the viewer. A guard names a condition by its index among the fragments. */
function bindViewer(plan: DocumentPlan, wheres: ViewerWheres): ViewerBinding {
  const fragments: Condition[] = [];
  const add: Add = (fragment) => fragments.push(fragment) - 1;
  /** The indexes of the fragments, by alias and text. */
  const indexes = new Map<string, number[]>();
  /** Adds a guard's condition. Guards that test the same of a row share a condition. */
  const addCondition = ([rows, condition]: [Rows, Condition]): GuardCondition => {
    const key = `${rows.alias} ${condition.text}`;
    const alike = indexes.get(key) ?? [];
    const same = alike.find((index) => isSame(fragments[index]?.values, condition.values));
    if (same !== undefined) return { rows, fragment: same };
    const fragment = add(condition);
    indexes.set(key, [...alike, fragment]);
    return { rows, fragment };
  };
  const guards = plan.guards.map((guard, i) => guardConditions(guard, wheres.guards[i] ?? []).map(addCondition));
  const visible = plan.hidden.map((rows, i) => add(conditionOf(conditionRows(rows), wheres.visible[i] as Where)));
  const form = [
    ...fragments.map(({ text }) => text),
    ...guards.map((each) => each.map(({ fragment }) => fragment).join()),
  ].join('\n');
  return { fragments, guards, visible, form };
}

interface KeptBinding {
  readonly wheres: ViewerWheres;
  readonly binding: ViewerBinding;
}

/** The last binding of each plan and viewer. It is used again only for equal conditions, because they may follow from a clock. */
const viewerBindings = new WeakMap<DocumentPlan, WeakMap<object, KeptBinding>>();

function viewerBinding(plan: DocumentPlan, context: ReadContext): ViewerBinding {
  const bindings = viewerBindings.get(plan) ?? new WeakMap<object, KeptBinding>();
  viewerBindings.set(plan, bindings);
  const viewer = Object(context.access.viewer) as object; // nothing is kept of a viewer that is no object
  const wheres = viewerWheres(plan, context);
  const kept = bindings.get(viewer);
  if (kept && isSame(kept.wheres, wheres)) return kept.binding;
  const own = copyParts(wheres);
  const binding = bindViewer(plan, own);
  bindings.set(viewer, { wheres: own, binding });
  return binding;
}

/** A plan, and the request that it is bound to. */
export interface BindingInput {
  readonly plan: DocumentPlan;
  readonly context: ReadContext;
  readonly variables: Variables;
  /** The text that confirms the viewer in the same statement; null for a viewer that was read for this request. */
  readonly confirmation: Confirmation | null;
}

const confirmationFragment = (confirmation: Confirmation): Fragment =>
  fragmentOf(new Sql(confirmation.texts, [value(confirmation.value)]));

/** Binds a plan to a request. @throws Unsupported for a request that resolvers have to answer */
export function bindRequest({ plan, context, variables, confirmation }: BindingInput): BoundRequest {
  const { guards, visible, ...viewer } = viewerBinding(plan, context);
  const fragments = [...viewer.fragments];
  const add: Add = (fragment) => fragments.push(fragment) - 1;
  const refusals = new Set<Root>();
  /** An error with a code refuses the root; below a root, resolvers answer the document. */
  const refuseRoot = <T>(root: Root | undefined, bind: () => T): T | null => {
    try {
      return bind();
    } catch (error) {
      const code = errorsOf(context.access.rules.model).refusalCode(error);
      if (code === null) throw error;
      if (!root) return unsupported('arguments', code);
      refusals.add(root);
      return null;
    }
  };
  const lists = plan.lists.map((list) => {
    const root = plan.roots.find((candidate) => candidate.kind === 'list' && candidate.list === list);
    return refuseRoot(root, () => bindList(list, context, variables, add));
  });
  const rows = plan.roots.map((root) => {
    const condition = refuseRoot(root, () => rowCondition(root, context, variables));
    return condition && add(condition);
  });
  if (plan.roots.every((root) => root.kind === 'resolved' || refusals.has(root))) return unsupported('arguments');
  const confirmationPlace = confirmation && add(confirmationFragment(confirmation));
  const ownTexts = fragments.slice(viewer.fragments.length).map(({ text }) => text);
  const refused = plan.roots.map((root) => refusals.has(root));
  const form = [viewer.form, ...ownTexts, ...lists.map(listForm), rows.join(), refused.join(), confirmationPlace].join(
    '\n',
  );
  return { fragments, lists, rows, refusals, guards, visible, confirmation: confirmationPlace, form };
}
