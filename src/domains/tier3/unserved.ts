import type { UnservedRecord } from '../../core/unserved.ts';

/** What is kept with the cases, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The account that opened a case',
    held: ['tier3_cases.account_id'],
    class: 'plain',
    readers: [],
    deletion: 'end of retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
