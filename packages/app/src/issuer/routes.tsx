import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';

const issuer = createRoute({
  getParentRoute: () => root,
  path: '/issuer',
  component: lazyRouteComponent(() => import('./issuer-page.tsx'), 'IssuerPage'),
});

const calendar = createRoute({
  getParentRoute: () => issuer,
  path: '/',
  component: lazyRouteComponent(() => import('./calendar-page.tsx'), 'CalendarPage'),
});
const report = createRoute({
  getParentRoute: () => issuer,
  path: 'report/$chain/$key/$period',
  component: lazyRouteComponent(() => import('./report-page.tsx'), 'ReportPage'),
});

/** The screens of an issuer. */
export const issuerScreens = issuer.addChildren([calendar, report]);
