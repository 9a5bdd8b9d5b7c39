import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for values of pause requests that no GraphQL field returns. */
export const unserved = unservedRecords(
  {
    record: 'The account that made a request, and when an attestor refused it',
    held: columnsOf('hardship_requests', 'account_id', 'refused_at'),
  },
  {
    record: 'PAUSE signature that was not relayed',
    held: ['the attestor’s machine; the gateway’s memory while it relays'],
    shownBy: 'tests/domains/hardship/hardship.test.ts',
  },
);
