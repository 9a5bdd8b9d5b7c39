import type { Module } from '../../module.ts';
import { unserved } from './unserved.ts';

/** The steps of issuers. Its rows are a view of the tables of other modules, so it writes nothing. */
export const issuerTasksModule: Module = {
  name: 'issuer-tasks',
  schema: () => import('./graphql/index.ts'),
  unserved,
};
