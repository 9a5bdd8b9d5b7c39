import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for the keys of signed contracts, which no field returns, and for unsigned documents, which are not stored. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The key that a signed contract is sealed with',
    held: ['contract_sessions.key_id'],
    class: 'plain',
    readers: [],
    deletion: 'legal retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'Rendered unsigned documents',
    held: ['returned once to the signer'],
    class: 'none',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/domains/contracts/contracts.test.ts',
  },
];
