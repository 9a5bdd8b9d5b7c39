import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { signer, startNode } from '../../../tests/support/solana/node.ts';
import type { SolanaNode } from './index.ts';

let node: SolanaNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.stop());

const post = async (body: string) => {
  const response = await fetch(node.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return { status: response.status, answer: (await response.json()) as { error?: { code: number; message: string } } };
};
const ask = (method: string, ...params: readonly unknown[]) =>
  post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })).then(({ answer }) => answer);

describe('what no client should send', () => {
  it.each([
    ['no JSON', '{"jsonrpc":', -32700],
    ['JSON too deep', '['.repeat(10_000) + ']'.repeat(10_000), -32700],
    ['no request', '7', -32600],
    ['an empty batch', '[]', -32600],
    ['a batch of a thousand', JSON.stringify(Array(1_000).fill({})), -32600],
    ['another version', '{"id":1,"method":"getSlot"}', -32600],
    ['parameters by name', '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{}}', -32602],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"getStakeActivation"}', -32601],
    ['a property of every object', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
  ])('is refused: %s', async (_, body, code) => {
    expect((await post(body)).answer.error?.code).toBe(code);
  });

  it('ends at the size of a request', async () => {
    const huge = await post(
      `{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["${'A'.repeat(10_000_000)}"]}`,
    );
    expect([huge.status, huge.answer.error?.code]).toEqual([413, -32600]);
    expect((await ask('getHealth')).error).toBeUndefined();
  });

  const nobody = '11111111111111111111111111111111';
  it.each<[string, string, unknown[]]>([
    ['three bytes', 'sendTransaction', ['AAAA', { encoding: 'base64' }]],
    ['more than a packet', 'sendTransaction', ['A'.repeat(100_000), { encoding: 'base64' }]],
    ['no base64', 'sendTransaction', ['not base64!', { encoding: 'base64' }]],
    ['base58', 'sendTransaction', ['3xyz']],
    ['a number', 'simulateTransaction', [7]],
    ['no message', 'getFeeForMessage', ['AAAA']],
    ['an address of another chain', 'getBalance', [`0x${'00'.repeat(20)}`]],
    ['an address of 33 bytes', 'getBalance', ['1'.repeat(45)]],
    ['nothing', 'getBalance', []],
    ['101 accounts', 'getMultipleAccounts', [Array(101).fill(nobody)]],
    ['an unknown encoding', 'getAccountInfo', [nobody, { encoding: 'zstd' }]],
    ['a negative offset', 'getProgramAccounts', [nobody, { filters: [{ memcmp: { offset: -1, bytes: '1' } }] }]],
    ['a negative slot', 'getBlock', [-1]],
    ['a block that is not confirmed', 'getBlock', [0, { commitment: 'processed' }]],
    ['ten million slots', 'getBlocks', [0, 10_000_000]],
    ['an unknown commitment', 'getSlot', [{ commitment: 'soon' }]],
    ['257 signatures', 'getSignatureStatuses', [Array(257).fill('1')]],
    ['a page of 1,001', 'getSignaturesForAddress', [nobody, { limit: 1001 }]],
    ['a text for an amount', 'requestAirdrop', [nobody, '1000']],
    ['too much', 'requestAirdrop', [nobody, 1e15]],
  ])('is refused: %s to %s', async (_, method, params) => {
    expect((await ask(method, ...params)).error?.code).toBe(-32602);
  });

  it('finds a skipped slot, one that is to come, and a context that is not reached', async () => {
    node.chain.produce({ skip: 3n });
    const { slot } = node.chain.tip;
    const confirmed = { commitment: 'confirmed' };
    expect((await ask('getBlock', Number(slot) - 1, confirmed)).error?.code).toBe(-32007);
    expect((await ask('getBlock', Number(slot) + 1, confirmed)).error?.code).toBe(-32004);
    expect((await ask('getSlot', { ...confirmed, minContextSlot: Number(slot) + 1 })).error?.code).toBe(-32016);
  });
});

describe('a websocket', () => {
  const open = async () => {
    const socket = new WebSocket(node.websocketUrl);
    const answers: { id?: number; method?: string; error?: { code: number }; result?: unknown }[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(String(data))));
    await once(socket, 'open');
    return { socket, answers };
  };

  it('has subscriptions up to a number, and ignores what wants no answer', async () => {
    const { socket, answers } = await open();
    for (let id = 0; id < 101; id += 1) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'rootSubscribe', params: [] }));
    }
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'ping' }));
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 500, method: 'voteSubscribe' }));
    while (answers.at(-1)?.id !== 500) await once(socket, 'message');
    expect(answers.at(-1)?.error?.code).toBe(-32601);
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(100);
    socket.close();
  });

  it('shows an account once it has changed', async () => {
    const { socket, answers } = await open();
    const to = (await signer(7)).address;
    const params = [to, { encoding: 'base64', commitment: 'confirmed' }];
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'accountSubscribe', params }));
    await once(socket, 'message');
    await ask('requestAirdrop', to, 1_000_000);
    while (!answers.some(({ method }) => method === 'accountNotification')) await once(socket, 'message');
    expect(JSON.stringify(answers.at(-1))).toContain('"lamports":1000000');
    socket.close();
  });

  it.each([
    ['of ten megabytes', () => 'A'.repeat(10_000_000)],
    ['in bytes', () => Buffer.from('{}')],
  ])('is closed by a message %s', async (_, message) => {
    const { socket } = await open();
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    socket.send(message());
    await closed;
    expect((await ask('getHealth')).error).toBeUndefined();
  });
});
