import type { PrismaClient } from '../../generated/prisma/client.ts';

/** A served chain as the index has it. */
export interface IndexedChain {
  readonly chain: string;
  /** The last indexed block; null while the index has none. */
  readonly blockNumber: bigint | null;
  /** The block's time. */
  readonly blockAt: Date | null;
}

/** Reads the last indexed block of each chain, in the order of the names. One statement reads one state of the index. */
export const loadIndexedChains = (
  db: Pick<PrismaClient, '$queryRaw'>,
  names: readonly string[],
): Promise<IndexedChain[]> =>
  db.$queryRaw<IndexedChain[]>`
    SELECT served.chain, c.block_number AS "blockNumber", b.at AS "blockAt"
    FROM unnest(${[...names]}::text[]) WITH ORDINALITY AS served (chain, place)
    LEFT JOIN indexer_cursor c ON c.chain = served.chain
    LEFT JOIN indexed_blocks b ON b.chain = c.chain AND b.number = c.block_number
    ORDER BY served.place`;
