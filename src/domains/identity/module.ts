import type { Module } from '../../module.ts';
import { identityRoutes } from './rest.ts';

export const identityModule: Module = {
  name: 'identity',
  schema: () => import('./graphql.ts'),
  rest: identityRoutes,
};
