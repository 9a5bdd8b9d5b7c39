import { type AccountEnd, staysWithoutAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [staysWithoutAccount('extinguishment_requests', 'NO_DELETION_INTENDED')],
};
