import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { fxRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { deriveFallbacks } from './worker/status.ts';

export const fxModule: Module = {
  name: 'fx',
  schema: () => import('./graphql/index.ts'),
  seriesRecords: ['fx_fallback_signatures'],
  deriveStatus: deriveFallbacks,
  calls,
  notifications,
  rest: fxRoutes,
  unserved,
  accountEnd,
};
