import type { Module } from '../../module.ts';

export const identityModule: Module = {
  name: 'identity',
  schema: () => import('./graphql.ts'),
};
