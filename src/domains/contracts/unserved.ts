import { unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for the keys of signed contracts, which no field returns, and for unsigned documents, which are not stored. */
export const unserved = unservedRecords(
  {
    record: 'The key that a signed contract is sealed with',
    held: ['contract_sessions.key_id'],
    deletion: 'legal retention',
  },
  {
    record: 'Rendered unsigned documents',
    held: ['returned once to the signer'],
    shownBy: 'tests/domains/contracts/contracts.test.ts',
  },
);
