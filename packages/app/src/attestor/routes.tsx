import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';

const attestor = createRoute({
  getParentRoute: () => root,
  path: '/attestor',
  component: lazyRouteComponent(() => import('./attestor-page.tsx'), 'AttestorPage'),
});

/** The screens of an attestor. */
export const attestorScreens = attestor;
