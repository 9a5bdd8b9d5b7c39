import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { createWindowKeeper, windowAgenda } from './keeper.ts';
import { notifications } from './notifications.ts';
import { applyWindowsClock, windowsProjection } from './projection.ts';
import { unserved } from './unserved.ts';

export const windowsModule: Module = {
  name: 'windows',
  schema: () => import('./graphql.ts'),
  seriesProjection: windowsProjection,
  applyClock: applyWindowsClock,
  keepers: (deps) => (deps.evm === null ? [] : [createWindowKeeper(deps)]),
  agenda: windowAgenda,
  calls,
  notifications,
  unserved,
  accountEnd,
};
