import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

const CANARY = 'tests/apps/demo/canary.exhaustive.test.ts';

/** The data of reports that no field returns, most of which never reaches the service. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'zkTLS session source kind, written at session start',
    held: columnsOf('zktls_sessions', 'id', 'account_id', 'chain', 'series_key', 'period', 'source', 'started_at'),
    class: 'plain',
    readers: [],
    deletion: 'end of retention',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
  },
  {
    record: 'Income figure (year to date, per source)',
    held: ['the issuer’s device; the verifier’s memory while it checks'],
    class: 'none',
    readers: [],
    deletion: 'never at rest on the server',
    shownBy: CANARY,
  },
  {
    record: 'Income salt',
    held: ['the issuer’s device; the verifier’s memory while it checks'],
    class: 'none',
    readers: [],
    deletion: 'none',
    shownBy: CANARY,
  },
  {
    record: 'zkTLS proof, which contains the figure',
    held: ['the issuer’s device; the verifier’s memory while it checks'],
    class: 'none',
    readers: [],
    deletion: 'never stored',
    shownBy: CANARY,
  },
  {
    record: 'Source credentials, provider API keys',
    held: ['the issuer’s device'],
    class: 'none',
    readers: [],
    deletion: 'none',
    shownBy: CANARY,
  },
];
