import { type AccountEnd, ofAccount, ofWallets } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'accounts', whose: ofAccount('id'), does: 'ROWS_GO' },
    { table: 'account_wallets', whose: ofAccount(), does: 'ROWS_GO' },
    { table: 'account_signer_keys', whose: ofAccount(), does: 'ROWS_GO' },
    { table: 'income_sources', whose: ofAccount(), does: 'ROWS_GO' },
    { table: 'auth_nonces', whose: `${ofAccount()} OR ${ofWallets('address')}`, does: 'ROWS_GO' },
  ],
};
