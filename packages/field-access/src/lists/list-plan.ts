import type { SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';
import { type AccessRules, andVisible, errorsOf, type TypeRule, type Where } from '../index.ts';
import { type CursorBinding, type KeysetColumn, type PageArgs, readPage } from './keyset.ts';
import type { ListOrder } from './list-fields.ts';
import type { ReadContext } from './read-context.ts';

type Orders = Readonly<Record<string, ListOrder>>;
export type ListArgs = PageArgs & Readonly<Record<string, unknown>>;

/** A list as its field declares it. A single order has the name DEFAULT. */
export interface ListShape {
  readonly orders: Orders;
  /** The input types of its filters, by GraphQL field. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The GraphQL fields of times by whose range it can be filtered. */
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

/** The fields and columns that a list sorts and filters by, for the checks of the access plugin. */
export const sortAndFilterFields = ({ orders, filter, ranges }: ListShape) => ({
  sort: Object.values(orders).flatMap(({ by = [] }) => by),
  columns: Object.values(orders).flatMap(({ column = [] }) => column),
  filter: [...Object.keys(filter), ...ranges],
});

/** The columns of a list, from the fields that it declares. */
export interface ListPlan {
  readonly rule: TypeRule;
  /** The columns of each order, by its name; the primary key comes last. */
  readonly orders: Readonly<Record<string, readonly KeysetColumn[]>>;
  /** The columns of its filters, by GraphQL field. */
  readonly filters: Readonly<Record<string, string>>;
  /** The columns of its ranges of time, by GraphQL field. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** Resolves the fields of a list to the columns that they expose. @throws Error for a field that exposes none */
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
    const orderColumns: string[] = [...[by].flat().map(columnOf), ...[column].flat()];
    const keyColumns = rule.id.filter((column) => !orderColumns.includes(column));
    return [...orderColumns, ...keyColumns].map((column) => ({
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

/** A function that returns the plan of a list. It makes the plan at its first call, when the schema is complete. */
export function lazyPlan(builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>, typeName: string, shape: ListShape) {
  let plan: ListPlan | undefined;
  return (rules: AccessRules): ListPlan => {
    plan ??= planList(builder, rules, typeName, shape);
    return plan;
  };
}

/** The columns of an order in the direction of an argument; without an argument, in their own direction. */
const inDirection = (columns: readonly KeysetColumn[], direction: unknown): readonly KeysetColumn[] =>
  direction == null
    ? columns
    : columns.map((column) => ({ ...column, direction: direction as KeysetColumn['direction'] }));

/** The list that cursors belong to. */
interface CursorList {
  /** The name of the list. */
  readonly list: string;
  /** Its field and its parent row, as cursors hold them; absent while the parent row is not read. */
  readonly place?: string;
}

/**
 * Reads the arguments of a list: the columns of its order, its page, and the binding of its cursors. A null argument counts as absent.
 * @throws PAGE_INVALID, CURSOR_INVALID
 */
export function readListRequest(
  plan: ListPlan,
  args: ListArgs,
  { access, cursors }: ReadContext,
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

/** The scope of a list's cursors: its name and order, and its arguments without those of the page. */
function scopeOf(list: readonly unknown[], args: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(args)
    .filter(([, value]) => value != null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([...list, entries], (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
}

const allOf = (...wheres: (Where | undefined)[]): Where => {
  const conditions = wheres.filter((where) => where !== undefined && Object.keys(where).length > 0) as Where[];
  return conditions.length > 1 ? { AND: conditions } : (conditions[0] ?? {});
};

interface TimeRange {
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** The condition that a time is in a range: at its start or later, and before its end. Undefined for a range without bounds. */
function rangeWhere(column: string, range: TimeRange | null | undefined): Where | undefined {
  const { startsAt, endsAt } = range ?? {};
  if (!startsAt && !endsAt) return undefined;
  return { [column]: { ...(startsAt ? { gte: startsAt } : {}), ...(endsAt ? { lt: endsAt } : {}) } };
}

/** The `where` of the rows of a list that the viewer may see. `totalCount` counts them; a page shows some of them. */
export function baseWhere(plan: ListPlan, args: ListArgs, context: ReadContext, where: Where | undefined): Where {
  const filtered = Object.entries(plan.filters).filter(([field]) => args[field] != null);
  const filter = Object.fromEntries(filtered.map(([field, column]) => [column, args[field]]));
  const ranges = Object.entries(plan.ranges).map(([field, column]) =>
    rangeWhere(column, args[field] as TimeRange | null),
  );
  return andVisible(plan.rule, context.access.viewer, allOf(where, filter, ...ranges));
}
