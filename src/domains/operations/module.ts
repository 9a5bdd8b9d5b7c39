import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { purgeKeys, purgeRuns } from './purge.ts';
import { unserved } from './unserved.ts';
import { createReconciliationKeeper } from './worker/reconciliation/keeper.ts';
import { createProgramReconciliationKeeper } from './worker/reconciliation/program-keeper.ts';

export const operationsModule: Module = {
  name: 'operations',
  schema: () =>
    Promise.all([import('./graphql/index.ts'), import('./graphql/keepers.ts'), import('./graphql/indexed-chains.ts')]),
  keepers: ({ evm, program, ...deps }) => [
    ...(evm === null ? [] : [createReconciliationKeeper({ ...deps, ...evm })]),
    ...(program === null ? [] : [createProgramReconciliationKeeper({ ...deps, program })]),
  ],
  purges: [
    { every: 'day', tables: ['keeper_runs', 'reconciliation_runs'], run: purgeRuns },
    { every: 'day', tables: ['idempotency_records'], run: purgeKeys },
  ],
  unserved,
  accountEnd,
};
