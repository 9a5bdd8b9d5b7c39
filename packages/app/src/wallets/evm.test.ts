import type { BuiltFragment } from '@income-series/client/operations';
import { describe, expect, it } from 'vitest';
import { createEvmWallet } from './evm.ts';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const HASH = `0x${'b2'.repeat(32)}`;
const CALLS = ['approve', 'commit'].map((name) => ({ to: ADDRESS, data: `0x${name.length}`, value: '0x0' }));
const BUILT = {
  __typename: 'EvmTransaction',
  chain: 'evm:10143',
  wallet: ADDRESS,
  sendCalls: { calls: CALLS },
} as unknown as BuiltFragment;

/** Throws as a provider does. */
const refuse = (code: number) => (): never => {
  throw Object.assign(new Error('refused'), { code });
};

/** Sends two calls with a wallet that answers like this; a function answers each request in its turn. @returns the hash, or the reason */
async function sendWith(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const request = async ({ method }: { method: string }) => {
    asked.push(method);
    const all: Readonly<Record<string, unknown>> = {
      eth_requestAccounts: [ADDRESS],
      eth_chainId: '0x279f',
      ...answers,
    };
    const answer = all[method];
    if (answer === undefined) return refuse(4200)();
    return typeof answer === 'function' ? answer() : answer;
  };
  const wallet = await createEvmWallet('w', { request }).connect('evm:10143');
  const outcome = await wallet.send(BUILT, () => {}, new AbortController().signal).catch(({ reason }) => reason);
  const sent = asked.filter((method) => /send/i.test(method));
  return { outcome, sent };
}

const ABLE = { wallet_getCapabilities: { '0x279f': { atomic: { status: 'ready' } } }, wallet_sendCalls: { id: 'b' } };
const ONE_BY_ONE = { eth_sendTransaction: HASH, eth_getTransactionReceipt: { status: '0x1' } };
const TWICE = ['eth_sendTransaction', 'eth_sendTransaction'];
const receipt = { transactionHash: HASH, status: '0x1' };
const BATCH = ['wallet_sendCalls'];

describe('an EVM wallet with two calls', () => {
  it.each([
    ['that are in a block', { status: 200, receipts: [{}, receipt] }, HASH],
    ['that are in a block, in the words of version 1.0', { status: 'CONFIRMED', receipts: [receipt] }, HASH],
    ['that it gave up', { status: 400 }, 'BATCH_UNSENT'],
    ['that reverted', { status: 500, receipts: [{ transactionHash: HASH, status: '0x0' }] }, 'BATCH_REVERTED'],
    ['of which one reverted', { status: 600 }, 'BATCH_PARTIAL'],
    [
      'of which one reverted, by version 1.0',
      { status: 'CONFIRMED', receipts: [receipt, { ...receipt, status: '0x0' }] },
      'BATCH_PARTIAL',
    ],
    ['in a state that no standard has', { status: 'GONE' }, 'FAILED'],
    ['in a block, without the hash', { status: 200 }, 'FAILED'],
    ['in a block, with receipts of another form', { status: 200, receipts: null }, 'FAILED'],
    ['in a block, with a receipt that is none', { status: 200, receipts: [null] }, 'FAILED'],
  ])('sends a batch of calls %s', async (_, status, outcome) => {
    expect(await sendWith({ ...ABLE, wallet_getCallsStatus: status })).toEqual({ outcome, sent: BATCH });
  });

  it('waits for a batch, whose id version 1.0 answers alone', async () => {
    const states = [{ status: 'PENDING' }, { status: 110 }, { status: 200, receipts: [receipt] }];
    const answers = { ...ABLE, wallet_sendCalls: 'b', wallet_getCallsStatus: () => states.shift() };
    expect(await sendWith(answers)).toEqual({ outcome: HASH, sent: BATCH });
  });

  it('sends a batch if it is able to on every chain', async () => {
    const answers = { ...ABLE, wallet_getCapabilities: { '0x0': { atomic: { status: 'supported' } } } };
    const status = { wallet_getCallsStatus: { status: 200, receipts: [receipt] } };
    expect(await sendWith({ ...answers, ...status })).toEqual({ outcome: HASH, sent: BATCH });
  });

  it('sends them one by one without batches, and if its owner does not want the upgrade that they need', async () => {
    expect(await sendWith(ONE_BY_ONE)).toEqual({ outcome: HASH, sent: TWICE });
    const older = { wallet_getCapabilities: { '0x279f': { atomicBatch: { supported: true } } } };
    expect(await sendWith({ ...ONE_BY_ONE, ...older })).toEqual({ outcome: HASH, sent: TWICE });
    const answers = { ...ONE_BY_ONE, ...ABLE, wallet_sendCalls: refuse(5750) };
    expect(await sendWith(answers)).toEqual({ outcome: HASH, sent: [...BATCH, ...TWICE] });
  });

  it('says whether its owner refused before or after the first call was sent', async () => {
    expect(await sendWith({ ...ABLE, wallet_sendCalls: refuse(4001) })).toEqual({ outcome: 'REFUSED', sent: BATCH });
    const answers = [() => HASH, refuse(4001)];
    const later = { ...ONE_BY_ONE, eth_sendTransaction: () => answers.shift()?.() };
    expect(await sendWith(later)).toEqual({ outcome: 'REFUSED_LATER', sent: TWICE });
  });
});
