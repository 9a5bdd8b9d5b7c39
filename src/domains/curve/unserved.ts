import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What is kept with curves, and no field serves. */
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
