import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root.tsx';
import { filterSearch } from './filter-search.ts';

const APPLICATION_PATH = '/admin/applications/$id';

export const adminRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/admin',
    validateSearch: filterSearch('state', 'persona'),
    component: lazyRouteComponent(() => import('./queue.tsx'), 'ReviewQueue'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: APPLICATION_PATH,
    component: lazyRouteComponent(() => import('./application.tsx'), 'ApplicationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/registrars',
    validateSearch: filterSearch('proposals', 'active', 'key', 'act', 'chain'),
    component: lazyRouteComponent(() => import('./registrars.tsx'), 'Registrars'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/operations',
    validateSearch: filterSearch('view', 'state', 'keeper', 'topic', 'chain', 'order'),
    component: lazyRouteComponent(() => import('./operations.tsx'), 'Operations'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/audit',
    validateSearch: filterSearch('action', 'actor', 'from', 'to'),
    component: lazyRouteComponent(() => import('./audit.tsx'), 'AuditLog'),
  }),
] as const;
