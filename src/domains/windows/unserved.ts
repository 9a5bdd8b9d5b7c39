import type { UnservedRecord } from '../../core/unserved.ts';

/** What is kept with trading windows, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The block that a window was opened in, and the window of an order',
    held: ['windows.opened_block', 'window_orders.window'],
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
