import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of annual cases that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'TRUEUP signature, in the issuer’s built transaction alone',
    held: ['tier3_annual.trueup_signature'],
    class: 'plain',
    readers: [],
    deletion: 'end of retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'The account that opened an annual case',
    held: ['tier3_annual.account_id'],
    class: 'plain',
    readers: [],
    deletion: 'end of retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
