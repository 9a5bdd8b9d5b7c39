import { unservedRecords } from '../../core/unserved.ts';

/** The columns of the registry's transactions that no field returns. */
export const unserved = unservedRecords({
  record: 'The applicant’s wallet for which an approval was built',
  held: ['admin_tx_requests.wallet'],
  deletion: 'account deletion (chain data persists)',
  shownBy: 'tests/domains/applications/onchain.test.ts',
});
