import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for columns of applications that no GraphQL field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The key that an application’s notes are sealed with',
    held: ['applications.key_id'],
    class: 'plain',
    readers: [],
    deletion: 'application retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
