import { type AccountEnd, ofAccount, staysWithoutAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    staysWithoutAccount('notifications', 'RETENTION_UNDECIDED'),
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
