import { builder } from '../../graphql/builder.ts';
import type { CheckedCounts, Difference } from './index.ts';

/** The columns of a reconciliation run: for admins, and kept as long as the run. */
export const compared = (column: string) =>
  ({ storedIn: `reconciliation_runs.${column}`, class: 'plain', readers: ['admin'], deletion: '90 days' }) as const;

const checked = compared('checked');
const differences = compared('differences');

export const ReconciliationCounts = builder.objectRef<CheckedCounts>('ReconciliationCounts').implement({
  description: 'How many rows of each kind a run compared.',
  fields: (t) => ({
    series: t.exposeInt('series', { description: 'Series.', access: checked }),
    positions: t.exposeInt('positions', { description: 'Positions of holders.', access: checked }),
    bids: t.exposeInt('bids', { description: 'Bids of raises.', access: checked }),
    orders: t.exposeInt('orders', { description: 'Orders of windows.', access: checked }),
    money: t.exposeInt('money', { description: 'Series whose sums of money were compared.', access: checked }),
  }),
});

export const ReconciliationDifference = builder.objectRef<Difference>('ReconciliationDifference').implement({
  description: 'A value of the index that is not the contracts’ value.',
  fields: (t) => ({
    table: t.exposeString('table', { description: 'The table of the row that differs.', access: differences }),
    row: t.exposeString('id', {
      description: 'The row’s key in that table; for sums, what they are of.',
      access: differences,
    }),
    column: t.exposeString('column', { description: 'The column, or the name of the sum.', access: differences }),
    indexed: t.exposeString('database', { description: 'The value of the index; null for none.', access: differences }),
    onChain: t.exposeString('chain', {
      description: 'The value of the contracts; null for none.',
      access: differences,
    }),
  }),
});
