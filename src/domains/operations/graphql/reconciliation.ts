import { builder } from '../../../graphql/builder.ts';
import type { CheckedCounts, Difference } from '../index.ts';

/** Access to a column of a reconciliation run. */
export const RECONCILIATION = { class: 'plain', readers: ['admin'], deletion: '90 days' } as const;

const checked = { ...RECONCILIATION, storedIn: 'reconciliation_runs.checked' };
const differences = { ...RECONCILIATION, storedIn: 'reconciliation_runs.differences' };

export const ReconciliationCounts = builder.objectRef<CheckedCounts>('ReconciliationCounts').implement({
  description: 'The numbers of rows that a run compared, by kind.',
  fields: (t) => ({
    series: t.exposeInt('series', { description: 'The number of series.', access: checked }),
    positions: t.exposeInt('positions', { description: 'The number of positions.', access: checked }),
    bids: t.exposeInt('bids', { description: 'The number of bids of raises.', access: checked }),
    orders: t.exposeInt('orders', { description: 'The number of orders in windows.', access: checked }),
    censuses: t.exposeInt('censuses', {
      description: 'The number of censuses of units; 0 on an EVM chain.',
      access: checked,
    }),
    money: t.exposeInt('money', {
      description: 'The number of series whose sums of money were compared.',
      access: checked,
    }),
  }),
});

export const ReconciliationDifference = builder.objectRef<Difference>('ReconciliationDifference').implement({
  description: 'A value in the index that differs from the contracts’ value.',
  fields: (t) => ({
    table: t.exposeString('table', { description: 'The table of the row.', access: differences }),
    row: t.exposeString('id', {
      description: 'The key of the row in its table; for a sum, the name of the summed thing.',
      access: differences,
    }),
    column: t.exposeString('column', { description: 'The name of the column, or of the sum.', access: differences }),
    indexed: t.exposeString('database', {
      description: 'The value in the index; null if there is none.',
      access: differences,
    }),
    onChain: t.exposeString('chain', {
      description: 'The value in the contracts; null if there is none.',
      access: differences,
    }),
  }),
});
