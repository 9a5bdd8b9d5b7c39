import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEvmChain, createFreshness, type EvmChain } from '../../../src/adapters/evm/index.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { type Manners, startChainNode } from '../../support/chain-node/index.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { listen } from '../../support/listen.ts';

const world = await forFile(createWorld());
const node = await forFile(startChainNode(world.anvil.url));
const chain = createEvmChain({ chainId: 10_143, rpcUrl: node.url, contracts: world.contracts });
beforeEach(() => node.behave({}));

type Answers = { id: number; result?: unknown; error?: unknown }[];
const answers = (change: (all: Answers) => unknown) => (honest: string) =>
  JSON.stringify(change(JSON.parse(honest) as Answers));
const nothing = () => null;

/** Every method's answer, as wrong as it can be. */
const GARBAGE: readonly (readonly [string, Manners])[] = [
  ['is no JSON', { garbage: () => '<html>' }],
  ['is empty', { garbage: () => '' }],
  ['is no list', { garbage: answers((all) => all[0]) }],
  ['refuses the batch', { batchCap: 0 }],
  ['leaves one out', { garbage: answers((all) => all.slice(0, -1)) }],
  ['has one twice', { garbage: answers((all) => [...all.slice(0, -1), all[0]]) }],
  ['has ids of nobody’s calls', { garbage: answers((all) => all.map((one) => ({ ...one, id: one.id + 1 }))) }],
  ['has ids as texts', { garbage: answers((all) => all.map((one) => ({ ...one, id: `${one.id}` }))) }],
  ['has neither result nor error', { garbage: answers((all) => all.map(({ id }) => ({ id }))) }],
  ['is null for all', { garbage: answers((all) => all.map(({ id }) => ({ id, result: null }))) }],
  ['is an object for all', { garbage: answers((all) => all.map(({ id }) => ({ id, result: {} }))) }],
  ['is a text for all', { garbage: answers((all) => all.map(({ id }) => ({ id, result: 'none' }))) }],
  [
    'is an error for all',
    { garbage: answers((all) => all.map(({ id }) => ({ id, error: { code: -32000, message: '' } }))) },
  ],
  ['is an error of no form', { garbage: answers((all) => all.map(({ id }) => ({ id, error: 'no' }))) }],
  ['has no chain id', { lies: { eth_chainId: nothing } }],
  ['has a chain id of no form', { lies: { eth_chainId: () => 10_143 } }],
];

/** One call of everything that asks a node. */
const asked = (): readonly Promise<unknown>[] => {
  const [wallet] = world.people as [`0x${string}`];
  const key = `0x${'11'.repeat(32)}` as const;
  return [
    chain.check(),
    chain.head(),
    chain.tip('finalized'),
    chain.blocks(1n, 2n),
    chain.whole(1n),
    chain.hashesAt([1n]),
    chain.verifiedWallets([wallet]),
    chain.series(key),
    chain.fxRate(840),
    chain.keyRegistrars(),
    chain.walletApprovers(),
    chain.minedIn([key]),
    chain.prepare(wallet, { kind: 'approve', spender: 'hub', amount: 1n }),
    chain.verifyMessage(wallet, 'text', `0x${'22'.repeat(70)}`),
  ];
};

const codes = async (answered: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(answered)).map((one) => (one.status === 'rejected' ? one.reason.code : 'answered'));

describe('an answer that is none', () => {
  it.each(GARBAGE)('is CHAIN_UNAVAILABLE whatever was asked, where it %s', async (_, manners) => {
    node.behave(manners);
    expect(new Set(await codes(asked()))).toEqual(new Set(['CHAIN_UNAVAILABLE']));
  });

  it.each(['eth_call', 'eth_estimateGas', 'eth_getBalance', 'eth_getBlockByNumber', 'eth_getLogs'])(
    'is CHAIN_UNAVAILABLE where the result of %s is null',
    async (method) => {
      node.behave({ lies: { [method]: nothing } });
      expect(new Set(await codes(asked()))).toContain('CHAIN_UNAVAILABLE');
      expect(await codes(asked())).not.toContain('INTERNAL');
      expect(await codes(asked())).not.toContain(undefined);
    },
  );

  it('is that of another chain wherever it comes in the middle', async () => {
    node.behave({ chainId: 143 });
    expect(new Set(await codes(asked()))).toEqual(new Set(['CHAIN_REFUSED']));
    let batches = 0;
    node.behave({ lies: { eth_chainId: (own: string) => (++batches === 1 ? own : '0x1') } });
    await expect(chain.verifiedWallets(world.people)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });

  it('is a redirection, which is not followed', async () => {
    const visits: string[] = [];
    const server = createServer((request, response) => {
      visits.push(String(request.url));
      response.end();
    });
    const elsewhere = await forTest(listen(server));
    node.behave({ redirectTo: `${elsewhere.url}/` });
    expect(new Set(await codes(asked()))).toEqual(new Set(['CHAIN_UNAVAILABLE']));
    expect(visits).toEqual([]);
  });
});

it('sends the name and password of a URL as basic authentication, and in no URL', async () => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    const answer = await fetch(node.url, { method: 'POST', body: await text(request) });
    response.end(await answer.text());
  });
  const provider = await forTest(listen(server));
  const rpcUrl = `http://name:p%40ss@127.0.0.1:${provider.port}/v1`;
  await createEvmChain({ chainId: 10_143, rpcUrl, contracts: world.contracts }).check();
  expect(asked).toEqual([`Basic ${Buffer.from('name:p@ss').toString('base64')} /v1`]);
});

describe('a node that is not fresh', () => {
  const at = (cursor: bigint | null, now: bigint) =>
    createEvmChain({
      chainId: 10_143,
      rpcUrl: node.url,
      contracts: world.contracts,
      freshness: createFreshness({
        cursor: async () => cursor,
        clock: { now: () => new Date(Number(now) * 1000) },
        maxBehind: 3,
        maxAge: 60,
      }),
    });
  const live = (of: EvmChain) => {
    const [wallet] = world.people as [`0x${string}`];
    return codes([
      of.head(),
      of.tip('latest'),
      of.verifiedWallets([wallet]),
      of.prepare(wallet, { kind: 'approve', spender: 'hub', amount: 1n }),
      of.verifyMessage(wallet, 'text', `0x${'22'.repeat(70)}`),
      of.minedIn([`0x${'11'.repeat(32)}` as const]),
    ]);
  };

  it.each([
    ['three blocks below the index is answered from', 3n, 0n, 'answered'],
    ['four blocks below it is not', 4n, 0n, 'CHAIN_BEHIND'],
    ['with a block of a minute is answered from', 0n, 60n, 'answered'],
    ['with an older one is not', 0n, 61n, 'CHAIN_STALE'],
  ])('%s', async (_, behind, age, code) => {
    const { number, timestamp } = await chain.head();
    const all = await live(at(number + behind, timestamp + age));
    if (code === 'CHAIN_STALE') all.pop(); // a receipt is true however old the node's newest block is
    expect(new Set(all)).toEqual(new Set([code]));
  });

  it('is none while the index has not begun', async () => {
    const { timestamp } = await chain.head();
    expect(new Set(await live(at(null, timestamp)))).toEqual(new Set(['answered']));
  });
});
