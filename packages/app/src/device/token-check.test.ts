import type { AskProvider } from '@income-series/client';
import type { TransactionCall } from '@income-series/client/calls';
import { base58, base64 } from '@scure/base';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonSession } from '../gateway/session.ts';
import { device } from './memory-node.ts';
import { checkToken } from './token-check.ts';

vi.mock('./solana-node.ts', () => import('./memory-node.ts'));
beforeEach(() => {
  device.node = null;
});

const [TOKEN, RAISE, OTHER] = ['a1', 'a2', 'ee'].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string];
const word = (value: bigint | number) => `0x${value.toString(16).padStart(64, '0')}`;
const [DECIMALS, TOKEN_OF] = ['0x313ce567', '0xfc0c546a'];

/** A node of chain 1, where tokens have 6 decimals and the raise has a token. */
const nodeWith =
  (raiseToken = TOKEN): AskProvider =>
  async (method, [call]) => {
    if (method === 'eth_chainId') return '0x1';
    const { to, data } = call as { readonly to: string; readonly data: string };
    if (data === DECIMALS && [TOKEN, OTHER].includes(to.toLowerCase())) return word(6);
    return data === TOKEN_OF && to === RAISE ? word(BigInt(raiseToken)) : '0x';
  };
const AWAY: AskProvider = () => Promise.reject(new Error('away'));
const personWith = (askNode: AskProvider | null, chain = 'evm:1') =>
  ({ chain: 'evm:1', wallet: { chain, askNode } }) as unknown as PersonSession;
const tokenOf = (decimals: number | null, address: string | null = TOKEN) => ({ symbol: 'tUSD', decimals, address });

const call = (to: string, contract: string, functionName: string): TransactionCall => ({
  ...{ to, functionName },
  contracts: [contract],
  args: [],
  accounts: [],
});
const approval = (to = TOKEN) => call(to, 'token', 'approve');
const commit = call(RAISE, 'raise', 'commitBid');
const UNCHECKED = expect.stringContaining('No node of yours says how many decimals tUSD has');
const ANOTHER = 'moves another token than tUSD';

describe('the token of an action on an EVM chain', () => {
  it.each([5, 7, 18])(
    'is refused before anything is built where the page has %i decimals and the chain 6',
    async (decimals) => {
      await expect(checkToken(personWith(nodeWith()), tokenOf(decimals))).rejects.toThrow(
        `The gateway says that tUSD has ${decimals} decimals, and your own node says 6.`,
      );
    },
  );

  it('is that of the transaction where decimals and contract say so', async () => {
    const { requireToken } = await checkToken(
      personWith(nodeWith()),
      tokenOf(6, TOKEN.toUpperCase().replace('0X', '0x')),
    );
    expect(await requireToken([approval(), commit])).toBeNull();
    expect(await requireToken([commit])).toBeNull();
    expect(await requireToken([call(RAISE, 'registry', 'setVerified')])).toBeNull();
  });

  it.each<[string, AskProvider | null, string, readonly TransactionCall[]]>([
    ['an approval', nodeWith(), TOKEN, [approval(OTHER), commit]],
    ['an approval, also without a node', null, TOKEN, [approval(OTHER), commit]],
    // A token of the gateway's choice that has the decimals of its lie.
    ['the contract', nodeWith(), OTHER, [commit]],
    ['the contract behind an approval', nodeWith(OTHER), TOKEN, [approval(), commit]],
  ])('is refused where %s is of another token', async (_, node, address, calls) => {
    const { requireToken } = await checkToken(personWith(node), tokenOf(6, address));
    await expect(requireToken(calls)).rejects.toThrow(ANOTHER);
  });

  it.each<[string, PersonSession]>([
    ['no node', personWith(null)],
    ['a node that is away', personWith(AWAY)],
    ['a wallet on another chain', personWith(nodeWith(), 'evm:2')],
    ['no wallet', { chain: 'evm:1', wallet: null } as unknown as PersonSession],
  ])('is the gateway’s word with %s, and the person is told', async (_, person) => {
    const { requireToken } = await checkToken(person, tokenOf(7));
    expect(await requireToken([approval(), commit])).toEqual(UNCHECKED);
  });

  it('is the gateway’s word where the contract does not answer', async () => {
    const { requireToken } = await checkToken(personWith(nodeWith()), tokenOf(6));
    expect(await requireToken([call(OTHER, 'windows', 'commitOrder')])).toEqual(UNCHECKED);
  });

  it.each([tokenOf(null), tokenOf(6, null)])(
    'is not asked for where the page writes no amounts in it: %j',
    async (token) => {
      const { requireToken } = await checkToken(personWith(AWAY), token);
      expect(await requireToken([approval(), commit])).toBeNull();
    },
  );
});

describe('the token of an action on Solana', () => {
  const GENESIS = base58.encode(new Uint8Array(32).fill(7));
  const MINT = base58.encode(new Uint8Array(32).fill(4));
  const person = { chain: `solana:${GENESIS.slice(0, 32)}`, wallet: null } as unknown as PersonSession;
  const buy = (token: string): TransactionCall => ({
    ...call('program', 'program', 'buy'),
    accounts: [{ name: 'token', value: token }],
  });
  /** A node of the cluster whose mints have 6 decimals. */
  const node: AskProvider = async (method) => {
    if (method === 'getGenesisHash') return GENESIS;
    const data = base64.encode(new Uint8Array(82).fill(6, 44, 45));
    return { value: [{ owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', data: [data, 'base64'] }] };
  };

  it('is refused where the device’s own node says other decimals', async () => {
    device.node = node;
    await expect(checkToken(person, tokenOf(7, MINT))).rejects.toThrow('your own node says 6');
  });

  it('is that of the instruction', async () => {
    device.node = node;
    const { requireToken } = await checkToken(person, tokenOf(6, MINT));
    expect(await requireToken([buy(MINT)])).toBeNull();
    await expect(requireToken([buy(MINT.toLowerCase())])).rejects.toThrow(ANOTHER);
  });

  it('is the gateway’s word without a node, where the transaction moves money', async () => {
    const { requireToken } = await checkToken(person, tokenOf(7, MINT));
    expect(await requireToken([buy(MINT)])).toEqual(UNCHECKED);
    expect(await requireToken([buy(MINT)])).toContain('Name your Solana node on the page Device');
    expect(await requireToken([call('program', 'program', 'stake')])).toBeNull();
  });
});
