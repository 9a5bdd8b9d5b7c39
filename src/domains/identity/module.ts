import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { identityRoutes } from './graphql/rest.ts';
import { unserved } from './unserved.ts';

export const identityModule: Module = {
  name: 'identity',
  schema: () => import('./graphql/index.ts'),
  rest: identityRoutes,
  unserved,
  accountEnd,
};
