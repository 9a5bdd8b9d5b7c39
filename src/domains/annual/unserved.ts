import { unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for columns of annual cases that no GraphQL field returns. */
export const unserved = unservedRecords(
  {
    record: 'TRUEUP signature, in the issuer’s built transaction alone',
    held: ['tier3_annual.trueup_signature'],
    deletion: 'end of retention',
  },
  { record: 'The account that opened an annual case', held: ['tier3_annual.account_id'], deletion: 'end of retention' },
);
