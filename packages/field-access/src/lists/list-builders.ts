import type { ObjectRef, SchemaTypes } from '@pothos/core';
import { getRefFromModel, queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { andVisible, errorsOf, requireWhere, typeRule, type Where } from '../index.ts';
import { countRoot, readClientPage } from './client-reads.ts';
import { type ConsistencyLevels, ONE_DATABASE } from './consistency.ts';
import { connectionOf } from './keyset.ts';
import { type Fields, listField, PAGE_FIELDS, ROW_PATHS } from './list-connection.ts';
import type { Lists } from './list-fields.ts';
import { baseWhere, heldRows, type ListArgs, lazyPlan, listShape, readListRequest } from './list-plan.ts';
import { delegateOf, type ReadContext } from './read-context.ts';
import { keyedKeyset, relatedKeyset } from './related-list.ts';
import { selects } from './selects.ts';
import { type RowSource, withSource } from './source.ts';

/** The configuration that all lists of a schema share. */
export interface ListsConfig {
  /** The consistency levels of root fields. Absent: every read is of the one database. */
  readonly consistency: ConsistencyLevels;
  /** The scalar of a point in time, which ranges take. Absent: `DateTime`. */
  readonly timeType: string;
}

type WhereOf = (args: unknown, context: unknown) => Where | null;
type Before = (args: unknown, context: unknown) => Promise<void>;

/** Options of a field of Query, as far as these builders read them; their types follow the schema's (`Lists`). */
interface RootField {
  readonly type: string;
  readonly variant?: ObjectRef<SchemaTypes, unknown>;
  readonly description?: string;
  readonly consistency?: string;
}

/**
 * The builders of the rows and lists of a schema with the types `S`. `Level`: the names of its consistency levels, if it has some.
 *
 * @example
 * const { keyset, relatedKeyset, row } = createLists<Types>();
 * builder.queryField('posts', (t) => keyset(t, { type: 'Post', access: 'traverse', order: { by: 'title' } }));
 */
export function createLists<S extends Partial<PothosSchemaTypes.UserSchemaTypes>, Level extends string = never>({
  consistency = ONE_DATABASE,
  timeType = 'DateTime',
}: Partial<ListsConfig> = {}): Lists<PothosSchemaTypes.ExtendDefaultTypes<S>, Level> {
  const config = { consistency, timeType };
  return {
    row: (t: unknown, options: unknown) => row(config, t as Fields, options as RowField),
    keyset: (t: unknown, options: unknown) => keyset(config, t as Fields, options as KeysetField),
    relatedKeyset: (t: unknown, relation: string, options: unknown) =>
      relatedKeyset(config, t as never, relation, options as never),
    keyedKeyset: (t: unknown, options: unknown) => keyedKeyset(config, t as never, options as never),
  } as never;
}

/** Adds to a field's description how old its answer may be, if that is not the default. */
function describe({ consistency: { sentences } }: ListsConfig, { description, consistency }: RootField): object {
  const sentence = consistency === undefined ? undefined : sentences[consistency];
  return sentence === undefined ? {} : { description: `${description} ${sentence}` };
}

/** The columns that decide the type of a row of several types: they are selected with every row. */
function typeColumns(t: Fields, ref: ObjectRef<SchemaTypes, unknown>): object {
  const { kind, extensions } = t.builder.configStore.getTypeConfig(ref);
  return kind === 'Interface' ? (extensions?.pothosPrismaSelect as object) : {};
}

interface RowField extends RootField {
  readonly mayBeAbsent?: boolean;
  readonly where: WhereOf;
}

function row(config: ListsConfig, t: Fields, field: RowField): never {
  const { type: model, variant, mayBeAbsent = false, where: ownWhere, consistency, ...options } = field;
  const ref = (variant ?? getRefFromModel(model, t.builder)) as unknown as ObjectRef<SchemaTypes, unknown>;
  const always = typeColumns(t, ref);
  const { name } = t.builder.configStore.getTypeConfig(ref);
  const whereOf = (args: unknown, context: ReadContext) => {
    const own = ownWhere(args, context);
    const settled = own === null ? false : requireWhere(`where of ${name}`, own);
    if (typeof settled === 'boolean') return settled ? {} : null;
    return heldRows(context, typeRule(context.access.rules, name), settled);
  };
  const resolve = async (_parent: unknown, args: unknown, context: ReadContext, info: GraphQLResolveInfo) => {
    const { rules, viewer } = context.access;
    const where = whereOf(args, context);
    const visible = where && andVisible(typeRule(rules, name), viewer, where);
    const query = queryFromInfo({ context, info, typeName: name, select: always as never });
    const record = visible && (await delegateOf(context, model).findFirst({ ...query, where: visible }));
    if (!record && !mayBeAbsent) throw errorsOf(rules.model).create('NOT_FOUND');
    return record;
  };
  const level = consistency === undefined ? {} : { consistency };
  return t.field({
    ...options,
    ...describe(config, field),
    extensions: withSource({ kind: 'row', model, where: whereOf, mayBeAbsent, ...level }, resolve),
    type: ref,
    nullable: true,
    rowsChecked: true,
    resolve,
  });
}

interface KeysetField extends RootField {
  readonly where?: WhereOf;
  readonly before?: Before;
  readonly order: never;
}

function keyset(config: ListsConfig, t: Fields, field: KeysetField): never {
  const { variant, before: prepare, consistency, ...options } = field;
  const { type: model, where } = options;
  const ref = (variant ?? getRefFromModel(model, t.builder)) as unknown as ObjectRef<SchemaTypes, unknown>;
  const { name } = t.builder.configStore.getTypeConfig(ref);
  const always = typeColumns(t, ref);
  const shape = listShape(options);
  const planOf = lazyPlan(t.builder, name, shape);
  const resolve = async (_parent: unknown, args: ListArgs, context: ReadContext, info: GraphQLResolveInfo) => {
    const plan = planOf(context.access.rules);
    const list = `${info.parentType.name}.${info.fieldName}`;
    const { columns, binding, page } = readListRequest(plan, args, context, { list, place: list });
    if (prepare) await context.access.keep(`look ${info.path.key}`, () => prepare(args, context));
    const own = where ? where(args, context) : {};
    if (own === null) return { ...connectionOf([], page, columns, binding), count: () => 0 };
    const rootList = { id: plan.rule.id, where: baseWhere(plan, args, context, own), page, columns };
    const select = { ...always, ...Object.fromEntries(columns.map(({ column }) => [column, true])) };
    const query = { context, info, typeName: name, paths: ROW_PATHS, select: select as never };
    const rows = selects(info, PAGE_FIELDS)
      ? await readClientPage(delegateOf(context, model), rootList, queryFromInfo(query))
      : [];
    let counted: Promise<number> | undefined;
    const count = () => {
      counted ??= countRoot(context, model, rootList);
      return counted;
    };
    return { ...connectionOf(rows, page, columns, binding), count };
  };
  const level = consistency === undefined ? {} : { consistency };
  const source: RowSource = {
    kind: 'list',
    model,
    type: name,
    plan: planOf,
    where: (args, context) => where?.(args, context),
    ...level,
  };
  return listField(
    t,
    ref,
    { ...shape, timeType: config.timeType },
    {
      nullable: true,
      ...options,
      ...describe(config, field),
      extensions: prepare ? {} : withSource(source, resolve),
      resolve,
    },
  );
}
