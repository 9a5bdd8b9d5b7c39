/** The present connections of a database pool. */
export interface PoolState {
  readonly inUse: number;
  readonly idle: number;
  /** The number of statements and transactions that wait for a connection. */
  readonly waiting: number;
  /** The most connections of the pool. */
  readonly most: number;
}
