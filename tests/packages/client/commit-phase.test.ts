import { type AskProvider, isCommitOver, saleContract } from '@income-series/client';
import { encodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';

const SERIES = `0x${'5e'.repeat(32)}` as const;
const CONTRACT = `0x${'a2'.repeat(20)}`;
const bid = { chain: 'evm:10143', contract: CONTRACT, seriesKey: SERIES, window: 0 };
const order = { ...bid, window: 7 };
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;
const dataOf = {
  bid: encodeFunctionData({ abi: abis.raise, functionName: 'phase', args: [SERIES] }),
  order: encodeFunctionData({ abi: abis.windows, functionName: 'phaseOf', args: [SERIES, 7] }),
};

const node =
  (answer: unknown, data: string = dataOf.bid, chainId = '0x279f'): AskProvider =>
  async (method, params) => {
    if (method === 'eth_chainId') return chainId;
    expect([method, params]).toEqual(['eth_call', [{ to: CONTRACT, data }, 'latest']]);
    return answer;
  };

describe('the time to seal offers', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [6, true],
  ])('of a raise in phase %i is over: %s', async (phase, isOver) => {
    expect(await isCommitOver(bid, node(word(phase)))).toBe(isOver);
  });

  it.each([
    [1, false],
    [2, true],
    [5, true],
  ])('of a window in phase %i is over: %s', async (phase, isOver) => {
    expect(await isCommitOver(order, node(word(phase), dataOf.order))).toBe(isOver);
  });

  it.each<[string, unknown, string, string]>([
    ['that has no such sale', word(0), '0x279f', 'CHAIN_MISMATCH'],
    ['that has no such contract', '0x', '0x279f', 'CHAIN_MISMATCH'],
    ['that does not answer', null, '0x279f', 'CHAIN_UNAVAILABLE'],
    ['of another chain', word(2), '0x1', 'CHAIN_MISMATCH'],
  ])('is not known from a node %s', async (_, answer, chainId, code) => {
    await expect(isCommitOver(bid, node(answer, dataOf.bid, chainId))).rejects.toMatchObject({ code });
  });
});

describe('the contract of a hub that takes', () => {
  const HUB = `0x${'a3'.repeat(20)}`;
  it.each([
    ['bids', 0, 'raise'],
    ['orders', 7, 'windows'],
  ] as const)('%s is read from the hub', async (_, window, functionName) => {
    const data = encodeFunctionData({ abi: abis.hub, functionName });
    const hubNode: AskProvider = async (method, params) => {
      if (method === 'eth_chainId') return '0x279f';
      expect(params).toEqual([{ to: HUB, data }, 'latest']);
      return `0x${'00'.repeat(12)}${CONTRACT.slice(2)}`;
    };
    expect(await saleContract({ chain: 'evm:10143', hub: HUB, window }, hubNode)).toBe(CONTRACT);
  });
});

it('is asked of no cluster, which has no sealed offers', async () => {
  const chain = `solana:${'1'.repeat(32)}`;
  const silent: AskProvider = () => Promise.reject(new Error('asked'));
  await expect(isCommitOver({ ...bid, chain }, silent)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  await expect(saleContract({ chain, hub: CONTRACT, window: 0 }, silent)).rejects.toMatchObject({
    code: 'CHAIN_MISMATCH',
  });
});
