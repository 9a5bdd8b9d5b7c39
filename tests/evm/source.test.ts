import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import { createSeries } from '../indexer/support/actions.ts';
import { createWorld, type World } from '../indexer/support/world.ts';
import { createLyingNode } from './support/tamper.ts';

let world: World;
let block: bigint;

beforeAll(async () => {
  world = await createWorld();
  await createSeries(world, 1);
  block = await world.client.getBlockNumber();
  await world.anvil.rpc('anvil_mine', '0x4');
});
afterAll(() => world.stop());

type Lie = readonly [string, string, (result: never) => unknown];
const otherHash = `0x${'5a'.repeat(32)}`;

const LIES: readonly Lie[] = [
  ['leaves out a receipt', 'eth_getBlockReceipts', (receipts: object[]) => receipts.slice(1)],
  ['has no receipts', 'eth_getBlockReceipts', () => null],
  [
    'gives another block’s receipts',
    'eth_getBlockReceipts',
    (receipts: object[]) => receipts.map((receipt) => ({ ...receipt, blockHash: otherHash })),
  ],
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

describe('a node that answers wrongly', () => {
  it.each(LIES)('gets nothing believed where it %s', async (_, method, change) => {
    const node = await createLyingNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    const [honest] = await chain.blocks(block, block + 3n);
    expect(honest?.events.map(({ name }) => name)).toEqual(['SeriesCreated']);
    node.lie(method, change);
    await expect(chain.blocks(block, block + 3n)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    await node.stop();
  });

  it('may have an empty bloom filter: logs are not looked for by it', async () => {
    const node = await createLyingNode(world.anvil.url);
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    node.lie('eth_getBlockByNumber', (header: object) => ({ ...header, logsBloom: `0x${'00'.repeat(256)}` }));
    node.lie('eth_getLogs', () => []);
    const [first] = await chain.blocks(block, block);
    expect(first?.events.map(({ name }) => name)).toEqual(['SeriesCreated']);
    await node.stop();
  });
});
