import { unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for columns of applications that no GraphQL field returns. */
export const unserved = unservedRecords({
  record: 'The key that an application’s notes are sealed with',
  held: ['applications.key_id'],
  deletion: 'application retention',
});
