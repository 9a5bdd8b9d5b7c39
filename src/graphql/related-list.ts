import './list-fields.ts';
import type { ObjectRef, SchemaTypes } from '@pothos/core';
import { getModel, getRefFromModel, ObjectFieldBuilder } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Where } from '../access/index.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { GatewayContext } from './context.ts';
import { connectionOf } from './keyset.ts';
import { type Fields, type ListOptions, listField } from './list-connection.ts';
import type { ListOrder } from './list-fields.ts';
import { askedOf, baseWhere, type ListArgs, type ListPlan, listShape, pageQuery, planList } from './list-plan.ts';
import { selects } from './selects.ts';

// `t.relatedKeyset`, typed in list-fields.ts: the page is part of its parents' statement.

type Nested = (query: object, walk: object) => { readonly select?: object };
type Parent = Readonly<Record<string, unknown>> & { readonly _count?: Readonly<Record<string, number>> };
interface RelatedOptions extends ListOptions {
  readonly type?: ObjectRef<SchemaTypes, unknown>;
  readonly order: ListOrder;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly where?: (args: unknown, context: unknown) => Where;
}

const fields = ObjectFieldBuilder.prototype as unknown as {
  relatedKeyset(this: Fields & { model: string; typename: string }, relation: string, options: RelatedOptions): never;
};

fields.relatedKeyset = function relatedKeyset(relation, options) {
  const target = getModel(this.model, this.builder).fields.find(({ name }) => name === relation)?.type;
  if (!target) throw new Error(`${this.model} has no relation ${relation}`);
  const ref = options.type ?? (getRefFromModel(target, this.builder) as unknown as ObjectRef<SchemaTypes, unknown>);
  const { name } = this.builder.configStore.getTypeConfig(ref);
  const shape = listShape(options.order, options.filter);
  const list = `${this.typename}/${relation}/${name}`;
  let kept: ListPlan | undefined;
  const planOf = ({ access }: GatewayContext): ListPlan => {
    kept ??= planList(this.builder, access.rules, name, shape);
    return kept;
  };

  /** The primary key of the parent's rows: cursors are bound to it. */
  const keyOf = ({ access }: GatewayContext): readonly string[] => access.rules.types.get(this.typename)?.id ?? [];
  const columnsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

  const select = (args: ListArgs, context: GatewayContext, nested: Nested, selected: () => ReadonlySet<string>) => {
    const plan = planOf(context);
    const base = baseWhere(plan, args, context, options.where?.(args, context));
    const names = selected();
    const filter = Object.keys(base).length > 0 ? { where: base } : true;
    const count = names.has('totalCount') ? { _count: { select: { [relation]: filter } } } : {};
    const own = { ...columnsOf(keyOf(context)), ...count };
    if (!names.has('edges') && !names.has('pageInfo')) return { select: own };
    try {
      const { columns, page } = askedOf(plan, args, context, list);
      const walk = { getType: () => name, paths: [[{ name: 'edges' }, { name: 'node' }]] };
      const query = nested(pageQuery(page, columns, base), walk);
      const keys = columnsOf(columns.map(({ column }) => column));
      return { select: { ...own, [relation]: { ...query, select: { ...keys, ...query.select } } } };
    } catch (error) {
      // A page that cannot be read is the field's own error, not its parents': its resolver throws it.
      if (error instanceof AppError) return null;
      throw error;
    }
  };

  const loaded = (row: Parent, info: GraphQLResolveInfo) =>
    (row[relation] !== undefined || !selects(info, ['edges', 'pageInfo'])) &&
    (row._count?.[relation] !== undefined || !selects(info, ['totalCount']));

  return listField(this, ref, shape, options, {
    extensions: { pothosPrismaSelect: select, pothosPrismaLoaded: loaded },
    resolve: (row: Parent, args: ListArgs, context: GatewayContext, info: GraphQLResolveInfo) => {
      const place = JSON.stringify([info.fieldName, ...keyOf(context).map((column) => row[column])]);
      const { columns, binding, page } = askedOf(planOf(context), args, context, list, place);
      const rows = (row[relation] ?? []) as Readonly<Record<string, unknown>>[];
      return {
        ...connectionOf(rows, page, columns, binding),
        totalCount: row._count?.[relation] ?? 0,
      };
    },
  });
};
