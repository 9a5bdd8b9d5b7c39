import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'extinguishment_requests',
      where: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'NO_DELETION_INTENDED',
      empties: { account_id: 'NULL' },
    },
  ],
};
