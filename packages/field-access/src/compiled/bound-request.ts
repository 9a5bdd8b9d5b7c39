import { andVisible, errorsOf, type Where } from '../index.ts';
import { listBranches } from '../lists/branches.ts';
import { type CursorBinding, type KeysetColumn, type Page, startOf } from '../lists/keyset.ts';
import { baseWhere, type ListArgs, readListRequest } from '../lists/list-plan.ts';
import { boundsOf } from '../lists/page.ts';
import type { ReadContext } from '../lists/read-context.ts';
import { conditions, type Fragment, fragmentOf, Sql, value } from '../sql/sql.ts';
import { unsupported } from '../sql/unsupported.ts';
import { type Condition, type ConditionRows, conditionOf, FALSE, orderedConditionOf } from '../sql/where.ts';
import { argumentsOf } from './collect.ts';
import type { DocumentPlan, Guard, ListNode, Root, Rows } from './plan.ts';
import type { Confirmation } from './row-reader.ts';

// A plan bound to one request: the conditions of its lists, guards and filtered rows, with the request's own values.

/** A list bound to a request. Each number is the index of a condition among the request's fragments. */
export interface BoundList {
  /** The viewer sees the rows that meet one of these conditions. */
  readonly branches: readonly number[];
  /** The same conditions, as a count of rows is written; empty for a list that is not counted. */
  readonly countBranches: readonly number[];
  /** The condition that a row is between the page's cursors; null for a page without a cursor. */
  readonly bounds: number | null;
  /** The condition that a row is the one of the cursor that the page starts at; null for a page that starts at an end of the list. */
  readonly start: number | null;
  /** The conditions that the parent row is the one that the cursors were sealed for. If it is not, resolvers refuse the cursor. */
  readonly parent: readonly number[];
  readonly page: Page;
  /** The columns of the list's order. */
  readonly columns: readonly KeysetColumn[];
  readonly binding: CursorBinding;
}

/** A condition on a row. Where it holds, the viewer passes the guard on this row, or on rows below it. */
interface GuardCondition {
  readonly rows: Rows;
  readonly fragment: number;
}

/** A plan bound to a request: fragments of SQL whose texts follow from the request's form, and whose values are its own. */
export interface BoundRequest {
  readonly fragments: readonly Condition[];
  /** One for each list of the plan; null for a list whose arguments are refused. */
  readonly lists: readonly (BoundList | null)[];
  /** One for each root of the plan: the condition of its row; null for a root that is no row, or whose arguments name none. */
  readonly rows: readonly (number | null)[];
  /** The roots whose own arguments are refused. Their resolvers answer with the code of the refusal. */
  readonly refusals: ReadonlySet<Root>;
  /** One for each guard of the plan: a row passes it if one of these conditions holds. */
  readonly guards: readonly (readonly GuardCondition[])[];
  /** One for each of the plan's filtered rows: the condition that the viewer may see a row. */
  readonly filters: readonly number[];
  /** The SQL that confirms the viewer; null for a viewer that was read for this request. */
  readonly confirmation: number | null;
  /** Requests of one form have the same statement. */
  readonly form: string;
}

const NO_ROW: Condition = fragmentOf(FALSE);

export type Variables = Readonly<Record<string, unknown>>;

/** Adds a fragment to a request, and returns its index. */
type AddFragment = (fragment: Condition) => number;

const argsOf = ({ constant, field, node }: Pick<ListNode, 'constant' | 'field' | 'node'>, variables: Variables) =>
  (constant ?? argumentsOf(field, node, variables)) as ListArgs;

/** Rows with their parent row, as conditions take them. */
const conditionRows = ({ table, alias, parentLink }: Rows): ConditionRows => ({
  table,
  alias,
  parent: parentLink
    ? { relation: parentLink.relation, table: parentLink.rows.table, alias: parentLink.rows.alias }
    : undefined,
});

/** Tests that the document selects the number of a list's rows. */
export const isCounted = ({ items }: ListNode): boolean =>
  items.some(({ kind }) => kind === 'totalCount' || kind === 'totalCountIsCapped');

/** Binds a list to a request. @throws the refusal of its arguments, and Unsupported */
function bindList(list: ListNode, context: ReadContext, variables: Variables, add: AddFragment): BoundList {
  const args = argsOf(list, variables);
  const { plan, source, cursor } = list;
  const rows = conditionRows(list.rows);
  const cursorList = cursor.columns ? { list: cursor.list } : { list: cursor.list, place: cursor.list };
  const { columns, page, binding } = readListRequest(plan, args, context, cursorList);
  const where = source.where(args, context);
  const branches = where === null ? null : listBranches(baseWhere(plan, args, context, where));
  const addBranches = (writeCondition: typeof conditionOf) =>
    branches === null ? [add(NO_ROW)] : branches.map((branch) => add(writeCondition(rows, branch)));
  const bounds = boundsOf(rows, page, columns);
  const start = startOf(page);
  const startRow = start && Object.fromEntries(columns.map(({ column }, i) => [column, start.values[i]]));
  return {
    branches: addBranches(orderedConditionOf),
    countBranches: isCounted(list) ? addBranches(conditionOf) : [],
    bounds: bounds && add(bounds),
    start: startRow && add(conditionOf(rows, startRow)),
    parent: parentConditions(list, page).map(add),
    page,
    columns,
    binding,
  };
}

/** The conditions that the parent row is the one that the page's cursors were sealed for. @throws Unsupported for a cursor of another list */
function parentConditions({ cursor, rows: { parentLink } }: ListNode, { after, before }: Page): Condition[] {
  const { columns } = cursor;
  if (!columns) return [];
  return [after, before].flatMap((position) => {
    if (!position) return [];
    if (!parentLink) return unsupported('page');
    const [field, ...keys] = JSON.parse(position.place) as unknown[];
    if (field !== cursor.field || keys.length !== columns.length) return unsupported('page');
    const parentKey = Object.fromEntries(columns.map((column, i) => [column, keys[i]]));
    return conditionOf(conditionRows(parentLink.rows), parentKey);
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
  const { parentLink } = rows;
  const [key, ...more] = Object.keys(where);
  if (!parentLink || key !== parentLink.relation || more.length > 0) return [rows, where];
  return moveToParent(parentLink.rows, where[key] as Where);
}

/** The conditions of a guard: one for each row that they test. */
function guardConditions({ rows, bits }: Guard, { access }: ReadContext): [Rows, Condition][] {
  const byRows = new Map<Rows, Condition[]>();
  for (const { bit, where: whereOf } of rows.rule.subjects) {
    const where = (bit & bits) !== 0 && whereOf?.(access.viewer, access.labels);
    if (!where) continue;
    const [testRows, testWhere] = moveToParent(rows, where);
    byRows.set(testRows, [...(byRows.get(testRows) ?? []), conditionOf(conditionRows(testRows), testWhere)]);
  }
  return [...byRows].map(([testRows, alternatives]) => [testRows, anyOf(alternatives)]);
}

/** Joins conditions by OR. */
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

const isEqual = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i])));

/** The part of a request's form that a list decides. */
const listForm = (list: BoundList | null): string => {
  if (list === null) return '';
  const { branches, countBranches, bounds, start, parent, page, columns } = list;
  return [
    ...branches,
    ...countBranches,
    bounds,
    start,
    ...parent,
    page.backward,
    page.size === 0,
    ...columns.flatMap(({ column, direction }) => [column, direction]),
  ].join();
};

/** A plan bound to a viewer. Its fragments are the first of each request of this viewer, whatever the arguments. */
interface ViewerBinding extends Pick<BoundRequest, 'fragments' | 'guards' | 'filters' | 'form'> {}

/** Binds the guards and the filtered rows of a plan to the viewer. */
function bindViewer(plan: DocumentPlan, context: ReadContext): ViewerBinding {
  const fragments: Condition[] = [];
  const add: AddFragment = (fragment) => fragments.push(fragment) - 1;
  /** The indexes of the fragments, by alias and text. */
  const indexes = new Map<string, number[]>();
  /** Adds a guard's condition. Guards with equal conditions on a row share a fragment. */
  const addCondition = ([rows, condition]: [Rows, Condition]): GuardCondition => {
    const key = `${rows.alias} ${condition.text}`;
    const candidates = indexes.get(key) ?? [];
    const sharedFragment = candidates.find((index) => isEqual(fragments[index]?.values, condition.values));
    if (sharedFragment !== undefined) return { rows, fragment: sharedFragment };
    const fragment = add(condition);
    indexes.set(key, [...candidates, fragment]);
    return { rows, fragment };
  };
  const guards = plan.guards.map((guard) => guardConditions(guard, context).map(addCondition));
  const filters = plan.filteredRows.map((rows) =>
    add(conditionOf(conditionRows(rows), andVisible(rows.rule, context.access.viewer, {}))),
  );
  const form = [
    ...fragments.map(({ text }) => text),
    ...guards.map((guard) => guard.map(({ fragment }) => fragment).join()),
  ].join('\n');
  return { fragments, guards, filters, form };
}

/** Bindings by plan and viewer. A viewer is never changed: a viewer that has changed is another object. */
const viewerBindings = new WeakMap<DocumentPlan, WeakMap<object, ViewerBinding>>();

function viewerBinding(plan: DocumentPlan, context: ReadContext): ViewerBinding {
  const bindings = viewerBindings.get(plan) ?? new WeakMap<object, ViewerBinding>();
  viewerBindings.set(plan, bindings);
  const viewer = context.access.viewer as object;
  const binding = bindings.get(viewer) ?? bindViewer(plan, context);
  bindings.set(viewer, binding);
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
  const { guards, filters, ...viewer } = viewerBinding(plan, context);
  const fragments = [...viewer.fragments];
  const add: AddFragment = (fragment) => fragments.push(fragment) - 1;
  const refusals = new Set<Root>();
  /** Runs `bind`. Its error with a code refuses `root`; without a root, that is below one, resolvers answer the document. */
  const bindOrRefuse = <T>(root: Root | undefined, bind: () => T): T | null => {
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
    return bindOrRefuse(root, () => bindList(list, context, variables, add));
  });
  const rows = plan.roots.map((root) => {
    const condition = bindOrRefuse(root, () => rowCondition(root, context, variables));
    return condition && add(condition);
  });
  if (plan.roots.every((root) => root.kind === 'resolved' || refusals.has(root))) return unsupported('arguments');
  const confirmationIndex = confirmation && add(confirmationFragment(confirmation));
  const ownTexts = fragments.slice(viewer.fragments.length).map(({ text }) => text);
  const rootForm = plan.roots.map((root) => refusals.has(root)).join();
  const form = [viewer.form, ...ownTexts, ...lists.map(listForm), rows.join(), rootForm, confirmationIndex].join('\n');
  return { fragments, lists, rows, refusals, guards, filters, confirmation: confirmationIndex, form };
}
