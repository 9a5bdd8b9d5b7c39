import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of requests for FX rates that no GraphQL field returns. */
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
