import type { Module } from '../../module.ts';
import { signingRequestRoutes } from './graphql/rest.ts';

export const signingRequestsModule: Module = {
  name: 'signing-requests',
  schema: () => import('./graphql/index.ts'),
  rest: signingRequestRoutes,
};
