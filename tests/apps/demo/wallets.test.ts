import { encodeFunctionData, verifyMessage, verifyTypedData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { CAST } from '../../../src/apps/demo/people.ts';
import { createWallets } from '../../../src/apps/demo/wallets.ts';
import { type Embedded, startEmbedded } from '../../../src/apps/devnet/embedded.ts';
import type { DemoAccess } from '../../../src/apps/gateway/demo-people.ts';

let embedded: Embedded;
let ask: (method: string, ...params: readonly unknown[]) => ReturnType<DemoAccess['askWallet']>;
let ada: `0x${string}`;
beforeAll(async () => {
  embedded = await startEmbedded();
  const { devnet, solana, chain } = embedded;
  if (devnet === undefined) throw new Error('no chain');
  ada = devnet.wallet(CAST.ada).address;
  const askWallet = createWallets({ devnet, solana, contracts: chain.contracts });
  ask = (method, ...params) => askWallet({ chain: 'evm:10143', wallet: ada, method, params });
});
afterAll(() => embedded?.stop());

const resultOf = async (answer: ReturnType<typeof ask>) => {
  const answered = await answer;
  if ('error' in answered) throw new Error(answered.error.message);
  return answered.result;
};
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const answered = await answer;
  return 'error' in answered ? answered.error.code : null;
};

const TYPED = {
  domain: { name: 'test', chainId: 10143 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'hello' },
} as const;

describe('the wallet of a person of a demo', () => {
  it('names its account and its chain', async () => {
    expect(await resultOf(ask('eth_requestAccounts'))).toEqual([ada]);
    expect(await resultOf(ask('eth_chainId'))).toBe('0x279f');
    expect(await resultOf(ask('wallet_switchEthereumChain', { chainId: '0x279f' }))).toBeNull();
    expect(await codeOf(ask('wallet_switchEthereumChain', { chainId: '0x1' }))).toBe(4902);
  });

  it('signs texts and typed data with the key of its account', async () => {
    const signature = (await resultOf(ask('personal_sign', '0x6869', ada))) as `0x${string}`;
    expect(await verifyMessage({ address: ada, message: 'hi', signature })).toBe(true);
    const typed = (await resultOf(ask('eth_signTypedData_v4', ada, JSON.stringify(TYPED)))) as `0x${string}`;
    expect(await verifyTypedData({ ...TYPED, address: ada, signature: typed })).toBe(true);
  });

  it('sends a transaction, and describes it by the names of the contracts', async () => {
    const { token, hub } = embedded.chain.contracts;
    // approve(hub, 120 tUSD)
    const data = `0x095ea7b3${hub.slice(2).padStart(64, '0')}${(120_000_000).toString(16).padStart(64, '0')}`;
    expect(await resultOf(ask('demo_describeTransaction', { from: ada, to: token, data }))).toEqual([
      { label: 'contract', value: `token ${token}` },
      { label: 'call', value: 'approve' },
      { label: expect.any(String), value: expect.stringMatching(new RegExp(hub, 'i')) },
      { label: 'value', value: '120 tUSD' },
    ]);
    const hash = await resultOf(ask('eth_sendTransaction', { from: ada, to: token, data }));
    expect(await resultOf(ask('eth_getTransactionReceipt', hash))).toMatchObject({ status: '0x1', from: ada });
  });

  it('writes money, times and quarters of a call as people read them, and each part of a record in a line', async () => {
    const { hub } = embedded.chain.contracts;
    const [bytes, ends] = [`0x${'ab'.repeat(32)}` as const, 1_838_851_200n];
    const params = {
      draftSalt: bytes,
      contractHash: bytes,
      termsCommitment: bytes,
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: 100n,
      reservePrice: 1_500_000n,
      maxUnitsPerBid: 100n,
      minRaise: 10_000_000n,
      minHolders: 2,
      concentrationBps: 5_000,
      cap: 1_000_000_000_000n,
      firstPeriod: 20_283,
      lastPeriod: 20_292,
      commitEndsAt: ends,
      revealEndsAt: ends,
      gateEndsAt: ends,
    };
    const data = encodeFunctionData({ abi: abis.hub, functionName: 'createSeries', args: [params] });
    const lines = await resultOf(ask('demo_describeTransaction', { from: ada, to: hub, data }));
    expect(lines).toEqual(
      expect.arrayContaining([
        { label: 'call', value: 'createSeries' },
        { label: 'draftSalt', value: bytes },
        { label: 'reservePrice', value: '1.5 tUSD' },
        { label: 'cap', value: '1,000,000 tUSD' },
        { label: 'unitsOffered', value: '100' },
        { label: 'lastPeriod', value: '2029-Q2' },
        { label: 'commitEndsAt', value: '2028-04-09 00:00 UTC' },
      ]),
    );
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'everything'],
    ['an empty record', {}],
    ['no address', { to: null, data: '0x' }],
    ['a longer address', { to: `0x${'11'.repeat(21)}`, data: '0x' }],
    ['data that is none', { to: `0x${'11'.repeat(20)}`, data: 'all' }],
    ['coins that are none', { to: `0x${'11'.repeat(20)}`, value: 'all' }],
    ['a number', { to: `0x${'11'.repeat(20)}`, value: 1 }],
    ['the prototype', JSON.parse('{ "__proto__": { "to": "0x11" } }')],
  ])('describes and sends no transaction that is none: %s', async (name, call) => {
    const sent = typeof call === 'object' && call !== null ? { ...call, from: ada } : call;
    const codes = [await codeOf(ask('demo_describeTransaction', call)), await codeOf(ask('eth_sendTransaction', sent))];
    expect([name, codes]).toEqual([name, [-32_602, typeof sent === 'object' && sent !== null ? -32_602 : 4100]]);
  });

  it('has a reason where a transaction fails', async () => {
    const { hub } = embedded.chain.contracts;
    expect(await codeOf(ask('eth_sendTransaction', { from: ada, to: hub, data: '0xdeadbeef' }))).toBe(-32_000);
  });

  it.each(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])(
    'signs nothing for another account: %s',
    async (method) => {
      const other = `0x${'11'.repeat(20)}`;
      const params = {
        personal_sign: ['0x6869', other],
        eth_signTypedData_v4: [other, TYPED],
        eth_sendTransaction: [{ from: other, to: ada }],
      }[method];
      expect(await codeOf(ask(method, ...(params ?? [])))).toBe(4100);
    },
  );

  it.each(['anvil_setBalance', 'evm_increaseTime', 'eth_sign', 'eth_signTransaction', 'debug_traceCall'])(
    'passes nothing to the node but reads: %s',
    async (method) => {
      expect(await codeOf(ask(method, ada, '0x1'))).toBe(4200);
    },
  );

  it('is none for an account that is no person, as the chain’s owner', async () => {
    const { devnet, solana, chain } = embedded;
    if (devnet === undefined) throw new Error('no chain');
    const askWallet = createWallets({ devnet, solana, contracts: chain.contracts });
    const request = { method: 'personal_sign', params: ['0x6869', ada] };
    for (const place of [
      { chain: 'evm:10143', wallet: devnet.owner.address },
      { chain: 'evm:1', wallet: ada },
      { chain: 'solana:none', wallet: 'x' },
    ])
      expect(await codeOf(askWallet({ ...place, ...request }))).toBe(4100);
  });
});
