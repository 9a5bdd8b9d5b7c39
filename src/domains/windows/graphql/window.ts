import DataLoader from 'dataloader';
import { onChains } from '../../../core/on-chain.ts';
import { AUCTION_SETTLEMENT } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { Series } from '../../series/graphql/series.ts';
import type { WindowKey } from '../index.ts';
import { WindowPhase, WindowVoidReason } from './enums.ts';
import { RevealedOrder } from './order.ts';

/** The request's loader of order counts, which counts for all windows with one statement. */
const orderCountLoader = ({ access, services }: GatewayContext) =>
  access.once(
    'orderCounts',
    () =>
      new DataLoader<WindowKey, number, string>((keys) => services.windows.orderCounts(keys), {
        cacheKeyFn: ({ chain, id }) => `${chain} ${id}`,
      }),
  );

const TradingWindow = builder.prismaNode('TradingWindow', {
  description:
    'A window of later trading, in which units of a series change hands: sealed orders on both sides, one price for ' +
    'all.',
  ...chainRow('id', { ...AUCTION_SETTLEMENT, storedIn: 'windows.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    number: t.exposeInt('window', {
      description: 'The number of the window in its series, from 1.',
      access: AUCTION_SETTLEMENT,
    }),
    phase: t.expose('phase', {
      type: WindowPhase,
      description: 'The phase of the window, as of the last indexed block.',
      access: AUCTION_SETTLEMENT,
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      description: 'When the window was opened, as the block’s time.',
      access: AUCTION_SETTLEMENT,
    }),
    commitEndsAt: t.expose('commitEndsAt', {
      type: 'DateTime',
      description: 'When committing ends: orders are committed until then.',
      access: AUCTION_SETTLEMENT,
    }),
    revealEndsAt: t.expose('revealEndsAt', {
      type: 'DateTime',
      description: 'When revealing ends: orders are revealed from `commitEndsAt` until then.',
      access: AUCTION_SETTLEMENT,
    }),
    settleEndsAt: t.expose('settleEndsAt', {
      type: 'DateTime',
      description: 'The latest time to find the price: the window is void if none was found by then.',
      access: AUCTION_SETTLEMENT,
    }),
    orderCount: t.int({
      nullable: false,
      description: 'The number of orders that were committed.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'window_orders.window_id' },
      select: { chain: true, id: true },
      resolve: ({ chain, id }, _, ctx) => orderCountLoader(ctx).load({ chain, id }),
    }),
  }),
});

/** Adds the result of the window. */
builder.prismaObjectFields(TradingWindow, (t) => ({
  price: t.expose('price', {
    type: 'Amount',
    description:
      'The price for one unit, the same for all trades. Null until the price is found, and if no two orders met.',
    access: AUCTION_SETTLEMENT,
  }),
  volume: t.expose('volume', {
    type: 'Units',
    description: 'The units that trade at the price: the lesser of demand and supply. Null until the price is found.',
    access: AUCTION_SETTLEMENT,
  }),
  demand: t.expose('demand', {
    type: 'Units',
    description: 'The units that buyers want at the price; null until the price is found.',
    access: AUCTION_SETTLEMENT,
  }),
  supply: t.expose('supply', {
    type: 'Units',
    description: 'The units that sellers offer at the price; null until the price is found.',
    access: AUCTION_SETTLEMENT,
  }),
  voidReason: t.expose('voidReason', {
    type: WindowVoidReason,
    description: 'The reason why the window is void; null if it is not void.',
    access: AUCTION_SETTLEMENT,
  }),
  settledAt: t.expose('settledAt', {
    type: 'DateTime',
    description: 'When the window was settled or voided; null until then.',
    access: AUCTION_SETTLEMENT,
  }),
}));

/** Adds the orders of the window. */
builder.prismaObjectFields(TradingWindow, (t) => ({
  revealedOrders: relatedKeyset(t, 'orders', {
    type: RevealedOrder,
    description: 'The sides, prices and quantities revealed so far, in the order of commitment.',
    access: 'traverse',
    order: { column: 'sequence' },
  }),
  orders: relatedKeyset(t, 'orders', {
    description: 'The orders of the window: the viewer’s own, or all of them for the issuer and admins.',
    access: 'traverse',
    order: { by: 'sequence' },
  }),
  series: t.relation('series', { access: 'traverse', nullable: false }),
}));

builder.prismaObjectFields(Series, (t) => ({
  windows: relatedKeyset(t, 'windows', {
    description: 'The windows of later trading, newest first.',
    access: 'traverse',
    order: { by: 'number', direction: 'desc' },
  }),
}));

builder.queryFields((t) => ({
  window: row(t, {
    type: 'TradingWindow',
    description: 'A window of later trading by its number in the series.',
    access: 'traverse',
    consistency: 'bounded',
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true }),
      number: t.arg.int({ required: true, description: 'The number of the window in its series, from 1.' }),
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
