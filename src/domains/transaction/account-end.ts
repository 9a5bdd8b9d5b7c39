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
    // An unexpired BUILT transaction counts, because the wallet may have sent it without reporting that. A hash that no node
    // knows counts for a day, because its transaction may wait for other signers for months.
    workInRows(
      'TRANSACTION_NOT_INDEXED',
      'built_transactions',
      `${ofAccount()} AND (life = 'MINED'
        OR life = 'SENT' AND (unmined_reason IS DISTINCT FROM 'HASH_UNKNOWN'
          OR sent_at > (SELECT at FROM ending) - interval '1 day')
        OR life = 'BUILT' AND expires_at > (SELECT at FROM ending))`,
    ),
  ],
};
