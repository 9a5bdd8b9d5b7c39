import type { Module } from '../../module.ts';
import { calls } from './calls.ts';

export const allowancesModule: Module = {
  name: 'allowances',
  calls,
  schema: () => import('./graphql/index.ts'),
};
