import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { andVisible, whereKey } from '../access/index.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { GatewayContext } from './context.ts';

interface Delegate {
  findFirst(query: object): Promise<object | null>;
}

/** Prisma's codes for a value that the id's column cannot take. */
const MALFORMED = new Set(['P2007', 'P2023']);

/** Whether the rows of a type are named by ids. */
export function isNode(schema: GraphQLSchema, typename: string): boolean {
  const type = schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
}

/**
 * `node(id)`: the row of a Prisma node by its primary key, where the viewer may see it. A foreign row, an absent one, a
 * malformed id and a type that is no node answer alike: NOT_FOUND.
 */
export async function resolveNode(
  { typename, id }: { typename: string; id: unknown },
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  const rule = context.access.rules.types.get(typename);
  const named = rule && whereKey(rule, context.access.scope, String(id));
  // PostgreSQL holds no text with U+0000, so no row has such an id.
  if (!isNode(info.schema, typename) || !rule?.model || !named || String(id).includes('\0'))
    throw new AppError('NOT_FOUND');
  const db = context.db as unknown as Record<string, Delegate>;
  const delegate = db[rule.model.charAt(0).toLowerCase() + rule.model.slice(1)] as Delegate;
  const query = queryFromInfo({ context, info, typeName: typename });
  const where = andVisible(rule, context.access.viewer, named);
  const row = await delegate.findFirst({ ...query, where }).catch((error: { code?: string }) => {
    if (MALFORMED.has(error.code ?? '')) return null;
    throw error;
  });
  if (!row) throw new AppError('NOT_FOUND');
  brandWithType(row, typename as never);
  return row;
}
