import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { FailedScreen, Frame, NoScreen } from './frame.tsx';
import { readMarketSearch } from './market/filters.ts';

const root = createRootRoute({ component: Frame, notFoundComponent: NoScreen });

// Each screen is a part of its own, which loads when it is first shown.
const market = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readMarketSearch,
  component: lazyRouteComponent(() => import('./market/market-page.tsx'), 'MarketPage'),
});
const series = createRoute({
  getParentRoute: () => root,
  path: '/series/$chain/$key',
  component: lazyRouteComponent(() => import('./series/series-page.tsx'), 'SeriesPage'),
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
});

const start = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: lazyRouteComponent(() => import('./account/start-page.tsx'), 'StartPage'),
});
const bids = createRoute({
  getParentRoute: () => account,
  path: 'bids',
  component: lazyRouteComponent(() => import('./account/bids-page.tsx'), 'BidsPage'),
});
const bid = createRoute({
  getParentRoute: () => account,
  path: 'bid/$chain/$key',
  component: lazyRouteComponent(() => import('./account/bid-page.tsx'), 'BidPage'),
});
const holdings = createRoute({
  getParentRoute: () => account,
  path: 'holdings',
  component: lazyRouteComponent(() => import('./account/holdings-page.tsx'), 'HoldingsPage'),
});
const statement = createRoute({
  getParentRoute: () => account,
  path: 'holdings/$id',
  component: lazyRouteComponent(() => import('./account/statement-page.tsx'), 'StatementPage'),
});
const curve = createRoute({
  getParentRoute: () => account,
  path: 'curve/$chain/$key',
  component: lazyRouteComponent(() => import('./account/curve-page.tsx'), 'CurvePage'),
});
const inbox = createRoute({
  getParentRoute: () => account,
  path: 'inbox',
  validateSearch: ({ unread }: Readonly<Record<string, unknown>>): { unread?: true } =>
    unread === true ? { unread } : {},
  component: lazyRouteComponent(() => import('./account/inbox-page.tsx'), 'InboxPage'),
});
const device = createRoute({
  getParentRoute: () => account,
  path: 'device',
  component: lazyRouteComponent(() => import('./device/device-page.tsx'), 'DevicePage'),
});
const data = createRoute({
  getParentRoute: () => account,
  path: 'data',
  component: lazyRouteComponent(() => import('./account/data-page.tsx'), 'DataPage'),
});
const accountScreens = account.addChildren([start, bids, bid, holdings, statement, curve, inbox, device, data]);

export const router = createRouter({
  routeTree: root.addChildren([market, series, accountScreens]),
  basepath: '/app',
  defaultErrorComponent: FailedScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
