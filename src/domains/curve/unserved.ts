import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of curves that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The place of a trade on the chain',
    held: columnsOf('curve_trades', 'block_number', 'log_index'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
