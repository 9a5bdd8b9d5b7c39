import type { AccountEnd } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [{ table: 'attestor_announcements', where: 'key IN (SELECT key FROM signer_key)', does: 'ROWS_GO' }],
};
