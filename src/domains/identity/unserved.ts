import type { UnservedRecord } from '../../core/unserved.ts';

/** What an identity check is about, and the service never has. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'Identity documents',
    held: ['the identity-check provider'],
    class: 'none',
    readers: [],
    deletion: 'provider’s policy',
    shownBy: 'tests/domains/identity/identity.test.ts',
  },
];
