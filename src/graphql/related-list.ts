import type { FieldKind, FieldRef, InputFieldMap, ObjectRef, SchemaTypes } from '@pothos/core';
import { getModel, getRefFromModel, type prismaModelName, queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from './context.ts';
import { withSource } from './execution/source.ts';
import { boundTo, connectionOf, requirePlace } from './keyset.ts';
import { type Fields, LISTED, listField, ROWS } from './list-connection.ts';
import type { ModelOf, RelatedKeysetOptions, RelatedModel, Types } from './list-fields.ts';
import { askedOf, baseWhere, type ListArgs, listShape, plannedOnce } from './list-plan.ts';
import { createRelatedReader, type RowQuery } from './related-reads.ts';
import { selects } from './selects.ts';

type Row = Readonly<Record<string, unknown>>;

declare const ofShape: unique symbol;

declare global {
  namespace PothosSchemaTypes {
    interface RootFieldBuilder<Types extends SchemaTypes, ParentShape, Kind extends FieldKind = FieldKind> {
      /** For the compiler alone: from what `relatedKeyset` infers the model whose relations it takes. */
      readonly [ofShape]?: ParentShape;
    }
  }
}

/** The model whose rows a Prisma type's fields are read from. */
type ModelOfShape<Shape> = Shape extends { [prismaModelName]?: infer Name } ? ModelOf<Name> : never;

const columnsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/**
 * A field of a Prisma type: the same as `keyset` of a relation's rows. The statement of the parents reads their keys alone. The
 * pages of all parents are read by two statements more, whatever their number, and their counts by one: rows that one selection
 * of a relation has read are never taken for those of another, whose arguments differ.
 */
export function relatedKeyset<
  Shape,
  Relation extends ModelOfShape<Shape>['ListRelations'],
  Args extends InputFieldMap = Record<never, never>,
>(
  t: { readonly [ofShape]?: Shape },
  relation: Relation,
  options: RelatedKeysetOptions<RelatedModel<ModelOfShape<Shape>, Relation>, Args>,
): FieldRef<Types, unknown, 'PrismaObject'> {
  const fields = t as unknown as Fields & { readonly model: string; readonly typename: string };
  const { builder, model, typename } = fields;
  const targetModel = getModel(model, builder).fields.find(({ name }) => name === relation)?.type;
  if (!targetModel) throw new Error(`${model} has no relation ${relation}`);
  const ref = (options.type ?? getRefFromModel(targetModel, builder)) as unknown as ObjectRef<SchemaTypes, unknown>;
  const { name } = builder.configStore.getTypeConfig(ref);
  const shape = listShape(options);
  const list = `${typename}/${relation}/${name}`;
  const planOf = plannedOnce(builder, name, shape);
  const whereOf = (args: ListArgs, context: GatewayContext) => options.where?.(args as never, context);
  const keyOf = ({ access }: GatewayContext): readonly string[] => access.rules.types.get(typename)?.id ?? [];
  const readerOf = createRelatedReader({ relation, parent: model, model: targetModel });

  /** The request of the field for all its parents. @throws PAGE_INVALID, CURSOR_INVALID */
  const requestOf = (query: RowQuery, args: ListArgs, context: GatewayContext, info: GraphQLResolveInfo) => {
    const plan = planOf(context.access.rules);
    const { columns, binding, page } = askedOf(plan, args, context, list);
    const where = baseWhere(plan, args, context, whereOf(args, context));
    const keys = { parent: keyOf(context), rows: plan.rule.id };
    const isPageSelected = selects(info, LISTED);
    return { columns, binding, page, reader: readerOf({ keys, where, page, columns, query, isPageSelected }, context) };
  };

  const resolveList = (
    query: RowQuery,
    row: Row,
    args: ListArgs,
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ): Promise<object> => {
    // The executor hands the same nodes to all rows of one selection, and to no other selection.
    const request = context.access.once(info.fieldNodes, () => requestOf(query, args, context, info));
    const { columns, page, reader } = request;
    const place = JSON.stringify([info.fieldName, ...keyOf(context).map((column) => row[column])]);
    requirePlace(page, place);
    const binding = boundTo(request.binding, place);
    let counted: Promise<number> | undefined;
    const count = () => {
      counted ??= reader.count(row);
      return counted;
    };
    return reader.page(row).then((rows) => ({ ...connectionOf(rows, page, columns, binding), count }));
  };

  return listField(fields, ref, shape, options, {
    extensions: {
      pothosPrismaSelect: (_args: ListArgs, context: GatewayContext) => ({ select: columnsOf(keyOf(context)) }),
      // No parent has its page. The plugin plans the rows' query once, and notes for each parent what the rows below it have.
      pothosPrismaLoaded: () => false,
      pothosPrismaFallback: resolveList,
      pothosPrismaFallbackPlan: () => ({ typeName: name, paths: ROWS }),
      ...withSource({ kind: 'list', type: name, relation, plan: planOf, where: whereOf }),
    },
    // For a caller that goes round the plugin.
    resolve: (row: Row, args: ListArgs, context: GatewayContext, info: GraphQLResolveInfo) =>
      resolveList(queryFromInfo({ context, info, typeName: name, paths: ROWS }), row, args, context, info),
  });
}
