import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { fxRoutes } from './rest.ts';
import { deriveFallbacks } from './status.ts';
import { unserved } from './unserved.ts';

export const fxModule: Module = {
  name: 'fx',
  schema: () => import('./graphql.ts'),
  seriesRecords: ['fx_fallback_signatures'],
  deriveStatus: deriveFallbacks,
  calls,
  notifications,
  rest: fxRoutes,
  unserved,
  accountEnd,
};
