import type { CatalogueModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { callsTable, purgeSealedCalls } from './sealed-calls.ts';
import { resetStatuses } from './tracker-store.ts';
import { unserved } from './unserved.ts';

export const transactionModule: CatalogueModule = ({ calls }) => ({
  name: 'transaction',
  schema: async () => {
    const { declareTransactions } = await import('./graphql.ts');
    await import('./status.graphql.ts');
    declareTransactions(calls);
  },
  onRemoved: (tx, chain, _, fork) => resetStatuses(tx, chain, fork),
  purges: [{ every: 'minute', tables: ['sealed_calls'], run: purgeSealedCalls }],
  sealed: [callsTable],
  unserved,
  accountEnd,
});
