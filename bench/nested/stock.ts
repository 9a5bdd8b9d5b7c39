// @ts-nocheck: the peer is plain Pothos, but this program's types are those of Pothos with the access plugin.
import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import DataLoader from 'dataloader';
import type { GraphQLSchema } from 'graphql';
import type PrismaTypes from '../../src/generated/pothos-types.ts';
import { getDatamodel } from '../../src/generated/pothos-types.ts';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import { scalars } from '../../src/graphql/scalars.ts';
import { CHAIN } from '../support/fill.ts';

export interface StockContext {
  readonly db: PrismaClient;
  /** True for the key of a series whose issuer or holder the viewer is. */
  readonly reader: DataLoader<string, boolean>;
}

/** The context of one request by one wallet, with the usual DataLoader for its relation to series. */
export const stockContext = (db: PrismaClient, wallet: string): StockContext => ({
  db,
  reader: new DataLoader(async (keys: readonly string[]) => {
    const key = { in: [...keys] };
    const holds = { OR: [{ units: { gt: 0 } }, { burnedUnits: { gt: 0 } }] };
    const [issued, held] = await Promise.all([
      db.series.findMany({ where: { chain: CHAIN, issuer: wallet, key }, select: { key: true } }),
      db.position.findMany({
        where: { chain: CHAIN, holder: wallet, seriesKey: key, ...holds },
        select: { seriesKey: true },
      }),
    ]);
    const read = new Set([...issued.map((row) => row.key), ...held.map((row) => row.seriesKey)]);
    return keys.map((seriesKey) => read.has(seriesKey));
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
  AuthScopes: { reader: string };
};

/**
 * Yoga + Pothos + Prisma as in their documentation. The same two types have no authorization, or function scopes over a
 * DataLoader on the four guarded fields.
 */
export function stockSchema(scopes: boolean): GraphQLSchema {
  const builder = new SchemaBuilder<Types>({
    plugins: [...(scopes ? [ScopeAuthPlugin] : []), PrismaPlugin],
    prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
    scopeAuth: {
      authScopes: ({ reader }) => ({ reader: (key: string) => reader.load(key) }),
      unauthorizedError: (_parent, _context, _info, { message }) => new Error(message),
    },
  });
  builder.scalarType('Amount', scalars.Amount);
  builder.scalarType('BigInt', scalars.BigInt);
  builder.scalarType('DateTime', scalars.DateTime);
  const bySeries = scopes ? { authScopes: ({ key }: { key: string }) => ({ reader: key }) } : {};
  const byReport = scopes ? { authScopes: ({ seriesKey }: { seriesKey: string }) => ({ reader: seriesKey }) } : {};

  builder.prismaObject('Series', {
    select: { chain: true, key: true },
    fields: (t) => ({
      key: t.exposeString('key'),
      state: t.exposeString('state'),
      paidTotal: t.expose('paidTotal', { type: 'Amount', nullable: true, ...bySeries }),
      accruedTotal: t.expose('accruedTotal', { type: 'Amount', nullable: true, ...bySeries }),
      unitsOutstanding: t.expose('unitsOutstanding', { type: 'BigInt' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      reports: t.relation('reports', {
        args: { first: t.arg.int({ required: true }) },
        query: ({ first }) => ({ take: first, orderBy: { period: 'asc' } }),
      }),
    }),
  });
  builder.prismaObject('Report', {
    select: scopes ? { chain: true, id: true, seriesKey: true } : { chain: true, id: true },
    fields: (t) => ({
      id: t.exposeID('id'),
      period: t.exposeInt('period'),
      txHash: t.exposeString('txHash'),
      blockNumber: t.expose('blockNumber', { type: 'BigInt' }),
      incomeCommitment: t.exposeString('incomeCommitment', { nullable: true }),
      priorIncomeCommitment: t.exposeString('priorIncomeCommitment', { nullable: true }),
      routedIncome: t.expose('routedIncome', { type: 'Amount', nullable: true }),
      acceptedAt: t.expose('acceptedAt', { type: 'DateTime' }),
      payment: t.expose('payment', { type: 'Amount', nullable: true, ...byReport }),
      net: t.expose('net', { type: 'Amount', nullable: true, ...byReport }),
    }),
  });
  builder.queryType({
    fields: (t) => ({
      series: t.prismaField({
        type: ['Series'],
        args: { first: t.arg.int({ required: true }) },
        resolve: (query, _root, { first }, { db }) =>
          db.series.findMany({
            ...query,
            take: first,
            orderBy: [{ createdBlock: 'desc' }, { chain: 'desc' }, { key: 'desc' }],
          }),
      }),
    }),
  });
  return builder.toSchema();
}
