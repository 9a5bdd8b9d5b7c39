import type { UnservedRecord } from '../../core/unserved.ts';

/** What is kept with the requests, and no field serves. */
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
