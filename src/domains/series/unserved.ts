import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** The columns of series that no field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The nonces of a series and its current pause on the chain, which the next signatures must cover',
    held: columnsOf('series', 'pause_nonce', 'extinguish_nonce', 'paused_until', 'paused_from'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
