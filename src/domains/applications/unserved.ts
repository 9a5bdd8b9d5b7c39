import type { UnservedRecord } from '../../core/unserved.ts';

/** What is kept with applications, and no field serves. */
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
