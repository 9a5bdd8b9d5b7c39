import { createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backer, mayBid, placeBid, revealBid } from '../../examples/frontend/bid.ts';
import { connect, Refused, signIn } from '../../examples/frontend/gateway.ts';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
import { createDeviceSecret } from '../../src/apps/device/index.ts';
import { createProduct, type Product } from '../domains/support/product.ts';
import { type Launched, launch } from '../domains/support/story.ts';

// examples/frontend, as docs/frontend.md has it.

const DAY = 86_400n;
let product: Product;
let launched: Launched;
beforeAll(async () => {
  product = await createProduct();
  launched = await launch(product);
});
afterAll(() => product?.close());

/** Somebody with one of the chain's funded wallets, signed in by the example. */
async function backerOf(index: number): Promise<Backer> {
  const { anvil } = product.devnet;
  const account = mnemonicAccount(anvil.mnemonic, index);
  const chain = defineChain({
    id: 10143,
    name: 'test',
    nativeCurrency: { name: 'MON', symbol: 'MON', decimals: 18 },
    rpcUrls: { default: { http: [product.rpcUrl] } },
  });
  const { url } = product.gateway;
  const options = { chain, transport: http(product.rpcUrl), pollingInterval: 20 };
  return {
    gateway: connect(url, await signIn(url, account)),
    wallet: createWalletClient({ ...options, account }),
    node: createPublicClient(options),
    deviceSecret: createDeviceSecret(),
  };
}

it('bids and reveals, on another machine with the same device secret', async () => {
  const { seriesKey } = launched;
  const alice = await backerOf(2);
  expect(await mayBid(alice)).toBe(true);
  await placeBid(alice, { seriesKey, price: 3_000_000n, quantity: 60n, deposit: 200_000_000n });
  await product.index();
  await product.devnet.anvil.clock.advance(DAY);
  await product.index();
  const { deviceSecret } = alice;
  await revealBid({ ...(await backerOf(2)), deviceSecret }, seriesKey);
  await product.index();
  const { data } = await product.ask(
    'public',
    `{ series(key: "${seriesKey}") { auction { revealedBids(first: 5) { nodes { price quantity } } } } }`,
  );
  expect(data).toEqual({ series: { auction: { revealedBids: { nodes: [{ price: '3000000', quantity: '60' }] } } } });
});

it('says of a wallet that is not verified that it may not bid', async () => {
  const outsider = await backerOf(5);
  expect(await mayBid(outsider)).toBe(false);
  const { seriesKey } = await launch(product);
  const bid = placeBid(outsider, { seriesKey, price: 1n, quantity: 1n, deposit: 1n });
  await expect(bid).rejects.toEqual(expect.objectContaining({ code: 'WALLET_NOT_VERIFIED' }));
  await expect(bid).rejects.toBeInstanceOf(Refused);
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
