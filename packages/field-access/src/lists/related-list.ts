import type { ObjectRef, SchemaTypes } from '@pothos/core';
import { getModel, getRefFromModel, queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { type AccessRules, keyPart, type RowKey, type Where } from '../index.ts';
import { boundTo, connectionOf, requirePlace } from './keyset.ts';
import { type Fields, listField, PAGE_FIELDS, ROW_PATHS } from './list-connection.ts';
import { type ListWay, wayName } from './list-join.ts';
import { baseWhere, type ListArgs, type ListPlan, lazyPlan, listShape, readListRequest } from './list-plan.ts';
import type { ReadContext } from './read-context.ts';
import { createRelatedReader, type RowQuery } from './related-reads.ts';
import { selects } from './selects.ts';
import { withSource } from './source.ts';

type Row = Readonly<Record<string, unknown>>;

const columnsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** Options of a list below rows, as far as this builder reads them; their types follow the schema's (`Lists`). */
interface RelatedField {
  readonly type?: unknown;
  readonly order: never;
  readonly where?: (args: ListArgs, context: ReadContext) => Where;
}

/** The scalar of a point in time, which ranges take. */
interface TimeOption {
  readonly timeType: string;
}

/** The builder of a Prisma type's fields. */
interface PrismaFields extends Fields {
  readonly model: string;
  readonly typename: string;
}

/** The arguments of a resolver of a row's field. */
type ResolverArgs = [row: Row, args: ListArgs, context: ReadContext, info: GraphQLResolveInfo];

/** A list below the rows of one type, as its field declares it. */
interface RelatedDeclaration {
  /** The name of the list, which its cursors are bound to. */
  readonly list: string;
  readonly planOf: (rules: AccessRules) => ListPlan;
  /** The list's own rows, without visibility. */
  readonly whereOf: (args: ListArgs, context: ReadContext) => Where | undefined;
  /** The columns of the primary key of the parents. */
  readonly keyOf: (context: ReadContext) => readonly string[];
  readonly readerOf: ReturnType<typeof createRelatedReader>;
}

/** Creates the resolver of a list below rows, which takes Prisma's query of the rows. */
function relatedResolver({ list, planOf, whereOf, keyOf, readerOf }: RelatedDeclaration) {
  /** The request of the field for all its parents. @throws PAGE_INVALID, CURSOR_INVALID */
  const requestOf = (query: RowQuery, args: ListArgs, context: ReadContext, info: GraphQLResolveInfo) => {
    const plan = planOf(context.access.rules);
    const { columns, binding, page } = readListRequest(plan, args, context, { list });
    const where = baseWhere(plan, args, context, whereOf(args, context));
    const keys = { parent: keyOf(context), rows: plan.rule.id };
    const isPageSelected = selects(info, PAGE_FIELDS);
    return { columns, binding, page, reader: readerOf({ keys, where, page, columns, query, isPageSelected }, context) };
  };

  return (query: RowQuery, ...[row, args, context, info]: ResolverArgs): Promise<object> => {
    // The executor hands the same nodes to all rows of one selection, and to no other selection.
    const request = context.access.once(info.fieldNodes, () => requestOf(query, args, context, info));
    const { columns, page, reader } = request;
    const place = JSON.stringify([info.fieldName, ...keyOf(context).map((column) => keyPart(row[column]))]);
    requirePlace(page, place, request.binding.errors);
    const binding = boundTo(request.binding, place);
    let counted: Promise<number> | undefined;
    const count = () => {
      counted ??= reader.count(row);
      return counted;
    };
    return reader.page(row).then((rows) => ({ ...connectionOf(rows, page, columns, binding), count }));
  };
}

/** A list below the rows of a type, as its builder declares it. */
interface BelowField {
  readonly way: ListWay;
  /** Prisma's model of the rows. */
  readonly model: string;
  readonly type: ObjectRef<SchemaTypes, unknown>;
  readonly options: RelatedField;
}

/** The field of a list below rows. */
function listBelow(
  fields: PrismaFields,
  { timeType }: TimeOption,
  { way, model, type: ref, options }: BelowField,
): never {
  const { builder, model: parent, typename } = fields;
  const { name } = builder.configStore.getTypeConfig(ref);
  const shape = listShape(options);
  const planOf = lazyPlan(builder, name, shape);
  const whereOf = (args: ListArgs, context: ReadContext) => options.where?.(args, context);
  const keyOf = ({ access }: ReadContext): readonly string[] => access.rules.types.get(typename)?.id ?? [];
  /** The columns of the parents: of their key, and those that the rows are joined by without a relation. */
  const joined = 'key' in way ? Object.values(way.key) : [];
  const resolveList = relatedResolver({
    list: `${typename}/${wayName(way)}/${name}`,
    planOf,
    whereOf,
    keyOf,
    readerOf: createRelatedReader({ way, parent, model }),
  });

  // A caller that goes round the plugin gets here.
  const resolve = (...[row, args, context, info]: ResolverArgs) =>
    resolveList(queryFromInfo({ context, info, typeName: name, paths: ROW_PATHS }), row, args, context, info);

  return listField(
    fields,
    ref,
    { ...shape, timeType },
    {
      ...options,
      extensions: {
        pothosPrismaSelect: (_args: ListArgs, context: ReadContext) => ({
          select: columnsOf([...keyOf(context), ...joined]),
        }),
        // No parent row comes with its page, so the plugin calls the fallback: it plans the rows' query once for all parents.
        pothosPrismaLoaded: () => false,
        pothosPrismaFallback: resolveList,
        pothosPrismaFallbackPlan: () => ({ typeName: name, paths: ROW_PATHS }),
        ...withSource({ kind: 'list', model, type: name, way, plan: planOf, where: whereOf }, resolve),
      },
      resolve,
    },
  );
}

/** Builds `relatedKeyset` of `Lists`. */
export function relatedKeyset(time: TimeOption, fields: PrismaFields, relation: string, options: RelatedField): never {
  const { builder, model: parent } = fields;
  const model = getModel(parent, builder).fields.find(({ name }) => name === relation)?.type;
  if (!model) throw new Error(`${parent} has no relation ${relation}`);
  const type = (options.type ?? getRefFromModel(model, builder)) as unknown as ObjectRef<SchemaTypes, unknown>;
  return listBelow(fields, time, { way: { relation }, model, type, options });
}

/** Options of a list of rows that no relation leads to, as far as this builder reads them. */
interface KeyedField extends RelatedField {
  readonly type: string;
  readonly key: RowKey['key'];
  readonly variant?: unknown;
}

/** Builds `keyedKeyset` of `Lists`. */
export function keyedKeyset(
  time: TimeOption,
  fields: PrismaFields,
  { type: model, key, variant, ...options }: KeyedField,
): never {
  const type = (variant ?? getRefFromModel(model, fields.builder)) as unknown as ObjectRef<SchemaTypes, unknown>;
  return listBelow(fields, time, { way: { model, key }, model, type, options });
}
