import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [{ table: 'loan_offers', where: ofAccount(), does: 'ROWS_GO' }],
};
