import { randomUUID } from 'node:crypto';
import { sealBid } from '@income-series/client';
import { systemClock } from '@income-series/protocol/clock';
import { describe, expect, it } from 'vitest';
import { type EvmRequest, purgeSealedCalls } from '../../../src/domains/transaction/index.ts';
import { readDatabase } from '../../apps/demo/canary/database.ts';
import { insertBuilt, requestOf } from '../../support/built.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { unusualToken } from '../../support/unusual-token.ts';
import { type Built, createProduct, type Name } from '../support/product.ts';
import { launch, stepOf } from '../support/story.ts';
import { expectRefusal } from '../support/traces.ts';

// The bytes of a transaction that was built and never sent: who reads them, where they are, and for how long.

const clock = createTestClock(systemClock.now());
const product = await forFile(createProduct({ clock }));
const launched = await launch(product, { routed: true });

const MINUTE = 60_000;
const step = stepOf(product, launched);
const FIELDS = 'id kind dataHash dataLength request { data gas } sendCalls { calls { data } } preview { label value }';
interface Shown {
  readonly id: string;
  readonly dataHash: string;
  readonly dataLength: number;
  readonly request: { readonly data: string } | null;
  readonly preview: readonly { readonly value: string }[] | null;
}
const nodeOf = (id: string) => `{ node(id: "${id}") { ... on EvmTransaction { ${FIELDS} } } }`;
const LIST = `{ builtTransactions(first: 50) { edges { node { ... on EvmTransaction { ${FIELDS} } } } } }`;
async function shown(name: Name, id: string): Promise<{ node: Shown | null; codes: string[] }> {
  const { data, errors } = await product.ask(name, nodeOf(id));
  return {
    node: data?.node as unknown as Shown | null,
    codes: (errors ?? []).map(({ extensions }) => extensions.code),
  };
}
/** Where a text stands in the database: tables and columns. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await readDatabase(product.gateway.database.url);
  // A few digits stand somewhere in any long ciphertext: a number is one where no other digit is next to it.
  const found = new RegExp(text.length < 20 ? `(?<![0-9a-f])${text}(?![0-9a-f])` : text);
  return columns.filter((column) => found.test(column.text) && !column.at.startsWith('pg_')).map(({ at }) => at);
}
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const transactionOf = ({ transaction, code }: Built) => {
  if (!transaction) throw new Error(`refused: ${code}`);
  return transaction;
};

describe('private terms in a built openRouter', () => {
  const reads = async () =>
    (
      await product.gateway.database.prisma.termsAccessLog.findMany({
        where: { seriesKey: launched.seriesKey, relation: 'issuer' },
      })
    ).length;
  const build = async () => transactionOf(await product.build('issuer', 'buildOpenRouter', step('issuer')));

  it('are in the answer, and in no column of the database in plain', async () => {
    const { request } = await build();
    const { theta, termsSalt } = launched.sealed.terms;
    expect(request.data).toContain(word(termsSalt));
    expect(request.data).toContain(word(theta));
    for (const text of [word(termsSalt), `${termsSalt}`, request.data.slice(2)])
      expect(await placesOf(text)).toEqual([]);
  });

  it('are answered again to the issuer, each read in the terms access log', async () => {
    const { id, request, preview } = await build();
    const before = await reads();
    const { node } = await shown('issuer', id);
    expect(node?.request).toEqual({ data: request.data, gas: request.gas });
    expect(node?.preview).toEqual(preview.map(({ label, value }) => ({ label, value })));
    expect(await reads()).toBe(before + 1);
    await product.ask('issuer', LIST);
    expect(await reads()).toBe(before + 2);
    await product.ask('issuer', '{ builtTransactions { edges { node { kind dataHash } } } }');
    expect(await reads()).toBe(before + 2);
  });

  it('are answered no more, by any way, once the wallet has left the account', async () => {
    const { id, request } = await build();
    const { prisma } = product.gateway.database;
    const { accountId } = await prisma.accountWallet.findFirstOrThrow({
      where: { address: product.wallet('outsider').address },
    });
    const of = { where: { chain_address: { chain: TEST_CHAIN, address: product.wallet('issuer').address } } };
    const { accountId: own } = await prisma.accountWallet.findUniqueOrThrow(of);
    await prisma.accountWallet.update({ ...of, data: { accountId } });
    try {
      const before = await reads();
      const { node, codes } = await shown('issuer', id);
      expect(node).toMatchObject({ id, request: null, preview: null, dataLength: (request.data.length - 2) / 2 });
      expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
      const listed = JSON.stringify(await product.ask('issuer', LIST));
      expect(listed).not.toContain(word(launched.sealed.terms.termsSalt));
      const explained = await product.ask(
        'issuer',
        `{ explainAccess(id: "${id}", coordinate: "EvmTransaction.request") { allowed readers class } }`,
      );
      expect(explained.data?.explainAccess).toEqual({ allowed: false, readers: ['ISSUER'], class: 'VAULT' });
      // Who has the wallet now did not build it.
      expect((await shown('outsider', id)).codes).toEqual(['NOT_FOUND']);
      expect(await reads()).toBe(before);
    } finally {
      await prisma.accountWallet.update({ ...of, data: { accountId: own } });
    }
  });

  it('are nobody else’s, an admin’s neither', async () => {
    const { id } = await build();
    for (const name of ['admin', 'alice', 'outsider'] as const) {
      expect(await shown(name, id)).toEqual({ node: null, codes: ['NOT_FOUND'] });
    }
  });

  it('are gone when it is built again, and when it expires', async () => {
    const first = await build();
    const second = await build();
    expect(await shown('issuer', first.id)).toMatchObject({
      node: { request: null, sendCalls: null, preview: null },
      codes: [],
    });
    expect((await shown('issuer', second.id)).node?.request).not.toBeNull();
    const { prisma } = product.gateway.database;
    expect(await prisma.sealedCall.count({ where: { transaction: { kind: 'openRouter' } } })).toBe(1);
    const before = await reads();
    clock.advance(10 * MINUTE);
    const { node, codes } = await shown('issuer', second.id);
    expect({ node, codes }).toMatchObject({ node: { request: null, sendCalls: null, preview: null }, codes: [] });
    expect(await reads()).toBe(before);
    expect(await purgeSealedCalls(prisma, clock.now())).toBeGreaterThan(0);
    expect(await prisma.sealedCall.count()).toBe(0);
  });

  it('are sealed once, whichever account builds it, and of many at the same time', async () => {
    const { prisma } = product.gateway.database;
    const kept = () => prisma.sealedCall.count({ where: { transaction: { kind: 'openRouter' } } });
    const built = await Promise.all(Array.from({ length: 6 }, build));
    expect(await kept()).toBe(1);
    const answered = await Promise.all(built.map(async ({ id }) => (await shown('issuer', id)).node?.request));
    expect(answered.filter((request) => request != null)).toHaveLength(1);
    // The wallet moves to another account, which builds it again, and comes back.
    const of = { where: { chain_address: { chain: TEST_CHAIN, address: product.wallet('issuer').address } } };
    const { accountId: own } = await prisma.accountWallet.findUniqueOrThrow(of);
    const { accountId } = await prisma.accountWallet.findFirstOrThrow({
      where: { address: product.wallet('outsider').address },
    });
    await prisma.accountWallet.update({ ...of, data: { accountId } });
    const theirs = transactionOf(await product.build('outsider', 'buildOpenRouter', step('issuer')));
    await prisma.accountWallet.update({ ...of, data: { accountId: own } });
    expect(await kept()).toBe(1);
    for (const { id } of built) expect((await shown('issuer', id)).node?.request).toBeNull();
    expect((await shown('outsider', theirs.id)).codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('say under which hash they went, when they are gone', async () => {
    const built = await build();
    const { hash } = await product.wallet('issuer').send({ to: built.request.to, data: built.request.data });
    clock.advance(10 * MINUTE);
    const fields = 'transaction { ... on EvmTransaction { life request { data } } }';
    const asked = { token: product.token('issuer'), fields };
    const sent = await product.gateway.mutate('recordTransactionHash', { id: built.id, txHash: hash }, asked);
    expect(sent).toEqual({ transaction: { life: 'SENT', request: null } });
  });
});

it('an approval that goes with a signature, and one of zero before it, are sealed with it', async () => {
  const { prisma } = product.gateway.database;
  const { address } = product.wallet('issuer');
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address } });
  const [request, other, zero] = [requestOf(address, 1), requestOf(address, 2), requestOf(address, 3)];
  const callOf = ({ to, data, value }: EvmRequest) => ({ to, data, value });
  const approval = { ...callOf(other), reset: callOf(zero) };
  const expiresAt = new Date(clock.now().getTime() + MINUTE);
  const row = await insertBuilt(prisma, { accountId, kind: 'submitTrueUp', request, approval, expiresAt });
  const id = Buffer.from(`EvmTransaction:${row}`).toString('base64');
  const calls = [{ data: zero.data }, { data: other.data }, { data: request.data }];
  expect((await shown('issuer', id)).node).toMatchObject({ sendCalls: { calls } });
  expect((await shown('outsider', id)).node).toBeNull();
  expect(await prisma.builtTransaction.findUnique({ where: { id: row } })).toMatchObject({
    request: null,
    approval: null,
  });
});

it.each([
  ['route', ['OWNER']],
  ['submitTrueUp', ['OWNER', 'ISSUER']],
] as const)('of a built %s its owner is answered to be %j', async (kind, relations) => {
  const { address } = product.wallet('issuer');
  const { prisma } = product.gateway.database;
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address } });
  const expiresAt = new Date(clock.now().getTime() + MINUTE);
  const row = await insertBuilt(prisma, { accountId, kind, request: requestOf(address, 3), expiresAt });
  const id = Buffer.from(`EvmTransaction:${row}`).toString('base64');
  const { data } = await product.ask(
    'issuer',
    `{ explainAccess(id: "${id}", coordinate: "EvmTransaction.request") { relations } }`,
  );
  expect(data).toEqual({ explainAccess: { relations } });
});

describe('the opening of a sealed bid', () => {
  const bid = () => sealBid({ price: 7_000_003n, quantity: 7n, wallet: product.wallet('alice').address });

  it('is in the answer alone: a repeated key makes the bytes again from its input', async () => {
    const { commitment, opening } = bid();
    await product.act('alice', 'buildCommitBid', step('alice', { commitment, deposit: '200000000' }));
    await product.devnet.anvil.clock.advance(86_400n);
    const input = step('alice', { price: `${opening.price}`, quantity: `${opening.quantity}`, salt: opening.salt });
    const key = randomUUID();
    const built = transactionOf(await product.build('alice', 'buildRevealBid', input, key));
    expect(built.simulation).toMatchObject({ ok: true });
    expect(built.request.data).toContain(opening.salt.slice(2));
    expect(built.preview.map(({ value }) => value)).toContain('7000003');

    for (const text of [opening.salt.slice(2), '7000003', built.request.data.slice(2)]) {
      expect(await placesOf(text)).toEqual([]);
    }
    expect(product.gateway.logs.join('\n')).not.toContain(opening.salt.slice(2));
    expect(await shown('alice', built.id)).toMatchObject({
      node: { request: null, sendCalls: null, preview: null },
      codes: [],
    });

    const again = transactionOf(await product.build('alice', 'buildRevealBid', input, key));
    expect(again).toEqual(built);
    expect(await product.gateway.database.prisma.builtTransaction.count({ where: { kind: 'revealBid' } })).toBe(1);
    const other = await product.build('alice', 'buildRevealBid', { ...input, quantity: '8' }, key);
    expect(other).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await product.wallet('alice').send({ to: again.request.to, data: again.request.data });
  });

  it('is made again for the account that asked first alone', async () => {
    const { opening } = bid();
    const reveal = { price: `${opening.price}`, quantity: `${opening.quantity}`, salt: opening.salt };
    const key = randomUUID();
    await product.build('alice', 'buildRevealBid', step('alice', reveal), key);
    const foreign = await product.build('bob', 'buildRevealBid', step('alice', reveal), key);
    expectRefusal({ data: { buildRevealBid: foreign } }, 'WALLET_NOT_LINKED', [opening.salt]);
  });

  it('is not made again once its phase is over: the saved answer has no bytes', async () => {
    const { opening } = bid();
    const reveal = { price: `${opening.price}`, quantity: `${opening.quantity}`, salt: opening.salt };
    const input = step('alice', { ...reveal, allowFailing: true }); // her bid is revealed already
    const key = randomUUID();
    const { id } = transactionOf(await product.build('alice', 'buildRevealBid', input, key));
    await product.devnet.anvil.clock.advance(86_400n);
    expect(await product.build('alice', 'buildRevealBid', step('alice', reveal))).toMatchObject({
      code: 'WRONG_STATE',
    });
    const again = await product.build('alice', 'buildRevealBid', input, key);
    expect(again.transaction).toMatchObject({ id, kind: 'REVEAL_BID', request: null, preview: null });
  });
});

it('keeps the bytes of every other call with the transaction, for who built it', async () => {
  const built = transactionOf(
    await product.build('issuer', 'buildApprovePaymentToken', step('issuer', { spender: 'HUB', amount: '5' })),
  );
  clock.advance(60 * MINUTE);
  expect((await shown('issuer', built.id)).node?.request?.data).toBe(built.request.data);
});

it('a built approval shows and sends one of zero first, over an allowance that a token like USDT does not change', async () => {
  const { anvil, contracts, owner } = product.devnet;
  const follow = await unusualToken({ anvil, contracts, owner: owner.address });
  expect(await follow('LIKE_USDT')).toBe('0x1');
  const approve = (amount: string) =>
    product.act('bob', 'buildApprovePaymentToken', step('bob', { spender: 'WINDOWS', amount })).then(transactionOf);
  for (const [amount, values] of [
    ['7', ['7', 'windows']],
    ['9', ['0', 'windows', '9', 'windows']],
  ] as const) {
    const { simulation, preview, sendCalls } = await approve(amount);
    expect(simulation).toMatchObject({ ok: true });
    expect(preview.map(({ value }) => value)).toEqual(values);
    expect(sendCalls.calls).toHaveLength(values.length / 2);
  }
});
