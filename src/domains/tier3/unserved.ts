import { unservedRecords } from '../../core/unserved.ts';

/** The columns of tier-3 cases that no field returns. */
export const unserved = unservedRecords({
  record: 'The account that opened a case',
  held: ['tier3_cases.account_id'],
  deletion: 'end of retention',
});
