import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

const drafted = (state: 'DRAFT' | 'BUILT') => `EXISTS (SELECT 1 FROM series_drafts d
  WHERE d.${ofAccount()} AND d.state = '${state}'
    AND d.chain = terms_vault.chain AND d.series_key = terms_vault.series_key)`;

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'terms_amendments',
      where: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'RETENTION_UNDECIDED',
      empties: { account_id: 'NULL' },
    },
    { table: 'terms_vault', where: drafted('BUILT'), does: 'STAYS', because: 'RETENTION_UNDECIDED' },
    // Nothing was built of them that a wallet may still send.
    { table: 'terms_vault', where: drafted('DRAFT'), does: 'ROWS_GO' },
    { table: 'terms_access_log', where: ofAccount(), does: 'STAYS', because: 'IMMUTABLE_LOG' },
  ],
};
