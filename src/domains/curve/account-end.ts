import { type AccountEnd, ofWallets } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [{ table: 'reminders_sent', where: ofWallets('wallet'), does: 'STAYS', because: 'NO_DELETION_INTENDED' }],
};
