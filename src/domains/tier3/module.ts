import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { notifications } from './notifications.ts';
import { tier3Work } from './open-work.ts';
import { unserved } from './unserved.ts';
import { deriveCases } from './worker/status.ts';

export const tier3Module: Module = {
  name: 'tier3',
  schema: () => import('./graphql/index.ts'),
  seriesRecords: ['tier3_cases'],
  deriveStatus: deriveCases,
  openWork: tier3Work,
  notifications,
  unserved,
  accountEnd,
};
