import type { FieldKind, FieldRef, InputFieldMap, ObjectRef, SchemaTypes } from '@pothos/core';
import { getModel, getRefFromModel, type prismaModelName } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { AccessRules, Where } from '../access/index.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { GatewayContext } from './context.ts';
import { withSource } from './execution/source.ts';
import { connectionOf } from './keyset.ts';
import { COUNTED, type Fields, LISTED, listField, ROWS } from './list-connection.ts';
import type { ModelOf, RelatedKeysetOptions, RelatedModel, Types } from './list-fields.ts';
import { askedOf, baseWhere, type ListArgs, type ListPlan, listShape, pageQuery, plannedOnce } from './list-plan.ts';
import { relatedReads } from './related-reads.ts';
import { selects } from './selects.ts';

type Nested = (query: object, walk: object) => { readonly select?: object };
type Row = Readonly<Record<string, unknown>>;
type Parent = Row & { readonly _count?: Readonly<Record<string, number>> };

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

/**
 * A field of a Prisma type: the same as `keyset` of a relation's rows, read in the statement of their parents, whatever
 * their number.
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
  const baseOf = (args: ListArgs, context: GatewayContext) =>
    baseWhere(planOf(context.access.rules), args, context, whereOf(args, context));
  const reads = relatedReads({
    type: name,
    relation,
    parent: model,
    model: targetModel,
    keysOf: (context) => ({ parent: keyOf(context), rows: planOf(context.access.rules).rule.id }),
    baseOf,
  });

  const related = { name, relation, list, planOf, keyOf, baseOf, reads };
  return listField(fields, ref, shape, options, {
    extensions: {
      pothosPrismaSelect: selectOf(related),
      pothosPrismaLoaded: loadedOf(related),
      ...withSource({ kind: 'list', type: name, relation, plan: planOf, where: whereOf }),
    },
    resolve: resolverOf(related),
  });
}

/** A list of a relation's rows, as its field reads it. */
interface Related {
  /** The GraphQL type of the rows. */
  readonly name: string;
  readonly relation: string;
  /** Names the list in its cursors. */
  readonly list: string;
  readonly planOf: (rules: AccessRules) => ListPlan;
  /** The primary key of the parent's rows: cursors are bound to it. */
  readonly keyOf: (context: GatewayContext) => readonly string[];
  /** The rows that the viewer may see. */
  readonly baseOf: (args: ListArgs, context: GatewayContext) => Where;
  readonly reads: ReturnType<typeof relatedReads>;
}

const columnsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** What the parents' statement reads of a list. */
function selectOf({ name, relation, list, planOf, keyOf, baseOf, reads }: Related) {
  return (args: ListArgs, context: GatewayContext, nested: Nested, selected: () => ReadonlySet<string>) => {
    const plan = planOf(context.access.rules);
    const base = baseOf(args, context);
    const own = reads.ownReads(base, context);
    const names = selected();
    const filter = Object.keys(base).length > 0 ? { where: base } : true;
    const counted = !own && COUNTED.some((one) => names.has(one));
    const always = { ...columnsOf(keyOf(context)), ...(counted ? { _count: { select: { [relation]: filter } } } : {}) };
    if (own?.pages || !LISTED.some((one) => names.has(one))) return { select: always };
    try {
      const { columns, page } = askedOf(plan, args, context, list);
      const walk = { getType: () => name, paths: ROWS.map((path) => path.map((field) => ({ name: field }))) };
      // Of one branch: what else the list says follows from it, or leads to no row.
      const [only = base] = own?.related.branches ?? [];
      const query = nested(pageQuery(page, columns, only), walk);
      const keys = columnsOf(columns.map(({ column }) => column));
      return { select: { ...always, [relation]: { ...query, select: { ...keys, ...query.select } } } };
    } catch (error) {
      // A page that cannot be read is the field's own error, not its parents': its resolver throws it.
      if (error instanceof AppError) return null;
      throw error;
    }
  };
}

/** Whether a parent's row has what the field asks of it. */
function loadedOf({ relation, reads }: Related) {
  return (row: Parent, info: GraphQLResolveInfo, context: GatewayContext) => {
    const own = reads.ownReadsAt(context, info);
    return (
      (own?.pages || row[relation] !== undefined || !selects(info, LISTED)) &&
      (own !== null || row._count?.[relation] !== undefined || !selects(info, COUNTED))
    );
  };
}

function resolverOf({ relation, list, planOf, keyOf, reads }: Related) {
  return (row: Parent, args: ListArgs, context: GatewayContext, info: GraphQLResolveInfo) => {
    const place = JSON.stringify([info.fieldName, ...keyOf(context).map((column) => row[column])]);
    const { columns, binding, page } = askedOf(planOf(context.access.rules), args, context, list, place);
    const own = reads.ownReadsAt(context, info);
    let counted: Promise<number> | undefined;
    const count = () => {
      if (!own) return row._count?.[relation] ?? 0;
      counted ??= reads.count(row, own, context, info);
      return counted;
    };
    const answer = (rows: readonly Row[]) => ({ ...connectionOf(rows, page, columns, binding), count });
    return own?.pages && selects(info, LISTED)
      ? reads.page(row, own, { page, columns }, context, info).then(answer)
      : answer((row[relation] ?? []) as readonly Row[]);
  };
}
