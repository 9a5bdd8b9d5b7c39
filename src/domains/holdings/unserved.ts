import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of positions and ledgers that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'Units that were burned',
    held: columnsOf('positions', 'burned_units'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'The place of a payment in its block',
    held: ['money_events.log_index', 'fees_ledger.log_index'],
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
