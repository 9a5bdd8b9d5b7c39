import {
  type GraphQLInterfaceType,
  type GraphQLIsTypeOfFn,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { AccessRules } from '../model/rules.ts';
import type { AccessContext } from './context.ts';

// Several types may have rows of one table, each with rules of its own, and the interface that they share says of which type a row is. A
// row is read as one of them where a viewer names its type by an id or a key, and where a field answers that type.

/**
 * The interfaces that a type shares with other types of its table.
 *
 * @example
 * sharedInterfaces(rulesOf(schema), schema, 'ClosedMatter'); // [StagedMatter]
 */
export function sharedInterfaces(
  { types }: AccessRules,
  schema: GraphQLSchema,
  typename: string,
): readonly GraphQLInterfaceType[] {
  const type = schema.getType(typename);
  const model = types.get(typename)?.model ?? null;
  if (!isObjectType(type) || model === null) return [];
  return type.getInterfaces().filter(({ name }) => types.get(name)?.model === model);
}

/**
 * The `isTypeOf` of a type's author; undefined for a type without one.
 *
 * @example
 * isTypeOfAuthor(schema, 'ClosedMatter'); // undefined
 */
export function isTypeOfAuthor(
  schema: GraphQLSchema,
  typename: string,
): GraphQLIsTypeOfFn<unknown, unknown> | undefined {
  const { pothosConfig } = (schema.getType(typename)?.extensions ?? {}) as {
    readonly pothosConfig?: { readonly isTypeOf?: GraphQLIsTypeOfFn<unknown, unknown> | null };
  };
  return pothosConfig?.isTypeOf ?? undefined;
}

/** The test that rows of a table are of one type. */
export interface TypeTest {
  /** The columns by which interfaces decide the type of a row. */
  readonly select: object;
  /** Leaves the rows that are of the type. */
  own<Row extends object>(rows: readonly Row[]): Promise<readonly Row[]>;
}

/**
 * Creates the test of a type's rows; null for a type that shares no interface and has no `isTypeOf`, because any row of its table is one
 * of it.
 *
 * @param isAsked true if the interfaces that the type shares have been asked
 *
 * @example
 * const test = typeTestOf('ClosedMatter', context, info);
 * const rows = await db.matter.findMany({ select: { number: true, ...test?.select } });
 * const closed = test ? await test.own(rows) : rows;
 */
export function typeTestOf(
  typename: string,
  context: AccessContext,
  info: Pick<GraphQLResolveInfo, 'schema'>,
  isAsked = false,
): TypeTest | null {
  const { schema } = info;
  const shared = isAsked ? [] : sharedInterfaces(context.access.rules, schema, typename);
  const isTypeOf = isTypeOfAuthor(schema, typename);
  if (shared.length === 0 && !isTypeOf) return null;
  const isOwn = async (row: object): Promise<boolean> => {
    const names = await Promise.all(
      shared.map(async (type) => type.resolveType?.(row, context, info as GraphQLResolveInfo, type)),
    );
    const isOfType = isTypeOf ? await isTypeOf(row, context, info as GraphQLResolveInfo) : true;
    return isOfType && names.every((name) => name === typename);
  };
  return {
    select: Object.assign(
      {},
      ...shared.map(({ extensions }) => extensions.pothosPrismaSelect),
      isTypeOf && schema.getType(typename)?.extensions.pothosPrismaSelect,
    ),
    async own(rows) {
      const areOwn = await Promise.all(rows.map(isOwn));
      return rows.filter((_, i) => areOwn[i]);
    },
  };
}
