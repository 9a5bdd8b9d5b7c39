import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { purgeKeys, purgeRuns } from './purge.ts';
import { createReconciliationKeeper } from './reconciliation/keeper.ts';
import { createProgramReconciliationKeeper } from './reconciliation/program-keeper.ts';
import { unserved } from './unserved.ts';

export const operationsModule: Module = {
  name: 'operations',
  schema: () => Promise.all([import('./graphql.ts'), import('./keepers.graphql.ts')]),
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
