import type { RowStatement } from 'field-access/compiled';
import type pg from 'pg';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Position } from '../../../core/position.ts';
import type { Tracer } from '../../../core/tracing.ts';
import { createPool } from '../pool.ts';
import { preparedOn } from '../prepared.ts';
import { createPulse } from '../silence.ts';
import { statementSpan } from '../statement-span.ts';
import { guarded } from '../unavailable.ts';
import { LOOK_STATEMENT, readLook, witnessed } from './look.ts';
import { hasReplayed, isInTime, isUsable, isWitnessed, type StandbyAnswer, type StandbyState } from './state.ts';
import { createWatch, type Wait } from './watch.ts';

/** Longest wait for a connection, for an answer to a look, and for a statement, ms. */
const CONNECT_MS = 500;
const LOOK_MS = 1_000;
export const STATEMENT_MS = 2_000;
const SILENCE_MS = 250;

/** Why a standby did not answer. */
export type Failed = 'behind' | 'unavailable' | 'witness';

export interface Standby {
  /** Whether it answers, and follows this timeline, if that is known. */
  isUsable(timeline: string | null): boolean;
  /** The same, and it did not keep requests waiting in vain since it last caught up. */
  isInTime(timeline: string | null): boolean;
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
  /** The primary's timeline; null where it is not known. */
  readonly timeline: () => string | null;
  /** Called when it becomes usable, and when it is no more. */
  readonly onChange: (usable: boolean) => void;
  readonly tracer: Tracer;
}

class Behind extends Error {}

/** Connections to one standby: one that asks what it has replayed, and those for reads, each with when it was made. */
function connect({ url, connections = 10 }: Pick<StandbyOptions, 'url' | 'connections'>, onBroken: () => void) {
  const pulse = createPulse(url, CONNECT_MS);
  const of = { url, pulse, connectTimeoutMs: CONNECT_MS, silenceMs: SILENCE_MS, isLimited: true, onBroken };
  const looks = createPool({ ...of, connections: 1, statementTimeoutMs: LOOK_MS });
  const reads = createPool({ ...of, connections, statementTimeoutMs: STATEMENT_MS });
  const madeAt = new WeakMap<pg.PoolClient, number>();
  reads.on('connect', (client) => madeAt.set(client, performance.now()));
  const looked = preparedOn(looks, true);
  return {
    prepared: preparedOn(reads, true),
    madeAt: (client: pg.PoolClient) => madeAt.get(client) ?? Number.POSITIVE_INFINITY,
    look: async (): Promise<StandbyAnswer> => {
      const { rows } = await looked.query<[string]>({ ...LOOK_STATEMENT, values: [], rowMode: 'array' });
      return readLook(rows[0]?.[0]);
    },
    end: () => Promise.all([looks.end(), reads.end()]),
  };
}

/** One standby: what it has replayed, and reads from it. */
export function createStandby({ timeline, onChange, tracer, ...options }: StandbyOptions): Standby {
  const watch = createWatch({ look: () => connected.look(), timeline, onChange });
  let connected = connect(options, watch.forget);
  watch.start();

  async function run({ name, text }: RowStatement, values: readonly unknown[], position: Position) {
    const { prepared, madeAt } = connected;
    let known: StandbyState | null = null;
    const ready = async (client: pg.PoolClient) => {
      const wait = { until: performance.now() + LOOK_MS, over: false };
      if (!(await watch.reaches(position, wait, madeAt(client)))) throw new Behind();
      known = watch.state();
    };
    const query = { name, text: witnessed(text), values: [...values], rowMode: 'array' as const };
    const { rows } = await tracer.child(
      () => statementSpan(text),
      () => guarded(() => prepared.query<unknown[]>(query, ready)),
    );
    const row = rows[0];
    const isBelieved = !row || (known !== null && isWitnessed(known, position, readLook(row.pop())));
    return { row, isBelieved };
  }

  return {
    isUsable: (of) => isUsable(watch.state(), of, performance.now()),
    isInTime: (of) => isInTime(watch.state(), of, performance.now()),
    replayed() {
      const state = watch.state();
      return isUsable(state, timeline(), performance.now()) ? { timeline: state.timeline, lsn: state.replayed } : null;
    },
    has: (position) => hasReplayed(watch.state(), position, 0),
    reaches: watch.reaches,
    missed: watch.missed,
    async read(statement, values, position) {
      try {
        const { row, isBelieved } = await run(statement, values, position);
        if (isBelieved) return { row };
        watch.forget();
        connected.end().catch(() => {}); // some lead to another server
        connected = connect(options, watch.forget);
        return 'witness';
      } catch (error) {
        if (error instanceof Behind) return 'behind';
        if (error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE') watch.forget();
        return 'unavailable';
      }
    },
    async close() {
      watch.stop();
      await connected.end();
    },
  };
}
