import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What is kept with series, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'Where a series’ pauses and nonces stand on the chain, for what is signed next',
    held: columnsOf('series', 'pause_nonce', 'extinguish_nonce', 'paused_until', 'paused_from'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
