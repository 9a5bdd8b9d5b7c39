/** The connections of a pool, now. */
export interface PoolState {
  readonly inUse: number;
  readonly idle: number;
  /** Statements and transactions that wait for one. */
  readonly waiting: number;
  /** The most that it may have. */
  readonly most: number;
}
