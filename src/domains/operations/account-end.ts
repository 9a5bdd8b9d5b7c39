import { type AccountEnd, ofAccount } from '../../core/account-end.ts';

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'idempotency_records',
      where: `caller = 'account:' || (SELECT id FROM ending)
        OR caller IN (SELECT 'wallet:' || chain || ':' || address FROM wallet)`,
      does: 'ROWS_GO',
    },
    {
      table: 'audit_log',
      where: `${ofAccount('actor_id')} OR target = (SELECT id::text FROM ending)`,
      does: 'STAYS',
      because: 'IMMUTABLE_LOG',
    },
  ],
};
