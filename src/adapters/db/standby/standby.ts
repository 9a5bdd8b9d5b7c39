import { AppError } from '@income-series/protocol/errors/app-error';
import type { Position } from '@income-series/protocol/position';
import type { RowStatement } from 'field-access/compiled';
import type pg from 'pg';
import type { Tracer } from '../../../core/tracing.ts';
import { createPool } from '../pool.ts';
import { createStatementRunner } from '../prepared.ts';
import { createPulse } from '../silence.ts';
import { statementSpan } from '../statement-span.ts';
import { runGuarded } from '../unavailable.ts';
import { LOOK_STATEMENT, readLook, withWitness } from './look.ts';
import { hasReplayed, isInTime, isUsable, isWitnessed, type StandbyAnswer, type StandbyState } from './state.ts';
import { createWatch, type Wait } from './watch.ts';

/** The longest waits for a connection, for the standby's state, and for a statement, in ms. */
const CONNECT_MS = 500;
const LOOK_MS = 1_000;
export const STATEMENT_MS = 2_000;
const SILENCE_MS = 250;

/** The reason why a standby did not answer. */
export type StandbyFailure = 'behind' | 'unavailable' | 'witness';

export interface Standby {
  /** Tests that the standby answered recently and follows this timeline (any, if null). */
  isUsable(timeline: string | null): boolean;
  /** Tests that the standby is usable, and that no request has waited for it in vain since it last caught up. */
  isInTime(timeline: string | null): boolean;
  /** The position that the standby has replayed; null if it is not usable. */
  replayed(): Position | null;
  /** Tests that the standby is known to have replayed a position. */
  has(position: Position): boolean;
  /** Waits until the standby has replayed a position; false if the wait ends before. */
  reaches(position: Position, wait: Wait): Promise<boolean>;
  /** Notes that a request waited for a position in vain. */
  noteMiss(position: Position): void;
  /** Reads a row in a snapshot that includes the log up to a position. It never throws. */
  read(
    statement: RowStatement,
    values: readonly unknown[],
    position: Position,
  ): Promise<{ readonly row: readonly unknown[] | undefined } | StandbyFailure>;
  close(): Promise<void>;
}

export interface StandbyOptions {
  /** The URL of one standby. It may contain a password: never log it. */
  readonly url: string;
  /** The most connections for reads. One more connection reads its state. */
  readonly connections?: number;
  /** The primary's timeline; null if it is unknown. */
  readonly timeline: () => string | null;
  /** Called when the standby becomes usable or unusable. */
  readonly onChange: (usable: boolean) => void;
  readonly tracer: Tracer;
}

class StandbyBehind extends Error {}

/** Opens connection pools to a standby: one connection for its state, and several for reads with the times of their creation. */
function openPools({ url, connections = 10 }: Pick<StandbyOptions, 'url' | 'connections'>, onBroken: () => void) {
  const pulse = createPulse(url, CONNECT_MS);
  const poolOptions = { url, pulse, connectTimeoutMs: CONNECT_MS, silenceMs: SILENCE_MS, isLimited: true, onBroken };
  const looks = createPool({ ...poolOptions, connections: 1, statementTimeoutMs: LOOK_MS });
  const reads = createPool({ ...poolOptions, connections, statementTimeoutMs: STATEMENT_MS });
  const creationTimes = new WeakMap<pg.PoolClient, number>();
  reads.on('connect', (client) => creationTimes.set(client, performance.now()));
  const stateRunner = createStatementRunner(looks, { named: true });
  return {
    prepared: createStatementRunner(reads, { named: true }),
    madeAt: (client: pg.PoolClient) => creationTimes.get(client) ?? Number.POSITIVE_INFINITY,
    look: async (): Promise<StandbyAnswer> => {
      const { rows } = await stateRunner.query<[string]>({ ...LOOK_STATEMENT, values: [], rowMode: 'array' });
      return readLook(rows[0]?.[0]);
    },
    end: () => Promise.all([looks.end(), reads.end()]),
  };
}

/** Creates the client of one standby, which watches its state and reads from it. */
export function createStandby({ timeline, onChange, tracer, ...options }: StandbyOptions): Standby {
  const watch = createWatch({ look: () => pools.look(), timeline, onChange });
  let pools = openPools(options, watch.forget);
  watch.start();

  async function run({ name, text }: RowStatement, values: readonly unknown[], position: Position) {
    const { prepared, madeAt } = pools;
    let knownState: StandbyState | null = null;
    const ready = async (client: pg.PoolClient) => {
      const wait = { until: performance.now() + LOOK_MS, isOver: false };
      if (!(await watch.reaches(position, wait, madeAt(client)))) throw new StandbyBehind();
      knownState = watch.state();
    };
    const query = { name, text: withWitness(text), values: [...values], rowMode: 'array' as const };
    const { rows } = await tracer.child(
      () => statementSpan(text),
      () => runGuarded(() => prepared.query<unknown[]>(query, ready), values),
    );
    const row = rows[0];
    const isBelieved = !row || (knownState !== null && isWitnessed(knownState, position, readLook(row.pop())));
    return { row, isBelieved };
  }

  return {
    isUsable: (timelineName) => isUsable(watch.state(), timelineName, performance.now()),
    isInTime: (timelineName) => isInTime(watch.state(), timelineName, performance.now()),
    replayed() {
      const state = watch.state();
      return isUsable(state, timeline(), performance.now()) ? { timeline: state.timeline, lsn: state.replayed } : null;
    },
    has: (position) => hasReplayed(watch.state(), position, 0),
    reaches: watch.reaches,
    noteMiss: watch.noteMiss,
    async read(statement, values, position) {
      try {
        const { row, isBelieved } = await run(statement, values, position);
        if (isBelieved) return { row };
        watch.forget();
        pools.end().catch(() => {}); // because some of their connections lead to another server
        pools = openPools(options, watch.forget);
        return 'witness';
      } catch (error) {
        if (error instanceof StandbyBehind) return 'behind';
        if (error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE') watch.forget();
        return 'unavailable';
      }
    },
    async close() {
      watch.stop();
      await pools.end();
    },
  };
}
