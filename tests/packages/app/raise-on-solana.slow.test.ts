// A raise on a Solana cluster in the app: its issuer drafts, creates, settles and collects it, two bidders bid, reveal and are delivered.
import { tokenBalance } from '@income-series/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bytes32 } from '../../../src/core/hex.ts';
import { inspect, shoot } from '../../support/inspection.ts';
import type { LiveGateway, LiveWallet } from '../../support/solana/live.ts';
import { findChromium } from '../client/device/chromium.ts';
import { saveDevice } from './support/devices.ts';
import { perform } from './support/journey.ts';
import { openSolanaApp, type SolanaApp } from './support/solana-app.ts';

const executablePath = findChromium();
const DAY = 86_400n;
const MILLION = 1_000_000n;

let app: SolanaApp;
let live: LiveGateway;
/** A raise whose issuer cancels it. It names the payment token to the draft, too. */
let cancelled: Bytes32;
/** The raise of the journey. */
let seriesKey: Bytes32;
beforeAll(async () => {
  if (executablePath === null) return;
  app = await openSolanaApp(executablePath);
  ({ live } = app);
  cancelled = await live.createRaise();
});
afterAll(() => app?.close());

type Opened = Awaited<ReturnType<SolanaApp['open']>>;
const trader = (place: number): LiveWallet => {
  const wallet = live.traders[place];
  if (wallet === undefined) throw new Error('a wallet');
  return wallet;
};
const seriesPath = (key = seriesKey) => `/series/${live.cluster}/${key}`;

/** Sets a page's clock to the cluster's, because a device compares its own clock with the times that it kept. */
const followClock = ({ page }: Opened) => page.clock.setFixedTime(Number(live.node.chain.now()) * 1_000);

/** Opens a path as a wallet that signs in, with the cluster's time. */
async function enter(wallet: LiveWallet, path: string): Promise<Opened> {
  const opened = await app.open(wallet, path, { hasClusterTime: true });
  await opened.signIn();
  return opened;
}

/** Goes to a path in the same browser, whose device stays, and signs in again. */
async function revisit(opened: Opened, path: string): Promise<void> {
  await followClock(opened);
  await opened.page.goto(`${live.url}/app${path}`);
  await opened.signIn();
}

/** Names the cluster's node as the device's own. */
async function nameNode(page: Page): Promise<void> {
  await page.getByLabel('Address of the node').fill(live.node.url);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save the node' }).click()]);
  await page.getByRole('button', { name: 'Forget it' }).waitFor();
}

/** Seals and sends a bid in the form of a series, in a browser that is a device. */
async function bid(page: Page, units: string, price: string, deposit?: string): Promise<void> {
  await page.getByLabel('Units', { exact: true }).fill(units);
  await page.getByLabel('Price of a unit').fill(price);
  if (deposit !== undefined) await page.getByLabel('Deposit').fill(deposit);
  await perform(page, 'Send the sealed bid', 'The bid is in the raise');
  await page.getByText('It is sealed. Come back to reveal it.').waitFor();
}

/** A wallet's payment tokens, in base units. */
const moneyOf = ({ address }: LiveWallet) =>
  tokenBalance({ chain: live.cluster, wallet: address, token: live.program.token }, live.node.url);

const bidders: Opened[] = [];

describe.skipIf(executablePath === null)('a raise on Solana', () => {
  // 12 clicks, two of them to sign in: a raise is what a draft begins with.
  it('is drafted, signed and created by its issuer', async () => {
    const { page, faults } = await enter(live.issuer, '/issuer');
    await page.getByRole('link', { name: 'Draft a series' }).click();
    const next = page.getByRole('button', { name: 'Continue' });
    await next.click();
    await page.getByLabel('First quarter').selectOption({ index: 2 });
    await page.getByLabel('Last quarter').selectOption({ index: 4 });
    await page.getByLabel('Currency of the income').fill('EUR');
    await page.getByLabel('Units offered').fill('100');
    const sale = page.getByRole('radiogroup', { name: 'How the units are sold' });
    expect(await sale.getByRole('radio').count()).toBe(2);
    expect(await sale.getByRole('radio', { name: 'By sealed bids, all at one price' }).isChecked()).toBe(true);
    expect(await page.getByText('Through the router on the chain').count()).toBe(0);
    await inspect(page, 'raise-figures-on-solana');
    await next.click();
    await page.getByLabel('Threshold of a year').fill('60,000');
    await page.getByLabel('Share of the income above it').fill('5');
    await next.click();
    await page.getByLabel('Income 1').fill('90,000');
    // 5 % of the 30,000 above the threshold, for one of 100 units.
    await page.getByText('15 tokens', { exact: true }).first().waitFor();
    await next.click();
    await page.getByLabel('Lowest price of a unit').fill('1');
    await page.getByLabel('Raised at least').fill('20000000000000');
    await page.getByText('This is too large.').waitFor();
    await page.getByLabel('Raised at least').fill('10');
    await page.getByLabel('Paid at most, in all').fill('100,000');
    await page.getByLabel('Share of one buyer at most').fill('60');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.getByRole('button', { name: 'Prepare the contract' }).click();
    await page.getByRole('button', { name: 'Sign the contract' }).click();
    await page.getByRole('button', { name: 'Create the series' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/100 units by sealed bids, each unit for 1 /).waitFor();
    await shoot(page, 'raise-created-on-solana');
    await dialog.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByText('The series exists, and its sale has begun.').waitFor();
    const created = await live.database.prisma.series.findFirstOrThrow({
      where: { issuer: live.issuer.address, key: { not: cancelled } },
    });
    seriesKey = created.key as Bytes32;
    expect(created.phase).toBe('COMMIT');
    expect(faults).toEqual([]);
  });

  it('takes the sealed bids of two wallets, the first with a node of its own', async () => {
    const first = await enter(trader(0), '/device');
    await nameNode(first.page);
    await revisit(first, seriesPath());
    await saveDevice(first.page);
    await first.page.getByText(/^You have [\d,.]+ tokens\.$/).waitFor();
    await bid(first.page, '60', '3');
    await first.page.getByText('Sealed: 60 units at 3 tokens. Only this device knows.').waitFor();
    await inspect(first.page, 'raise-sealed-on-solana');
    const second = await enter(trader(1), seriesPath());
    await saveDevice(second.page);
    await bid(second.page, '60', '2', '150');
    bidders.push(first, second);
    for (const { faults } of bidders) expect(faults).toEqual([]);
  });

  it('is revealed once no more bids are taken, by the node or the time that the device kept', async () => {
    live.pass(7n * DAY + 600n);
    for (const opened of bidders) {
      await revisit(opened, '/bids');
      const { page, faults } = opened;
      await page.getByText('It is sealed and must be revealed now.').waitFor();
      await perform(page, 'Reveal the bid', 'The bid is revealed.');
      await page.getByText('It is revealed and waits for the price.').waitFor();
      expect(faults).toEqual([]);
    }
    const { page } = bidders[0] as Opened;
    await page.getByText('60 units at 3 tokens').waitFor();
    await inspect(page, 'raise-revealed-on-solana');
  });

  it('is settled and passes its gate on its issuer’s page', async () => {
    live.pass(2n * DAY);
    const { page, faults } = await enter(live.issuer, `/issuer${seriesPath()}`);
    const price = page.getByRole('button', { name: 'Find the price', exact: true });
    const gate = page.getByRole('button', { name: 'Pass the gate', exact: true });
    for (let steps = 0; steps < 5 && !(await gate.isVisible()); steps += 1) {
      await perform(page, 'Find the price', 'Some bids are ordered.');
      await price.or(gate).first().waitFor();
    }
    await perform(page, 'Pass the gate', 'The gate is passed.');
    const before = await moneyOf(live.issuer);
    await perform(page, 'Withdraw the proceeds', 'The proceeds are in your wallet.');
    // All 100 units at 2, the price of the lowest bid that got any.
    expect((await moneyOf(live.issuer)) - before).toBe(200n * MILLION);
    expect(faults).toEqual([]);
  });

  it('delivers units and money to each bidder', async () => {
    const expected = [
      // 180 deposited, 60 units at 2.
      ['It got all its units.', 60n * MILLION],
      // 150 deposited, 40 of 60 units at 2.
      ['It got some of its units.', 70n * MILLION],
    ] as const;
    for (const [place, [words, refund]] of expected.entries()) {
      const opened = bidders[place] as Opened;
      await revisit(opened, '/bids');
      const { page, faults } = opened;
      await page.getByText(`${words} The delivery is due.`).waitFor();
      const before = await moneyOf(trader(place));
      await perform(page, 'Deliver units and money', 'Units and money are delivered.');
      expect((await moneyOf(trader(place))) - before).toBe(refund);
      await page.getByText(`${words} Everything is delivered.`).waitFor();
      await page.getByRole('link', { name: 'Holdings' }).click();
      const units = page.locator('.facts > div').filter({ has: page.locator('dt', { hasText: /^Units$/ }) });
      expect(await units.locator('dd').first().textContent()).toMatch(place === 0 ? /^60\b/ : /^40\b/);
      expect(faults).toEqual([]);
    }
    await inspect((bidders[1] as Opened).page, 'raise-holdings-on-solana');
  });

  it('gives a deposit back where its issuer cancels it', async () => {
    const opened = await enter(trader(2), seriesPath(cancelled));
    // The raise of the fixture takes bids for ten days, of which nine have passed.
    await saveDevice(opened.page);
    await bid(opened.page, '10', '3', '45');
    const issuer = await enter(live.issuer, `/issuer${seriesPath(cancelled)}`);
    await perform(issuer.page, 'Cancel the raise', 'The raise is cancelled.');
    await revisit(opened, '/bids');
    const before = await moneyOf(trader(2));
    await perform(opened.page, 'Deliver units and money', 'Units and money are delivered.');
    expect((await moneyOf(trader(2))) - before).toBe(45n * MILLION);
    for (const { faults } of [opened, issuer]) expect(faults).toEqual([]);
  });
});
