import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** The columns of terms and amendments that no field returns. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The key that terms are sealed with, and when they were sealed',
    held: columnsOf('terms_vault', 'key_id', 'created_at'),
    class: 'plain',
    readers: [],
    deletion: 'series end + retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'The key that proposed terms are sealed with',
    held: ['terms_amendments.key_id'],
    class: 'plain',
    readers: [],
    deletion: 'dropped when the signature dies',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'AMEND signature, which only the issuer’s built transaction contains',
    held: ['terms_amendments.attestor_signature'],
    class: 'plain',
    readers: [],
    deletion: 'dropped when the signature dies',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'The account that proposed an amendment',
    held: ['terms_amendments.account_id'],
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
