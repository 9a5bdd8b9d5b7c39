import { type AccountEnd, staysWithoutAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [staysWithoutAccount('fx_fallback_signatures', 'RETENTION_UNDECIDED')],
};
