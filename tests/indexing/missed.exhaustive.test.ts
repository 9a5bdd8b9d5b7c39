import { AppError } from '@income-series/protocol/errors/app-error';
import { describe, expect, it } from 'vitest';
import { createEvmChain, type EvmChain } from '../../src/adapters/evm/index.ts';
import { checkIndex } from '../../src/indexing/check.ts';
import type { Indexer } from '../../src/indexing/indexer.ts';
import { startIndexer } from '../../src/indexing/start.ts';
import { modules } from '../../src/modules.ts';
import { MANNERS_10143, startChainNode } from '../support/chain-node/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { startTestGateway } from '../support/gateway.ts';
import { raise } from './support/actions.ts';
import { difference, dump } from './support/dump.ts';
import { BOUND, catchUp, freshIndex, indexerOf } from './support/index.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld());
const node = await forFile(startChainNode(world.anvil.url));
const source = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
await world.govern('registry', 'setVerified', [[world.owner], true]);
/** The block whose events the node's index of logs lacks. */
const missed = await world.client.getBlockNumber();
await raise(world, 1, [0, 1, 2]);
await world.anvil.rpc('anvil_mine', '0x50');
// deeper than any reorganisation that is followed
const depth = Number((await world.client.getBlockNumber()) - missed);
/** Chooses it among the newest blocks. */
const pick = (below: number) => (below > depth ? depth : 0);
const without = (logs: { blockNumber: string }[]) => logs.filter(({ blockNumber }) => BigInt(blockNumber) !== missed);
node.behave({ foreign: 40, lies: { eth_getLogs: without } });

describe('an index of a node that leaves out events', () => {
  it('is found by the receipts of a block, red while it is read again, and then as if nothing had been left out', async () => {
    await using database = await createTestDatabase();
    const { prisma: db } = database;
    const indexer = indexerOf(world, db, { source });
    await catchUp(indexer);
    expect(difference(await dump(db), await freshIndex(world))).not.toEqual({});
    expect(await checkIndex({ db, source, startBlock: world.startBlock, pick: () => 0 })).toBeNull();
    expect(await checkIndex({ db, source, startBlock: world.startBlock, pick })).toBe(missed);

    expect(await indexer.reread(missed)).toBe(true);
    const gateway = await startTestGateway({ database, rpcUrl: node.url, contracts: world.contracts });
    const health = async () => (await gateway.request('/health')).json();
    expect(await health()).toMatchObject({ status: 'red', checks: { indexer: { ok: false, code: 'EVENTS_MISSED' } } });
    await catchUp(indexer);
    expect(await health()).toMatchObject({ status: 'ok' });
    await gateway.close();
    expect(difference(await dump(db), await freshIndex(world))).toEqual({});
    expect(await checkIndex({ db, source, startBlock: world.startBlock, pick })).toBeNull();
  });

  it('is mended by the worker itself, which says so', async () => {
    await using database = await createTestDatabase();
    const errors: object[] = [];
    const log = { info: () => {}, warn: () => {}, error: (fields: object) => void errors.push(fields) };
    const worker = startIndexer({
      db: database.prisma,
      source,
      modules,
      startBlock: world.startBlock,
      reorgBound: BOUND,
      log,
      pollMs: 10,
      checkMs: 20,
      pick,
    });
    await expect.poll(() => errors, { timeout: 60_000 }).toMatchObject([{ code: 'EVENTS_MISSED', block: `${missed}` }]);
    await expect.poll(() => worker.health(), { timeout: 60_000 }).toMatchObject({ ok: true, lag: 0, failure: null });
    await worker.stop();
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it('stays red by its row while the block cannot be read again, and is not forgotten, though blocks go on', async () => {
    await using database = await createTestDatabase();
    const { prisma: db } = database;
    let away = true;
    let compared = 0;
    const once: EvmChain = {
      ...source,
      async whole(number) {
        if (number === missed) compared += 1;
        if (number === missed && away && compared % 2 === 0) throw new AppError('CHAIN_UNAVAILABLE');
        return source.whole(number);
      },
    };
    let picked = false;
    const first = (below: number) => {
      const chosen = picked ? 0 : pick(below);
      picked ||= chosen !== 0;
      return chosen;
    };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const worker = startIndexer({
      db,
      source: once,
      modules,
      startBlock: world.startBlock,
      reorgBound: BOUND,
      log,
      pollMs: 10,
      checkMs: 20,
      pick: first,
    });
    await expect.poll(() => compared, { timeout: 60_000 }).toBeGreaterThan(2); // could not be read again, and was compared once more
    await world.anvil.rpc('anvil_mine', '0x3');
    await worker.indexed(await world.client.getBlockNumber());
    expect(worker.health()).toMatchObject({ ok: false, failure: 'EVENTS_MISSED' });
    expect((await db.indexerCursor.findFirstOrThrow()).rereadTo).not.toBeNull();

    away = false;
    await expect.poll(() => worker.health(), { timeout: 60_000 }).toMatchObject({ ok: true, lag: 0, failure: null });
    await worker.stop();
    expect(difference(await dump(db), await freshIndex(world))).toEqual({});
  });

  it('is judged by nothing where receipts are not to be had', async () => {
    await using database = await createTestDatabase();
    const honest = await startChainNode(world.anvil.url, {
      ...MANNERS_10143,
      lies: { eth_getBlockReceipts: () => null },
    });
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: honest.url, contracts: world.contracts });
    await catchUp(indexerOf(world, database.prisma, { source: chain }));
    const asked = checkIndex({ db: database.prisma, source: chain, startBlock: world.startBlock, pick });
    await expect(asked).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    await honest.stop();
  });
});

describe('events that do not fit, because the node left out the log that created their row', () => {
  /** Steps until the index is idle or halted, over steps that fail because events do not fit. */
  async function settle(indexer: Indexer) {
    const codes = new Set<string>();
    for (;;) {
      try {
        const step = await indexer.step();
        if (step.kind === 'idle' || step.kind === 'halted') return { kind: step.kind, codes: [...codes] };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        codes.add(error.code);
      }
    }
  }

  it.each([
    ['in the range that is written', 2_000],
    ['in a range that is indexed already', 1],
  ])('%s are found by receipts, and the index is complete', async (_, batchBlocks) => {
    await using database = await createTestDatabase();
    const { prisma: db } = database;
    await catchUp(indexerOf(world, db));
    const { blockNumber: created } = await db.chainEvent.findFirstOrThrow({ where: { name: 'SeriesCreated' } });
    const lying = await startChainNode(world.anvil.url);
    const without = (logs: { blockNumber: string }[]) => logs.filter((log) => BigInt(log.blockNumber) !== created);
    lying.behave({ lies: { eth_getLogs: without } });
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: lying.url, contracts: world.contracts });
    await using own = await createTestDatabase();
    const indexer = indexerOf(world, own.prisma, { source: chain, batchBlocks });
    expect(await settle(indexer)).toEqual({ kind: 'idle', codes: batchBlocks === 1 ? [] : ['CHAIN_UNAVAILABLE'] });
    expect(difference(await dump(own.prisma), await dump(db))).toEqual({});
    await lying.stop();
  });
});
