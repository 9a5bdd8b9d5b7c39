import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root.tsx';

export const marketRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/bids',
    component: lazyRouteComponent(() => import('./bids.tsx'), 'BidsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/holdings',
    component: lazyRouteComponent(() => import('./holdings.tsx'), 'HoldingsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/holdings/$id',
    component: lazyRouteComponent(() => import('./statement.tsx'), 'StatementPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/orders',
    component: lazyRouteComponent(() => import('./orders.tsx'), 'OrdersPage'),
  }),
] as const;
