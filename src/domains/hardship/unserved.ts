import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for values of pause requests that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The account that made a request, and when an attestor refused it',
    held: columnsOf('hardship_requests', 'account_id', 'refused_at'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'PAUSE signature that was not relayed',
    held: ['the attestor’s machine; the gateway’s memory while it relays'],
    class: 'none',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/domains/hardship/hardship.test.ts',
  },
];
