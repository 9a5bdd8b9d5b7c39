import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root.tsx';

export const attestorRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/attestor',
    validateSearch: ({ kind }: Record<string, unknown>): { readonly kind?: string | undefined } => ({
      kind: typeof kind === 'string' && /^[a-z]+$/.test(kind) ? kind : undefined,
    }),
    component: lazyRouteComponent(() => import('./work.tsx'), 'AttestorWork'),
  }),
] as const;
