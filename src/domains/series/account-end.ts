import { ENDED_STATES } from '@income-series/protocol/chain-enums';
import { type AccountEnd, ofAccount, ofWallets, workInRows } from '../../core/account-end.ts';

const ENDED = ENDED_STATES.map((state) => `'${state}'`).join(', ');

/** SQL condition: the title of the series comes from a draft of the account. */
const TITLED_BY_ACCOUNT = `title IS NOT NULL AND (chain, key) IN (SELECT d.chain, d.series_key FROM series_drafts d WHERE d.${ofAccount()})`;

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'series_drafts', where: ofAccount(), does: 'ROWS_GO' },
    { table: 'series', where: ofWallets('issuer'), does: 'STAYS', because: 'ON_CHAIN' },
    // The rows of series are locked before the account, because the index locks series before people's records.
    {
      table: 'series',
      where: TITLED_BY_ACCOUNT,
      does: 'COLUMNS_EMPTIED',
      lockedFirst: 'key',
      empties: { title: 'NULL' },
    },
  ],
  openWork: [workInRows('SERIES_NOT_ENDED', 'series', `${ofWallets('issuer')} AND state NOT IN (${ENDED})`)],
};
