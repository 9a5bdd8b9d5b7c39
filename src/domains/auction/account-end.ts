import { type AccountEnd, ofAccount, ofWallets, workInRows } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'bids', where: ofWallets('bidder'), does: 'STAYS', because: 'ON_CHAIN' },
    {
      table: 'bid_backups',
      where: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'RETENTION_UNDECIDED',
      empties: { account_id: 'NULL' },
    },
  ],
  openWork: [workInRows('BID_NOT_DELIVERED', 'bids', `${ofWallets('bidder')} AND delivery <> 'DELIVERED'`)],
};
