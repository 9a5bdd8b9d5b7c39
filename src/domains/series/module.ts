import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { applySeriesClock, seriesProjection } from './projection.ts';
import { seriesRoutes } from './rest.ts';
import { unserved } from './unserved.ts';

export const seriesModule: Module = {
  name: 'series',
  schema: () => import('./graphql.ts'),
  seriesProjection,
  applyClock: applySeriesClock,
  calls,
  notifications,
  rest: seriesRoutes,
  unserved,
  accountEnd,
};
