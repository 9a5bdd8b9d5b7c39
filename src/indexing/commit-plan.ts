import type { ChainBlock, ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SigningDomain } from '@income-series/protocol/signing';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { IndexedModule } from './parts.ts';

/** The last indexed block. */
export interface Cursor {
  readonly number: bigint;
  readonly hash: Bytes32;
}

/** The change of one step: it removes everything above `rollbackTo`, if set, then applies `blocks`. */
export interface CommitPlan {
  /** The cursor from which the plan was made; null before the first block. */
  readonly from: Cursor | null;
  readonly rollbackTo?: bigint;
  readonly blocks: readonly ChainBlock[];
  /** Blocks below the fork whose headers were deleted and are needed again. Their events are stored already. */
  readonly headers?: readonly ChainBlock[];
  /** Set if events were missed: the index is incomplete until it reaches this block again. */
  readonly rereadTo?: bigint;
}

export interface CommitOptions {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly domain: SigningDomain;
  /** The number of blocks whose headers are kept, and so the deepest fork that can be followed. */
  readonly reorgBound: number;
  readonly modules: readonly IndexedModule[];
  /** The block that the index follows; no reorganisation goes more than `reorgBound` below it. By default the plan's last block. */
  readonly target?: bigint;
  /** True for events of which people are notified. */
  readonly isRecent: (event: ChainEventRecord) => boolean;
}

/** The result of a plan that was written. */
export interface CommitResult {
  /** If events were missed, the block up to which the index is read again; else null. */
  readonly rereadTo: bigint | null;
}
