import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { SigningDomain } from '@income-series/protocol/signing';
import type { Tx } from '../core/tx.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { RowDerivation } from './derivation.ts';
import type { SeriesProjection } from './projection/series-fold.ts';

/** A chain, and the time of its last indexed block (`now`). */
export interface BlockTime {
  readonly chain: string;
  readonly now: Date;
}

/** The position of the index at the end of a step. */
export interface StatusContext extends BlockTime {
  /** The domain of the chain's signatures. */
  readonly domain: SigningDomain;
  /** The last indexed block. */
  readonly block: bigint;
  /** The newest block that counts as final, because a deeper reorganisation halts the index. */
  readonly finalBlock: bigint;
}

/** Access to the tables in one transaction of a chain's index. */
export interface ProjectionStore {
  readonly tx: Tx;
  readonly chain: string;
  /** The last block before these events, under which the rows that they change are saved; null if none are saved. */
  readonly undoBlock: bigint | null;
  /** Inserts rows or replaces those with the same key; their property names are the columns in camel case. */
  upsert(table: string, key: string, rows: readonly object[]): Promise<void>;
  /** Stored events of this chain, in chain order. */
  events(where: Prisma.ChainEventWhereInput): Promise<readonly ChainEventRecord[]>;
}

/** A set of rows that are derived from stored events. */
export interface Projection {
  /** Folds newly stored events into the rows. @throws FoldError if they do not fit the rows */
  apply(store: ProjectionStore, events: readonly ChainEventRecord[]): Promise<void>;
  /** Restores the rows that removed events had changed, to their state after the remaining events, up to block `fork`. */
  rollBack(store: ProjectionStore, removed: readonly ChainEventRecord[], fork: bigint): Promise<void>;
  /** Deletes every row of the chain. */
  reset(store: Pick<ProjectionStore, 'tx' | 'chain'>): Promise<void>;
}

/**
 * The parts of a module that run in the index's transactions. All of them may be repeated, and take a constant number of
 * statements.
 */
export interface IndexedModule {
  /** Derives rows from the events of each series. */
  readonly seriesProjection?: SeriesProjection;
  /** Derives rows from other events. */
  readonly projection?: Projection;
  /**
   * Sets the columns that depend on the time of the last indexed block and on event-derived columns only. The result does not
   * depend on the steps in which the index came to that block.
   */
  readonly applyClock?: (time: BlockTime) => readonly RowDerivation[];
  /** The tables of people's records about a series, which stay even if the index does not hold the series. */
  readonly seriesRecords?: readonly string[];
  /** Sets the columns of people's records that depend on the chain: see `derivationsOf`. */
  readonly deriveStatus?: (context: StatusContext) => readonly RowDerivation[];
  /** Called after events were stored. `isRecent` is false for events of a first indexing, or from before a long outage. */
  readonly onStored?: (
    tx: Tx,
    chain: string,
    events: readonly ChainEventRecord[],
    isRecent: (event: ChainEventRecord) => boolean,
  ) => Promise<void>;
  /** Called after a reorganisation or a reset removed the events above block `fork`. */
  readonly onRemoved?: (tx: Tx, chain: string, events: readonly ChainEventRecord[], fork: bigint) => Promise<void>;
}
