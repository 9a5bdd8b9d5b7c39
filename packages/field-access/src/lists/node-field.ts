import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { decodeGlobalID } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import { andVisible, errorsOf, isNode, typeRule, typeTestOf, type Where, whereKey } from '../index.ts';
import { delegateOf, type ReadContext } from './read-context.ts';
import { withSource } from './source.ts';

/** Prisma's codes for a value that the id's column cannot take. */
const MALFORMED: ReadonlySet<unknown> = new Set(['P2007', 'P2023']);

/** Tests that a read failed because its key is none of the column's. */
export const isMalformedKey = (error: unknown): boolean =>
  MALFORMED.has((error as { readonly code?: unknown } | null)?.code);

/** The type and the key that an id names. */
export interface NodeName {
  readonly typename: string;
  readonly id: unknown;
}

/** The `where` of the row that an id names, without visibility; null for a name that no row can have. */
export function whereNode({ typename, id }: NodeName, { access }: ReadContext): Where | null {
  return whereKey(typeRule(access.rules, typename), access.ids, String(id));
}

/** Decodes the `id` of some arguments, or of a representation; null for what is no id. Without a context, an id of Relay's form. */
export function nodeNameOf(args: object, context?: ReadContext): NodeName | null {
  const { id } = args as { readonly id?: unknown };
  if (typeof id !== 'string') return null;
  const { decodeGlobalID: decode = decodeGlobalID } = context?.access.rules.ownIds ?? {};
  try {
    return decode(id, context);
  } catch {
    return null;
  }
}

/**
 * `node(id)`: the row of a Prisma node by its primary key, where the viewer may see it. A foreign row, an absent one, a
 * malformed id, a type that is no node, and a row that its interface says to be of another type answer alike: NOT_FOUND.
 *
 * @example
 * resolve: (_root, { id }, context, info) => resolveNode({ typename: 'Post', id }, context, info)
 */
export async function resolveNode(name: NodeName, context: ReadContext, info: GraphQLResolveInfo): Promise<object> {
  const { typename } = name;
  const rule = context.access.rules.types.get(typename);
  const where = rule?.model && isNode(info.schema, typename) ? whereNode(name, context) : null;
  if (!rule?.model || !where) throw errorsOf(context.access.rules.model).create('NOT_FOUND');
  const visible = andVisible(rule, context.access.viewer, where);
  const delegate = delegateOf(context, rule.model);
  const test = typeTestOf(typename, context, info);
  const find = async (query: object): Promise<object | undefined> => {
    const row = await delegate.findFirst({ ...query, where: visible }).catch((error: unknown) => {
      if (isMalformedKey(error)) return null;
      throw error;
    });
    const rows = row === null ? [] : [row];
    return (test === null ? rows : await test.own(rows))[0];
  };
  const select = test ? { select: test.select as never } : {};
  // The type is read first, so that a row of another type costs as many statements as an absent one.
  const row =
    test === null || (await find(select))
      ? await find(queryFromInfo({ context, info, typeName: typename, ...select }))
      : undefined;
  if (!row) throw errorsOf(context.access.rules.model).create('NOT_FOUND');
  brandWithType(row, typename as never);
  return row;
}

const resolveId = (_root: unknown, { id }: { readonly id: NodeName }, context: ReadContext, info: GraphQLResolveInfo) =>
  resolveNode(id, context, info);

/**
 * Relay's option `nodeQueryOptions`: `Query.node` reads by the engine, for resolvers and for compiled reads.
 *
 * @example
 * relay: { ...RELAY_ACCESS, nodeQueryOptions: NODE_QUERY }
 */
export const NODE_QUERY = {
  access: 'traverse',
  rowsChecked: true,
  extensions: withSource(
    {
      kind: 'node',
      typeOf(schema, args) {
        const { typename = '' } = nodeNameOf(args) ?? {};
        return isNode(schema, typename) ? typename : null;
      },
      where(args, context) {
        const name = nodeNameOf(args, context);
        return name && whereNode(name, context);
      },
    },
    resolveId,
  ),
  resolve: resolveId,
} as const;
