import { beforeEach, describe, expect, it } from 'vitest';
import { startAnvil } from '../../support/anvil.ts';
import { MANNERS_10143, type Manners, startChainNode } from '../../support/chain-node/index.ts';
import { forFile } from '../../support/for-file.ts';

beforeEach(() => node.behave({}));

const rpc = async (method: string, ...params: unknown[]) => {
  const response = await fetch(node.url, {
    method: 'POST',
    redirect: 'manual',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const text = await response.text();
  return { status: response.status, ...(text.startsWith('{') ? JSON.parse(text) : { text }) };
};
const NOBODY = `0x${'09'.repeat(20)}`;
const hex = (at: number) => `0x${at.toString(16)}`;
const range = (from: number, to: number) => ({ fromBlock: hex(from), toBlock: hex(to) });

const CASES: readonly (readonly [string, Manners, string, readonly unknown[], object])[] = [
  [
    'caps ranges',
    { logsCap: 10 },
    'eth_getLogs',
    [range(1, 11)],
    { error: { message: expect.stringContaining('10 block range') } },
  ],
  ['answers a range within the cap', { logsCap: 10 }, 'eth_getLogs', [range(1, 10)], { result: [] }],
  [
    'lacks the newest block at times',
    { behindEvery: 1 },
    'eth_getLogs',
    [range(1, 256)],
    { error: { message: 'invalid block range' } },
  ],
  [
    'finalizes after two blocks',
    { finalAfter: 2 },
    'eth_getBlockByNumber',
    ['finalized', false],
    { result: { number: '0xfe' } },
  ],
  ['keeps no old state', { stateBlocks: 50 }, 'eth_getBalance', [NOBODY, '0x10'], { error: { code: -32602 } }],
  ['keeps new state', { stateBlocks: 50 }, 'eth_getBalance', [NOBODY, 'latest'], { result: '0x0' }],
  ['hides its newest blocks', { hides: 9 }, 'eth_blockNumber', [], { result: '0xf7' }],
  ['is busy', { busyEvery: 1 }, 'eth_blockNumber', [], { status: 429 }],
  ['redirects', { redirectTo: 'http://127.0.0.1:1/' }, 'eth_blockNumber', [], { status: 307 }],
  ['serves no proofs', {}, 'eth_getProof', [NOBODY, [], 'latest'], { error: { code: -32601 } }],
  ['answers another chain id', { chainId: 143 }, 'eth_chainId', [], { result: '0x8f' }],
  [
    'takes what can never be mined',
    { silentSend: true },
    'eth_sendRawTransaction',
    ['0x02'],
    { result: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
  ],
];

const anvil = await forFile(startAnvil());
await anvil.rpc('anvil_mine', '0x100');
const node = await forFile(startChainNode(anvil.url));

describe('the node with the manners of chain 10143', () => {
  it.each(CASES)('%s', async (_, manners, method, params, answer) => {
    node.behave(manners);
    expect(await rpc(method, ...params)).toMatchObject(answer);
  });

  it('fills blocks with foreign transactions that headers and receipts agree on', async () => {
    node.behave({ ...MANNERS_10143, foreign: 500, busyEvery: 1_000 });
    const { result: block } = await rpc('eth_getBlockByNumber', 'latest', false);
    const { result: receipts } = await rpc('eth_getBlockReceipts', block.hash);
    expect(block.transactions).toHaveLength(500);
    expect(receipts.map((receipt: { transactionHash: string }) => receipt.transactionHash)).toEqual(block.transactions);
  });
});
