import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** The operational columns that no field returns. */
export const unserved = unservedRecords(
  {
    record: 'The use of an idempotency key: a hash of the input, and the ids of the records that it created',
    held: columnsOf(
      'idempotency_records',
      'caller',
      'key',
      'operation',
      'input_hash',
      'state',
      'result',
      'run',
      'alive_until',
      'started_at',
      'finished_at',
    ),
    deletion: '7 days, or account deletion',
  },
  {
    record: 'The number of times that a process won the leadership of a chain’s keepers, and the last time',
    held: columnsOf('leaderships', 'epoch', 'won_at'),
    shownBy: 'tests/keepers/fencing.test.ts',
  },
  {
    record: 'Each timeline of the database server, with the time when it was first seen and its mark',
    held: columnsOf('timelines', 'seen_at', 'mark'),
    shownBy: 'tests/apps/gateway/standbys.slow.test.ts',
  },
  {
    record: 'A value that each vault key has sealed, by which another key of the same id is refused at a start',
    held: columnsOf('vault_keys', 'ciphertext'),
    class: 'vault',
    shownBy: 'tests/apps/start/vault-keys.test.ts',
  },
  {
    record: 'Logs, without bodies, tokens and private terms',
    held: ['process stdout'],
    readers: ['operators'],
    deletion: 'log retention',
    shownBy: 'tests/adapters/log/log.test.ts',
  },
);
