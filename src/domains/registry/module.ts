import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { applyRegistryClock, registryProjection } from './projection.ts';
import { registryRoutes } from './rest.ts';
import { deriveRequests } from './status.ts';
import { unserved } from './unserved.ts';

export const registryModule: Module = {
  name: 'registry',
  schema: () => import('./graphql.ts'),
  projection: registryProjection,
  applyClock: applyRegistryClock,
  deriveStatus: deriveRequests,
  calls,
  notifications,
  rest: registryRoutes,
  unserved,
  accountEnd,
};
