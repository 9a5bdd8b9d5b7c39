import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bytes32 } from '../../../src/core/hex.ts';
import { build, PURCHASE, step, stepOf } from '../../domains/curve/support/steps.ts';
import { inspect, shoot } from '../../support/inspection.ts';
import type { LiveGateway } from '../../support/solana/live.ts';
import { findChromium } from '../client/device/chromium.ts';
import { perform } from './support/journey.ts';
import { openSolanaApp, type SolanaApp } from './support/solana-app.ts';

const executablePath = findChromium();
const ROUND_SECONDS = 8n * 86_400n;

let app: SolanaApp;
let live: LiveGateway;
let seriesKey: Bytes32;
beforeAll(async () => {
  if (executablePath === null) return;
  app = await openSolanaApp(executablePath);
  ({ live } = app);
  seriesKey = await live.createCurve();
});
afterAll(() => app?.close());

const seriesPath = () => `/series/${live.cluster}/${seriesKey}`;

/** Names the cluster's node as the device's own, on the page of the device, which loads again. */
async function nameNode(page: Page): Promise<void> {
  const address = page.getByLabel('Address of the node');
  await address.fill('http://node.example');
  await page.getByRole('button', { name: 'Save the node' }).click();
  await page.getByText('Write an address that begins with https://').waitFor();
  await inspect(page, 'device-node');
  await address.fill(`${live.node.url}/?key=1`);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save the node' }).click()]);
  await page.getByRole('button', { name: 'Forget it' }).waitFor();
  const cookies = await page.context().cookies(`${live.url}/app`);
  const cookie = { name: 'income-series-solana-node', value: new URL(live.node.url).origin, path: '/app' };
  expect(cookies).toEqual([expect.objectContaining({ ...cookie, sameSite: 'Strict' })]);
  expect(await page.context().cookies(`${live.url}/graphql`)).toEqual([]);
}

const factOf = (page: Page, term: string) => page.getByText(term, { exact: true }).locator('..').locator('dd');

/** Reads in the holdings what the wallet has of the curve and what it can do next, and goes back by its link. */
async function readHoldings(page: Page, next: RegExp, link: string): Promise<void> {
  await page.getByRole('link', { name: 'Holdings' }).click();
  await page.getByText(next).waitFor();
  expect(await factOf(page, 'Units in the wallet, not earning').textContent()).toMatch(/^[\d.,]*[1-9]/);
  await inspect(page, 'curve-holdings');
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: 'What this wallet holds' }).waitFor();
}

describe.skipIf(executablePath === null)('a buyer on a curve', () => {
  it('signs a purchase again that became too old, while it was read and while its wallet asked', async () => {
    const [, wallet] = live.traders;
    if (wallet === undefined) throw new Error('a wallet');
    // No block takes a transaction whose blockhash is older than 150 blocks.
    const expire = () => {
      for (let blocks = 0; blocks <= 151; blocks += 1) live.node.chain.produce();
    };
    let requests = 0;
    const beforeSend = () => {
      requests += 1;
      if (requests === 1) expire();
    };
    const { page, faults, signIn } = await app.open(wallet, seriesPath(), { beforeSend });
    await signIn();
    await page.getByLabel('Money to spend').fill('10');
    await page.getByText('I have read this.').click();
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const sign = dialog.getByRole('button', { name: 'Sign in the wallet' });
    await sign.waitFor();
    expire();
    await sign.click();
    await dialog.getByText('The time to send it ran out').waitFor();
    await shoot(page, 'expired');
    await sign.click();
    await dialog.getByText('The units are in your wallet.').waitFor();
    expect(requests).toBe(2);
    expect(faults).toEqual([]);
  });

  it('finds what it holds in the holdings, however many purchases it had built since', async () => {
    const [, wallet] = live.traders;
    if (wallet === undefined) throw new Error('a wallet');
    const other = await live.createCurve();
    const token = await live.session(wallet);
    const purchase = { ...stepOf(live, other, wallet), ...PURCHASE, amount: '1000000' };
    // A page of the list has 50.
    for (let built = 0; built < 50; built += 1) await build(live, token, 'buildSwap', purchase);
    const { page, faults, signIn } = await app.open(wallet, '/holdings');
    await signIn();
    await page.getByRole('heading', { name: 'Bought on a curve' }).waitFor();
    await page.getByText(/^They can be sold while the sale runs/).waitFor();
    expect(await page.getByRole('link', { name: 'Sell units' }).getAttribute('href')).toContain(seriesKey);
    expect(faults).toEqual([]);
  });

  // Clicks of the purchase: 2 to sign in, 1 to acknowledge, 1 to buy, 1 to sign, 1 to close.
  it('acknowledges the text, buys, sells a part, stakes, unstakes, tenders and withdraws', async () => {
    const [wallet] = live.traders;
    if (wallet === undefined) throw new Error('a wallet');
    const { page, faults, signIn } = await app.open(wallet, '/device');
    await nameNode(page);
    await page.goto(`${live.url}/app${seriesPath()}`);
    await page.getByText('Sign in to buy or sell.').waitFor();
    await page.getByRole('button', { name: 'Choose a wallet on Solana' }).click();
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    const money = page.getByLabel('Money to spend');
    await money.fill('1000000.000001');
    await page.getByText('That is more than this wallet has: 1,000,000 tokens.').waitFor();
    await money.fill('1300');
    await page.getByText('You have 1,000,000 tokens; this purchase spends up to 1,300 tokens.').waitFor();
    const quote = await page
      .getByText(/You get about .* units/)
      .locator('strong')
      .textContent();
    const buy = page.getByRole('button', { name: 'Buy', exact: true });
    expect(await buy.isDisabled()).toBe(true);
    expect(await factOf(page, 'Money is in').textContent()).toMatch(/^Tokens of \w{8}…\w{6}$/);
    await page.getByText('I have read this.').click();
    await inspect(page, 'curve');
    await perform(page, 'Buy', 'The units are in your wallet.');
    await page.getByText('You have 998,700 tokens.').waitFor();
    const loose = await factOf(page, 'In the wallet, not earning').textContent();
    expect(loose?.startsWith(`${quote}`)).toBe(true);

    await readHoldings(page, /^They can be sold while the sale runs/, 'Sell units');
    await page.getByRole('radio', { name: 'Sell units' }).click();
    await page.getByLabel('Units to sell').fill('1');
    await perform(page, 'Sell', 'The money is in your wallet.');
    await expect.poll(() => factOf(page, 'In the wallet, not earning').textContent()).not.toBe(loose);

    await step(live, wallet, 'buildActivateCurve', stepOf(live, seriesKey, wallet));
    await page.reload();
    await signIn();
    await perform(page, 'Stake', 'The units are staked.');
    await expect.poll(() => factOf(page, 'In the wallet, not earning').textContent()).toMatch(/^0 units/);
    await inspect(page, 'curve-staked');
    await page.getByLabel('Units to unstake').fill('2');
    await perform(page, 'Unstake', 'The units are in your wallet again.');
    await expect.poll(() => factOf(page, 'In the wallet, not earning').textContent()).toMatch(/^2 units/);

    await readHoldings(page, /^Stake those in the wallet/, 'Go to your units');
    const endsAt = new Date(Number(live.node.chain.now() + ROUND_SECONDS) * 1_000).toISOString();
    const round = { ...stepOf(live, seriesKey, live.issuer), price: '2000000', endsAt };
    await step(live, live.issuer, 'buildOpenTender', round);
    await page.getByLabel('Units to tender').fill('3');
    await perform(page, 'Tender', 'The units are tendered.');
    await expect.poll(() => factOf(page, 'Tendered').textContent()).toMatch(/^3 units at 2 /);
    await inspect(page, 'curve-tendered');
    await page.getByLabel('Units to withdraw').fill('1');
    await perform(page, 'Withdraw the tender', 'The units are no longer tendered.');
    await expect.poll(() => factOf(page, 'Tendered').textContent()).toMatch(/^2 units at 2 /);
    expect(faults).toEqual([]);
  });
});

describe.skipIf(executablePath === null)('an issuer on Solana', () => {
  it('seals a reason once the device has a node, which says whether the key is an attestor’s', async () => {
    await live.attestor();
    const { page, faults, signIn } = await app.open(live.issuer, `/issuer${seriesPath()}`);
    const request = async () => {
      await signIn();
      await page.getByText('Request a pause').first().click();
      await page.getByLabel('Reason').fill('The workshop burned down.');
      await page.getByRole('radiogroup', { name: 'Attestor' }).locator('label').first().click();
      await page.getByRole('button', { name: 'Request a pause' }).click();
    };
    await request();
    await page.getByText('Name your Solana node on the page Device.').waitFor();
    await page.goto(`${live.url}/app/device`);
    await nameNode(page);
    await page.goto(`${live.url}/app/issuer${seriesPath()}`);
    await request();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByText('Requested', { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
  });
});
