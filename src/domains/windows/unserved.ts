import type { UnservedRecord } from '../../core/unserved.ts';

/** The columns of windows and orders that no field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The block in which a window was opened, and the window of an order',
    held: ['windows.opened_block', 'window_orders.window'],
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
