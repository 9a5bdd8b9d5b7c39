import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { extinguishmentRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { extinguishmentWork } from './open-work.ts';
import { unserved } from './unserved.ts';
import { extinguishmentProjection } from './worker/projection.ts';
import { auditLostExtinguishments, deriveExtinguishments } from './worker/status.ts';

export const extinguishmentModule: Module = {
  name: 'extinguishment',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: extinguishmentProjection,
  seriesRecords: ['extinguishment_requests'],
  deriveStatus: (context) => [deriveExtinguishments(context), auditLostExtinguishments(context)],
  calls,
  openWork: extinguishmentWork,
  notifications,
  rest: extinguishmentRoutes,
  unserved,
  accountEnd,
};
