import type { Bytes32 } from '@income-series/protocol/hex';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Reads the headers of a chain's indexed blocks: hashes by number, and times in Unix seconds (null if deleted). */
export const indexedBlocks = (db: PrismaClient, chain: string) => ({
  async indexedHashes(from: bigint, to: bigint): Promise<ReadonlyMap<bigint, Bytes32>> {
    const rows = await db.indexedBlock.findMany({
      where: { chain, number: { gte: from, lte: to } },
      select: { number: true, hash: true },
    });
    return new Map(rows.map((row) => [row.number, row.hash]));
  },

  async indexedTime(number: bigint): Promise<bigint | null> {
    const where = { chain_number: { chain, number } };
    const row = await db.indexedBlock.findUnique({ where, select: { at: true } });
    return row && BigInt(row.at.getTime() / 1000);
  },
});
