import { byAccount, bySeries, byWallet, type ReaderLabel } from '../../../src/graphql/access/index.ts';
import { chainRow } from '../../../src/graphql/chain-row.ts';
import type { GatewayBuilder } from '../../../src/graphql/create-builder.ts';
import { keyset, relatedKeyset, row } from '../../../src/graphql/lists.ts';

export const plain = (storedIn: string, ...readers: ReaderLabel[]) =>
  ({ storedIn, class: 'plain', readers, deletion: 'none' }) as const;

/** Series that everybody sees, positions that their holder, the issuer and admins see; some fields of each guarded. */
export function seriesAndPositions(builder: GatewayBuilder): void {
  builder.prismaNode('Series', {
    ...chainRow('key', plain('series.key', 'public')),
    select: { chain: true, key: true },
    access: { subjects: { issuer: byWallet('issuer'), holder: bySeries('key'), backer: bySeries('key') } },
    fields: (t) => ({
      key: t.exposeString('key', { nullable: false, access: plain('series.key', 'public') }),
      state: t.exposeString('state', { nullable: false, access: plain('series.state', 'public') }),
      paid: t.expose('paidTotal', { type: 'Amount', access: plain('series.paid_total', 'issuer', 'holder', 'admin') }),
      accrued: t.expose('accruedTotal', { type: 'Amount', access: plain('series.accrued_total', 'issuer') }),
      secret: t.exposeString('mintGate', { access: plain('series.mint_gate', 'backer') }),
      forNobody: t.exposeString('closeReason', { access: plain('series.close_reason', 'operators') }),
      positions: t.relation('positions', {
        access: 'traverse',
        nullable: false,
        query: { orderBy: { holder: 'asc' } },
      }),
      positionPage: relatedKeyset(t, 'positions', { access: 'traverse', order: { by: 'units', direction: 'desc' } }),
    }),
  });
  builder.prismaNode('Position', {
    ...chainRow('id', plain('positions.id', 'holder', 'issuer', 'admin')),
    select: { chain: true, id: true },
    access: {
      subjects: { holder: byWallet('holder'), issuer: bySeries('seriesKey') },
      seenBy: ['holder', 'issuer', 'admin'],
    },
    fields: (t) => ({
      holder: t.exposeString('holder', {
        nullable: false,
        access: plain('positions.holder', 'holder', 'issuer', 'admin'),
      }),
      units: t.expose('units', {
        type: 'BigInt',
        nullable: false,
        access: plain('positions.units', 'holder', 'issuer', 'admin'),
      }),
      claimed: t.expose('claimedTotal', { type: 'Amount', access: plain('positions.claimed_total', 'holder') }),
      series: t.relation('series', { access: 'traverse', nullable: false }),
    }),
  });
  builder.queryFields((t) => ({
    series: row(t, {
      type: 'Series',
      access: 'traverse',
      args: { key: t.arg.string({ required: true }) },
      where: ({ key }) => ({ key }),
    }),
    position: row(t, {
      type: 'Position',
      access: 'traverse',
      args: { id: t.arg.string({ required: true }) },
      where: ({ id }) => ({ id }),
    }),
    all: t.prismaField({
      type: ['Series'],
      nullable: false,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.series.findMany({ ...query, orderBy: { key: 'asc' } }),
    }),
    seriesPage: keyset(t, {
      type: 'Series',
      access: 'traverse',
      order: { OLDEST: { by: 'key' }, STATE: { by: ['state', 'key'], direction: 'desc' } },
      filter: { state: 'String' },
    }),
    positionPage: keyset(t, { type: 'Position', access: 'traverse', order: { by: 'units' } }),
    uncheckedPositions: t.prismaField({
      type: ['Position'],
      nullable: false,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.position.findMany({ ...query, orderBy: { id: 'asc' } }),
    }),
    uncheckedPosition: t.prismaField({
      type: 'Position',
      nullable: true,
      access: 'traverse',
      args: { id: t.arg.string({ required: true }) },
      resolve: (query, _root, { id }, { db }) => db.position.findFirst({ ...query, where: { id } }),
    }),
  }));
}

export { byAccount, bySeries, byWallet };
