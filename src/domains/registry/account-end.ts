import { type AccountEnd, ofAccount, ofWallets, workInRows } from '../../core/account-end.ts';

const unlessEnding = (column: string) => `nullif(${column}, (SELECT id FROM ending))`;

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'attestor_proposals',
      where: '(SELECT id FROM ending) IN (account_id, proposed_by, decided_by)',
      does: 'COLUMNS_EMPTIED',
      empties: {
        account_id: unlessEnding('account_id'),
        proposed_by: unlessEnding('proposed_by'),
        decided_by: unlessEnding('decided_by'),
      },
    },
    {
      table: 'admin_tx_requests',
      where: `transaction_id IN (SELECT t.id FROM built_transactions t WHERE t.${ofAccount()})`,
      does: 'COLUMNS_EMPTIED',
      empties: { transaction_id: 'NULL' },
    },
    { table: 'allowlist', where: ofWallets('wallet'), does: 'STAYS', because: 'ON_CHAIN' },
  ],
  openWork: [
    workInRows('PROPOSAL_UNDECIDED', 'attestor_proposals', `${ofAccount('proposed_by')} AND state = 'PROPOSED'`),
  ],
};
