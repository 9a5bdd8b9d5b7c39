import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What is kept with notifications, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The chain that a notification is of, and when it was written',
    held: columnsOf('notifications', 'chain', 'created_at'),
    class: 'plain',
    readers: [],
    deletion: 'read + retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
