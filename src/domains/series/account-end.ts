import { type AccountEnd, ofAccount, ofWallets, workInRows } from '../../core/account-end.ts';
import { ENDED_STATES } from '../../core/chain-enums.ts';

const ENDED = ENDED_STATES.map((state) => `'${state}'`).join(', ');

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'series_drafts', where: ofAccount(), does: 'ROWS_GO' },
    { table: 'series', where: ofWallets('issuer'), does: 'STAYS', because: 'ON_CHAIN' },
  ],
  openWork: [workInRows('SERIES_NOT_ENDED', 'series', `${ofWallets('issuer')} AND state NOT IN (${ENDED})`)],
};
