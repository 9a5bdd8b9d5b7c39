import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';

const issuer = createRoute({
  getParentRoute: () => root,
  path: '/issuer',
  component: lazyRouteComponent(() => import('./issuer-page.tsx'), 'IssuerPage'),
});

/** The screens of an issuer. */
export const issuerScreens = issuer;
