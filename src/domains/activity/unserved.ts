import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of the activity feed that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The place of an event on the chain',
    held: columnsOf('activity', 'block_number', 'log_index'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
