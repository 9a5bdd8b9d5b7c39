import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { documentTable } from './document.ts';
import { unserved } from './unserved.ts';
import { deriveContracts } from './worker/status.ts';

export const contractsModule: Module = {
  name: 'contracts',
  schema: () => import('./graphql/index.ts'),
  deriveStatus: deriveContracts,
  sealed: [documentTable],
  unserved,
  accountEnd,
};
