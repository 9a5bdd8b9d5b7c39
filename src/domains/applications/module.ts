import type { Module } from '../../module.ts';

export const applicationsModule: Module = {
  name: 'applications',
  schema: () => import('./graphql.ts'),
};
