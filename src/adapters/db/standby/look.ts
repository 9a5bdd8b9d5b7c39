import { readLsn } from '../../../core/position.ts';
import type { Look } from './state.ts';

/**
 * What a standby says of itself, as one text. The role needs no privilege for it; one that reads all statistics (pg_monitor) knows a
 * timeline before its row is there.
 */
const LOOK = `json_build_array(extract(epoch FROM pg_postmaster_start_time())::text, pg_is_in_recovery(),
    greatest((SELECT max(id) FROM timelines), (SELECT received_tli FROM pg_stat_wal_receiver)),
    pg_last_wal_replay_lsn()::text)::text`;

export const LOOK_STATEMENT = { name: 'standby_look', text: `SELECT ${LOOK}` };

/**
 * A statement that also selects what the server says of itself: the timelines' rows as in the snapshot that the statement reads, and
 * the rest as some time after it was taken.
 */
export const witnessed = (text: string): string => `select q.*, ${LOOK} w from (${text}) q`;

export function readLook(text: unknown): Look {
  const [server, recovers, timeline, replayed] = JSON.parse(String(text)) as [
    string,
    boolean,
    number | null,
    string | null,
  ];
  return { server, recovers, timeline, replayed: replayed === null ? null : readLsn(replayed) };
}
