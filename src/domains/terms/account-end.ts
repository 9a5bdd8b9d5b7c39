import { type AccountEnd, ofAccount, staysWithoutAccount } from '../../core/account-end.ts';

const ownDraftIn = (state: 'DRAFT' | 'BUILT') => `EXISTS (SELECT 1 FROM series_drafts d
  WHERE d.${ofAccount()} AND d.state = '${state}'
    AND d.chain = terms_vault.chain AND d.series_key = terms_vault.series_key)`;

export const accountEnd: AccountEnd = {
  tables: [
    staysWithoutAccount('terms_amendments', 'RETENTION_UNDECIDED'),
    { table: 'terms_vault', where: ownDraftIn('BUILT'), does: 'STAYS', because: 'RETENTION_UNDECIDED' },
    // Terms of an unbuilt draft are deleted, because no transaction with their commitment can still be sent.
    { table: 'terms_vault', where: ownDraftIn('DRAFT'), does: 'ROWS_GO' },
    { table: 'terms_access_log', where: ofAccount(), does: 'STAYS', because: 'IMMUTABLE_LOG' },
  ],
};
