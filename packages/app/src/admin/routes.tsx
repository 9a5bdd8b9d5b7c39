import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';
import { readQueueSearch } from './queue-search.ts';

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('./admin-page.tsx'), 'AdminPage'),
});

const queue = createRoute({
  getParentRoute: () => admin,
  path: '/',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./queue-page.tsx'), 'QueuePage'),
});
const application = createRoute({
  getParentRoute: () => admin,
  path: 'applications/$id',
  component: lazyRouteComponent(() => import('./application-page.tsx'), 'ApplicationPage'),
});

/** The screens of an admin. */
export const adminScreens = admin.addChildren([queue, application]);
