import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { createPeriodKeeper, periodAgenda } from './worker/keeper.ts';
import { applyPeriodsClock, reportingProjection } from './worker/projection.ts';

export const reportingModule: Module = {
  name: 'reporting',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: reportingProjection,
  applyClock: applyPeriodsClock,
  keepers: (deps) => [createPeriodKeeper(deps)],
  agenda: periodAgenda,
  calls,
  notifications,
  unserved,
  accountEnd,
};
