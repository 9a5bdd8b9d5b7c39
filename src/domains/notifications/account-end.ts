import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'notifications',
      where: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'RETENTION_UNDECIDED',
      empties: { account_id: 'NULL' },
    },
    { table: 'email_outbox', where: ofAccount(), does: 'ROWS_GO' },
    {
      table: 'outbox',
      where: `payload->'audience'->'accounts' @> to_jsonb((SELECT id::text FROM ending))`,
      does: 'COLUMNS_EMPTIED',
      lockedFirst: 'id',
      empties: {
        payload: `jsonb_set(payload, '{audience,accounts}', (payload->'audience'->'accounts') - (SELECT id::text FROM ending))`,
      },
    },
  ],
};
