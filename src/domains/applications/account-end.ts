import { type AccountEnd, ofAccount, workInRows } from '../../core/account-end.ts';

/** Not decided yet. */
const OPEN = `state IN ('DRAFT', 'SUBMITTED', 'IN_REVIEW')`;

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
    // After the applications, and so before them when it is carried out.
    {
      table: 'admin_tx_requests',
      whose: `application_id IN (SELECT a.id FROM applications a WHERE a.${ofAccount()})`,
      does: 'COLUMNS_EMPTIED',
      empties: { wallet: 'NULL' },
    },
  ],
  openWork: [
    workInRows('APPLICATION_IN_REVIEW', 'applications', `${ofAccount('reviewer_id')} AND state = 'IN_REVIEW'`),
  ],
};
