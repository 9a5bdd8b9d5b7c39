import { type AccountEnd, ofAccount, workInRows } from '../../core/account-end.ts';

/** SQL condition: the application is not decided. */
const UNDECIDED = `state IN ('DRAFT', 'SUBMITTED', 'IN_REVIEW')`;

/** SQL condition: the request `r` is about an application of the account. */
const OF_APPLICANT = `r.application_id IN (SELECT a.id FROM applications a WHERE a.${ofAccount()})`;
/**
 * SQL condition: the chain shows the wallet of the request `r` as approved, or a sent transaction may approve it. The wallet
 * then stays in the request, because admins must be able to take the approval back.
 */
const ON_CHAIN = `(EXISTS (
    SELECT 1 FROM allowlist l
    WHERE l.chain = r.chain AND l.wallet = r.wallet AND (l.verified OR l.issuer_approved)
  ) OR EXISTS (SELECT 1 FROM built_transactions t WHERE t.id = r.transaction_id AND t.life IN ('SENT', 'MINED')))`;

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'applications',
      where: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'RETENTION_UNDECIDED',
      empties: { account_id: 'NULL', country: 'NULL', income_source_kinds: `'{}'` },
      changes: {
        state: `CASE WHEN ${UNDECIDED} THEN 'WITHDRAWN' ELSE state END`,
        ended_at: `CASE WHEN ${UNDECIDED} THEN (SELECT at FROM ending) ELSE ended_at END`,
        // A new version voids the decisions that admins have previewed.
        version: 'version + 1',
      },
    },
    {
      table: 'applications',
      where: ofAccount('reviewer_id'),
      does: 'COLUMNS_EMPTIED',
      empties: { reviewer_id: 'NULL' },
    },
    // Entries run from last to first: the requests, then the transactions that admins built for them, then the applications.
    {
      table: 'built_transactions',
      where: `id IN (SELECT r.transaction_id FROM admin_tx_requests r WHERE ${OF_APPLICANT}) AND life NOT IN ('SENT', 'MINED')`,
      does: 'COLUMNS_EMPTIED',
      empties: { request: 'NULL', preview: 'NULL' },
    },
    {
      table: 'admin_tx_requests',
      where: `id IN (SELECT r.id FROM admin_tx_requests r WHERE ${OF_APPLICANT} AND NOT ${ON_CHAIN})`,
      does: 'COLUMNS_EMPTIED',
      empties: { wallet: 'NULL' },
    },
  ],
  openWork: [
    workInRows('APPLICATION_IN_REVIEW', 'applications', `${ofAccount('reviewer_id')} AND state = 'IN_REVIEW'`),
  ],
};
