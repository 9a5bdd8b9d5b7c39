import { type AccountEnd, ofWallets, workInRows } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [{ table: 'window_orders', where: ofWallets('trader'), does: 'STAYS', because: 'ON_CHAIN' }],
  openWork: [workInRows('ORDER_NOT_DELIVERED', 'window_orders', `${ofWallets('trader')} AND delivery <> 'DELIVERED'`)],
};
