import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import type { ChainSource } from '../../src/chains/index.ts';
import { commitPlan } from '../../src/indexing/commit.ts';
import { modules } from '../../src/modules.ts';
import { MANNERS_10143, startChainNode } from '../support/chain-node/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { seriesKeyOf } from './support/actions.ts';
import { runAttestors } from './support/attestors-story.ts';
import { difference, dump } from './support/dump.ts';
import { BOUND, behindBy, catchUp, catchUpToHalt, freshIndex, indexerOf } from './support/index.ts';
import { runStory } from './support/story.ts';
import { runWindows } from './support/windows.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld());
await runStory(world);
await runAttestors(world);
await runWindows(world);
const story = await freshIndex(world);

/** The blocks of a kind of event, in order. */
async function blocksOf(name: string): Promise<bigint[]> {
  await using database = await createTestDatabase();
  await catchUp(indexerOf(world, database.prisma));
  const found = await database.prisma.chainEvent.findMany({ where: { name }, orderBy: { blockNumber: 'asc' } });
  return found.map(({ blockNumber }) => blockNumber);
}

describe('following a chain', () => {
  it('fills every table but those of curve series, which are not of this kind of chain', () => {
    const empty = Object.keys(story).filter((table) => story[table]?.length === 0);
    expect(empty).toEqual(['curves', 'curve_census', 'curve_trades']);
  });

  if (EXHAUSTIVE)
    it('holds the same whatever the size of its batches', async () => {
      await using database = await createTestDatabase();
      await catchUp(indexerOf(world, database.prisma, { batchBlocks: 7 }));
      expect(difference(await dump(database.prisma), story)).toEqual({});
    });

  it('goes on where it was when it is started again after any block', async () => {
    await using database = await createTestDatabase();
    const batchBlocks = EXHAUSTIVE ? 1 : 25;
    for (;;) {
      const { kind } = await indexerOf(world, database.prisma, { batchBlocks }).step();
      if (kind !== 'advanced') break;
    }
    expect(difference(await dump(database.prisma), story)).toEqual({});
  });

  it('halts, and says so, where it began after the events that later ones build on', async () => {
    await using database = await createTestDatabase();
    const [created] = await blocksOf('SeriesCreated');
    const late = indexerOf(world, database.prisma, { startBlock: (created as bigint) + 1n, batchBlocks: 3 });
    expect(await catchUpToHalt(late)).toMatchObject({ kind: 'halted', halted: 'EVENTS_INCOMPLETE' });
    expect(await catchUp(late)).toMatchObject({ kind: 'halted', halted: 'EVENTS_INCOMPLETE', head: null });
    const after = await dump(database.prisma);
    expect(after.series ?? []).toEqual([]);
    expect(after.indexer_cursor?.[0]).toContain('"halted": "EVENTS_INCOMPLETE"');
  });

  it('writes nothing of a batch whose database connection is killed in the middle', async () => {
    await using database = await createTestDatabase();
    const indexer = indexerOf(world, database.prisma, { batchBlocks: 60 });
    await indexer.step();
    const before = await dump(database.prisma);

    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE money_events IN ACCESS EXCLUSIVE MODE');
    const step = indexer.step().then(
      () => 'written',
      () => 'failed',
    );
    const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;
    while ((await other.query(kill)).rowCount === 0);
    await other.query('ROLLBACK');
    await other.end();

    expect(await step).toBe('failed');
    expect(difference(await dump(database.prisma), before)).toEqual({});
    await catchUp(indexer);
    expect(difference(await dump(database.prisma), story)).toEqual({});
  });

  if (EXHAUSTIVE)
    it('counts a log that is delivered twice once', async () => {
      await using database = await createTestDatabase();
      const twice: ChainSource = {
        ...world.chain,
        blocks: async (...range) => {
          const blocks = await world.chain.blocks(...range);
          return blocks.map((block) => ({ ...block, events: [...block.events, ...block.events] }));
        },
      };
      await catchUp(indexerOf(world, database.prisma, { source: twice }));
      expect(difference(await dump(database.prisma), story)).toEqual({});
    });

  it('refuses a batch that was written already', async () => {
    await using database = await createTestDatabase();
    const { name: chain, domain } = world.chain;
    const options = { db: database.prisma, chain, domain, modules, reorgBound: BOUND, isRecent: () => true };
    const plan = { from: null, blocks: await world.chain.blocks(world.startBlock, world.startBlock + 40n) };
    expect(await commitPlan(options, plan)).not.toBeNull();
    const once = await dump(database.prisma);
    expect(await commitPlan(options, plan)).toBeNull();
    expect(difference(await dump(database.prisma), once)).toEqual({});
  });

  it('stays right with several workers at once', async () => {
    await using database = await createTestDatabase();
    const workers = (EXHAUSTIVE ? [5, 11, 3] : [40, 60, 25]).map((batchBlocks) =>
      indexerOf(world, database.prisma, { batchBlocks }),
    );
    const untilIdle = async (indexer: (typeof workers)[number]) => {
      while ((await indexer.step()).kind !== 'idle');
    };
    await Promise.all(workers.map(untilIdle));
    expect(difference(await dump(database.prisma), story)).toEqual({});
  });

  it('holds the same behind a node with the manners of chain 10143, up to its finalized block', async () => {
    await using database = await createTestDatabase();
    const node = await startChainNode(world.anvil.url, MANNERS_10143);
    const source = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    const head = await world.client.getBlockNumber();
    const last = await catchUp(indexerOf(world, database.prisma, { source, tag: 'finalized' }));
    expect([last.cursor?.number, last.head]).toEqual([head - 2n, head]);
    await catchUp(indexerOf(world, database.prisma, { source, tag: 'latest' }));
    expect(difference(await dump(database.prisma), story)).toEqual({});
    await node.stop();
  });

  if (EXHAUSTIVE)
    it('leaves alone the blocks above the one that its tag names', async () => {
      await using database = await createTestDatabase();
      const last = await catchUp(indexerOf(world, database.prisma, { source: behindBy(world, 4n) }));
      expect((last.head ?? 0n) - (last.cursor?.number ?? 0n)).toBe(4n);
    });

  it('takes the source kind of a report from the issuer account that started the session', async () => {
    await using database = await createTestDatabase();
    const { prisma } = database;
    const account = (address: string) =>
      prisma.account.create({ data: { wallets: { create: { chain: world.chain.name, address } } } });
    const issuer = await account(world.issuer);
    const stranger = await account(world.owner);
    const session = { chain: 'evm:10143', seriesKey: seriesKeyOf(world, 1), period: 20261 };
    const at = (day: number) => new Date(Date.UTC(2026, 3, day));
    await prisma.zktlsSession.createMany({
      data: [
        { ...session, accountId: issuer.id, source: 'bank', startedAt: at(1) },
        { ...session, accountId: issuer.id, source: 'payroll', startedAt: at(2) },
        { ...session, accountId: stranger.id, source: 'other', startedAt: at(3) },
      ],
    });
    await catchUp(indexerOf(world, prisma));
    const reports = await prisma.report.findMany({
      where: { seriesKey: seriesKeyOf(world, 1) },
      orderBy: { period: 'asc' },
      select: { period: true, source: true },
    });
    expect(reports).toEqual([
      { period: 20261, source: 'payroll' },
      { period: 20262, source: null },
    ]);
    expect(difference(await dump(prisma), story)).toEqual({});
  });
});
