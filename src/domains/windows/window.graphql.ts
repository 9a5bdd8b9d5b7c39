import DataLoader from 'dataloader';
import { onChains } from '../../core/on-chain.ts';
import { AUCTION_SETTLEMENT } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { Series } from '../series/series.graphql.ts';
import { WindowPhase, WindowVoidReason } from './enums.graphql.ts';
import type { WindowKey, WindowsService } from './index.ts';
import { RevealedOrder } from './order.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    windows: WindowsService;
  }
}

/** One statement for all windows of a request. */
const orderCountIn = ({ access, services }: GatewayContext) =>
  access.once(
    'orderCounts',
    () =>
      new DataLoader<WindowKey, number, string>((keys) => services.windows.orderCounts(keys), {
        cacheKeyFn: ({ chain, id }) => `${chain} ${id}`,
      }),
  );

/** One window of later trading. */
builder.prismaNode('TradingWindow', {
  description: 'A window in which units of a series change hands: sealed orders on both sides, one price for all.',
  ...chainRow('id', { ...AUCTION_SETTLEMENT, storedIn: 'windows.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    number: t.exposeInt('window', {
      nullable: false,
      description: 'From 1, in the series.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.window' },
    }),
    phase: t.expose('phase', {
      type: WindowPhase,
      nullable: false,
      description: 'As of the last indexed block.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.phase' },
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.opened_at' },
    }),
    commitEndsAt: t.expose('commitEndsAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.commit_ends_at' },
    }),
    revealEndsAt: t.expose('revealEndsAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.reveal_ends_at' },
    }),
    settleEndsAt: t.expose('settleEndsAt', {
      type: 'DateTime',
      nullable: false,
      description: 'Where no price was found by then, the window is void.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.settle_ends_at' },
    }),
    orderCount: t.int({
      nullable: false,
      description: 'How many orders were committed.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'window_orders.window_id' },
      select: { chain: true, id: true },
      resolve: ({ chain, id }, _, ctx) => orderCountIn(ctx).load({ chain, id }),
    }),
    price: t.expose('price', {
      type: 'Amount',
      nullable: true,
      description: 'Money for one unit, the same for all. Null until it is found, and where no two orders met.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.price' },
    }),
    volume: t.expose('volume', {
      type: 'Units',
      nullable: true,
      description: 'Units that both sides want at the price: the lesser of demand and supply.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.volume' },
    }),
    demand: t.expose('demand', {
      type: 'Units',
      nullable: true,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.demand' },
    }),
    supply: t.expose('supply', {
      type: 'Units',
      nullable: true,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.supply' },
    }),
    voidReason: t.expose('voidReason', {
      type: WindowVoidReason,
      nullable: true,
      description: 'Null where it is not void.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.void_reason' },
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was over: settled or voided.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'windows.settled_at' },
    }),
    revealedOrders: relatedKeyset(t, 'orders', {
      type: RevealedOrder,
      description: 'Sides, prices and quantities revealed so far, in the order of commitment, for everybody.',
      access: 'traverse',
      order: { column: 'sequence' },
    }),
    orders: relatedKeyset(t, 'orders', {
      description: 'The viewer’s own; all of them for the issuer and an admin.',
      access: 'traverse',
      order: { by: 'sequence' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  windows: relatedKeyset(t, 'windows', {
    description: 'Windows of later trading, newest first.',
    access: 'traverse',
    order: { by: 'number', direction: 'desc' },
  }),
}));

builder.queryFields((t) => ({
  window: row(t, {
    type: 'TradingWindow',
    description: 'A window of a series by its number.',
    access: 'traverse',
    consistency: 'bounded',
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true }),
      number: t.arg.int({ required: true, description: 'Its number in the series, from 1.' }),
      chain: t.arg(chainArgument),
    },
    where: ({ chain, seriesKey, number }, ctx) => ({ chain: chainOf(ctx, { chain }), seriesKey, window: number }),
  }),
  myOrders: keyset(t, {
    type: 'WindowOrder',
    description: 'The orders of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'committedAt', direction: 'desc' },
    where: (_args, { viewer }) => onChains('trader', viewer.wallets),
  }),
}));
