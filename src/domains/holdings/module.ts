import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { holdingsRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { holdingsProjection } from './worker/projection.ts';

export const holdingsModule: Module = {
  name: 'holdings',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: holdingsProjection,
  calls,
  notifications,
  unserved,
  accountEnd,
  rest: holdingsRoutes,
};
