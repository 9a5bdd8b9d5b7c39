import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { hardshipRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { hardshipWork } from './open-work.ts';
import { unserved } from './unserved.ts';
import { hardshipProjection } from './worker/projection.ts';
import { auditLostApprovals, deriveHardship } from './worker/status.ts';

export const hardshipModule: Module = {
  name: 'hardship',
  schema: () => import('./graphql/index.ts'),
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
