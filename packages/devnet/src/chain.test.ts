import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForTest } from '../../../tests/support/for-file.ts';
import {
  clientsOf,
  fund,
  send,
  signatureOf,
  signed,
  signer,
  startNode,
  transferOf,
  wireOf,
} from '../../../tests/support/solana/node.ts';
import { NodeError } from './index.ts';

const folder = () => folderForTest('income-series-solana-');

describe('a fork', () => {
  it.each([1, 3, 10, 30])('of %i blocks takes back what they did', async (depth) => {
    const node = await startNode({ lags: { confirmed: 0, finalized: 32 } });
    const { rpc } = clientsOf(node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    await send(rpc, await signed(rpc, from, transferOf(from, to.address, 1_000_000n)));
    for (let i = 0; i < 30; i += 1) node.chain.produce();
    const before = await rpc.getBalance(to.address, { commitment: 'confirmed' }).send();
    const sent = [];
    for (let i = 0; i < depth; i += 1) {
      const transaction = await signed(rpc, from, transferOf(from, to.address, BigInt(i) + 1n));
      sent.push(transaction);
      await send(rpc, transaction);
    }
    const top = node.chain.tip.slot;
    node.chain.rollBack(depth);
    const after = await rpc.getBalance(to.address, { commitment: 'confirmed' }).send();
    expect(after.value).toBe(before.value);
    const [first, last] = [sent[0], sent.at(-1)];
    if (first === undefined || last === undefined) throw new Error('one was sent');
    const { value } = await rpc.getSignatureStatuses([signatureOf(last)]).send();
    expect(value).toEqual([null]);
    await send(rpc, first); // its blockhash is below the fork
    expect(node.chain.tip.slot).toBe(top + 1n);
    const landed = await rpc.getBalance(to.address, { commitment: 'confirmed' }).send();
    expect(landed.value - after.value).toBe(1n);
    if (depth > 1) await expect(send(rpc, last)).rejects.toThrow();
    await node.stop();
  });

  it('never takes back what is final', async () => {
    const node = await startNode();
    for (let i = 0; i < 5; i += 1) node.chain.produce();
    expect(() => node.chain.rollBack(3)).toThrow(RangeError);
    expect(node.chain.rollBack(2)).toHaveLength(2);
    await node.stop();
  });
});

describe('a block', () => {
  it('has what was sent together, in order', async () => {
    const node = await startNode({ automatic: false });
    const { rpc } = clientsOf(node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    node.chain.produce();
    const both = [1_000_000n, 2_000_000n].map((amount) => signed(rpc, from, transferOf(from, to.address, amount)));
    for (const transaction of await Promise.all(both)) await send(rpc, transaction);
    const { slot, transactions } = node.chain.produce({ skip: 2n });
    expect(transactions.map(({ signature }) => signature)).toEqual((await Promise.all(both)).map(signatureOf));
    const slots = await rpc.getBlocks(0n, slot, { commitment: 'confirmed' }).send();
    expect(slots).not.toContain(slot - 1n);
    expect(slots.at(-1)).toBe(slot);
    await node.stop();
  });

  it('has the time that the clock was moved to', async () => {
    const node = await startNode();
    const { time } = node.chain.tip;
    node.chain.advance(86_400n);
    expect(node.chain.produce().time).toBe(time + 86_400n);
    expect(() => node.chain.advance(-1n)).toThrow(RangeError);
    await node.stop();
  });

  it('has the time that a client sets, at once final, and refuses one that is over', async () => {
    const node = await startNode();
    const time = Number(node.chain.tip.time) + 86_400;
    const set = async (seconds: number) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'devnet_setTime', params: [seconds] });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(node.url, { method: 'POST', headers, body })).json();
    };
    expect(await set(time)).toMatchObject({ result: null });
    expect(node.chain.history.at('finalized').time).toBe(BigInt(time));
    expect(await set(time - 1)).toMatchObject({
      error: { code: -32602, message: 'Invalid params: the clock never runs backwards' },
    });
    await node.stop();
  });
});

describe('a kept chain', () => {
  async function lived(kept: string) {
    const node = await startNode({ folder: kept, lags: { confirmed: 0, finalized: 8 } });
    const { rpc } = clientsOf(node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    for (const amount of [1_000_000n, 2n, 3n]) {
      await send(rpc, await signed(rpc, from, transferOf(from, to.address, amount)));
    }
    node.chain.rollBack(1);
    node.chain.produce();
    return { node, rpc, from, to };
  }

  it('goes on as it was, forks and blocks that are not final included', async () => {
    const kept = folder();
    const first = await lived(kept);
    const { tip, genesisHash } = first.node.chain;
    const late = await signed(first.rpc, first.from, transferOf(first.from, first.to.address, 5n));
    await first.node.stop();
    const again = await startNode({ folder: kept, lags: { confirmed: 0, finalized: 8 } });
    const { rpc } = clientsOf(again);
    const balance = async () => (await rpc.getBalance(first.to.address, { commitment: 'confirmed' }).send()).value;
    expect(again.fresh).toBe(false);
    expect([again.chain.tip, again.chain.genesisHash]).toEqual([tip, genesisHash]);
    expect(await balance()).toBe(1_000_002n);
    again.chain.rollBack(2);
    expect(await balance()).toBe(1_000_000n);
    await expect(send(rpc, late)).rejects.toThrow(); // its blockhash was on the fork
    expect(again.chain.produce().slot).toBeGreaterThan(tip.slot);
    await again.stop();
  });

  it('loses no more than the line that was being written', async () => {
    const kept = folder();
    const { node } = await lived(kept);
    await node.stop();
    const path = join(kept, 'blocks.log');
    const { size } = statSync(path);
    appendFileSync(path, '0123456789abcdef {"kind":"blo');
    const again = await startNode({ folder: kept });
    expect([again.chain.tip.hash, statSync(path).size]).toEqual([node.chain.tip.hash, size]);
    await again.stop();
  });

  it.each<[string, (text: string) => string]>([
    ['a changed letter', (text) => text.replace('1000', '1001')],
    ['a line too few', (text) => text.split('\n').toSpliced(3, 1).join('\n')],
    ['other text', () => 'nothing\n'],
    ['a line twice', (text) => `${text}${text.split('\n').at(-2)}\n`],
  ])('is not begun with %s', async (_, change) => {
    const kept = folder();
    const { node } = await lived(kept);
    await node.stop();
    const path = join(kept, 'blocks.log');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    await expect(startNode({ folder: kept })).rejects.toThrow(NodeError);
  });

  it('is not begun as a chain of another name', async () => {
    const kept = folder();
    await (await startNode({ folder: kept })).stop();
    await expect(startNode({ folder: kept, name: 'other' })).rejects.toThrow(/damaged or of another/);
    await expect(startNode({ folder: join(kept, 'blocks.log') })).rejects.toThrow(NodeError);
  });

  it('has the program after a restart', async () => {
    const kept = folder();
    const first = await startNode({ folder: kept });
    const { rpc } = clientsOf(first);
    const from = await signer(1);
    await fund(rpc, from.address);
    const wire = wireOf(await signed(rpc, from, transferOf(from, from.address, 1n)));
    await first.stop();
    const again = await startNode({ folder: kept });
    const simulated = await clientsOf(again).rpc.simulateTransaction(wire, { encoding: 'base64' }).send();
    expect(simulated.value.err).toBeNull();
    await again.stop();
  });
});
