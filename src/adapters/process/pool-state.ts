import type pg from 'pg';
import type { PoolState } from '../../core/pool-state.ts';

export const poolState = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolState => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  most: options.max,
});
