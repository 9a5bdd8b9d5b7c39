import { type AskProvider, isCommitOver, saleContract } from '@income-series/client';
import { raiseAccounts, windowAccounts } from '@income-series/client/calls';
import { base58, base64 } from '@scure/base';
import { encodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import {
  getRaiseDecoder,
  getRaiseEncoder,
  getWindowDecoder,
  getWindowEncoder,
} from '../../../src/adapters/solana/generated/accounts/index.ts';
import { fromHex } from '../../../src/core/bytes.ts';
import { solanaChainName } from '../../../src/core/chain.ts';
import { WINDOW_COMMIT } from '../../../src/core/policy.ts';

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

const GENESIS = base58.encode(new Uint8Array(32).fill(9));
const [PROGRAM, ELSE] = [8, 7].map((byte) => base58.encode(new Uint8Array(32).fill(byte))) as [string, string];
const CLUSTER = solanaChainName(GENESIS) ?? '';
const NOW = 1_800_000_000n;
const onSolana = { chain: CLUSTER, contract: PROGRAM, seriesKey: SERIES, window: 0 };
const inWindow = { ...onSolana, window: 7 };

/** The records of a raise and of a window, as the program writes them. */
function raiseRecord(status: number, commitEndsAt: bigint, seriesKey: string = SERIES) {
  const empty = getRaiseDecoder().decode(new Uint8Array(getRaiseDecoder().fixedSize));
  return getRaiseEncoder().encode({ ...empty, seriesKey: fromHex(seriesKey as `0x${string}`), status, commitEndsAt });
}
function windowRecord(status: number, openedAt: bigint) {
  const empty = getWindowDecoder().decode(new Uint8Array(getWindowDecoder().fixedSize));
  return getWindowEncoder().encode({ ...empty, seriesKey: fromHex(SERIES), number: 7, status, openedAt });
}
const clock = () => {
  const bytes = new Uint8Array(40);
  new DataView(bytes.buffer).setBigUint64(32, NOW, true);
  return { owner: 'Sysvar1111111111111111111111111111111111111', data: [base64.encode(bytes), 'base64'] };
};
const cluster =
  (address: string, record: ArrayLike<number> | null, owner = PROGRAM, genesis = GENESIS): AskProvider =>
  async (method, params) => {
    if (method === 'getGenesisHash') return genesis;
    expect(params[0]).toEqual([address, 'SysvarC1ock11111111111111111111111111111111']);
    const account = record && { owner, data: [base64.encode(Uint8Array.from(record)), 'base64'] };
    return { value: [account, clock()] };
  };
const { raise } = raiseAccounts(PROGRAM, SERIES);
const { window } = windowAccounts(PROGRAM, SERIES, 7);
const [OPEN, SETTLING, GATE, DONE, FAILED] = [1, 2, 3, 4, 5];

describe('the time to seal offers on Solana', () => {
  it.each([
    [OPEN, NOW + 1n, false],
    [OPEN, NOW, true],
    [OPEN, NOW - 1n, true],
    [SETTLING, NOW + 1n, true],
    [GATE, NOW + 1n, true],
    [DONE, NOW + 1n, true],
    [FAILED, NOW + 1n, true],
  ])('of a raise with the status %i that takes bids until %i is over: %s', async (status, end, isOver) => {
    expect(await isCommitOver(onSolana, cluster(raise, raiseRecord(status, end)))).toBe(isOver);
  });

  it.each([
    [1, NOW - WINDOW_COMMIT + 1n, false],
    [1, NOW - WINDOW_COMMIT, true],
    [2, NOW, true],
    [3, NOW, true],
  ])('of a window with the status %i that opened at %i is over: %s', async (status, openedAt, isOver) => {
    expect(await isCommitOver(inWindow, cluster(window, windowRecord(status, openedAt)))).toBe(isOver);
  });

  it.each<[string, AskProvider]>([
    ['without such a raise', cluster(raise, null)],
    ['where another program has the record', cluster(raise, raiseRecord(2, NOW), ELSE)],
    ['whose record is of another series', cluster(raise, raiseRecord(2, NOW, `0x${'5f'.repeat(32)}`))],
    ['whose record is of another kind', cluster(raise, windowRecord(2, NOW))],
    ['of another cluster', cluster(raise, raiseRecord(2, NOW), PROGRAM, ELSE)],
  ])('is not known from a node %s', async (_, ask) => {
    await expect(isCommitOver(onSolana, ask)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });

  it('is asked of the program itself, which has no hub', async () => {
    const away: AskProvider = () => Promise.reject(new Error('away'));
    expect(await saleContract({ chain: CLUSTER, hub: PROGRAM, window: 0 }, away)).toBe(PROGRAM);
  });
});
