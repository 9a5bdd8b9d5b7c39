import type { Where } from '../model/conditions.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { andVisible } from './visibility.ts';

type Nested = (query: unknown, path?: unknown, type?: unknown) => unknown;
type Select = (args: object, context: AccessContext, nested: Nested, ...rest: unknown[]) => unknown;
/** A field's selection, as the Prisma plugin keeps it: a map of columns, or a function that returns the selection. */
export type PrismaSelect = object | Select;

/** Wraps a selection. It selects nothing for a viewer who can have no label of `need` on any row. */
export function onlyIfPossible(need: LabelMask, select: PrismaSelect): Select {
  const selectFields: Select = typeof select === 'function' ? (select as Select) : () => ({ select });
  return (args, context, ...rest) =>
    (context.access.labels.possible & need) === 0 ? null : selectFields(args, context, ...rest);
}

type Query = { where?: Where } & Record<string, unknown>;

/** Wraps the selection of a relation. It adds to the relation's `where` that the viewer may see the rows. */
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
          ? (...queryArgs: unknown[]) => applyTo(query(...queryArgs), narrowed)
          : applyTo(query as Query, narrowed),
        ...more,
      );
    return select(args, context, wrapped, ...rest);
  };
}

/** Changes a query, or the query that a promise resolves to. */
const applyTo = (query: Query | PromiseLike<Query>, change: (query: Query) => Query) =>
  typeof (query as PromiseLike<Query> | null)?.then === 'function'
    ? (query as PromiseLike<Query>).then(change)
    : change(query as Query);
