import type { ChainEventRecord } from '../core/chain.ts';
import type { SigningDomain } from '../core/signing/index.ts';
import type { Tx } from '../core/tx.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { RowDerivation } from './derivation.ts';
import type { SeriesProjection } from './projection/series-fold.ts';

/** The chain's time at the last indexed block. */
export interface BlockTime {
  readonly chain: string;
  readonly now: Date;
}

/** Where a step of the index stands. */
export interface StatusContext extends BlockTime {
  /** What the chain's signatures are over. */
  readonly domain: SigningDomain;
  /** The last indexed block. */
  readonly block: bigint;
  /** The last block that no reorganisation removes: one that is deeper halts the index. */
  readonly finalBlock: bigint;
}

/** The tables, within one transaction of one chain's index. */
export interface ProjectionStore {
  readonly tx: Tx;
  readonly chain: string;
  /** The last block before these events, where the rows that they change are kept as they are; null where they are not. */
  readonly undo: bigint | null;
  /** Inserts rows or replaces those with the same key; their property names are the columns in camel case. */
  upsert(table: string, key: string, rows: readonly object[]): Promise<void>;
  /** Stored events of this chain, in chain order. */
  events(where: Prisma.ChainEventWhereInput): Promise<readonly ChainEventRecord[]>;
}

/** Rows that follow from stored events. */
export interface Projection {
  /** Folds events that were stored just now. @throws FoldError where they do not fit the rows */
  apply(store: ProjectionStore, events: readonly ChainEventRecord[]): Promise<void>;
  /** Puts what the removed events touched where the remaining ones, those up to the block `fork`, leave it. */
  rollBack(store: ProjectionStore, removed: readonly ChainEventRecord[], fork: bigint): Promise<void>;
  /** Deletes every row of the chain. */
  reset(store: Pick<ProjectionStore, 'tx' | 'chain'>): Promise<void>;
}

/**
 * What a module does within the index's own transactions. All of it is repeatable and takes a constant number of
 * statements.
 */
export interface IndexedModule {
  /** What its rows follow from the events of one series. */
  readonly seriesProjection?: SeriesProjection;
  /** What its rows follow from other events. */
  readonly projection?: Projection;
  /**
   * Sets what follows from the time of the last indexed block alone: a function of event-derived columns and that one
   * time, written wherever it differs. The tables are the same by whatever way the index came to that block.
   */
  readonly applyClock?: (time: BlockTime) => readonly RowDerivation[];
  /** Tables of what people wrote about a series, which stay whether the index holds it or not. */
  readonly seriesRecords?: readonly string[];
  /** Sets what people's rows follow from the chain: see `derivationsOf`. */
  readonly deriveStatus?: (context: StatusContext) => readonly RowDerivation[];
  /** Events were stored. `isRecent`: not those of a first index, nor from before a long outage. */
  readonly onStored?: (
    tx: Tx,
    chain: string,
    events: readonly ChainEventRecord[],
    isRecent: (event: ChainEventRecord) => boolean,
  ) => Promise<void>;
  /** Events above the block `fork` were removed, by a reorganisation or a reset. */
  readonly onRemoved?: (tx: Tx, chain: string, events: readonly ChainEventRecord[], fork: bigint) => Promise<void>;
}
