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

export const router = createRouter({
  routeTree: root.addChildren([market, series, account]),
  basepath: '/app',
  defaultErrorComponent: FailedScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
