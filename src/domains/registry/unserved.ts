import type { UnservedRecord } from '../../core/unserved.ts';

/** What is kept with the transactions that were built for the registry, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The applicant’s wallet that an approval was built for',
    held: ['admin_tx_requests.wallet'],
    class: 'plain',
    readers: [],
    deletion: 'account deletion (chain data persists)',
    shownBy: 'tests/domains/applications/onchain.test.ts',
  },
];
