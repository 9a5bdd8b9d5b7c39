import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, Refused, signIn } from '../../examples/frontend/gateway.ts';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
import { createProduct, type Product } from '../domains/support/product.ts';
import { type Launched, launch } from '../domains/support/story.ts';

// examples/frontend/gateway.ts, as docs/frontend.md has it.

let product: Product;
let launched: Launched;
beforeAll(async () => {
  product = await createProduct();
  launched = await launch(product);
});
afterAll(() => product?.close());

/** Somebody with one of the chain's funded wallets, signed in by the example. */
async function personOf(index: number) {
  const { url } = product.gateway;
  const account = mnemonicAccount(product.devnet.anvil.mnemonic, index);
  return { address: account.address.toLowerCase(), gateway: connect(url, await signIn(url, account)) };
}

it.each([
  [2, true],
  [5, false],
])('signs in, and says of the wallet of account %d whether it is verified: %s', async (index, verified) => {
  const { address, gateway } = await personOf(index);
  const { viewer } = await gateway.ask<{ viewer: object }>('{ viewer { account { wallets { address verified } } } }');
  expect(viewer).toEqual({ account: { wallets: [{ address, verified }] } });
});

it('throws what refuses a mutation', async () => {
  const { address, gateway } = await personOf(5);
  const { seriesKey } = launched;
  const bid = { chain: 'evm:10143', seriesKey, wallet: address, commitment: `0x${'11'.repeat(32)}`, deposit: '1' };
  const input = { idempotencyKey: crypto.randomUUID(), ...bid };
  const built = gateway.act('buildCommitBid', input, '... on TransactionPayload { __typename }');
  await expect(built).rejects.toEqual(expect.objectContaining({ code: 'WALLET_NOT_VERIFIED' }));
  await expect(built).rejects.toBeInstanceOf(Refused);
});

it('names the argument that a refusal is about, what it takes, and what to do', async () => {
  const { gateway } = await personOf(5);
  const input = { idempotencyKey: crypto.randomUUID(), newId: crypto.randomUUID(), persona: 'BACKER', country: 'pt' };
  const started = gateway.act('startApplication', input, '... on ApplicationPayload { __typename }');
  const error = await started.catch((refused: unknown) => refused);
  expect(error).toMatchObject({
    argument: ['input', 'country'],
    expected: expect.any(String),
    mend: expect.any(String),
  });
  const { message, expected, mend } = error as Refused;
  expect(message.split('\n').slice(1)).toEqual([`input.country: expected ${expected}`, mend]);
});

it('reads a list to its end', async () => {
  const gateway = connect(product.gateway.url);
  const query =
    'query ($after: String) { seriesList(first: 1, after: $after) { nodes { key } pageInfo { hasNextPage endCursor } } }';
  const launchedLast = await launch(product);
  const keys: unknown[] = [];
  for await (const { key } of gateway.all<{ key: string }>(query, 'seriesList')) keys.push(key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining([launched.seriesKey, launchedLast.seriesKey]));
});
