// What the reader makes of nodes that are another cluster's, away, slow, or that answer what is no answer.

import {
  createServer as createHttp,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Address } from '@income-series/protocol/address';
import { afterEach, describe, expect, it } from 'vitest';
import { createSolanaReader } from '../../../src/adapters/solana/reader.ts';
import { keyPair } from '../../contracts/solana/support/chain.ts';
import { createCurveWorld } from '../../contracts/solana/support/curve.ts';
import { forFile } from '../../support/for-file.ts';
import { mirror } from './support/mirror.ts';

const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const world = await createCurveWorld();
const mirrored = await forFile(mirror(world));

const unavailable = { code: 'CHAIN_UNAVAILABLE' };
const wallet = async () => (await keyPair(200)).address as string as Address;

interface Call {
  readonly id: unknown;
  readonly method: string;
}
type Answer = (call: Call, real: unknown) => unknown;

const opened: (HttpServer | Server)[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A node in front of the real one: `answer` changes what it says; undefined: no answer at all, a number: that status. */
async function between(answer: Answer, timeoutMs = 20_000, genesisHash = mirrored.config.genesisHash) {
  const calls: string[] = [];
  const server = createHttp(async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const call = JSON.parse(body) as Call;
    calls.push(call.method);
    const real = await fetch(mirrored.node.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const said = answer(call, await real.json());
    if (said === undefined) return;
    if (typeof said === 'number') response.writeHead(said).end();
    else response.end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rpcUrl = `http://127.0.0.1:${port}`;
  const reader = createSolanaReader({ ...mirrored.config, rpcUrl, timeoutMs, genesisHash });
  return { reader, calls };
}

describe('a node of another cluster', () => {
  it('is refused by name where it is mainnet-beta, before anything is asked', () => {
    expect(() => createSolanaReader({ ...mirrored.config, genesisHash: MAINNET })).toThrow(
      expect.objectContaining({ code: 'CHAIN_REFUSED' }),
    );
  });

  it.each([
    ['mainnet-beta', MAINNET, 'CHAIN_REFUSED'],
    ['devnet', DEVNET, 'CHAIN_MISMATCH'],
  ])('is not answered from: %s', async (_, hash, code) => {
    const { reader } = await between((call, real) =>
      call.method === 'getGenesisHash' ? { ...(real as object), result: hash } : real,
    );
    await expect(reader.head()).rejects.toMatchObject({ code });
    await expect(reader.minedIn([])).rejects.toMatchObject({ code });
    await expect(reader.walletApprovers()).rejects.toMatchObject({ code });
  });

  it('is not answered from where its program was initialized for another cluster or token, or is not there', async () => {
    const { config } = mirrored;
    const other = createSolanaReader({ ...config, token: (await keyPair(5)).address });
    const mismatch = (message: string) => ({ code: 'CHAIN_MISMATCH', message: expect.stringContaining(message) });
    await expect(other.head()).rejects.toMatchObject(mismatch('another token'));
    const nowhere = createSolanaReader({ ...config, program: (await keyPair(6)).address });
    await expect(nowhere.verifiedWallets([await wallet()])).rejects.toMatchObject(
      mismatch('no program of this service'),
    );
    const asDevnet: Answer = (call, real) =>
      call.method === 'getGenesisHash' ? { ...(real as object), result: DEVNET } : real;
    const { reader } = await between(asDevnet);
    const { reader: initializedElsewhere } = await between(asDevnet, 20_000, DEVNET);
    await expect(initializedElsewhere.head()).rejects.toMatchObject(mismatch('initialized for another cluster'));
    const claimed = createSolanaReader({ ...config, genesisHash: DEVNET });
    await expect(claimed.head()).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
    await expect(reader.check()).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });
});

describe('a node that does not answer', () => {
  it('is CHAIN_UNAVAILABLE where nothing listens', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const reader = createSolanaReader({ ...mirrored.config, rpcUrl: `http://127.0.0.1:${port}` });
    await expect(reader.head()).rejects.toMatchObject(unavailable);
  });

  it('is not asked again at once after it has hung', async () => {
    const { reader, calls } = await between(() => undefined, 300);
    await expect(reader.head()).rejects.toMatchObject(unavailable);
    const asked = calls.length;
    await expect(reader.verifiedWallets([await wallet()])).rejects.toMatchObject(unavailable);
    expect(calls).toHaveLength(asked);
  });

  it('is asked once more where it failed, and not where it refused', async () => {
    let failures = 1;
    const { reader, calls } = await between((call, real) => {
      if (call.method !== 'getMultipleAccounts' || failures === 0) return real;
      failures -= 1;
      return 500;
    });
    expect((await reader.head()).number).toBe(mirrored.node.chain.tip.slot);
    expect(calls.filter((method) => method === 'getMultipleAccounts')).toHaveLength(2);
    const refusing = await between((call, real) => (call.method === 'getMultipleAccounts' ? 403 : real));
    await expect(refusing.reader.head()).rejects.toMatchObject(unavailable);
    expect(refusing.calls.filter((method) => method === 'getMultipleAccounts')).toHaveLength(1);
  });

  it('is asked again, a few times, where it is busy', async () => {
    let busy = 3;
    const { reader, calls } = await between((call, real) => {
      if (call.method !== 'getMultipleAccounts' || busy === 0) return real;
      busy -= 1;
      return 429;
    });
    expect((await reader.head()).number).toBe(mirrored.node.chain.tip.slot);
    expect(calls.filter((method) => method === 'getMultipleAccounts')).toHaveLength(4);
  });
});

describe('an answer that is none', () => {
  const head = { jsonrpc: '2.0', id: '0' };
  const resultOf = (real: unknown) => (real as { result: { value: unknown[]; context: unknown } }).result;

  it.each<[string, (real: unknown) => unknown]>([
    ['no JSON', () => '<html>'],
    ['JSON of no record', () => '7'],
    ['null', () => 'null'],
    ['of another call', (real) => ({ ...(real as object), id: 'other' })],
    ['without a result', () => head],
    ['a null result', (real) => ({ ...(real as object), result: null })],
    ['an error', (real) => ({ ...(real as object), result: undefined, error: { code: -32005, message: 'behind' } })],
    ['an error of no form', (real) => ({ ...(real as object), result: undefined, error: 7 })],
    ['too few accounts', (real) => ({ ...(real as object), result: { ...resultOf(real), value: [] } })],
    [
      'accounts of no form',
      (real) => ({ ...(real as object), result: { ...resultOf(real), value: resultOf(real).value.map(() => 'x') } }),
    ],
    [
      'accounts cut short',
      (real) => ({
        ...(real as object),
        result: {
          ...resultOf(real),
          value: resultOf(real).value.map((account) => account && { ...account, data: ['AQE=', 'base64'] }),
        },
      }),
    ],
  ])('is CHAIN_UNAVAILABLE: %s', async (_, change) => {
    const { reader } = await between((call, real) => (call.method === 'getMultipleAccounts' ? change(real) : real));
    await expect(reader.verifiedWallets([await wallet()])).rejects.toMatchObject(unavailable);
    await expect(reader.balanceOf(await wallet())).rejects.toMatchObject(unavailable);
  });

  it('does not say what was asked, nor of whom', async () => {
    const { reader } = await between((call, real) =>
      call.method === 'getMultipleAccounts'
        ? { ...head, id: call.id, error: { code: -32602, message: 'secret' } }
        : real,
    );
    const error = await reader.head().catch((caught: unknown) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error as object))).not.toMatch(/127\.0\.0\.1|secret/);
  });
});

describe('rounds', () => {
  it('that begin in one tick share their requests', async () => {
    const { reader, calls } = await between((_, real) => real);
    await reader.head();
    calls.length = 0;
    const wallets = await Promise.all(Array.from({ length: 60 }, async (_, n) => (await keyPair(3_000 + n)).address));
    const answers = await Promise.all([
      ...wallets.map((each) => reader.verifiedWallets([each as string as Address])),
      reader.head(),
      reader.fxRate(978),
    ]);
    // the addresses that are asked for are derived by other threads first
    expect(calls.filter((method) => method === 'getMultipleAccounts').length).toBeLessThanOrEqual(8);
    expect(calls.filter((method) => method === 'getBlock').length).toBeLessThanOrEqual(1);
    expect(answers).toHaveLength(62);
  });

  it('never mix slots: answers of different ones are asked for again', async () => {
    let moves = 2;
    const { reader, calls } = await between((call, real) => {
      if (call.method !== 'getMultipleAccounts' || moves === 0) return real;
      moves -= 1;
      if (moves === 1) mirrored.copy(); // a block between the two answers
      return real;
    });
    const wallets = await Promise.all(Array.from({ length: 150 }, async (_, n) => (await keyPair(4_000 + n)).address));
    const { value, block } = await reader.verifiedWallets(wallets as readonly string[] as readonly Address[]);
    expect(value.size).toBe(150);
    expect(block.number).toBe(mirrored.node.chain.tip.slot);
    expect(calls.filter((method) => method === 'getMultipleAccounts').length).toBeGreaterThanOrEqual(2);
  });

  it('wait for a block that the node has not yet, and not for long', async () => {
    let early = 2;
    const notYet = (call: Call) => ({
      jsonrpc: '2.0',
      id: call.id,
      error: { code: -32004, message: 'Block not available for slot 1' },
    });
    const { reader, calls } = await between((call, real) => {
      if (call.method !== 'getBlock' || early === 0) return real;
      early -= 1;
      return notYet(call);
    });
    expect((await reader.head()).number).toBe(mirrored.node.chain.tip.slot);
    expect(calls.filter((method) => method === 'getBlock')).toHaveLength(3);
    const never = await between((call, real) => (call.method === 'getBlock' ? notYet(call) : real));
    await expect(never.reader.head()).rejects.toMatchObject(unavailable);
    expect(never.calls.filter((method) => method === 'getBlock')).toHaveLength(5);
  });

  it('say that a node never stands still', async () => {
    let slot = 1_000_000;
    const { reader } = await between((call, real) => {
      if (call.method !== 'getMultipleAccounts') return real;
      slot += 1;
      const { result } = real as { result?: { context: object } };
      if (result === undefined) return real; // the real one has not come so far
      return { ...(real as object), result: { ...result, context: { ...result.context, slot } } };
    });
    const wallets = await Promise.all(Array.from({ length: 150 }, async (_, n) => (await keyPair(5_000 + n)).address));
    const reading = reader.verifiedWallets(wallets as readonly string[] as readonly Address[]);
    await expect(reading).rejects.toMatchObject(unavailable);
  });

  it('are not answered from a node that is behind', async () => {
    const freshness = { judge: async () => 'CHAIN_BEHIND' as const };
    const reader = createSolanaReader({ ...mirrored.config, freshness });
    await expect(reader.head()).rejects.toMatchObject({ code: 'CHAIN_BEHIND' });
    await expect(reader.minedIn(['1'.repeat(64) as never])).rejects.toMatchObject({ code: 'CHAIN_BEHIND' });
  });
});
