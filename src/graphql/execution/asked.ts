import { andVisible, errorsOf, type Where } from '../../access/index.ts';
import { listBranches } from '../branches.ts';
import { type CursorBinding, type KeysetColumn, type Page, startOf } from '../keyset.ts';
import { askedOf, baseWhere, type ListArgs } from '../list-plan.ts';
import type { ReadContext } from '../read-context.ts';
import { argumentsOf } from './collect.ts';
import { boundsOf } from './list-sql.ts';
import type { DocumentPlan, Guard, ListNode, Root, Rows } from './plan.ts';
import type { Confirmation } from './row-reader.ts';
import type { Part } from './sql.ts';
import { unsupported } from './unsupported.ts';
import { conditionOf, orderedConditionOf } from './where.ts';

/** What a request asks of a list. Numbers are places among the parts. */
export interface AskedList {
  /** The rows that the viewer may see, before any page: those that meet one of these. */
  readonly branches: readonly number[];
  /** The same where they are counted. */
  readonly counted: readonly number[];
  /** What the page adds; null where it begins at the list's end. */
  readonly page: number | null;
  /** Whether a row is the one that the page's cursor was of; null where it has none. */
  readonly start: number | null;
  /** Whether the row above is the one that its cursors are bound to: of any other the resolvers refuse them. */
  readonly parent: readonly number[];
  readonly bounds: Page;
  readonly columns: readonly KeysetColumn[];
  readonly binding: CursorBinding;
}

/** A condition on a row by which labels of the viewer hold on it, and on rows below it. */
export interface Flag {
  readonly rows: Rows;
  readonly part: number;
}

/** What a request asks, in parts whose texts follow from its form and whose values are its own. */
export interface Asked {
  readonly parts: readonly Part[];
  /** By the lists of the plan; null for one whose arguments are refused. */
  readonly lists: readonly (AskedList | null)[];
  /** By the roots of the plan: the row, where it is one and the request asks for any. */
  readonly rows: readonly (number | null)[];
  /** The roots of the plan whose own arguments are refused: their resolvers say with which code. */
  readonly refusals: ReadonlySet<Root>;
  /** By the guards of the plan: it is passed where one of these holds. */
  readonly guards: readonly (readonly Flag[])[];
  /** By the hidden rows of the plan: those that the viewer may see. */
  readonly visible: readonly number[];
  /** What the viewer is confirmed by; null where it is. */
  readonly confirmation: number | null;
  /** The same for every request that has the same statement. */
  readonly form: string;
}

const NONE: Part = { text: 'false', values: [] };

export type Variables = Readonly<Record<string, unknown>>;
type Add = (part: Part) => number;

const given = ({ constant, field, node }: Pick<ListNode, 'constant' | 'field' | 'node'>, variables: Variables) =>
  (constant ?? argumentsOf(field, node, variables)) as ListArgs;

const knownOf = ({ through }: Rows) =>
  through ? { relation: through.relation, table: through.rows.table, alias: through.rows.alias } : undefined;

const conditionOn = (rows: Rows, where: Where): Part => conditionOf(rows.table, where, rows.alias, knownOf(rows));

/** Whether it is asked how many rows there are. */
export const isCounted = ({ items }: ListNode): boolean =>
  items.some(({ kind }) => kind === 'totalCount' || kind === 'totalCountIsCapped');

function askList(list: ListNode, context: ReadContext, variables: Variables, add: Add): AskedList {
  const args = given(list, variables);
  const { plan, source, cursor, rows } = list;
  const place = cursor.columns ? undefined : cursor.list;
  const { columns, page, binding } = askedOf(plan, args, context, cursor.list, place);
  const said = source.where(args, context);
  const found = said === null ? null : listBranches(baseWhere(plan, args, context, said));
  const branches = (by: typeof conditionOf) =>
    (found ?? [null]).map((one) => add(one ? by(rows.table, one, rows.alias, knownOf(rows)) : NONE));
  const bounds = boundsOf(rows, page, columns);
  const start = startOf(page);
  const at = start && Object.fromEntries(columns.map(({ column }, i) => [column, start.values[i]]));
  return {
    branches: branches(orderedConditionOf),
    counted: isCounted(list) ? branches(conditionOf) : [],
    page: bounds && add(bounds),
    start: at && add(conditionOn(rows, at)),
    parent: parentOf(list, page).map(add),
    bounds: page,
    columns,
    binding,
  };
}

/** A cursor of a list below another is bound to its parent: whether that is the row that is read is asked in the statement. */
function parentOf({ cursor, rows: { through } }: ListNode, { after, before }: Page): Part[] {
  const { columns } = cursor;
  if (!columns) return [];
  return [after, before].flatMap((at) => {
    if (!at) return [];
    if (!through) return unsupported('page');
    const [field, ...keys] = JSON.parse(at.place) as unknown[];
    if (field !== cursor.field || keys.length !== columns.length) return unsupported('page');
    return conditionOn(through.rows, Object.fromEntries(columns.map((column, i) => [column, keys[i]])));
  });
}

function askRow(root: Root, context: ReadContext, variables: Variables): Part | null {
  const said = root.kind === 'row' ? root.source.where(given(root, variables), context) : null;
  if (root.kind !== 'row' || !said) return null;
  const { rows } = root.selection;
  return conditionOn(rows, andVisible(rows.rule, context.access.viewer, said));
}

/** A condition on the row that it speaks of: what is said of the row that others were read through is decided there. */
function placed(rows: Rows, where: Where): readonly [Rows, Where] {
  const { through } = rows;
  const [key, ...more] = Object.keys(where);
  if (!through || key !== through.relation || more.length > 0) return [rows, where];
  return placed(through.rows, where[key] as Where);
}

/** The conditions of a guard, those on one row together. */
function conditionsOf({ rows, bits }: Guard, { access }: ReadContext): [Rows, Part][] {
  const found = new Map<Rows, Part[]>();
  for (const { bit, where } of rows.rule.subjects) {
    const said = (bit & bits) !== 0 && where?.(access.viewer, access.labels);
    if (!said) continue;
    const [on, condition] = placed(rows, said);
    found.set(on, [...(found.get(on) ?? []), conditionOn(on, condition)]);
  }
  return [...found].map(([on, parts]) => [on, either(parts)]);
}

const either = (parts: readonly Part[]): Part => ({
  text: parts.length > 1 ? `(${parts.map(({ text }) => text).join(' or ')})` : (parts[0] as Part).text,
  values: parts.flatMap(({ values }) => values),
});

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i])));

const formOfList = (list: AskedList | null): string => {
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

/** What a plan asks of a viewer, whatever the arguments: the first parts of each of its requests. */
interface AskedOfViewer extends Pick<Asked, 'parts' | 'guards' | 'visible' | 'form'> {}

function askedOfViewer(plan: DocumentPlan, context: ReadContext): AskedOfViewer {
  const parts: Part[] = [];
  const add: Add = (part) => parts.push(part) - 1;
  const flags = new Map<string, number[]>();
  /** Once for all guards that ask the same of a row. */
  const addFlag = ([rows, part]: [Rows, Part]): Flag => {
    const alike = flags.get(`${rows.alias} ${part.text}`) ?? [];
    const known = alike.find((index) => isSame(parts[index]?.values, part.values));
    if (known !== undefined) return { rows, part: known };
    const index = add(part);
    flags.set(`${rows.alias} ${part.text}`, [...alike, index]);
    return { rows, part: index };
  };
  const guards = plan.guards.map((guard) => conditionsOf(guard, context).map(addFlag));
  const visible = plan.hidden.map((one) => add(conditionOn(one, andVisible(one.rule, context.access.viewer, {}))));
  const form = [...parts.map(({ text }) => text), ...guards.map((each) => each.map(({ part }) => part).join())].join(
    '\n',
  );
  return { parts, guards, visible, form };
}

/** By plan and viewer: a viewer is the same object for as long as nothing of it changes. */
const viewersOf = new WeakMap<DocumentPlan, WeakMap<object, AskedOfViewer>>();

function ofViewer(plan: DocumentPlan, context: ReadContext): AskedOfViewer {
  const viewers = viewersOf.get(plan) ?? new WeakMap<object, AskedOfViewer>();
  viewersOf.set(plan, viewers);
  const viewer = context.access.viewer as object;
  const asked = viewers.get(viewer) ?? askedOfViewer(plan, context);
  viewers.set(viewer, asked);
  return asked;
}

export interface Asking {
  readonly plan: DocumentPlan;
  readonly context: ReadContext;
  readonly variables: Variables;
  /** What the viewer is confirmed by, where it is not. */
  readonly confirmation: Confirmation | null;
}

/** What a request asks of a plan. @throws Unsupported for what its resolvers have to answer */
export function askedBy({ plan, context, variables, confirmation }: Asking): Asked {
  const { guards, visible, ...viewer } = ofViewer(plan, context);
  const parts = [...viewer.parts];
  const add: Add = (part) => parts.push(part) - 1;
  const refusals = new Set<Root>();
  /** An error with a code refuses the root; the document, where it is of a list below one. */
  const refuseRoot = <T>(root: Root | undefined, ask: () => T): T | null => {
    try {
      return ask();
    } catch (error) {
      const code = errorsOf(context.access.rules.model).refusalCode(error);
      if (code === null) throw error;
      if (!root) return unsupported('arguments', code);
      refusals.add(root);
      return null;
    }
  };
  const lists = plan.lists.map((list) => {
    const root = plan.roots.find((one) => one.kind === 'list' && one.list === list);
    return refuseRoot(root, () => askList(list, context, variables, add));
  });
  const rows = plan.roots.map((root) => {
    const part = refuseRoot(root, () => askRow(root, context, variables));
    return part && add(part);
  });
  if (plan.roots.every((root) => root.kind === 'resolved' || refusals.has(root))) return unsupported('arguments');
  const confirmed = confirmation && add({ text: confirmation.text, values: [confirmation.value] });
  const own = parts.slice(viewer.parts.length).map(({ text }) => text);
  const left = plan.roots.map((root) => refusals.has(root));
  const form = [viewer.form, ...own, ...lists.map(formOfList), rows.join(), left.join(), confirmed].join('\n');
  return { parts, lists, rows, refusals, guards, visible, confirmation: confirmed, form };
}
