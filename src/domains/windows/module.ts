import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { createWindowKeeper, windowAgenda } from './worker/keeper.ts';
import { applyWindowsClock, windowsProjection } from './worker/projection.ts';

export const windowsModule: Module = {
  name: 'windows',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: windowsProjection,
  applyClock: applyWindowsClock,
  keepers: (deps) => [createWindowKeeper(deps)],
  agenda: windowAgenda,
  calls,
  notifications,
  unserved,
  accountEnd,
};
