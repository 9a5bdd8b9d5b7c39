import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { createPeriodKeeper, periodAgenda } from './worker/keeper.ts';
import { applyPeriodsClock, reportingProjection } from './worker/projection.ts';
import { createReceiptsKeeper, receiptsAgenda } from './worker/receipts-keeper.ts';

export const reportingModule: Module = {
  name: 'reporting',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: reportingProjection,
  applyClock: applyPeriodsClock,
  // Routers of EVM chains are paid by the call that counts the income.
  keepers: (deps) => [
    createPeriodKeeper(deps),
    ...(deps.program === null ? [] : [createReceiptsKeeper(deps, deps.program)]),
  ],
  agenda: periodAgenda,
  programAgenda: receiptsAgenda,
  calls,
  notifications,
  unserved,
  accountEnd,
};
