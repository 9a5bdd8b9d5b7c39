import { type AccountEnd, staysWithoutAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [staysWithoutAccount('zktls_sessions', 'RETENTION_UNDECIDED')],
};
