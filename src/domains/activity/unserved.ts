import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for columns of the activity feed that no GraphQL field returns. */
export const unserved = unservedRecords({
  record: 'The place of an event on the chain',
  held: columnsOf('activity', 'block_number', 'log_index'),
});
