import type pg from 'pg';
import { withDeadline } from '../../../core/deadline.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Position } from '../../../core/position.ts';
import type { RowStatement } from '../../../core/row-reader.ts';
import type { Tracer } from '../../../core/tracing.ts';
import { createPool } from '../pool.ts';
import { preparedOn } from '../prepared.ts';
import { statementSpan } from '../statement-span.ts';
import { guarded } from '../unavailable.ts';
import { LOOK_STATEMENT, readLook, witnessed } from './look.ts';
import { afterLook, afterMiss, hasReplayed, isInTime, isUsable, isWitnessed, type StandbyState } from './state.ts';

/** How often a standby is asked at rest, ms. */
const REST_MS = 250;
/** Longest wait for a connection, for an answer to a look, and for a statement, ms. */
const CONNECT_MS = 500;
const LOOK_MS = 1_000;
export const STATEMENT_MS = 2_000;
const SILENCE_MS = 250;

/** Why a standby did not answer. */
export type Failed = 'behind' | 'unavailable' | 'witness';

/** A wait for a position. */
export interface Wait {
  /** By the monotonic clock, ms. */
  readonly until: number;
  /** Nobody waits any more. */
  over: boolean;
}

export interface Standby {
  /** Whether it answers, and follows this timeline, if that is known. */
  isUsable(timeline: number | null): boolean;
  /** The same, and it did not keep requests waiting in vain since it last caught up. */
  isInTime(timeline: number | null): boolean;
  /** How much of the log it has replayed; null where it is not usable. */
  replayed(): Position | null;
  /** Whether it is known to have replayed a position. */
  has(position: Position): boolean;
  /** Whether it has replayed a position before the wait is over: it is asked until it has. */
  reaches(position: Position, wait: Wait): Promise<boolean>;
  /** Requests waited in vain. */
  missed(position: Position): void;
  /** Reads a row in a snapshot that has all of the log up to a position. Never throws. */
  read(
    statement: RowStatement,
    values: readonly unknown[],
    position: Position,
  ): Promise<{ readonly row: readonly unknown[] | undefined } | Failed>;
  close(): Promise<void>;
}

export interface StandbyOptions {
  /** Of one standby. May hold a password: never log it. */
  readonly url: string;
  /** Most connections for reads; one more asks what it has replayed. */
  readonly connections?: number;
  /** Called when it becomes usable, and when it is no more. */
  readonly onChange: (usable: boolean) => void;
  readonly tracer: Tracer;
}

class Behind extends Error {}

/** What one standby has replayed, asked by one poller for all requests, and reads from it. */
export function createStandby({ url, connections = 10, onChange, tracer }: StandbyOptions): Standby {
  const connectedAt = new WeakMap<pg.PoolClient, number>();
  const now = () => performance.now();
  let state: StandbyState | null = null;
  let looking: Promise<void> | undefined;
  let wasUsable = false;

  function become(next: StandbyState | null): void {
    state = next;
    const usable = isUsable(state, null, now());
    if (usable !== wasUsable) onChange(usable);
    wasUsable = usable;
  }

  /** One pool to ask what it has replayed, one for reads. */
  function connect() {
    const of = {
      url,
      connectTimeoutMs: CONNECT_MS,
      silenceMs: SILENCE_MS,
      isLimited: true,
      onBroken: () => become(null),
    };
    const looks = createPool({ ...of, connections: 1, statementTimeoutMs: LOOK_MS });
    const reads = createPool({ ...of, connections, statementTimeoutMs: STATEMENT_MS });
    reads.on('connect', (client) => connectedAt.set(client, now()));
    const end = () => Promise.all([looks.end(), reads.end()]);
    return { looked: preparedOn(looks, true), prepared: preparedOn(reads, true), end };
  }
  let connected = connect();

  async function ask(): Promise<void> {
    const askedAt = now();
    try {
      const { rows } = await connected.looked.query<[string]>({ ...LOOK_STATEMENT, values: [], rowMode: 'array' });
      become(afterLook(state, readLook(rows[0]?.[0]), askedAt));
    } catch {
      become(null);
    }
  }
  const look = (): Promise<void> => {
    looking ??= ask().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const timer = setInterval(look, REST_MS).unref();
  look();

  /** Whether a statement on a connection of this age would read all of a position, before the wait is over. */
  async function reaches(position: Position, wait: Wait, age = 0): Promise<boolean> {
    if (hasReplayed(state, position, age)) return true;
    const asked = async () => {
      while (!hasReplayed(state, position, age)) {
        if (wait.over || now() >= wait.until) return false;
        await look();
        if (!isUsable(state, position.timeline, now())) return false;
      }
      return true;
    };
    return withDeadline(wait.until - now(), asked(), () => false);
  }

  return {
    isUsable: (timeline) => isUsable(state, timeline, now()),
    isInTime: (timeline) => isInTime(state, timeline, now()),
    replayed: () => (isUsable(state, null, now()) ? { timeline: state.timeline, lsn: state.replayed } : null),
    has: (position) => hasReplayed(state, position, 0),
    reaches,
    missed: (position) => become(afterMiss(state, position)),
    async read({ name, text }, values, position) {
      let known: StandbyState | null = null;
      const lookedAt = async (client: pg.PoolClient) => {
        const age = connectedAt.get(client) ?? Number.POSITIVE_INFINITY;
        if (!(await reaches(position, { until: now() + LOOK_MS, over: false }, age))) throw new Behind();
        known = state;
      };
      const query = { name, text: witnessed(text), values: [...values], rowMode: 'array' as const };
      try {
        const { rows } = await tracer.child(
          () => statementSpan(text),
          () => guarded(() => connected.prepared.query<unknown[]>(query, lookedAt)),
        );
        const row = rows[0];
        if (row === undefined) return { row };
        if (known !== null && isWitnessed(known, position, readLook(row.pop()))) return { row };
        become(null);
        connected.end().catch(() => {}); // some lead to another server
        connected = connect();
        return 'witness';
      } catch (error) {
        if (error instanceof Behind) return 'behind';
        if (error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE') become(null);
        return 'unavailable';
      }
    },
    async close() {
      clearInterval(timer);
      await connected.end();
    },
  };
}
