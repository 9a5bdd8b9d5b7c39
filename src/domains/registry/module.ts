import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { applyRegistryClock, registryProjection } from './projection.ts';
import { registryRoutes } from './rest.ts';
import { deriveProposals } from './status.ts';

export const registryModule: Module = {
  name: 'registry',
  schema: () => import('./graphql.ts'),
  projection: registryProjection,
  applyClock: applyRegistryClock,
  deriveStatus: deriveProposals,
  calls,
  notifications,
  rest: registryRoutes,
  accountEnd,
};
