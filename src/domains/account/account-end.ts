import { type AccountEnd, ofAccount, ofWallets } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'accounts', where: ofAccount('id'), does: 'ROWS_GO' },
    { table: 'account_wallets', where: ofAccount(), does: 'ROWS_GO' },
    { table: 'account_signer_keys', where: ofAccount(), does: 'ROWS_GO' },
    { table: 'income_sources', where: ofAccount(), does: 'ROWS_GO' },
    { table: 'auth_nonces', where: `${ofAccount()} OR ${ofWallets('address')}`, does: 'ROWS_GO' },
  ],
};
