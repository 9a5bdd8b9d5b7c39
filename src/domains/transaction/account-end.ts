import { type AccountEnd, ofAccount, workInRows } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'built_transactions', where: ofAccount(), does: 'ROWS_GO' },
    {
      table: 'sealed_calls',
      where: `transaction_id IN (SELECT t.id FROM built_transactions t WHERE t.${ofAccount()})`,
      does: 'ROWS_GO',
    },
  ],
  openWork: [
    // An unexpired BUILT transaction counts, because the wallet may have sent it without reporting that.
    workInRows(
      'TRANSACTION_NOT_INDEXED',
      'built_transactions',
      `${ofAccount()} AND (life IN ('SENT', 'MINED') OR life = 'BUILT' AND expires_at > (SELECT at FROM ending))`,
    ),
  ],
};
