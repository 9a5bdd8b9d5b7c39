import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { createPeriodKeeper, periodAgenda } from './keeper.ts';
import { notifications } from './notifications.ts';
import { applyPeriodsClock, reportingProjection } from './projection.ts';
import { unserved } from './unserved.ts';

export const reportingModule: Module = {
  name: 'reporting',
  schema: () => import('./graphql.ts'),
  seriesProjection: reportingProjection,
  applyClock: applyPeriodsClock,
  keepers: (deps) => [createPeriodKeeper(deps)],
  agenda: periodAgenda,
  calls,
  notifications,
  unserved,
  accountEnd,
};
