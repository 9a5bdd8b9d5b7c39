import type { UnservedRecord } from '../../core/unserved.ts';

/** The columns of the registry's transactions that no field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The applicant’s wallet for which an approval was built',
    held: ['admin_tx_requests.wallet'],
    class: 'plain',
    readers: [],
    deletion: 'account deletion (chain data persists)',
    shownBy: 'tests/domains/applications/onchain.test.ts',
  },
];
