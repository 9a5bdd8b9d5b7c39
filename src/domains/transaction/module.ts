import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { callsTable, purgeSealedCalls } from './sealed-calls.ts';
import { resetStatuses } from './tracker-store.ts';
import { unserved } from './unserved.ts';

export const transactionModule: Module = {
  name: 'transaction',
  schema: () => Promise.all([import('./graphql.ts'), import('./status.graphql.ts')]),
  onRemoved: (tx, chain, _, fork) => resetStatuses(tx, chain, fork),
  purges: [{ every: 'minute', tables: ['sealed_calls'], run: purgeSealedCalls }],
  sealed: [callsTable],
  unserved,
  accountEnd,
};
