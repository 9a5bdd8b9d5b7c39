// @ts-nocheck: the peer is Pothos as it comes, and this program's types are Pothos with our access plugin.
import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import DataLoader from 'dataloader';
import type { GraphQLSchema } from 'graphql';
import type PrismaTypes from '../../src/generated/pothos-types.ts';
import { getDatamodel } from '../../src/generated/pothos-types.ts';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import { scalars } from '../../src/graphql/scalars.ts';

export interface StockContext {
  readonly db: PrismaClient;
  readonly holder: DataLoader<string, boolean>;
}

/** The context of one request by one wallet, with the usual DataLoader for its relation to series. */
export const stockContext = (db: PrismaClient, wallet: string): StockContext => ({
  db,
  holder: new DataLoader(async (keys: readonly string[]) => {
    const rows = await db.position.findMany({
      where: { holder: wallet, seriesKey: { in: [...keys] } },
      select: { seriesKey: true },
    });
    const held = new Set(rows.map(({ seriesKey }) => seriesKey));
    return keys.map((key) => held.has(key));
  }),
});

type Types = {
  PrismaTypes: PrismaTypes;
  Context: StockContext;
  Scalars: {
    Amount: { Input: bigint; Output: bigint | { toFixed(decimals?: number): string } };
    BigInt: { Input: bigint; Output: bigint | { toFixed(decimals?: number): string } };
    DateTime: { Input: Date; Output: Date };
  };
  AuthScopes: { holder: string };
};

/**
 * Yoga + Pothos + Prisma as their documentation has it: the same two types with no authorization at all, or with
 * function scopes over a DataLoader on the four guarded fields.
 */
export function stockSchema(scopes: boolean): GraphQLSchema {
  const builder = new SchemaBuilder<Types>({
    plugins: [...(scopes ? [ScopeAuthPlugin] : []), PrismaPlugin],
    prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
    scopeAuth: {
      authScopes: ({ holder }) => ({ holder: (key: string) => holder.load(key) }),
      unauthorizedError: (_parent, _context, _info, { message }) => new Error(message),
    },
  });
  builder.scalarType('Amount', scalars.Amount);
  builder.scalarType('BigInt', scalars.BigInt);
  builder.scalarType('DateTime', scalars.DateTime);
  const bySeries = scopes ? { authScopes: ({ key }: { key: string }) => ({ holder: key }) } : {};
  const byBid = scopes ? { authScopes: ({ seriesKey }: { seriesKey: string }) => ({ holder: seriesKey }) } : {};

  builder.prismaObject('Series', {
    select: { key: true },
    fields: (t) => ({
      key: t.exposeString('key'),
      state: t.exposeString('state'),
      paidTotal: t.expose('paidTotal', { type: 'Amount', ...bySeries }),
      accruedTotal: t.expose('accruedTotal', { type: 'Amount', ...bySeries }),
      currencyCode: t.exposeInt('currencyCode'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      bids: t.relation('bids', {
        args: { first: t.arg.int({ required: true }) },
        query: ({ first }) => ({ take: first, orderBy: { sequence: 'asc' } }),
      }),
    }),
  });
  builder.prismaObject('Bid', {
    select: scopes ? { id: true, seriesKey: true } : { id: true },
    fields: (t) => ({
      id: t.exposeID('id'),
      bidder: t.exposeString('bidder'),
      sequence: t.exposeInt('sequence'),
      commitment: t.exposeString('commitment'),
      deposit: t.expose('deposit', { type: 'Amount', ...(byBid as object) }),
      pendingUnits: t.expose('pendingUnits', { type: 'BigInt', ...(byBid as object) }),
      validity: t.exposeString('validity'),
      processing: t.exposeString('processing'),
      delivery: t.exposeString('delivery'),
      refund: t.expose('refund', { type: 'Amount' }),
      deliveredUnits: t.expose('deliveredUnits', { type: 'BigInt' }),
      committedAt: t.expose('committedAt', { type: 'DateTime' }),
    }),
  });
  builder.queryType({
    fields: (t) => ({
      series: t.prismaField({
        type: ['Series'],
        args: { first: t.arg.int({ required: true }) },
        resolve: (query, _root, { first }, { db }) =>
          db.series.findMany({ ...query, take: first, orderBy: { key: 'asc' } }),
      }),
    }),
  });
  return builder.toSchema();
}
