import type { PrismaClient } from '../../generated/prisma/client.ts';

/**
 * Empties everything that is derived from the chain, the cursor included, so that the next start indexes from the first
 * block. For an operator, after a halt: no row that people wrote is touched.
 */
export async function resetIndex(db: PrismaClient, chain: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`indexer:${chain}`}, 0))) AS held`;
      await tx.indexerCursor.deleteMany({ where: { chain } });
      await tx.series.deleteMany({ where: { chain } });
      await tx.attestor.deleteMany({ where: { chain } });
      await tx.verifierKey.deleteMany({ where: { chain } });
      await tx.allowlistEntry.deleteMany();
      await tx.chainEvent.deleteMany({ where: { chain } });
      await tx.indexedBlock.deleteMany({ where: { chain } });
    },
    { timeout: 60_000 },
  );
}
