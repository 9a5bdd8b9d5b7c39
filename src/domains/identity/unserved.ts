import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for identity documents, which the service never receives. */
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
