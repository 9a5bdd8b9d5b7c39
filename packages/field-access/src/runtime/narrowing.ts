import type { Where } from '../model/conditions.ts';
import type { LabelMask } from '../model/label-mask.ts';
import { isPromise } from '../model/promises.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { andVisible } from './visibility.ts';

type Nested = (query: unknown, path?: unknown, type?: unknown) => unknown;
type Select = (args: object, context: AccessContext, nested: Nested, ...rest: unknown[]) => unknown;
/** A field's selection as the Prisma plugin keeps it: a map of columns, or a function that plans it. */
export type PrismaSelect = object | Select;

/** Selects nothing if no label that reads the field can hold for the viewer on any row. */
export function onlyIfPossible(need: LabelMask, select: PrismaSelect): Select {
  const plan: Select = typeof select === 'function' ? (select as Select) : () => ({ select });
  return (args, context, ...rest) =>
    (context.access.labels.possible & need) === 0 ? null : plan(args, context, ...rest);
}

type Query = { where?: Where; select?: object } & Record<string, unknown>;

/** Adds a column to what a field selects of its own row, because its resolver tests it. A query without a `select` reads every column. */
export function withColumn(column: string, select: Select): Select {
  return (...args) => {
    const selected = select(...args) as Query | PromiseLike<Query>;
    return later(selected, (query) =>
      query.select ? { ...query, select: { ...query.select, [column]: true } } : query,
    );
  };
}

/** Puts the visibility of a relation's rows into its `where`. */
export function onlyVisible(target: () => TypeRule, select: Select): Select {
  return (args, context, nested, ...rest) => {
    const rule = target();
    if (!rule.rows) return select(args, context, nested, ...rest);
    const narrowed = (query: Query | undefined | null): Query => ({
      ...query,
      where: andVisible(rule, context.access.viewer, query?.where),
    });
    const wrapped: Nested = (query, ...more) =>
      nested(
        typeof query === 'function'
          ? (...queryArgs: unknown[]) => later(query(...queryArgs), narrowed)
          : later(query as Query, narrowed),
        ...more,
      );
    return select(args, context, wrapped, ...rest);
  };
}

const later = (query: Query | PromiseLike<Query>, change: (query: Query) => Query) =>
  isPromise(query) ? (query as PromiseLike<Query>).then(change) : change(query);
