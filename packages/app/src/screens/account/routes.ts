import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { root } from '../root.tsx';

export interface InboxSearch {
  readonly unread?: true | undefined;
}

export const accountRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/start',
    component: lazyRouteComponent(() => import('./start.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/apply',
    beforeLoad: () => {
      throw redirect({ to: '/start', search: true, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/start/profile',
    component: lazyRouteComponent(() => import('./profile.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/start/application',
    component: lazyRouteComponent(() => import('./application.tsx'), 'ApplicationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/start/identity',
    component: lazyRouteComponent(() => import('./identity.tsx'), 'IdentityPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/start/contract',
    component: lazyRouteComponent(() => import('./contract.tsx'), 'ContractPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/start/submit',
    component: lazyRouteComponent(() => import('./submit.tsx'), 'SubmitPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/inbox',
    validateSearch: ({ unread }: Record<string, unknown>): InboxSearch => ({ unread: unread === true || undefined }),
    component: lazyRouteComponent(() => import('./inbox.tsx'), 'InboxPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: lazyRouteComponent(() => import('./account.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/device',
    component: lazyRouteComponent(() => import('./device.tsx'), 'DevicePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/data',
    component: lazyRouteComponent(() => import('./data.tsx'), 'DataPage'),
  }),
] as const;
