import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accountScreens } from './account/routes.tsx';
import { adminScreens } from './admin/routes.tsx';
import { attestorScreens } from './attestor/routes.tsx';
import { FailedScreen } from './frame.tsx';
import { issuerScreens } from './issuer/routes.tsx';
import { readMarketSearch } from './market/filters.ts';
import { root } from './root-route.tsx';

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
export const router = createRouter({
  routeTree: root.addChildren([market, series, accountScreens, issuerScreens, adminScreens, attestorScreens]),
  basepath: '/app',
  defaultErrorComponent: FailedScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
