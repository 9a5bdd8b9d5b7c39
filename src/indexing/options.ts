import type { ChainSource } from '../chains/index.ts';
import type { BlockTag } from '../core/chain.ts';
import type { Clock } from '../core/clock.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { IndexedModule } from './parts.ts';

export interface IndexerOptions {
  readonly db: PrismaClient;
  readonly source: ChainSource;
  /** Whose rows follow the chain. */
  readonly modules: readonly IndexedModule[];
  /** The block of the contracts' deployment: nothing is indexed before it. */
  readonly startBlock: bigint;
  /** The deepest reorganisation that is followed; a deeper one halts. */
  readonly reorgBound: number;
  /** Most blocks that are asked for at once. Default 2000. */
  readonly batchBlocks?: number;
  /** Events at which a commit ends, with the whole of their block. Default 10,000. */
  readonly commitEvents?: number;
  /** Up to which of the node's blocks. Default `latest`, which is provisional. */
  readonly tag?: BlockTag;
  /** Decides what is recent. By default the machine's. */
  readonly clock?: Clock;
}
