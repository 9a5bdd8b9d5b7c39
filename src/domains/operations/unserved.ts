import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What runs the service, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'What an idempotency key was used for: a hash of the input, and ids of what it made',
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
    class: 'plain',
    readers: [],
    deletion: '7 days, or account deletion',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'How often the leadership of a chain’s keepers was won, and when last',
    held: columnsOf('leaderships', 'epoch', 'won_at'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/keepers/fencing.test.ts',
  },
  {
    record: 'When each timeline of the database’s server was first seen, and its mark',
    held: columnsOf('timelines', 'seen_at', 'mark'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/apps/gateway/standbys.slow.test.ts',
  },
  {
    record: 'Logs, without bodies, tokens and private terms',
    held: ['process stdout'],
    class: 'none',
    readers: ['operators'],
    deletion: 'log retention',
    shownBy: 'tests/adapters/log/log.test.ts',
  },
];
