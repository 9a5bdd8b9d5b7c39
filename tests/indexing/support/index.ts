import type { ChainHead } from '@income-series/protocol/chain';
import { expect } from 'vitest';
import type { ChainSource } from '../../../src/chains/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { createIndexer, type Indexer } from '../../../src/indexing/indexer.ts';
import type { IndexerOptions } from '../../../src/indexing/options.ts';
import { HALTS_AFTER } from '../../../src/indexing/plan.ts';
import type { StepResult } from '../../../src/indexing/step.ts';
import { modules } from '../../../src/modules.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { dump } from './dump.ts';
import type { World } from './world.ts';

export const BOUND = 32;

export const indexerOf = (world: World, db: PrismaClient, options: Partial<IndexerOptions> = {}): Indexer =>
  createIndexer({
    db,
    modules,
    source: world.chain,
    startBlock: world.startBlock,
    reorgBound: BOUND,
    ...options,
  });

/** A node whose tag is this many blocks below its head. */
export const behindBy = (world: World, blocks: bigint): ChainSource => ({
  ...world.chain,
  async tip() {
    const { latest } = await world.chain.tip('latest');
    const [target] = await world.chain.blocks(latest.number - blocks, latest.number - blocks);
    return { latest, target: target as ChainHead };
  },
});

/** Steps until there is nothing left to do; answers the last step and the number of blocks taken back on the way. */
export async function catchUp(indexer: Indexer): Promise<StepResult & { readonly taken: number }> {
  let taken = 0;
  for (;;) {
    const step = await indexer.step();
    taken += step.rolledBack ?? 0;
    if (step.kind !== 'advanced') return { ...step, taken };
  }
}

/** The same for an index that is to halt: the node must have shown the other chain so many times before. */
export async function catchUpToHalt(indexer: Indexer): Promise<StepResult & { readonly taken: number }> {
  for (let shown = 1; shown < HALTS_AFTER; shown += 1) {
    await expect(catchUp(indexer)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
  }
  return catchUp(indexer);
}

/** What an index that begins now holds. */
export async function freshIndex(world: World): Promise<Record<string, string[]>> {
  await using database: TestDatabase = await createTestDatabase();
  await catchUp(indexerOf(world, database.prisma));
  return await dump(database.prisma);
}
