import { type AccountEnd, staysWithoutAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [staysWithoutAccount('hardship_requests', 'NO_DELETION_INTENDED')],
};
