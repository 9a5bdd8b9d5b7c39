import { type GraphQLInterfaceType, type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
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

/** The test that rows of a table are of one type. */
export interface TypeTest {
  /** The columns by which interfaces decide the type of a row. */
  readonly select: object;
  /** Leaves the rows that are of the type. */
  own<Row extends object>(rows: readonly Row[]): Promise<readonly Row[]>;
}

/**
 * Creates the test of a type's rows; null for a type that shares no interface, because any row of its table is one of it.
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
): TypeTest | null {
  const shared = sharedInterfaces(context.access.rules, info.schema, typename);
  if (shared.length === 0) return null;
  const isOwn = async (row: object): Promise<boolean> => {
    const names = await Promise.all(
      shared.map(async (type) => type.resolveType?.(row, context, info as GraphQLResolveInfo, type)),
    );
    return names.every((name) => name === typename);
  };
  return {
    select: Object.assign({}, ...shared.map(({ extensions }) => extensions.pothosPrismaSelect)),
    async own(rows) {
      const areOwn = await Promise.all(rows.map(isOwn));
      return rows.filter((_, i) => areOwn[i]);
    },
  };
}
