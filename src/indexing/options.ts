import type { BlockTag } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import type { ChainSource } from '../chains/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { IndexedModule } from './parts.ts';

export interface IndexerOptions {
  readonly db: PrismaClient;
  readonly source: ChainSource;
  /** The modules whose rows follow the chain. */
  readonly modules: readonly IndexedModule[];
  /** The block of the contracts' deployment, where the index begins. */
  readonly startBlock: bigint;
  /** The deepest reorganisation that is followed, in blocks; a deeper one halts the index. */
  readonly reorgBound: number;
  /** The most blocks that are read at once, 2,000 by default. */
  readonly batchBlocks?: number;
  /** The number of events at which a commit ends, rounded up to whole blocks; 10,000 by default. */
  readonly commitEvents?: number;
  /** The block that the index follows, by default `latest`, which a reorganisation may remove. */
  readonly tag?: BlockTag;
  /** The clock that decides which events are recent, by default the machine's. */
  readonly clock?: Clock;
}
