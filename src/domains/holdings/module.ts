import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { holdingsProjection } from './projection.ts';
import { holdingsRoutes } from './rest.ts';
import { unserved } from './unserved.ts';

export const holdingsModule: Module = {
  name: 'holdings',
  schema: () => import('./graphql.ts'),
  seriesProjection: holdingsProjection,
  calls,
  notifications,
  unserved,
  accountEnd,
  rest: holdingsRoutes,
};
