import { type Position, readLsn } from '@income-series/protocol/position';
import type { RowReader } from 'field-access/compiled';
import { TIMELINE } from './look.ts';

/** The primary's position: how much of its write-ahead log it has flushed. */
export interface Positions {
  /**
   * The position after the call, which includes everything that was acknowledged before it. Concurrent calls share a statement.
   * Null if the server is no primary, or its timeline is not stored yet. @throws DATABASE_UNAVAILABLE
   */
  current(): Promise<Position | null>;
  /** A position that is at most `RECENT_MS` old, without a statement if one is remembered. @throws DATABASE_UNAVAILABLE */
  recent(): Promise<Position | null>;
  /** The last remembered position; null if there is none. */
  last(): Position | null;
}

export interface PositionsDeps {
  /** Reads from the primary. */
  readonly reader: RowReader;
  /** Stores the primary's timeline in its table. */
  readonly record: () => Promise<unknown>;
  /** The monotonic clock, ms. */
  readonly now?: () => number;
}

/** SQL of the number of a log position's timeline, which is the first eight digits of the log file's name. */
const numberOf = (lsn: string) => `('x' || left(pg_walfile_name(${lsn}), 8))::bit(32)::int`;

/**
 * SQL of the flushed position and the timeline as one JSON text. The timeline is null if it is not the newest stored one.
 * The text is null on a standby. Visible data is already flushed, because the functions run after the statement's snapshot
 * was taken.
 */
const POSITION = `SELECT CASE WHEN pg_is_in_recovery() THEN NULL ELSE (
    SELECT json_build_array(lsn::text, (SELECT ${TIMELINE} FROM timelines
      WHERE id = ${numberOf('lsn')} AND id = (SELECT max(id) FROM timelines)))::text
    FROM pg_current_wal_flush_lsn() AS lsn) END`;
const STATEMENT = { name: 'primary_position', text: POSITION };

/**
 * SQL that stores the primary's timeline if it is missing, because standbys are used only on a stored timeline. Rows of newer
 * timelines are deleted, because they were copied from another server.
 */
export const RECORD_TIMELINE = `WITH copied AS (DELETE FROM timelines WHERE id > ${numberOf('pg_current_wal_flush_lsn()')})
  INSERT INTO timelines (id, seen_at)
  SELECT ${numberOf('pg_current_wal_flush_lsn()')}, now() ON CONFLICT DO NOTHING`;

export const RECENT_MS = 1_000;
/** The age of the newest position after which the next one is fetched in the background. */
const NEXT_MS = 250;
/** The least interval between remembered positions. */
const STEP_MS = 50;

interface TimedPosition {
  readonly position: Position;
  /** The time at which the position was requested. It includes everything that was acknowledged before. */
  readonly askedAt: number;
}

function parsePosition(text: string): Position | null {
  const [lsn, timeline] = JSON.parse(text) as [string, string | null];
  return timeline === null ? null : { timeline, lsn: readLsn(lsn) ?? 0n };
}

/** Creates the reader of the primary's positions. It forgets the remembered ones when the timeline changes. */
export function createPositions({ reader, record, now = () => performance.now() }: PositionsDeps): Positions {
  let history: TimedPosition[] = [];
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Position | null> | undefined;
  let isRecording = false;

  function remember(position: Position, askedAt: number): void {
    const last = history.at(-1);
    if (last?.position.timeline !== position.timeline) history = [];
    else if (askedAt - last.askedAt < STEP_MS) return;
    history.push({ position, askedAt });
  }

  function store(): void {
    if (isRecording) return;
    isRecording = true;
    record()
      .catch(() => {}) // the next position tries again
      .finally(() => {
        isRecording = false;
      });
  }

  async function fetchPosition(): Promise<Position | null> {
    const askedAt = now();
    const [text = null] = ((await reader.row(STATEMENT, [])) ?? []) as (string | null)[];
    const position = text === null ? null : parsePosition(text);
    if (position !== null) remember(position, askedAt);
    else {
      history = [];
      if (text !== null) store();
    }
    return position;
  }

  /** Runs one statement at a time; calls during a statement share the next one. */
  function current(): Promise<Position | null> {
    next ??= running.then(() => {
      next = undefined;
      const request = fetchPosition();
      running = request.catch(() => {}); // the caller gets the error
      return request;
    });
    return next;
  }

  return {
    current,
    async recent() {
      const oldest = now() - RECENT_MS;
      history = history.filter(({ askedAt }) => askedAt >= oldest);
      const [first] = history;
      if (first === undefined) return current();
      if (now() - (history.at(-1) as TimedPosition).askedAt >= NEXT_MS) current().catch(() => {});
      return first.position;
    },
    last: () => history.at(-1)?.position ?? null,
  };
}
