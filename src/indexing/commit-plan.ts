import type { ChainBlock, ChainEventRecord } from '../core/chain.ts';
import type { Bytes32 } from '../core/hex.ts';
import type { SigningDomain } from '../core/signing/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { IndexedModule } from './parts.ts';

/** The last block whose events are in the tables. */
export interface Cursor {
  readonly number: bigint;
  readonly hash: Bytes32;
}

/** What one step does to the tables: take back everything above `rollbackTo`, if given, then apply `blocks`. */
export interface CommitPlan {
  /** The cursor the plan was made from; null before the first block. */
  readonly from: Cursor | null;
  readonly rollbackTo?: bigint;
  readonly blocks: readonly ChainBlock[];
  /** Blocks below the fork whose headers were forgotten and are needed again. Their events are known. */
  readonly headers?: readonly ChainBlock[];
  /** Set where events were missed: the index is not complete before it reaches this block again. */
  readonly rereadTo?: bigint;
}

export interface CommitOptions {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly domain: SigningDomain;
  /** Headers are kept this many blocks back, which is how deep a fork can be found. */
  readonly reorgBound: number;
  readonly modules: readonly IndexedModule[];
  /** The chain's block up to which is indexed: no reorganisation reaches further below it than `reorgBound`. Default the plan's last. */
  readonly target?: bigint;
  /** Of which events people are notified. */
  readonly isRecent: (event: ChainEventRecord) => boolean;
}

/** What a step came to that was written. */
export interface CommitResult {
  /** Where events were missed: the block up to which the index is read again. */
  readonly rereadTo: bigint | null;
}
