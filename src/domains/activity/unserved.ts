import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What is kept with the activity feed, and no field serves. */
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
