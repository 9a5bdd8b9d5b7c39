import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root.tsx';
import type { ListSearch } from './types.ts';

const SERIES_PATH = '/series/$chain/$key';

export const seriesRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: ({ state, view }: Record<string, unknown>): ListSearch => ({
      state: typeof state === 'string' && /^[A-Z]+$/.test(state) ? state : undefined,
      view: view === 'table' ? view : undefined,
    }),
    component: lazyRouteComponent(() => import('./list.tsx'), 'SeriesList'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: SERIES_PATH,
    component: lazyRouteComponent(() => import('./page.tsx'), 'SeriesPage'),
  }),
] as const;
