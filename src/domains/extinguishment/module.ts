import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { extinguishmentWork } from './open-work.ts';
import { extinguishmentProjection } from './projection.ts';
import { extinguishmentRoutes } from './rest.ts';
import { auditLostExtinguishments, deriveExtinguishments } from './status.ts';
import { unserved } from './unserved.ts';

export const extinguishmentModule: Module = {
  name: 'extinguishment',
  schema: () => import('./graphql.ts'),
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
