import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { hardshipWork } from './open-work.ts';
import { hardshipProjection } from './projection.ts';
import { hardshipRoutes } from './rest.ts';
import { auditLostApprovals, deriveHardship } from './status.ts';
import { unserved } from './unserved.ts';

export const hardshipModule: Module = {
  name: 'hardship',
  schema: () => import('./graphql.ts'),
  seriesProjection: hardshipProjection,
  seriesRecords: ['hardship_requests'],
  deriveStatus: (context) => [deriveHardship(context), auditLostApprovals(context)],
  calls,
  openWork: hardshipWork,
  notifications,
  rest: hardshipRoutes,
  unserved,
  accountEnd,
};
