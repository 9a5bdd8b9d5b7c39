import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of requests to extinguish that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The account that made a request',
    held: ['extinguishment_requests.account_id'],
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
