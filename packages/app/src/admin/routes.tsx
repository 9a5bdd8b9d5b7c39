import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('./admin-page.tsx'), 'AdminPage'),
});

/** The screens of an admin. */
export const adminScreens = admin;
