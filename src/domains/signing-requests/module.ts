import type { Module } from '../../module.ts';
import { signingRequestRoutes } from './rest.ts';

export const signingRequestsModule: Module = {
  name: 'signing-requests',
  schema: () => import('./graphql.ts'),
  rest: signingRequestRoutes,
};
