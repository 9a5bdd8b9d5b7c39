import type { GraphQLSchema } from 'graphql';
import { rulesOf } from '../../src/access/index.ts';
import type { Database } from '../../src/adapters/db/database.ts';
import { createChains } from '../../src/chains/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import type { EvmAddress } from '../../src/core/hex.ts';
import { bySeries, createGatewayAccess, type ReaderLabel } from '../../src/graphql/access/index.ts';
import type { GatewayContext } from '../../src/graphql/context.ts';
import { createBuilder } from '../../src/graphql/create-builder.ts';
import { createCursorSeal } from '../../src/graphql/cursor.ts';

const stored = (column: string, ...readers: ReaderLabel[]) =>
  ({ storedIn: column, class: 'plain', readers, deletion: 'none' }) as const;
const open = (column: string) => stored(column, 'public');
const guarded = (column: string) => stored(column, 'holder', 'admin');

/** The two types with a declaration a field; four of the eighteen depend on the viewer's relation to the row. */
export function declaredSchema(): GraphQLSchema {
  const builder = createBuilder();
  builder.mutationField('nothing', (t) =>
    t.boolean({ access: stored('response only', 'public'), resolve: () => true }),
  );
  builder.prismaObject('Series', {
    select: {},
    access: { subjects: { holder: bySeries('key') } },
    fields: (t) => ({
      key: t.exposeString('key', { access: open('series.key') }),
      state: t.exposeString('state', { access: open('series.state') }),
      paidTotal: t.expose('paidTotal', { type: 'Amount', access: guarded('series.paid_total') }),
      accruedTotal: t.expose('accruedTotal', { type: 'Amount', access: guarded('series.accrued_total') }),
      currencyCode: t.exposeInt('currencyCode', { access: open('series.currency_code') }),
      createdAt: t.expose('createdAt', { type: 'DateTime', access: open('series.created_at') }),
      bids: t.relation('bids', {
        access: 'traverse',
        args: { first: t.arg.int({ required: true }) },
        query: ({ first }) => ({ take: first, orderBy: { sequence: 'asc' } }),
      }),
    }),
  });
  builder.prismaObject('Bid', {
    select: {},
    access: { subjects: { holder: bySeries('seriesKey') } },
    fields: (t) => ({
      id: t.exposeID('id', { access: open('bids.id') }),
      bidder: t.exposeString('bidder', { access: open('bids.bidder') }),
      sequence: t.exposeInt('sequence', { access: open('bids.sequence') }),
      commitment: t.exposeString('commitment', { access: open('bids.commitment') }),
      deposit: t.expose('deposit', { type: 'Amount', access: guarded('bids.deposit') }),
      pendingUnits: t.expose('pendingUnits', { type: 'BigInt', access: guarded('bids.pending_units') }),
      validity: t.exposeString('validity', { access: open('bids.validity') }),
      processing: t.exposeString('processing', { access: open('bids.processing') }),
      delivery: t.exposeString('delivery', { access: open('bids.delivery') }),
      refund: t.expose('refund', { type: 'Amount', access: open('bids.refund') }),
      deliveredUnits: t.expose('deliveredUnits', { type: 'BigInt', access: open('bids.delivered_units') }),
      committedAt: t.expose('committedAt', { type: 'DateTime', access: open('bids.committed_at') }),
    }),
  });
  builder.queryField('series', (t) =>
    t.prismaField({
      type: ['Series'],
      access: 'traverse',
      args: { first: t.arg.int({ required: true }) },
      resolve: (query, _root, { first }, { db }) =>
        db.series.findMany({ ...query, take: first, orderBy: { key: 'asc' } }),
    }),
  );
  return builder.toSchema();
}

const cursors = createCursorSeal(new Uint8Array(32));

/** The context of one request by one wallet. */
export function declaredContext(
  schema: GraphQLSchema,
  { prisma: db, reader }: Database,
  wallet: string,
): GatewayContext {
  const viewer = {
    accountId: 'a',
    wallets: [{ chain: 'evm:10143', address: wallet as EvmAddress }],
    isAdmin: false,
    signerKeys: [],
    signerChains: [],
    sessionEpoch: 0,
  };
  const noChain = () => Promise.reject(new Error('no chain here'));
  const eligibility = { verified: noChain, activeAttestors: noChain };
  return {
    db,
    viewer,
    access: createGatewayAccess({ rules: rulesOf(schema), viewer, firstChain: 'evm:10143', db, eligibility, reader }),
    clock: systemClock,
    services: {} as never,
    chains: createChains([{ name: 'evm:10143' }]),
    cursors,
    session: null,
    requestId: 'bench',
  };
}
