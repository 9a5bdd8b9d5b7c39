import type { UnservedRecord } from '../../core/unserved.ts';

/** What is kept with the requests for a rate, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The account that asked for a rate',
    held: ['fx_fallback_signatures.account_id'],
    class: 'plain',
    readers: [],
    deletion: 'end of retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
