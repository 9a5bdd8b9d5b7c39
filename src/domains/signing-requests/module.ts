import type { Module } from '../../module.ts';

export const signingRequestsModule: Module = {
  name: 'signing-requests',
  schema: () => import('./graphql.ts'),
};
