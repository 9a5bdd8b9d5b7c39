import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { seriesRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { applySeriesClock, seriesProjection } from './worker/projection.ts';

export const seriesModule: Module = {
  name: 'series',
  schema: () => import('./graphql/index.ts'),
  seriesProjection,
  applyClock: applySeriesClock,
  calls,
  notifications,
  rest: seriesRoutes,
  unserved,
  accountEnd,
};
