import type { ChainBlock } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { createReadAhead } from '../../src/indexing/read-ahead.ts';

type Range = readonly [from: number, to: number, denseFrom?: number];

/** A node whose blocks have hashes of the fork that it is on. */
function startNode() {
  const asked: string[] = [];
  const state = { fork: 'a', fails: false, skips: false };
  const hashOf = (number: bigint) => `0x${state.fork}${number}` as Bytes32;
  const blockOf = (number: bigint): ChainBlock => ({
    number,
    hash: hashOf(number),
    parentHash: hashOf(number - 1n),
    timestamp: number,
    events: [],
  });
  return {
    asked,
    state,
    async blocks(from: bigint, to: bigint, denseFrom = from) {
      asked.push(`${from}-${to}/${denseFrom}`);
      if (state.fails) throw new Error('the node is away');
      return state.skips ? [] : Array.from({ length: Number(to - from) + 1 }, (_, i) => blockOf(from + BigInt(i)));
    },
    hashesAt: async (numbers: readonly bigint[]) => new Map(numbers.map((number) => [number, hashOf(number)])),
  };
}

/** Reads ahead, lets something happen, and asks; answers the hashes, and what the node was asked in all. */
async function read(ahead: Range, asked: Range, meanwhile: (state: ReturnType<typeof startNode>['state']) => void) {
  const node = startNode();
  const reader = createReadAhead(node);
  const [from, to, denseFrom = from] = ahead;
  reader.begin({ from: BigInt(from), to: BigInt(to), denseFrom: BigInt(denseFrom) });
  meanwhile(node.state);
  const blocks = await reader.blocks(BigInt(asked[0]), BigInt(asked[1]), BigInt(asked[2] ?? asked[0]));
  return { hashes: blocks.map(({ hash }) => hash), asked: node.asked };
}

describe('a range that was read ahead', () => {
  it.each<[string, Range, Range]>([
    ['the same', [5, 7], [5, 7]],
    ['more blocks, as the target moved on', [5, 7], [5, 9]],
    ['fewer headers, as the target moved on', [5, 7, 5], [5, 7, 6]],
  ])('is answered where %s is asked for', async (_, ahead, asked) => {
    const found = await read(ahead, asked, () => {});
    expect(found).toEqual({ hashes: ['0xa5', '0xa6', '0xa7'], asked: [`5-7/5`] });
  });

  it.each<[string, Range, Range]>([
    ['other blocks are', [5, 7], [6, 7]],
    ['fewer blocks are, as the target is lower', [5, 7], [5, 6]],
    ['more headers are, as the target is lower', [5, 7, 6], [5, 7, 5]],
  ])('is read again where %s asked for', async (_, ahead, asked) => {
    const found = await read(ahead, asked, () => {});
    expect(found.asked).toHaveLength(2);
    expect(found.hashes[0]).toBe(`0xa${asked[0]}`);
    expect(found.hashes.at(-1)).toBe(`0xa${asked[1]}`);
  });

  it('is read again where the node is on another fork by then', async () => {
    const found = await read([5, 6], [5, 6], (state) => {
      state.fork = 'b';
    });
    expect(found).toEqual({ hashes: ['0xb5', '0xb6'], asked: ['5-6/5', '5-6/5'] });
  });

  it.each(['fails', 'skips'] as const)('is read again where the node %s', async (way) => {
    const node = startNode();
    const reader = createReadAhead(node);
    node.state[way] = true;
    reader.begin({ from: 5n, to: 6n, denseFrom: 5n });
    node.state[way] = false;
    const blocks = await reader.blocks(5n, 6n, 5n);
    expect(blocks.map(({ number }) => number)).toEqual([5n, 6n]);
    expect(node.asked).toHaveLength(2);
  });

  it('is answered once', async () => {
    const node = startNode();
    const reader = createReadAhead(node);
    reader.begin({ from: 5n, to: 6n, denseFrom: 5n });
    await reader.blocks(5n, 6n, 5n);
    await reader.blocks(5n, 6n, 5n);
    expect(node.asked).toHaveLength(2);
  });
});
