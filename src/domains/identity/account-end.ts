import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [{ table: 'attestor_identity_checks', where: ofAccount(), does: 'ROWS_GO' }],
};
