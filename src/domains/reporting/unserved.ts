import { columnsOf, unservedRecords } from '../../core/unserved.ts';

const CANARY = 'tests/apps/demo/canary.exhaustive.test.ts';

/** The data of reports that no field returns, most of which never reaches the service. */
export const unserved = unservedRecords(
  {
    record: 'zkTLS session source kind, written at session start',
    held: columnsOf('zktls_sessions', 'id', 'account_id', 'chain', 'series_key', 'period', 'source', 'started_at'),
    deletion: 'end of retention',
  },
  {
    record: 'Income figure (year to date, per source)',
    held: ['the issuer’s device; the verifier’s memory while it checks'],
    deletion: 'never at rest on the server',
    shownBy: CANARY,
  },
  { record: 'Income salt', held: ['the issuer’s device; the verifier’s memory while it checks'], shownBy: CANARY },
  {
    record: 'zkTLS proof, which contains the figure',
    held: ['the issuer’s device; the verifier’s memory while it checks'],
    deletion: 'never stored',
    shownBy: CANARY,
  },
  { record: 'Source credentials, provider API keys', held: ['the issuer’s device'], shownBy: CANARY },
);
