import { readLsn } from '@income-series/protocol/position';
import type { StandbyAnswer } from './state.ts';

/**
 * SQL of a timeline's name, 32 digits: a hash of its row's mark and the server's identity, because the row may be a copy
 * from another server.
 */
export const TIMELINE = `left(encode(sha256(convert_to(concat((SELECT system_identifier FROM pg_control_system()), mark), 'UTF8')), 'hex'), 32)`;

/**
 * SQL of a standby's state as one JSON text: start time, recovery, timeline, replayed position. The timeline is read from the
 * newest row; it is null if the received log or the last checkpoint has a newer timeline without a row. It needs no privilege;
 * with pg_monitor the log's timeline is seen before its row arrives.
 */
const LOOK = `json_build_array(extract(epoch FROM pg_postmaster_start_time())::text, pg_is_in_recovery(),
    (SELECT ${TIMELINE} FROM timelines WHERE id >= greatest((SELECT timeline_id FROM pg_control_checkpoint()),
      (SELECT received_tli FROM pg_stat_wal_receiver)) ORDER BY id DESC LIMIT 1),
    pg_last_wal_replay_lsn()::text)::text`;

export const LOOK_STATEMENT = { name: 'standby_look', text: `SELECT ${LOOK}` };

/**
 * Adds the server's state to the rows of a statement. The timeline is read in the statement's snapshot; the rest is read after
 * the snapshot was taken.
 */
export const withWitness = (text: string): string => `select q.*, ${LOOK} w from (${text}) q`;

/** Parses the answer of `LOOK`. */
export function readLook(text: unknown): StandbyAnswer {
  const [server, recovers, timeline, replayed] = JSON.parse(String(text)) as [
    string,
    boolean,
    string | null,
    string | null,
  ];
  return { server, recovers, timeline, replayed: replayed === null ? null : readLsn(replayed) };
}
