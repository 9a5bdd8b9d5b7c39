import { type AccountEnd, ofAccount, workInRows } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'built_transactions', whose: ofAccount(), does: 'ROWS_GO' },
    {
      table: 'sealed_calls',
      whose: `transaction_id IN (SELECT t.id FROM built_transactions t WHERE t.${ofAccount()})`,
      does: 'ROWS_GO',
    },
  ],
  openWork: [
    workInRows('TRANSACTION_NOT_INDEXED', 'built_transactions', `${ofAccount()} AND life IN ('SENT', 'MINED')`),
  ],
};
