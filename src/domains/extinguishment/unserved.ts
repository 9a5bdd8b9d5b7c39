import { unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for columns of requests to extinguish that no GraphQL field returns. */
export const unserved = unservedRecords({
  record: 'The account that made a request',
  held: ['extinguishment_requests.account_id'],
});
