import { describe, expect, it } from 'vitest';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { createSeries } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { startChainNode } from '../../support/chain-node/index.ts';
import { some } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';

const world = await forFile(createWorld());
await createSeries(world, 1);
const block = await world.client.getBlockNumber();
await world.anvil.rpc('anvil_mine', '0x4');

type Lie = readonly [string, string, (result: never) => unknown];
const otherHash = `0x${'5a'.repeat(32)}`;

const LIES: readonly Lie[] = [
  [
    'puts a log into another fork',
    'eth_getLogs',
    (logs: object[]) => logs.map((log) => ({ ...log, blockHash: otherHash })),
  ],
  [
    'gives a log of a block that was not asked for',
    'eth_getLogs',
    (logs: object[]) => logs.map((log) => ({ ...log, blockNumber: '0x1' })),
  ],
  ['gives a log that it took back', 'eth_getLogs', (logs: object[]) => logs.map((log) => ({ ...log, removed: true }))],
  ['gives a log without its place', 'eth_getLogs', (logs: object[]) => logs.map((log) => ({ ...log, logIndex: null }))],
  ['gives no list of logs', 'eth_getLogs', () => ({})],
  ['gives null for logs', 'eth_getLogs', () => null],
  [
    'gives blocks that do not follow each other',
    'eth_getBlockByNumber',
    (header: { number: string }) =>
      BigInt(header.number) === block + 2n ? { ...header, parentHash: otherHash } : header,
  ],
  [
    'lacks a block in the middle',
    'eth_getBlockByNumber',
    (header: { number: string }) => (BigInt(header.number) === block + 1n ? null : header),
  ],
];

const RECEIPT_LIES: readonly Lie[] = [
  ['leaves out a receipt', 'eth_getBlockReceipts', (receipts: object[]) => receipts.slice(1)],
  ['has no receipts', 'eth_getBlockReceipts', () => null],
  [
    'gives another block’s receipts',
    'eth_getBlockReceipts',
    (receipts: object[]) => receipts.map((receipt) => ({ ...receipt, blockHash: otherHash })),
  ],
];

describe('a node that answers wrongly', () => {
  it.each(LIES)('gets nothing believed where it %s', async (_, method, change) => {
    const node = await startChainNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    const [honest] = await chain.blocks(block, block + 3n);
    expect(honest?.events.map(({ name }) => name)).toEqual(['SeriesCreated']);
    node.behave({ lies: { [method]: change } });
    await expect(chain.blocks(block, block + 3n)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    await node.stop();
  });

  it.each(RECEIPT_LIES)('gets no block believed as whole where it %s', async (_, method, change) => {
    const node = await startChainNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    expect(await chain.whole(block)).toEqual((await chain.blocks(block, block))[0]);
    node.behave({ lies: { [method]: change } });
    await expect(chain.whole(block)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    await node.stop();
  });

  it('gets nothing believed where it changes its fork between the headers and the logs of a range', async () => {
    const node = await startChainNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    let readings = 0;
    const moved = (header: { number: string }) => {
      if (BigInt(header.number) !== block + 3n) return header;
      readings += 1;
      return readings === 1 ? header : { ...header, hash: otherHash };
    };
    node.behave({ lies: { eth_getLogs: () => [], eth_getBlockByNumber: moved } });
    await expect(chain.blocks(block, block + 3n)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    await node.stop();
  });
});

describe('a node that has the newest block only once it was asked for the logs of it', () => {
  it('is asked again, rather than believed that there were none', async () => {
    const node = await startChainNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    const honest = await chain.blocks(block, block);
    const logsThenBlock = (logs: object[]) => {
      node.behave({});
      return logs;
    };
    // the first header is another node's, which has the block
    const header = (given: object) => {
      node.behave({ hides: 5, shortLogs: true, lies: { eth_getLogs: logsThenBlock } });
      return given;
    };
    node.behave({ lies: { eth_getBlockByNumber: header } });
    expect(await chain.blocks(block, block)).toEqual(honest);
    await node.stop();
  });
});

describe('a provider that limits', () => {
  it.each(some(['monad', 'alchemy', 'quicknode', 'wordless', 'infura', 'morph'] as const, 2))(
    'is asked for no more than it answers, once it has said so (%s)',
    async (capWords) => {
      const node = await startChainNode(world.anvil.url, { logsCap: 3, capWords });
      const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
      const honest = await world.chain.blocks(world.startBlock, block);
      expect(await chain.blocks(world.startBlock, block)).toEqual(honest);
      const before = node.asked.filter((method) => method === 'eth_getLogs').length;
      expect(await chain.blocks(block - 11n, block)).toHaveLength(12);
      const after = node.asked.filter((method) => method === 'eth_getLogs').length;
      expect(after - before).toBeLessThanOrEqual(capWords === 'wordless' ? 12 : 4);
      await node.stop();
    },
  );

  it('may be busy, take small batches only, and have nodes that are behind', async () => {
    const node = await startChainNode(world.anvil.url, { busyEvery: 3, batchCap: 7, behindEvery: 2, foreign: 300 });
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    const asked = async () => {
      for (;;) {
        const blocks = await chain.blocks(block - 20n, block).catch(() => null);
        if (blocks !== null) return blocks;
      }
    };
    expect(await asked()).toEqual(await world.chain.blocks(block - 20n, block));
    await node.stop();
  });

  it('is not asked for the headers of old blocks without events', async () => {
    const node = await startChainNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    await world.anvil.rpc('anvil_mine', '0x1f4');
    const blocks = await chain.blocks(block, block + 500n, block + 499n);
    expect(blocks.map(({ number }) => number - block)).toEqual([0n, 499n, 500n]);
    expect(node.asked.filter((method) => method === 'eth_getBlockByNumber').length).toBeLessThan(10);
    await node.stop();
  });
});
