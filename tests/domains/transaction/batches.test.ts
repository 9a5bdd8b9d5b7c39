import { sealBid } from '@income-series/client';
import { ERRORS } from '@income-series/protocol/errors/codes';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { createTracker } from '../../../src/domains/transaction/worker/tracker.ts';
import { forFile } from '../../support/for-file.ts';
import { sendAtOnce } from '../support/batch.ts';
import { type Built, createProduct, type Name } from '../support/product.ts';
import { launch, stepOf } from '../support/story.ts';

// A step that takes tokens from the wallet: built by one mutation, with the approval that it needs in front.

const DEPOSIT = 200_000_000n;
const product = await forFile(createProduct());
const launched = await launch(product);

const step = stepOf(product, launched);
const sealed = (name: Name) => sealBid({ price: 3_000_000n, quantity: 60n, wallet: product.wallet(name).address });
const bid = (name: Name, deposit = DEPOSIT, more: object = {}) =>
  product.build(
    name,
    'buildCommitBid',
    step(name, { commitment: sealed(name).commitment, deposit: `${deposit}`, ...more }),
  );
const transactionOf = ({ transaction, code }: Built) => {
  if (!transaction) throw new Error(`refused: ${code}`);
  return transaction;
};
const bidsOf = async (name: Name) => {
  const { data } = await product.ask(name, '{ myBids { nodes { deposit } } }');
  const { myBids } = data as unknown as { myBids: { nodes: { deposit: string }[] } };
  return myBids.nodes.map(({ deposit }) => deposit);
};

/** Says under which hash the step was sent; its life once the index has its block. */
async function lifeAfter(name: Name, id: string, txHash: Bytes32): Promise<object> {
  const { gateway } = product;
  const asked = { token: product.token(name), fields: 'transaction { ... on EvmTransaction { life } }' };
  const sent = await gateway.mutate('recordTransactionHash', { id, txHash }, asked);
  expect(sent).toEqual({ transaction: { life: 'SENT' } });
  await product.index();
  await createTracker({ db: gateway.database.prisma, chain: gateway.chain, clock: gateway.clock }).step();
  const shown = await product.ask(name, `{ node(id: "${id}") { ... on EvmTransaction { life txHash succeeded } } }`);
  return shown.data?.node as object;
}

describe('a bid by one mutation', () => {
  it('is the approval of exactly its deposit and the commitment, and lands when both are sent in order', async () => {
    const wallet = product.wallet('alice');
    const built = transactionOf(await bid('alice'));
    const { token, raise } = product.devnet.contracts;
    expect(built.request).toMatchObject({ from: wallet.address, to: raise, gas: null });
    expect(built.sendCalls).toEqual({
      version: '2.0.0',
      from: wallet.address,
      chainId: '0x279f',
      atomicRequired: false,
      calls: [
        { to: token, data: expect.stringContaining(DEPOSIT.toString(16).padStart(64, '0')), value: '0x0' },
        { to: raise, data: built.request.data, value: '0x0' },
      ],
    });
    expect(built.simulation).toEqual({ ok: true, errorName: null, cost: null });
    expect(built.preview.map(({ label, value }) => [label, value]).slice(0, 3)).toEqual([
      ['Allowance', `${DEPOSIT}`],
      ['Allowed to take it', 'raise'],
      ['Deposit', `${DEPOSIT}`],
    ]);

    const [approval, commitment] = built.sendCalls.calls.map(({ to, data }) => ({ to, data }));
    await wallet.send(approval as { to: EvmAddress; data: Hex });
    const { hash } = await wallet.send(commitment as { to: EvmAddress; data: Hex });
    expect(await lifeAfter('alice', built.id, hash)).toEqual({ life: 'INDEXED', txHash: hash, succeeded: true });
    expect(await bidsOf('alice')).toEqual([`${DEPOSIT}`]);
  });

  it('is one call, with its gas, where the allowance suffices', async () => {
    const amount = `${DEPOSIT}`;
    await product.act('bob', 'buildApprovePaymentToken', step('bob', { spender: 'RAISE', amount }));
    const { request, sendCalls, simulation, preview } = transactionOf(await bid('bob'));
    expect(sendCalls.calls).toEqual([{ to: request.to, data: request.data, value: '0x0' }]);
    expect(request.gas).toMatch(/^0x/);
    expect(simulation).toMatchObject({ ok: true, cost: expect.stringMatching(/^\d+$/) });
    expect(preview[0]?.label).toBe('Deposit');
    const { sendCalls: more } = transactionOf(await bid('bob', DEPOSIT + 1n));
    expect(more.calls).toHaveLength(2);
  });

  it('lands in one transaction of a wallet with code (EIP-7702), which is recognised', async () => {
    const { id, sendCalls } = transactionOf(await bid('bob', DEPOSIT + 1n));
    const hash = await sendAtOnce(product, 'bob', sendCalls.calls);
    expect(await lifeAfter('bob', id, hash)).toEqual({ life: 'INDEXED', txHash: hash, succeeded: true });
    expect(await bidsOf('bob')).toEqual([`${DEPOSIT + 1n}`]);
  });
});

describe('a step that would fail', () => {
  const stored = () => {
    const { builtTransaction, idempotencyRecord } = product.gateway.database.prisma;
    return Promise.all([builtTransaction.count(), idempotencyRecord.count()]);
  };

  it.each<[string, () => Promise<Built>, string, string]>([
    [
      'a bid of more than the wallet has',
      () => bid('carol', 10n ** 16n),
      'ERC20InsufficientBalance',
      'The wallet does not have enough payment tokens.',
    ],
    ['a second bid', () => bid('alice'), 'ALREADY_BID', 'This wallet already has a bid in this raise.'],
    [
      'a close before the end',
      () => product.build('alice', 'buildCloseSeries', step('alice')),
      'WRONG_STATE',
      'This cannot be done in the current state of the series.',
    ],
  ])(
    'is refused by the contract’s name and its meaning, and stores nothing: %s',
    async (_, build, errorName, message) => {
      const before = await stored();
      expect(await build()).toEqual({
        __typename: 'SimulationRefusal',
        code: 'SIMULATION_FAILED',
        message,
        path: null,
        errorName,
      });
      expect(await stored()).toEqual(before);
    },
  );

  it('is refused with a code of its own where the wallet is not verified, and is built all the same if asked for', async () => {
    const before = await stored();
    expect(await bid('outsider')).toEqual({
      __typename: 'Refusal',
      code: 'WALLET_NOT_VERIFIED',
      message: ERRORS.WALLET_NOT_VERIFIED.message,
      path: null,
    });
    expect(await stored()).toEqual(before);
    const { simulation } = transactionOf(await bid('outsider', DEPOSIT, { allowFailing: true }));
    expect(simulation).toEqual({ ok: false, errorName: 'NOT_ALLOWLISTED', cost: null });
  });

  it('is built for a caller who asks for that', async () => {
    const input = step('alice', { allowFailing: true });
    const { simulation, sendCalls } = transactionOf(await product.build('alice', 'buildCloseSeries', input));
    expect(simulation).toEqual({ ok: false, errorName: 'WRONG_STATE', cost: null });
    expect(sendCalls.calls).toHaveLength(1);
  });

  it('shows no more than the simulation does to a caller who may not build it', async () => {
    const foreign = await product.build('bob', 'buildCloseSeries', step('alice'));
    expect(foreign).toMatchObject({ __typename: 'Refusal', code: 'WALLET_NOT_LINKED' });
  });
});
