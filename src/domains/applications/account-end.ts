import { type AccountEnd, ofAccount, workInRows } from '../../core/account-end.ts';

/** Not decided yet. */
const OPEN = `state IN ('DRAFT', 'SUBMITTED', 'IN_REVIEW')`;

const OF_APPLICANT = `r.application_id IN (SELECT a.id FROM applications a WHERE a.${ofAccount()})`;
/**
 * The chain shows the wallet as approved, or is about to: it stays with the request, so that the approval can be taken back.
 */
const ON_CHAIN = `(EXISTS (
    SELECT 1 FROM allowlist l
    WHERE l.chain = r.chain AND l.wallet = r.wallet AND (l.verified OR l.issuer_approved)
  ) OR EXISTS (SELECT 1 FROM built_transactions t WHERE t.id = r.transaction_id AND t.life IN ('SENT', 'MINED')))`;

export const accountEnd: AccountEnd = {
  tables: [
    {
      table: 'applications',
      whose: ofAccount(),
      does: 'STAYS_WITHOUT_ACCOUNT',
      because: 'RETENTION_UNDECIDED',
      empties: { account_id: 'NULL', country: 'NULL', income_source_kinds: `'{}'` },
      changes: {
        state: `CASE WHEN ${OPEN} THEN 'WITHDRAWN' ELSE state END`,
        ended_at: `CASE WHEN ${OPEN} THEN (SELECT at FROM ending) ELSE ended_at END`,
        // An admin who read it before decides nothing of it any more.
        version: 'version + 1',
      },
    },
    {
      table: 'applications',
      whose: ofAccount('reviewer_id'),
      does: 'COLUMNS_EMPTIED',
      empties: { reviewer_id: 'NULL' },
    },
    // After the applications, and so before them when it is carried out: requests first, then what admins built for them.
    {
      table: 'built_transactions',
      whose: `id IN (SELECT r.transaction_id FROM admin_tx_requests r WHERE ${OF_APPLICANT}) AND life NOT IN ('SENT', 'MINED')`,
      does: 'COLUMNS_EMPTIED',
      empties: { request: 'NULL', preview: 'NULL' },
    },
    {
      table: 'admin_tx_requests',
      whose: `id IN (SELECT r.id FROM admin_tx_requests r WHERE ${OF_APPLICANT} AND NOT ${ON_CHAIN})`,
      does: 'COLUMNS_EMPTIED',
      empties: { wallet: 'NULL' },
    },
  ],
  openWork: [
    workInRows('APPLICATION_IN_REVIEW', 'applications', `${ofAccount('reviewer_id')} AND state = 'IN_REVIEW'`),
  ],
};
