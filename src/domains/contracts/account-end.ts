import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'contract_sessions',
      where: `${ofAccount()} AND signed_at IS NOT NULL`,
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'LEGAL_RETENTION',
      empties: { account_id: 'NULL', draft_id: 'NULL' },
    },
    { table: 'contract_sessions', where: `${ofAccount()} AND signed_at IS NULL`, does: 'ROWS_GO' },
  ],
};
