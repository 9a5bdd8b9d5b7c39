import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'zktls_sessions',
      where: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'RETENTION_UNDECIDED',
      empties: { account_id: 'NULL' },
    },
  ],
};
