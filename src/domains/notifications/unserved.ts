import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** The columns of notifications that no field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The chain of a notification, and when the notification was written',
    held: columnsOf('notifications', 'chain', 'created_at'),
    class: 'plain',
    readers: [],
    deletion: 'read + retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
