import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDeviceSecret, createMemoryStore, sealBid } from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import axe from 'axe-core';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../../scripts/pack/folder.ts';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
import type { Hex } from '../../src/core/hex.ts';
import { createTracker } from '../../src/domains/transaction/worker/tracker.ts';
import { circuitFiles } from '../circuits/files.ts';
import { createProduct, type Name, type Product } from '../domains/support/product.ts';
import {
  type Launched,
  launch,
  openFirstPeriod,
  proveReport,
  reportInput,
  settleAndDeliver,
} from '../domains/support/story.ts';
import { findChromium } from '../packages/client/device/chromium.ts';
import { type Consumer, createConsumer } from '../packages/client/support/consumer.ts';

// examples/frontend/app in Chromium, built by a project that has the packed client, React and nothing of this one.

const executablePath = findChromium();
const DAY = 86_400n;
const OTHERS: readonly (readonly [Name, bigint, bigint])[] = [
  ['bob', 2_000_000n, 40n],
  ['carol', 1_500_000n, 40n],
];

let consumer: Consumer;
let product: Product;
let launched: Launched;
let browser: Browser;
let page: Page;
const faults: string[] = [];

/** The app's files, built as a bundler would. */
async function buildApp(): Promise<Map<string, string>> {
  const folder = join(consumer.folder, 'app');
  cpSync(join(PROJECT, 'examples/frontend/app'), folder, { recursive: true });
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'error',
  } as const;
  const { outputFiles, warnings } = await build({
    ...options,
    entryPoints: [join(folder, 'main.tsx')],
    outdir: folder,
  });
  expect(warnings).toEqual([]);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return new Map([
    ['index.html', html],
    ...outputFiles.map(({ path, text }) => [path.slice(folder.length + 1), text] as const),
  ]);
}

/** A wallet of the browser with Alice's key: the test signs and sends. */
async function giveWallet(): Promise<void> {
  const account = mnemonicAccount(product.devnet.anvil.mnemonic, 2);
  const wallet = product.wallet('alice');
  await page.exposeFunction('walletRequest', async (method: string, [first]: readonly unknown[]) => {
    if (method === 'eth_requestAccounts') return [account.address];
    if (method === 'personal_sign') return account.signMessage({ message: { raw: first as Hex } });
    if (method === 'eth_getTransactionReceipt') return product.devnet.anvil.rpc(method, first);
    const { to, data } = first as { readonly to: Hex; readonly data: Hex };
    return (await wallet.send({ to, data })).hash;
  });
  await page.addInitScript(() => {
    const { walletRequest } = globalThis as unknown as {
      walletRequest(method: string, params: unknown): Promise<unknown>;
    };
    const provider = {
      request: ({ method, params = [] }: { method: string; params?: unknown }) => walletRequest(method, params),
    };
    const detail = { info: { uuid: 'test', name: 'Test', icon: '', rdns: 'test' }, provider };
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', announce);
  });
}

beforeAll(async () => {
  if (executablePath === null) return;
  [consumer, product] = await Promise.all([createConsumer('client'), createProduct()]);
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'scheduler', 'csstype'])
    consumer.link(name);
  launched = await launch(product);
  const files = await buildApp();
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
  await page.route(`${product.gateway.url}/app/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice('/app/'.length) || 'index.html';
    return route.fulfill({
      body: files.get(name) ?? '',
      contentType: types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
  });
  await giveWallet();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  consumer?.remove();
});

/** Waits until the page says that a step is done, while the index follows the chain. */
async function done(label: string): Promise<void> {
  const { database, chain, clock } = product.gateway;
  const tracker = createTracker({ db: database.prisma, chain, clock });
  const said = async () => {
    await product.index();
    await tracker.step();
    return page.getByRole('status').allTextContents();
  };
  await expect.poll(said, { timeout: 30_000 }).toContain(`${label}: done.`);
}

/** Leaves the page of the series and comes back: it reads everything again. */
async function reopen(): Promise<void> {
  await page.getByRole('link', { name: 'Income Series' }).click();
  await page.getByRole('link', { name: launched.seriesKey.slice(0, 10) }).click();
  await page.getByRole('heading', { name: /^Series 0x/ }).waitFor();
}

const step = (name: Name) => ({ seriesKey: launched.seriesKey, wallet: product.wallet(name).address });

/** The rest of the raise, by the others. */
async function finishRaise(
  openings: readonly (readonly [Name, ReturnType<typeof sealBid>['opening']])[],
): Promise<void> {
  const { act, devnet } = product;
  for (const [name, { price, quantity, salt }] of openings)
    await act(name, 'buildRevealBid', { ...step(name), price: `${price}`, quantity: `${quantity}`, salt });
  await devnet.anvil.clock.advance(DAY);
  await settleAndDeliver(product, launched.seriesKey, ['alice', 'bob', 'carol']);
}

/** The first quarter, proven and paid. */
async function reportQuarter(): Promise<void> {
  const prover = await createReportProver(await loadCircuitFiles(circuitFiles()));
  try {
    await openFirstPeriod(product);
    const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
    const report = await proveReport(product, device, launched);
    const approval = { ...step('issuer'), spender: 'HUB', amount: `${report.payment}` };
    await product.act('issuer', 'buildApprovePaymentToken', approval);
    await product.act('issuer', 'buildSubmitReport', reportInput(product, report));
  } finally {
    await prover.close();
  }
}

describe.skipIf(executablePath === null)('the app', () => {
  it('has no type error', async () => {
    const file = join(consumer.folder, 'app/tsconfig.json');
    const checked = await consumer.run(join(PROJECT, 'node_modules/.bin/tsc'), '-p', file);
    expect(checked).toMatchObject({ code: 0, stdout: '' });
  });

  it('signs in, lists, bids, reveals, shows the statement and claims', async () => {
    await page.goto(`${product.gateway.url}/app/`);
    await page.getByRole('button', { name: 'Make a new one' }).click();
    await page.getByRole('button', { name: 'Sign in with Test' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await reopen();
    await page.getByLabel('Price of a unit').fill('3');
    await page.getByLabel('Units', { exact: true }).fill('60');
    await page.getByLabel('Deposit').fill('200');
    await page.getByRole('button', { name: 'Commit the sealed bid' }).click();
    await done('Bid');
    const openings = [];
    for (const [name, price, quantity] of OTHERS) {
      const { commitment, opening } = sealBid({ price, quantity, wallet: product.wallet(name).address });
      await product.act(name, 'buildCommitBid', { ...step(name), commitment, deposit: '200000000' });
      openings.push([name, opening] as const);
    }
    await product.devnet.anvil.clock.advance(DAY);
    await product.index();
    await reopen();
    await page.getByRole('button', { name: 'Reveal the bid' }).click();
    await done('Reveal');
    await finishRaise(openings);
    await reportQuarter();
    await reopen();
    await page.getByText('Own units: 60').waitFor();
    await page.getByRole('img', { name: 'Payments to this position' }).waitFor();
    const { SHOTS } = process.env;
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/app-series.png`, fullPage: true });
    const line = await page.getByRole('row').filter({ hasText: '2026-Q1' }).textContent();
    const { data } = await product.ask('alice', '{ myPositions { nodes { statement { totals { net } } } } }');
    const net = /"net":"(\d+)"/.exec(JSON.stringify(data))?.[1];
    expect(line).toContain(`${Number(net) / 1e6}`);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(
      async () => (await (globalThis as unknown as { axe: typeof axe }).axe.run()).violations,
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'Claim' }).click();
    await done('Claim');
    await page.getByText('To claim: 0 ').waitFor();
    expect(faults).toEqual([]);
  });
});
