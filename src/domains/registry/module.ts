import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { registryRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { applyRegistryClock, registryProjection } from './worker/projection.ts';
import { deriveRequests } from './worker/status.ts';

export const registryModule: Module = {
  name: 'registry',
  schema: () => import('./graphql/index.ts'),
  projection: registryProjection,
  applyClock: applyRegistryClock,
  deriveStatus: deriveRequests,
  calls,
  notifications,
  rest: registryRoutes,
  unserved,
  accountEnd,
};
