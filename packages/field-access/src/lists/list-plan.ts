import type { SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';
import { type AccessRules, andVisible, errorsOf, heldWhere, isWhere, type TypeRule, type Where } from '../index.ts';
import { processSeal } from './cursor.ts';
import { type CursorBinding, type KeysetColumn, type PageArgs, readPage } from './keyset.ts';
import type { ListOrder } from './list-fields.ts';
import type { ReadContext } from './read-context.ts';

type Orders = Readonly<Record<string, ListOrder>>;
export type ListArgs = PageArgs & Readonly<Record<string, unknown>>;

/** A list as its field declares it. A single order has the name DEFAULT. */
export interface ListShape {
  readonly orders: Orders;
  /** GraphQL field -> input type. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** GraphQL fields of times. */
  readonly ranges: readonly string[];
}

/** The options of a list's field that declare its shape. */
interface ShapeOptions {
  readonly order: ListOrder | Orders;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly ranges?: readonly string[];
}

export function listShape({ order, filter = {}, ranges = [] }: ShapeOptions): ListShape {
  const isSingle = Object.values(order).some((option) => typeof option === 'string' || Array.isArray(option));
  return { orders: isSingle ? { DEFAULT: order as ListOrder } : (order as Orders), filter, ranges };
}

/** The fields and columns that a list sorts and filters by, which the access plugin checks. */
export const listedFields = ({ orders, filter, ranges }: ListShape) => ({
  sort: Object.values(orders).flatMap(({ by = [] }) => by),
  columns: Object.values(orders).flatMap(({ column = [] }) => column),
  filter: [...Object.keys(filter), ...ranges],
});

/** A list's columns, as its schema resolves them. */
export interface ListPlan {
  readonly rule: TypeRule;
  /** The columns of each order, by its name; the primary key comes last. */
  readonly orders: Readonly<Record<string, readonly KeysetColumn[]>>;
  /** GraphQL field -> column. */
  readonly filters: Readonly<Record<string, string>>;
  /** GraphQL field -> column, of times. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** Resolves a list's fields of a type to the columns they expose. */
function planList(
  builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>,
  rules: AccessRules,
  typeName: string,
  shape: ListShape,
): ListPlan {
  const rule = rules.types.get(typeName);
  if (!rule?.model) throw new Error(`${typeName} is no Prisma type`);
  const { fields } = getModel(rule.model, builder);
  const columnOf = (field: string): string => {
    const column = rules.fields.get(`${typeName}.${field}`)?.column;
    if (!column) throw new Error(`${typeName}.${field} exposes no column`);
    return column;
  };
  const columns = ({ direction = 'asc', by = [], column = [] }: ListOrder): KeysetColumn[] => {
    const own: string[] = [...[by].flat().map(columnOf), ...[column].flat()];
    return [...own, ...rule.id.filter((column) => !own.includes(column))].map((column) => ({
      column,
      direction,
      type: fields.find(({ name }) => name === column)?.type ?? 'String',
    }));
  };
  return {
    rule,
    orders: Object.fromEntries(Object.entries(shape.orders).map(([name, order]) => [name, columns(order)])),
    filters: Object.fromEntries(Object.keys(shape.filter).map((field) => [field, columnOf(field)])),
    ranges: Object.fromEntries(shape.ranges.map((field) => [field, columnOf(field)])),
  };
}

/** The plan of a list, made at its first use, when the schema is complete. */
export function lazyPlan(builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>, typeName: string, shape: ListShape) {
  let plan: ListPlan | undefined;
  return (rules: AccessRules): ListPlan => {
    plan ??= planList(builder, rules, typeName, shape);
    return plan;
  };
}

/** The columns in the direction of the argument; in the order's own if there is none. */
const inDirection = (columns: readonly KeysetColumn[], direction: unknown): readonly KeysetColumn[] =>
  direction == null
    ? columns
    : columns.map((column) => ({ ...column, direction: direction as KeysetColumn['direction'] }));

/** The list that cursors belong to. */
interface CursorList {
  readonly list: string;
  /** The place of the list below its parent row; absent if the parent row is not read yet. */
  readonly place?: string;
}

/**
 * Reads the arguments of a list: the order's columns, the page, and the binding of its cursors. A null argument is as an absent one.
 * @throws PAGE_INVALID, CURSOR_INVALID
 *
 * @example
 * const { page, columns } = readListRequest(plan, args, context, { list: 'Query.posts', place: 'Query.posts' });
 */
export function readListRequest(
  plan: ListPlan,
  args: ListArgs,
  { access, cursors = processSeal() }: ReadContext,
  { list, place }: CursorList,
) {
  const { first: _first, last: _last, after: _after, before: _before, orderBy, direction, ...rest } = args;
  const order = String(orderBy ?? Object.keys(plan.orders)[0]);
  const columns = inDirection(plan.orders[order] as readonly KeysetColumn[], direction);
  let scope: string | undefined;
  const binding: CursorBinding = {
    errors: errorsOf(access.rules.model),
    seal: cursors,
    // Lazy, because most requests neither read nor write a cursor.
    get scope() {
      scope ??= scopeOf([list, order, columns], rest);
      return scope;
    },
    ...(place === undefined ? {} : { place }),
  };
  return { columns, binding, page: readPage(args, columns, binding) };
}

function scopeOf(list: readonly unknown[], args: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(args)
    .filter(([, value]) => value != null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([...list, entries], (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
}

const isEmpty = (where: Where): boolean => isWhere(where) && Object.keys(where).length === 0;

const allOf = (...wheres: (Where | undefined)[]): Where => {
  const some = wheres.filter((where) => where !== undefined && !isEmpty(where)) as Where[];
  return some.length > 1 ? { AND: some } : (some[0] ?? {});
};

interface TimeRange {
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** The condition of a range: from its start on, and before its end. */
function within(column: string, range: TimeRange | null | undefined): Where | undefined {
  const { startsAt, endsAt } = range ?? {};
  if (!startsAt && !endsAt) return undefined;
  return { [column]: { ...(startsAt ? { gte: startsAt } : {}), ...(endsAt ? { lt: endsAt } : {}) } };
}

/** The condition that no row meets. */
const NO_ROW: Where = { OR: [] };

/**
 * A field's own `where`; null where no row holds what it compares with.
 *
 * @example
 * const where = heldRows(context, typeRule(rules, 'Post'), { id: args.number });
 */
export const heldRows = ({ access }: ReadContext, { model, required }: TypeRule, where: Where): Where | null =>
  heldWhere(access.rules.model.tables[model ?? ''], where, required);

/**
 * The rows of a list that the viewer may see, before any page: what `totalCount` counts.
 *
 * @example
 * const total = await db.post.count({ where: baseWhere(plan, args, context, { authorId: 1 }) });
 */
export function baseWhere(plan: ListPlan, args: ListArgs, context: ReadContext, where: Where | undefined): Where {
  const filtered = Object.entries(plan.filters).filter(([field]) => args[field] != null);
  const filter = Object.fromEntries(filtered.map(([field, column]) => [column, args[field]]));
  const ranges = Object.entries(plan.ranges).map(([field, column]) => within(column, args[field] as TimeRange | null));
  const own = heldRows(context, plan.rule, allOf(where, filter, ...ranges));
  return andVisible(plan.rule, context.access.viewer, own ?? NO_ROW);
}
