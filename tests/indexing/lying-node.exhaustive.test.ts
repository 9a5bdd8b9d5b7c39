import { beforeEach, describe, expect, it } from 'vitest';
import { createEvmChain, createFreshness } from '../../src/adapters/evm/index.ts';
import { type Manners, startChainNode } from '../support/chain-node/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { raise } from './support/actions.ts';
import { difference, dump } from './support/dump.ts';
import { BOUND, behindBy, catchUp, freshIndex, indexerOf } from './support/index.ts';
import { createWorld } from './support/world.ts';

beforeEach(() => node.behave({}));

const hex = (number: bigint) => `0x${number.toString(16)}`;

const world = await forFile(createWorld());
await world.anvil.rpc('anvil_mine', hex(BigInt(BOUND) + 80n));
/** Where an index is that has not yet read the last blocks, which have events. */
const half = await world.client.getBlockNumber();
const halfTime = (await world.chain.head()).timestamp;
await raise(world, 1, [0, 1]);
const head = await world.client.getBlockNumber();
const whole = await freshIndex(world);
/** An index that stands at `half`. */
const indexed = await forFile(createTestDatabase());
await catchUp(indexerOf(world, indexed.prisma, { source: behindBy(world, head - half) }));
await indexed.close();
const node = await forFile(startChainNode(world.anvil.url));
const { timestamp } = await world.chain.head();
const source = createEvmChain({
  chainId: 10_143,
  rpcUrl: node.url,
  contracts: world.contracts,
  freshness: createFreshness({
    cursor: async () => half,
    clock: { now: () => new Date(Number(timestamp) * 1000) },
    maxBehind: 3,
    maxAge: 3_600 * 24 * 365,
  }),
});

interface RawBlock {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestamp: string;
}
type Lie = (result: never, params: readonly unknown[]) => unknown;
const ofBlocks =
  (change: (block: RawBlock, asked: unknown) => object): Lie =>
  (result: never, [asked]) =>
    result === null ? null : { ...(result as RawBlock), ...change(result, asked) };
const blocks = (change: (block: RawBlock, asked: unknown) => object): Manners => ({
  lies: { eth_getBlockByNumber: ofBlocks(change) },
});
const later = (seconds: bigint) => blocks(({ timestamp }) => ({ timestamp: hex(BigInt(timestamp) + seconds) }));
const onlyTag = (tag: string, change: (block: RawBlock) => object): Manners =>
  blocks((block, asked) => (asked === tag ? change(block) : {}));
const onlyHeights = (change: (block: RawBlock) => object): Manners =>
  blocks((block, asked) => (String(asked).startsWith('0x') ? change(block) : {}));
const other = (hash: string) => `0x${(BigInt(hash) ^ 1n).toString(16).padStart(64, '0')}`;
const logs = (change: (log: { readonly blockHash: string }) => object): Manners => ({
  lies: { eth_getLogs: (all: { blockHash: string }[]) => all.map((log) => ({ ...log, ...change(log) })) },
});
const otherChain: Manners = {
  lies: {
    ...blocks(({ hash, parentHash }) => ({ hash: other(hash), parentHash: other(parentHash) })).lies,
    ...logs(({ blockHash }) => ({ blockHash: other(blockHash) })).lies,
  },
};
const noLog = {
  topics: [`0x${'11'.repeat(32)}`],
  data: '0x',
  transactionHash: `0x${'33'.repeat(32)}`,
  logIndex: '0x0',
};
const invented: Lie = (_: never, [filter]) => {
  const { toBlock: blockNumber } = filter as { toBlock: string };
  return [{ ...noLog, address: world.contracts.hub, blockNumber, blockHash: `0x${'22'.repeat(32)}`, removed: false }];
};

const tooHigh = ({ number }: RawBlock) => ({ number: hex(BigInt(number) + 5_000n) });

const halfIndex = () => createTestDatabase({ copyOf: indexed });

const LIES: readonly (readonly [what: string, code: string, manners: () => Manners])[] = [
  ['says null for logs', 'CHAIN_UNAVAILABLE', () => ({ lies: { eth_getLogs: () => null } })],
  ['invents a log in no block', 'CHAIN_UNAVAILABLE', () => ({ lies: { eth_getLogs: invented } })],
  ['gives logs that were removed', 'CHAIN_UNAVAILABLE', () => logs(() => ({ removed: true }))],
  ['gives logs of another fork', 'CHAIN_UNAVAILABLE', () => logs(() => ({ blockHash: `0x${'22'.repeat(32)}` }))],
  ['gives a log an impossible place', 'CHAIN_UNAVAILABLE', () => logs(() => ({ logIndex: '0x80000000' }))],
  ['gives ids twice', 'CHAIN_UNAVAILABLE', () => ({ garbage: (text) => text.replaceAll(/"id":\d+/g, '"id":1') })],
  [
    'has a newest block of height 2^62',
    'CHAIN_UNAVAILABLE',
    () => onlyTag('latest', () => ({ number: hex(1n << 62n) })),
  ],
  ['has a newest block 5,000 too high', 'CHAIN_UNAVAILABLE', () => onlyTag('latest', tooHigh)],
  ['has blocks ten years ahead', 'CHAIN_STALE', () => later(315_360_000n)],
  ['has blocks two minutes ahead', 'CHAIN_STALE', () => later(120n)],
  ['has blocks at second 2^60', 'CHAIN_UNAVAILABLE', () => blocks(() => ({ timestamp: hex(1n << 60n) }))],
  [
    'has blocks later than its newest',
    'CHAIN_UNAVAILABLE',
    () => onlyHeights(({ timestamp }) => ({ timestamp: hex(BigInt(timestamp) + 315_360_000n) })),
  ],
  ['has blocks earlier than those before', 'CHAIN_UNAVAILABLE', () => onlyHeights(() => ({ timestamp: '0x1' }))],
  [
    'goes back in time from block to block',
    'CHAIN_UNAVAILABLE',
    () => onlyHeights(({ number }) => (BigInt(number) === head - 1n ? { timestamp: hex(halfTime) } : {})),
  ],
  ['is on another chain from the first block on', 'CHAIN_UNAVAILABLE', () => otherChain],
];

describe('a node whose answers cannot be true', () => {
  it.each(LIES)('changes nothing while it %s, and the index goes on afterwards', async (_, code, manners) => {
    await using database = await halfIndex();
    const indexer = indexerOf(world, database.prisma, { source });
    const before = await dump(database.prisma);
    node.behave(manners());
    for (let i = 0; i < 3; i += 1) await expect(indexer.step()).rejects.toMatchObject({ code });
    expect(difference(await dump(database.prisma), before)).toEqual({});
    node.behave({});
    expect(await catchUp(indexer)).toMatchObject({ kind: 'idle', halted: null });
    expect(difference(await dump(database.prisma), whole)).toEqual({});
  });

  it('changes nothing while its finalized block is above its newest', async () => {
    await using database = await halfIndex();
    const { prisma: db } = database;
    const indexer = indexerOf(world, db, { source, tag: 'finalized' });
    node.behave({ finalAfter: 0, ...onlyTag('finalized', tooHigh) });
    await expect(indexer.step()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    node.behave({ finalAfter: 0 });
    await catchUp(indexer);
    expect(difference(await dump(db), whole)).toEqual({});
  });
});

describe('a node whose finalized block is below all that the index remembers', () => {
  it('is only behind where it has the block of the index: nothing is changed', async () => {
    await using database = await createTestDatabase();
    const indexer = indexerOf(world, database.prisma, { source, tag: 'finalized' });
    node.behave({ finalAfter: 2 });
    await catchUp(indexer);
    const before = await dump(database.prisma);
    node.behave({ finalAfter: BOUND + 36 });
    for (let i = 0; i < 8; i += 1) expect(await indexer.step()).toMatchObject({ kind: 'idle', halted: null });
    expect(difference(await dump(database.prisma), before)).toEqual({});
    node.behave({ finalAfter: 0 });
    await catchUp(indexer);
    expect(difference(await dump(database.prisma), whole)).toEqual({});
  });

  it('is behind, by that code, where it lacks those blocks: nothing is halted', async () => {
    await using database = await createTestDatabase();
    const bare = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
    const indexer = indexerOf(world, database.prisma, { source: bare });
    await catchUp(indexer);
    node.behave({ hides: BOUND + 36 });
    for (let i = 0; i < 8; i += 1) await expect(indexer.step()).rejects.toMatchObject({ code: 'CHAIN_BEHIND' });
    node.behave({});
    expect(await catchUp(indexer)).toMatchObject({ kind: 'idle', halted: null });
    expect(difference(await dump(database.prisma), whole)).toEqual({});
  });
});

describe('a node that shows another chain below all that the index remembers', () => {
  it('halts the index only by showing the same one five times in a row', async () => {
    await using database = await halfIndex();
    const indexer = indexerOf(world, database.prisma, { source });
    const refused = async (times: number) => {
      for (let i = 0; i < times; i += 1)
        await expect(indexer.step()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    };
    node.behave(otherChain);
    await refused(4);
    node.behave({ hides: 100 });
    await expect(indexer.step()).rejects.toMatchObject({ code: 'CHAIN_BEHIND' }); // nothing of the other chain
    node.behave(otherChain);
    await refused(4);
    expect(await indexer.step()).toMatchObject({ kind: 'halted', halted: 'REORG_TOO_DEEP' });
  });
});
