import type { UnservedRecord } from '../../core/unserved.ts';

/** The columns of tier-3 cases that no field returns. */
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
