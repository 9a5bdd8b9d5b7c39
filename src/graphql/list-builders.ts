import './list-fields.ts';
import { type ObjectRef, RootFieldBuilder, type SchemaTypes } from '@pothos/core';
import { getRefFromModel, queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { andVisible, typeRule, type Where } from '../access/index.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { GatewayContext } from './context.ts';
import { connectionOf } from './keyset.ts';
import { type Fields, type ListOptions, listField } from './list-connection.ts';
import type { ListOrder } from './list-fields.ts';
import { askedOf, baseWhere, type ListArgs, type ListPlan, listShape, pageQuery, planList } from './list-plan.ts';
import { selects } from './selects.ts';

// `t.row` and `t.keyset`, typed in list-fields.ts.

interface Delegate {
  findMany(query: object): Promise<Readonly<Record<string, unknown>>[]>;
  findFirst(query: object): Promise<object | null>;
  count(query: object): Promise<number>;
}
type WhereOf = (args: unknown, context: unknown, parent: unknown) => Promise<Where | null> | Where | null;

const delegate = (context: GatewayContext, model: string): Delegate =>
  (context.db as unknown as Record<string, Delegate>)[model.charAt(0).toLowerCase() + model.slice(1)] as Delegate;

const fields = RootFieldBuilder.prototype as unknown as {
  row(this: Fields, options: ListOptions & { type: string; where: WhereOf }): never;
  keyset(
    this: Fields,
    options: ListOptions & {
      type: string;
      variant?: ObjectRef<SchemaTypes, unknown>;
      where?: WhereOf;
      order: ListOrder;
      filter?: Readonly<Record<string, unknown>>;
    },
  ): never;
};

fields.row = function row({ where, type: model, ...options }) {
  const ref = getRefFromModel(model, this.builder);
  return this.field({
    ...options,
    type: ref,
    nullable: true,
    rowsChecked: true,
    resolve: async (parent: unknown, args: unknown, context: GatewayContext, info: GraphQLResolveInfo) => {
      const { name } = this.builder.configStore.getTypeConfig(ref);
      const said = await where(args, context, parent);
      const visible = said && andVisible(typeRule(context.access.rules, name), context.access.viewer, said);
      const query = queryFromInfo({ context, info, typeName: name });
      const found = visible && (await delegate(context, model).findFirst({ ...query, where: visible }));
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    },
  });
};

fields.keyset = function keyset({ variant, ...options }) {
  const { type: model, where } = options;
  const ref = variant ?? (getRefFromModel(model, this.builder) as unknown as ObjectRef<SchemaTypes, unknown>);
  const shape = listShape(options.order, options.filter);
  let plan: ListPlan | undefined;
  return listField(this, ref, shape, options, {
    resolve: async (parent: unknown, args: ListArgs, context: GatewayContext, info: GraphQLResolveInfo) => {
      const { name } = this.builder.configStore.getTypeConfig(ref);
      plan ??= planList(this.builder, context.access.rules, name, shape);
      const list = `${info.parentType.name}.${info.fieldName}`;
      const { columns, binding, page } = askedOf(plan, args, context, list, list);
      const said = where ? await where(args, context, parent) : {};
      if (said === null) return { ...connectionOf([], page, columns, binding), totalCount: 0 };
      const base = baseWhere(plan, args, context, said);
      const select = Object.fromEntries(columns.map(({ column }) => [column, true]));
      const rows = selects(info, ['edges', 'pageInfo'])
        ? await delegate(context, model).findMany({
            ...queryFromInfo({ context, info, typeName: name, paths: [['edges', 'node']], select: select as never }),
            ...pageQuery(page, columns, base),
          })
        : [];
      const totalCount = () => delegate(context, model).count({ where: base });
      return { ...connectionOf(rows, page, columns, binding), totalCount };
    },
  });
};
