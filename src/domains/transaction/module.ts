import type { CatalogueModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { callsTable, purgeSealedCalls } from './sealed-calls.ts';
import { unserved } from './unserved.ts';
import { resetStatuses } from './worker/tracker-store.ts';

export const transactionModule: CatalogueModule = ({ calls }) => ({
  name: 'transaction',
  schema: async () => {
    const { declareTransactions } = await import('./graphql/index.ts');
    await import('./graphql/status.ts');
    declareTransactions(calls);
  },
  onRemoved: (tx, chain, _, fork) => resetStatuses(tx, chain, fork),
  purges: [{ every: 'minute', tables: ['sealed_calls'], run: purgeSealedCalls }],
  sealed: [callsTable],
  unserved,
  accountEnd,
});
