import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What is kept with built transactions, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'What a built transaction calls, by which its hash is checked',
    held: columnsOf('built_transactions', 'contract', 'selector'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'The key and the end of a built transaction’s sealed bytes, and the row whose signature they hold',
    held: columnsOf('sealed_calls', 'key_id', 'signature_of', 'expires_at'),
    class: 'plain',
    readers: [],
    deletion: 'ten minutes, or when the signature dies',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
];
