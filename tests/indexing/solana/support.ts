import { createGuardedRpc } from '../../../src/adapters/solana/client.ts';
import { createSolanaSource } from '../../../src/adapters/solana/source.ts';
import type { ChainSource } from '../../../src/chains/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { createIndexer, type Indexer } from '../../../src/indexing/indexer.ts';
import type { IndexerOptions } from '../../../src/indexing/options.ts';
import { createTestDatabase } from '../../support/database.ts';
import type { ProgramWorld } from '../../support/solana/program-world.ts';
import { dump } from '../support/dump.ts';
import { catchUp } from '../support/index.ts';

/** The deepest fork that is followed. */
export const BOUND = 40;

/** No noun folds the program's events here: what is stored of them is compared. */
const TABLES = {
  indexer_cursor: 'chain',
  indexed_blocks: 'chain, number',
  chain_events: 'block_number, log_index, block_hash',
} as const;

export function sourceOf({ node, program, token }: ProgramWorld, rpcUrl = node.url): ChainSource {
  const { genesisHash } = node.chain;
  return createSolanaSource(createGuardedRpc({ rpcUrl, genesisHash, program, token }, { patient: true }));
}

export const indexerOf = (source: ChainSource, db: PrismaClient, options: Partial<IndexerOptions> = {}): Indexer =>
  createIndexer({ db, source, modules: [], startBlock: 1n, reorgBound: BOUND, ...options });

export const rows = (db: PrismaClient) => dump(db, TABLES);

/** What an index that begins now has. */
export async function freshRows(world: ProgramWorld, options: Partial<IndexerOptions> = {}) {
  await using database = await createTestDatabase();
  await catchUp(indexerOf(sourceOf(world), database.prisma, options));
  return await rows(database.prisma);
}
