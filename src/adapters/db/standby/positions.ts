import type { RowReader } from 'field-access/compiled';
import { type Position, readLsn } from '../../../core/position.ts';
import { TIMELINE } from './look.ts';

/** How much of its log a primary has flushed. */
export interface Positions {
  /**
   * As it is after the call: all that was acknowledged before is in it. Calls at the same time share a statement. Null where the
   * server is no primary, or its timeline is not stored yet. @throws DATABASE_UNAVAILABLE
   */
  current(): Promise<Position | null>;
  /** As it was at most `RECENT_MS` ago, without a statement where that is known. @throws DATABASE_UNAVAILABLE */
  recent(): Promise<Position | null>;
  /** The last that is known. */
  last(): Position | null;
}

export interface PositionsDeps {
  /** Of the primary. */
  readonly reader: RowReader;
  /** Stores that the primary is on its timeline. */
  readonly record: () => Promise<unknown>;
  /** The monotonic clock, ms. */
  readonly now?: () => number;
}

/** The number of the timeline that a place in the log is on: the first eight digits of its file's name. */
const numberOf = (lsn: string) => `('x' || left(pg_walfile_name(${lsn}), 8))::bit(32)::int`;

/**
 * Flushed log and timeline as one text, the timeline being null where it is not the newest that is stored; null on a standby, where the
 * functions fail. What is visible is flushed, and the functions run after the statement's snapshot was taken.
 */
const POSITION = `SELECT CASE WHEN pg_is_in_recovery() THEN NULL ELSE (
    SELECT json_build_array(lsn::text, (SELECT ${TIMELINE} FROM timelines
      WHERE id = ${numberOf('lsn')} AND id = (SELECT max(id) FROM timelines)))::text
    FROM pg_current_wal_flush_lsn() AS lsn) END`;
const STATEMENT = { name: 'primary_position', text: POSITION };

/**
 * Stores the timeline of the primary, where it is not: standbys vouch for what they replayed of it alone. Rows of newer ones are a copy
 * of another server's.
 */
export const RECORD_TIMELINE = `WITH copied AS (DELETE FROM timelines WHERE id > ${numberOf('pg_current_wal_flush_lsn()')})
  INSERT INTO timelines (id, seen_at)
  SELECT ${numberOf('pg_current_wal_flush_lsn()')}, now() ON CONFLICT DO NOTHING`;

export const RECENT_MS = 1_000;
/** A recent position that is as old as this is followed by the next. */
const NEXT_MS = 250;
/** Positions are remembered in steps of this. */
const STEP_MS = 50;

interface Remembered {
  readonly position: Position;
  /** When it was asked for: it has all that was acknowledged before. */
  readonly askedAt: number;
}

function readPosition(text: string): Position | null {
  const [lsn, timeline] = JSON.parse(text) as [string, string | null];
  return timeline === null ? null : { timeline, lsn: readLsn(lsn) ?? 0n };
}

export function createPositions({ reader, record, now = () => performance.now() }: PositionsDeps): Positions {
  let remembered: Remembered[] = [];
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Position | null> | undefined;
  let isRecording = false;

  function remember(position: Position, askedAt: number): void {
    const last = remembered.at(-1);
    if (last?.position.timeline !== position.timeline) remembered = [];
    else if (askedAt - last.askedAt < STEP_MS) return;
    remembered.push({ position, askedAt });
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

  async function ask(): Promise<Position | null> {
    const askedAt = now();
    const [text = null] = ((await reader.row(STATEMENT, [])) ?? []) as (string | null)[];
    const position = text === null ? null : readPosition(text);
    if (position !== null) remember(position, askedAt);
    else {
      remembered = [];
      if (text !== null) store();
    }
    return position;
  }

  /** One statement at a time: who asks while one runs shares the next. */
  function current(): Promise<Position | null> {
    next ??= running.then(() => {
      next = undefined;
      const asked = ask();
      running = asked.catch(() => {}); // who asked gets it
      return asked;
    });
    return next;
  }

  return {
    current,
    async recent() {
      const oldest = now() - RECENT_MS;
      remembered = remembered.filter(({ askedAt }) => askedAt >= oldest);
      const [first] = remembered;
      if (first === undefined) return current();
      if (now() - (remembered.at(-1) as Remembered).askedAt >= NEXT_MS) current().catch(() => {});
      return first.position;
    },
    last: () => remembered.at(-1)?.position ?? null,
  };
}
