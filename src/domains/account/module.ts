import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { accountRoutes } from './graphql/rest.ts';
import { purgeNonces } from './purge-nonces.ts';
import { unserved } from './unserved.ts';

export const accountModule: Module = {
  name: 'account',
  schema: () =>
    Promise.all([
      import('./graphql/index.ts'),
      import('./graphql/deletion.ts'),
      import('./graphql/email.ts'),
      import('./graphql/export.ts'),
      import('./graphql/income-sources.ts'),
      import('./graphql/mutations.ts'),
      import('./graphql/signer-keys.ts'),
      import('./graphql/verification.ts'),
    ]),
  purges: [{ every: 'week', tables: ['auth_nonces'], run: purgeNonces }],
  unserved,
  accountEnd,
  rest: accountRoutes,
};
