import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** The columns of notifications that no field returns. */
export const unserved = unservedRecords({
  record: 'The chain of a notification, and when the notification was written',
  held: columnsOf('notifications', 'chain', 'created_at'),
  deletion: 'read + retention',
});
