import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { documentTable } from './document.ts';
import { deriveContracts } from './status.ts';
import { unserved } from './unserved.ts';

export const contractsModule: Module = {
  name: 'contracts',
  schema: () => import('./graphql.ts'),
  deriveStatus: deriveContracts,
  sealed: [documentTable],
  unserved,
  accountEnd,
};
