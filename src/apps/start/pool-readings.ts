import type { Reading } from '../../core/metrics.ts';
import type { PoolState } from '../../core/pool-state.ts';

/** The metrics of a process's connection pools, by their names. */
export const poolReadings = (pools: Readonly<Record<string, PoolState | undefined>>): readonly Reading[] =>
  Object.entries(pools).flatMap(([pool, state]): Reading[] =>
    state === undefined
      ? []
      : [
          ['income_series_database_connections', state.inUse, { pool, state: 'in_use' }],
          ['income_series_database_connections', state.idle, { pool, state: 'idle' }],
          ['income_series_database_connections_max', state.most, { pool }],
          ['income_series_database_waiting', state.waiting, { pool }],
        ],
  );
