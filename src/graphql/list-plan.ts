import type { SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';
import { type AccessRules, andVisible, errorsOf, type TypeRule, type Where } from '../access/index.ts';
import {
  type CursorBinding,
  type KeysetColumn,
  type Page,
  type PageArgs,
  pageOrder,
  pageTake,
  pageWhere,
  readPage,
} from './keyset.ts';
import type { ListOrder } from './list-fields.ts';
import type { ReadContext } from './read-context.ts';

type Orders = Readonly<Record<string, ListOrder>>;
export type ListArgs = PageArgs & Readonly<Record<string, unknown>>;

/** What a list's field was given. A single order goes under the name DEFAULT. */
export interface ListShape {
  readonly orders: Orders;
  /** GraphQL field -> input type. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** GraphQL fields of times. */
  readonly ranges: readonly string[];
}

interface Shaped {
  readonly order: ListOrder | Orders;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly ranges?: readonly string[];
}

export function listShape({ order, filter = {}, ranges = [] }: Shaped): ListShape {
  const single = Object.values(order).some((said) => typeof said === 'string' || Array.isArray(said));
  return { orders: single ? { DEFAULT: order as ListOrder } : (order as Orders), filter, ranges };
}

/** What a list sorts and filters by: the access plugin checks it. */
export const listedFields = ({ orders, filter, ranges }: ListShape) => ({
  sort: Object.values(orders).flatMap(({ by = [] }) => by),
  columns: Object.values(orders).flatMap(({ column = [] }) => column),
  filter: [...Object.keys(filter), ...ranges],
});

/** A list's columns, resolved against the schema it is in. */
export interface ListPlan {
  readonly rule: TypeRule;
  /** By the order's name; the primary key last. */
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
    const named: string[] = [...[by].flat().map(columnOf), ...[column].flat()];
    return [...named, ...rule.id.filter((column) => !named.includes(column))].map((column) => ({
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

/** The plan of a list, made when it is first asked for: the schema is complete then. */
export function plannedOnce(builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>, typeName: string, shape: ListShape) {
  let plan: ListPlan | undefined;
  return (rules: AccessRules): ListPlan => {
    plan ??= planList(builder, rules, typeName, shape);
    return plan;
  };
}

/** The columns in the direction that is asked for; in the order's own where none is. */
const directed = (columns: readonly KeysetColumn[], direction: unknown): readonly KeysetColumn[] =>
  direction == null ? columns : columns.map((one) => ({ ...one, direction: direction as KeysetColumn['direction'] }));

/**
 * What one request asks of a list: the order's columns, the page, and what its cursors are bound to. An argument that is
 * null is as one that is absent. `place`: absent where the parent row is not read yet.
 * @throws PAGE_INVALID, CURSOR_INVALID
 */
export function readListRequest(
  plan: ListPlan,
  args: ListArgs,
  { access, cursors }: ReadContext,
  list: string,
  place?: string,
) {
  const { first: _first, last: _last, after: _after, before: _before, orderBy, direction, ...rest } = args;
  const order = String(orderBy ?? Object.keys(plan.orders)[0]);
  const columns = directed(plan.orders[order] as readonly KeysetColumn[], direction);
  let scope: string | undefined;
  const binding: CursorBinding = {
    errors: errorsOf(access.rules.model),
    seal: cursors,
    // Only where a cursor is read or written.
    get scope() {
      scope ??= scopeOf([list, order, columns], rest);
      return scope;
    },
    ...(place === undefined ? {} : { place }),
  };
  return { columns, binding, page: readPage(args, columns, binding) };
}

function scopeOf(list: readonly unknown[], args: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(args)
    .filter(([, value]) => value != null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([...list, said], (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
}

const allOf = (...wheres: (Where | undefined)[]): Where => {
  const said = wheres.filter((where) => where !== undefined && Object.keys(where).length > 0) as Where[];
  return said.length > 1 ? { AND: said } : (said[0] ?? {});
};

interface TimeRange {
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** From the start of a range on, and before its end. */
function within(column: string, range: TimeRange | null | undefined): Where | undefined {
  const { startsAt, endsAt } = range ?? {};
  if (!startsAt && !endsAt) return undefined;
  return { [column]: { ...(startsAt ? { gte: startsAt } : {}), ...(endsAt ? { lt: endsAt } : {}) } };
}

/** The rows of a list that the viewer may see, before any page: what `totalCount` counts. */
export function baseWhere(plan: ListPlan, args: ListArgs, context: ReadContext, where: Where | undefined): Where {
  const filtered = Object.entries(plan.filters).filter(([field]) => args[field] != null);
  const filter = Object.fromEntries(filtered.map(([field, column]) => [column, args[field]]));
  const ranges = Object.entries(plan.ranges).map(([field, column]) => within(column, args[field] as TimeRange | null));
  return andVisible(plan.rule, context.access.viewer, allOf(where, filter, ...ranges));
}

/** Prisma's arguments for a page. */
export const pageQuery = (page: Page, columns: readonly KeysetColumn[], base: Where) => ({
  where: allOf(base, ...pageWhere(page, columns)),
  orderBy: pageOrder(page, columns),
  take: pageTake(page),
});
