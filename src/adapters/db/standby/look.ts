import { readLsn } from '../../../core/position.ts';
import type { StandbyAnswer } from './state.ts';

/** The name of a timeline, 32 digits: of its row's mark, and of the server's identity, as a row may be a copy in another database. */
export const TIMELINE = `left(encode(sha256(convert_to(concat((SELECT system_identifier FROM pg_control_system()), mark), 'UTF8')), 'hex'), 32)`;

/**
 * What a standby says of itself, as one text. Its timeline is that of the newest row, unless its log or its last checkpoint is of a newer
 * one. The role needs no privilege for it; one that reads all statistics (pg_monitor) knows the log's timeline before its row is there.
 */
const LOOK = `json_build_array(extract(epoch FROM pg_postmaster_start_time())::text, pg_is_in_recovery(),
    (SELECT ${TIMELINE} FROM timelines WHERE id >= greatest((SELECT timeline_id FROM pg_control_checkpoint()),
      (SELECT received_tli FROM pg_stat_wal_receiver)) ORDER BY id DESC LIMIT 1),
    pg_last_wal_replay_lsn()::text)::text`;

export const LOOK_STATEMENT = { name: 'standby_look', text: `SELECT ${LOOK}` };

/**
 * A statement that also selects what the server says of itself: the timelines' rows as in the snapshot that the statement reads, and
 * the rest as some time after it was taken.
 */
export const witnessed = (text: string): string => `select q.*, ${LOOK} w from (${text}) q`;

export function readLook(text: unknown): StandbyAnswer {
  const [server, recovers, timeline, replayed] = JSON.parse(String(text)) as [
    string,
    boolean,
    string | null,
    string | null,
  ];
  return { server, recovers, timeline, replayed: replayed === null ? null : readLsn(replayed) };
}
