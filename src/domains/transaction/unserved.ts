import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** The columns of built and sent transactions that no field returns. */
export const unserved = unservedRecords(
  {
    record: 'The contract and the function that a built transaction calls, by which its hash is checked',
    held: columnsOf('built_transactions', 'contract', 'selector'),
  },
  {
    record:
      'The nonce of a sent transaction, by which another transaction in its place is recognised, and the end of the ' +
      'phase in which its call can succeed',
    held: columnsOf('built_transactions', 'nonce', 'deadline'),
    shownBy: 'tests/domains/transaction/status.test.ts',
  },
  {
    record: 'The key and the expiry of a built transaction’s sealed bytes, and the row whose signature they contain',
    held: columnsOf('sealed_calls', 'key_id', 'signature_of', 'expires_at'),
    deletion: 'ten minutes, or when the signature dies',
  },
  {
    record:
      'A transaction that an account of the service sent and no block has yet: hash, price and booked amounts; never ' +
      'the calldata',
    held: columnsOf(
      'sent_transactions',
      'call_hash',
      'gas',
      'most_per_gas',
      'gap_cost',
      'versions',
      'last_hash',
      'since',
      'bookings',
    ),
    deletion: 'once a block has it',
    shownBy: 'tests/domains/transaction/sent-transactions.test.ts',
  },
);
