import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

const start = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
});
const bids = createRoute({
  getParentRoute: () => account,
  path: 'bids',
  component: lazyRouteComponent(() => import('./bids-page.tsx'), 'BidsPage'),
});
const bid = createRoute({
  getParentRoute: () => account,
  path: 'bid/$chain/$key',
  component: lazyRouteComponent(() => import('./bid-page.tsx'), 'BidPage'),
});
const orders = createRoute({
  getParentRoute: () => account,
  path: 'orders',
  component: lazyRouteComponent(() => import('./orders-page.tsx'), 'OrdersPage'),
});
const order = createRoute({
  getParentRoute: () => account,
  path: 'order/$chain/$key/$window',
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
});
const holdings = createRoute({
  getParentRoute: () => account,
  path: 'holdings',
  component: lazyRouteComponent(() => import('./holdings-page.tsx'), 'HoldingsPage'),
});
const statement = createRoute({
  getParentRoute: () => account,
  path: 'holdings/$id',
  component: lazyRouteComponent(() => import('./statement-page.tsx'), 'StatementPage'),
});
const curve = createRoute({
  getParentRoute: () => account,
  path: 'curve/$chain/$key',
  component: lazyRouteComponent(() => import('./curve-page.tsx'), 'CurvePage'),
});
const inbox = createRoute({
  getParentRoute: () => account,
  path: 'inbox',
  validateSearch: ({ unread }: Readonly<Record<string, unknown>>): { unread?: true } =>
    unread === true ? { unread } : {},
  component: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
});
const device = createRoute({
  getParentRoute: () => account,
  path: 'device',
  component: lazyRouteComponent(() => import('../device/device-page.tsx'), 'DevicePage'),
});
const data = createRoute({
  getParentRoute: () => account,
  path: 'data',
  component: lazyRouteComponent(() => import('./data-page.tsx'), 'DataPage'),
});
/** The screens of an account. */
export const accountScreens = account.addChildren([
  ...[start, bids, bid, orders, order],
  ...[holdings, statement, curve, inbox, device, data],
]);
