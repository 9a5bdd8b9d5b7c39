import { type AccountEnd, staysWithoutAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [staysWithoutAccount('tier3_cases', 'RETENTION_UNDECIDED')],
};
