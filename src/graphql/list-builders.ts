import type { FieldRef, InputFieldMap, ObjectRef, SchemaTypes } from '@pothos/core';
import { getRefFromModel, queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { andVisible, typeRule, type Where } from '../access/index.ts';
import type { Consistency } from '../core/consistency.ts';
import { AppError } from '../core/errors/app-error.ts';
import { findPage, type ListDelegate, listBranches } from './branches.ts';
import type { GatewayContext } from './context.ts';
import { countedRows, isWritable } from './execution/list-reads.ts';
import { withSource } from './execution/source.ts';
import { tableOf } from './execution/sql.ts';
import { connectionOf, pageOrder } from './keyset.ts';
import { type Fields, LISTED, listField, MOST_COUNTED, ROWS } from './list-connection.ts';
import type { ModelName, ModelOf, QueryFields, RootKeysetOptions, RowOptions, Types } from './list-fields.ts';
import { askedOf, baseWhere, type ListArgs, listShape, pageQuery, plannedOnce } from './list-plan.ts';
import { selects } from './selects.ts';

interface Delegate extends ListDelegate {
  findFirst(query: object): Promise<object | null>;
}
type WhereOf = (args: unknown, context: unknown) => Where | null;
type Before = (args: unknown, context: unknown) => Promise<void>;

export const delegate = (context: GatewayContext, model: string): Delegate =>
  (context.db as unknown as Record<string, Delegate>)[model.charAt(0).toLowerCase() + model.slice(1)] as Delegate;

/** Adds to a field's description how old its answer may be, if that is not the default. */
const describe = (description: string | undefined, consistency: Consistency): object =>
  consistency === 'bounded'
    ? { description: `${description} Anonymous callers may see data up to one second old.` }
    : {};

/**
 * A field of Query: one row by a `where`. A row that the viewer may not see and a row that is not there both answer null
 * and NOT_FOUND; with `mayBeAbsent` null alone.
 */
export function row<Name extends ModelName, Args extends InputFieldMap = Record<never, never>>(
  t: QueryFields,
  { type, variant, mayBeAbsent = false, where, consistency = 'strict', ...options }: RowOptions<Name, Args>,
): FieldRef<Types, ModelOf<Name>['Shape'] | null, 'Query'> {
  const { builder, field } = t as unknown as Fields;
  const [model, whereOf] = [type as string, where as WhereOf];
  const ref = variant ?? getRefFromModel(model, builder);
  const { name } = builder.configStore.getTypeConfig(ref);
  return field.call(t, {
    ...options,
    ...describe(options.description, consistency),
    extensions: withSource({ kind: 'row', where: whereOf, mayBeAbsent, consistency }),
    type: ref,
    nullable: true,
    rowsChecked: true,
    resolve: async (_parent: unknown, args: unknown, context: GatewayContext, info: GraphQLResolveInfo) => {
      const said = whereOf(args, context);
      const visible = said && andVisible(typeRule(context.access.rules, name), context.access.viewer, said);
      const query = queryFromInfo({ context, info, typeName: name });
      const found = visible && (await delegate(context, model).findFirst({ ...query, where: visible }));
      if (!found && !mayBeAbsent) throw new AppError('NOT_FOUND');
      return found;
    },
  });
}

/** How many rows there are, up to one more than is said of them. */
function countOf(
  context: GatewayContext,
  {
    model,
    id,
    base,
    orderBy,
  }: { model: string; id: readonly string[]; base: Where; orderBy: ReturnType<typeof pageOrder> },
): Promise<number> {
  const [rows, branches] = [{ table: tableOf(model), id }, listBranches(base)];
  if (isWritable(rows, branches)) return countedRows(context.db, rows, branches, orderBy);
  return delegate(context, model).count({ where: base, orderBy, take: MOST_COUNTED + 1 });
}

/**
 * A field of Query: a Relay connection of visible rows. Keyset in SQL, sealed cursors, pages of 20 and at most 100,
 * `totalCount` counted only where it is asked for. Nullable: a list that cannot be read takes no other field with it. Of Query
 * alone: on a type, its statements would grow with the parents.
 */
export function keyset<Name extends ModelName, Args extends InputFieldMap = Record<never, never>>(
  t: QueryFields,
  { variant, before, consistency = 'strict', ...options }: RootKeysetOptions<Name, Args>,
): FieldRef<Types, unknown, 'Query'> {
  const fields = t as unknown as Fields;
  const [model, where] = [options.type as string, options.where as WhereOf | undefined];
  const prepare = before as Before | undefined;
  const ref = (variant ?? getRefFromModel(model, fields.builder)) as unknown as ObjectRef<SchemaTypes, unknown>;
  const { name, kind, extensions } = fields.builder.configStore.getTypeConfig(ref);
  // Of several types: by what each row's is known, whatever is selected of it.
  const always = kind === 'Interface' ? (extensions?.pothosPrismaSelect as object) : {};
  const shape = listShape(options);
  const planOf = plannedOnce(fields.builder, name, shape);
  const source = prepare
    ? {}
    : withSource({
        kind: 'list',
        type: name,
        plan: planOf,
        where: (args, context) => where?.(args, context),
        consistency,
      });
  return listField(
    fields,
    ref,
    shape,
    { nullable: true, ...options, ...describe(options.description, consistency) },
    {
      extensions: source,
      resolve: async (_parent: unknown, args: ListArgs, context: GatewayContext, info: GraphQLResolveInfo) => {
        const plan = planOf(context.access.rules);
        const list = `${info.parentType.name}.${info.fieldName}`;
        const { columns, binding, page } = askedOf(plan, args, context, list, list);
        if (prepare) await context.access.keep(`look ${info.path.key}`, () => prepare(args, context));
        const said = where ? where(args, context) : {};
        if (said === null) return { ...connectionOf([], page, columns, binding), count: () => 0 };
        const base = baseWhere(plan, args, context, said);
        const select = { ...always, ...Object.fromEntries(columns.map(({ column }) => [column, true])) };
        const rows = selects(info, LISTED)
          ? await findPage(delegate(context, model), {
              base,
              id: plan.rule.id,
              queryOf: (one) => pageQuery(page, columns, one),
              select: queryFromInfo({ context, info, typeName: name, paths: ROWS, select: select as never }),
            })
          : [];
        let counted: Promise<number> | undefined;
        const count = () => {
          counted ??= countOf(context, { model, id: plan.rule.id, base, orderBy: pageOrder(page, columns) });
          return counted;
        };
        return { ...connectionOf(rows, page, columns, binding), count };
      },
    },
  );
}
