import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { purgeNonces } from './purge-nonces.ts';
import { accountRoutes } from './rest.ts';
import { unserved } from './unserved.ts';

export const accountModule: Module = {
  name: 'account',
  schema: () =>
    Promise.all([
      import('./graphql.ts'),
      import('./deletion.graphql.ts'),
      import('./email.graphql.ts'),
      import('./export.graphql.ts'),
      import('./income-sources.graphql.ts'),
      import('./mutations.graphql.ts'),
      import('./signer-keys.graphql.ts'),
      import('./verification.graphql.ts'),
    ]),
  purges: [{ every: 'week', tables: ['auth_nonces'], run: purgeNonces }],
  unserved,
  accountEnd,
  rest: accountRoutes,
};
