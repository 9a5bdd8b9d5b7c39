// The account that pays on Solana: what it sends is in a block once, or in none.

import { solanaAddressOf } from '@income-series/protocol/address';
import { ed25519 } from '@noble/curves/ed25519.js';
import { getBase64Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit';
import { afterEach, describe, expect, it } from 'vitest';
import { kitAddress, ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createGuardedRpc } from '../../../src/adapters/solana/client.ts';
import { MAX_TRANSACTION_BYTES } from '../../../src/adapters/solana/message.ts';
import { createSolanaPayer, type PayerConfig } from '../../../src/adapters/solana/payer.ts';
import { createSolanaTransactionBuilder } from '../../../src/adapters/solana/transactions.ts';
import type { CappedRelayer, ContractCall } from '../../../src/domains/transaction/index.ts';
import { type CurveWorld, createCurveWorld, PARAMS } from '../../contracts/solana/support/curve.ts';
import { clientsOf, fund } from '../../support/solana/node.ts';
import { type RpcProxy, startRpcProxy } from '../../support/solana/proxy.ts';
import { type Built, builds } from './support/builds.ts';
import { CASES } from './support/call-cases.ts';

const KEY = new Uint8Array(32).fill(77);
const PAYER = solanaAddressOf(ed25519.getPublicKey(KEY));
const LIMIT = 10n ** 9n;
const permitted = async () => {};

interface Opened {
  readonly built: Built;
  readonly proxy: RpcProxy;
  readonly payer: CappedRelayer;
  /** As in another process, which knows nothing of what this one sent. */
  readonly other: CappedRelayer;
  readonly call: ContractCall;
  balance(): bigint;
}
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A curve that failed: anyone may say so. */
async function open(options: Partial<PayerConfig> = {}, funded = true): Promise<Opened> {
  const world = await createCurveWorld({}, 1);
  world.chain.setTime(PARAMS.deadline);
  return over(world, options, funded);
}

async function over(world: CurveWorld, options: Partial<PayerConfig> = {}, funded = true): Promise<Opened> {
  const built = await builds(world);
  const proxy = await startRpcProxy(built.node.url);
  ends.push(proxy.stop, built.node.stop);
  if (funded) await fund(clientsOf(built.node).rpc, kitAddress(PAYER), 10n ** 9n);
  const { genesisHash, program, token } = built.config;
  const place = { rpcUrl: proxy.url, genesisHash, programId: ownAddress(program), tokenMint: ownAddress(token) };
  const [payer, other] = [0, 1].map(() =>
    createSolanaPayer({ ...place, key: KEY, priorityFee: 10_000n, ...options }),
  ) as [CappedRelayer, CappedRelayer];
  const call = { kind: 'failCurve', seriesKey: built.seriesKey } as const;
  const balance = () => built.node.chain.account(kitAddress(PAYER), 'processed')?.lamports ?? 0n;
  return { built, proxy, payer, other, call, balance };
}

const budgetOf = (transaction: string) => {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction));
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  if (!('instructions' in message)) throw new Error('a message of version 0');
  return message.instructions
    .filter((one) => message.staticAccounts[one.programAddressIndex]?.startsWith('ComputeBudget'))
    .map(({ data }) => [...(data ?? [])]);
};

describe('a payer of Solana', () => {
  it('sends what is due once, for no more than it said', async () => {
    const { payer, call, proxy, balance } = await open();
    expect(payer.address).toBe(PAYER);
    expect(await payer.refusal(call)).toBeNull();
    const quote = await payer.quote(call);
    if (quote.kind !== 'OPEN') throw new Error('it is open');
    const before = balance();
    const [first, second] = await Promise.all([
      payer.attempt(call, quote.maxCost, permitted),
      payer.attempt(call, quote.maxCost, permitted),
    ]);
    expect(first).toMatchObject({ outcome: 'MINED', ok: true, cost: before - balance() });
    expect(second).toEqual(first);
    expect(before - balance()).toBeGreaterThan(0n);
    expect(before - balance()).toBeLessThanOrEqual(quote.maxCost);
    expect(proxy.asked.get('sendTransaction')).toBe(1);
    expect(await payer.quote(call)).toEqual({ kind: 'REFUSED', reason: 'WRONG_STATE' });
  });

  it('relays a call, and says by name why not', async () => {
    const { payer, call, built } = await open();
    const { txHash } = await payer.relay(call);
    expect(txHash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/);
    const early = { kind: 'activateCurve', seriesKey: built.seriesKey } as const;
    expect(await payer.refusal(early)).toBe('WRONG_STATE');
    await expect(payer.relay(early)).rejects.toMatchObject({ code: 'RELAY_FAILED' });
    expect(await payer.attempt(early, LIMIT, permitted)).toEqual({
      outcome: 'REFUSED',
      reason: 'WRONG_STATE',
      bookings: [],
    });
  });

  it('sends nothing without lamports, or beyond what it may cost', async () => {
    const poor = await open({}, false);
    const missing = { reason: 'INSUFFICIENT_FUNDS' };
    expect(await poor.payer.quote(poor.call)).toEqual({ kind: 'NOT_TAKEN', ...missing });
    expect(await poor.payer.attempt(poor.call, LIMIT, permitted)).toEqual({
      outcome: 'NOT_TAKEN',
      ...missing,
      bookings: [],
    });
    // The program refuses nothing here, so nobody may read a refusal into it.
    await expect(poor.payer.refusal(poor.call)).rejects.toMatchObject({ code: 'RELAY_FAILED' });
    await fund(clientsOf(poor.built.node).rpc, kitAddress(PAYER), 10n ** 9n);
    const capped = { outcome: 'NOT_TAKEN', reason: 'MAX_COST', bookings: [] };
    expect(await poor.payer.attempt(poor.call, 1n, permitted)).toEqual(capped);
    expect(poor.proxy.asked.get('sendTransaction')).toBeUndefined();
  });

  it('asks before each time that something goes to the node, and then sends nothing where it may not', async () => {
    const { payer, call, proxy, balance } = await open();
    const before = balance();
    const refused = new Error('another leads');
    await expect(payer.attempt(call, LIMIT, () => Promise.reject(refused))).rejects.toBe(refused);
    expect([proxy.asked.get('sendTransaction'), balance()]).toEqual([undefined, before]);
    expect(await payer.attempt(call, LIMIT, permitted)).toMatchObject({ outcome: 'MINED', ok: true });
  });

  it('gives a transaction up once no block can take its blockhash', async () => {
    const { payer, other, call, proxy, built, balance } = await open();
    const { chain } = built.node;
    const before = balance();
    let dead = false;
    proxy.change = (method, result) => {
      if (method === 'simulateTransaction' && !dead) {
        dead = true;
        for (let blocks = 0; blocks < 151; blocks += 1) chain.produce();
      }
      return result;
    };
    expect(await payer.quote(call)).toMatchObject({ kind: 'OPEN' });
    dead = false;
    expect(await payer.attempt(call, LIMIT, permitted)).toEqual({
      outcome: 'REFUSED',
      reason: 'BLOCKHASH_EXPIRED',
      bookings: [],
    });
    expect(balance()).toBe(before);
    // It is sent again once, by whichever process is first: the program refuses the other one's simulation.
    const again = await other.attempt(call, LIMIT, permitted);
    expect(again).toMatchObject({ outcome: 'MINED', ok: true, cost: before - balance() });
    const left = balance();
    expect(await payer.attempt(call, LIMIT, permitted)).toMatchObject({ outcome: 'REFUSED', reason: 'WRONG_STATE' });
    expect(balance()).toBe(left);
  });

  it('does not give up what a node that is behind does not have yet', async () => {
    const { payer, call, proxy, built, balance } = await open({ waitMs: 1_500 });
    const { chain } = built.node;
    const before = balance();
    let behind = 0n;
    proxy.change = (method, result) => {
      if (method === 'sendTransaction') {
        behind = chain.tip.slot - 1n;
        for (let blocks = 0; blocks < 151; blocks += 1) chain.produce();
      }
      return method === 'getSignatureStatuses' ? { context: { slot: behind }, value: [null] } : result;
    };
    expect(await payer.attempt(call, LIMIT, permitted)).toEqual({ outcome: 'PENDING' });
    proxy.change = undefined;
    expect(await payer.attempt(call, LIMIT, permitted)).toMatchObject({ outcome: 'MINED', cost: before - balance() });
  });

  it('finds again what it sent when the node’s answers were lost, and sends it under the same signature', async () => {
    const { payer, call, proxy } = await open({ waitMs: 400 });
    const offered = new Set<string>();
    proxy.change = (method, result, [wire]) => {
      if (method === 'sendTransaction') {
        offered.add(wire);
        throw { code: -32005, message: 'Node is behind' };
      }
      return method === 'getSignatureStatuses' ? { ...result, value: [null] } : result;
    };
    expect(await payer.attempt(call, LIMIT, permitted)).toEqual({ outcome: 'PENDING' });
    expect(await payer.quote(call)).toEqual({ kind: 'UNDER_WAY', more: 0n });
    await expect(payer.relay(call)).rejects.toMatchObject({ code: 'RELAY_PENDING' });
    expect(await payer.refusal(call)).toBeNull();
    expect(offered.size).toBe(1);
    proxy.change = undefined;
    expect(await payer.attempt(call, LIMIT, permitted)).toMatchObject({ outcome: 'MINED', ok: true });
  });

  it('reads no refusal of the program into a blockhash that the node does not know', async () => {
    const { payer, call, proxy } = await open();
    proxy.change = (method, result) =>
      method === 'simulateTransaction' ? { ...result, value: { ...result.value, err: 'BlockhashNotFound' } } : result;
    const unknown = { reason: 'BLOCKHASH_EXPIRED' };
    expect(await payer.quote(call)).toEqual({ kind: 'NOT_TAKEN', ...unknown });
    await expect(payer.refusal(call)).rejects.toMatchObject({ code: 'RELAY_FAILED' });
    expect(await payer.attempt(call, LIMIT, permitted)).toEqual({ outcome: 'NOT_TAKEN', ...unknown, bookings: [] });
  });
});

describe('what attestors signed', () => {
  it.each(['approvePause', 'extinguish'] as const)('is relayed: %s', async (kind) => {
    const one = CASES.find(({ kinds }) => kinds.includes(kind));
    if (one === undefined) throw new Error('a case of it');
    const { world, calls } = await one.open();
    const { built, payer } = await over(world);
    let relayed = 0;
    for (const made of calls) {
      const { by, call } = await made(built);
      if (call.kind === kind) {
        expect(await payer.refusal(call)).toBeNull();
        const { txHash, blockNumber } = await payer.relay(call);
        expect([blockNumber, txHash.length > 80]).toEqual([built.node.chain.tip.slot, true]);
        relayed += 1;
      } else {
        expect((await built.land(by, await built.prepare(by, call)))?.ok).toBe(true);
      }
    }
    expect(relayed).toBe(1);
  });
});

describe('what a transaction offers for a compute unit', () => {
  const REPORT = CASES.find(({ kinds }) => kinds.includes('submitReport'));

  it('is the second instruction, and the report fits with it', async () => {
    if (REPORT === undefined) throw new Error('a case of a report');
    const { world, calls } = await REPORT.open();
    const built = await builds(world);
    ends.push(built.node.stop);
    const priced = createSolanaTransactionBuilder(createGuardedRpc(built.config), 10_000n);
    for (const made of calls) {
      const { by, call } = await made(built);
      const { request, simulation } = await priced.prepare(ownAddress(by.address), call);
      expect([call.kind, simulation.ok]).toEqual([call.kind, true]);
      expect(budgetOf(request.transaction)[1]).toEqual([3, 16, 39, 0, 0, 0, 0, 0, 0]);
      const plain = await built.prepare(by, call);
      expect(budgetOf(plain.request.transaction)).toHaveLength(1);
      const size = getBase64Encoder().encode(request.transaction).length;
      expect(size).toBe(getBase64Encoder().encode(plain.request.transaction).length + 12);
      expect(size).toBeLessThanOrEqual(MAX_TRANSACTION_BYTES);
      await built.land(by, plain);
    }
  });
});
