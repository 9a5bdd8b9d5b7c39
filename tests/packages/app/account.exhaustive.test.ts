import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_TIMEOUT } from '../../apps/demo/process.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/world.ts';

const chromium = findChromium();
let world: AppWorld;
beforeAll(async () => {
  if (chromium !== null) world = await openAppWorld(chromium);
}, DEMO_TIMEOUT);
afterAll(() => world?.close());

const JOURNEY_MS = 300_000;
/** The time in which a transaction comes into a block and into the index. */
const INDEXED_MS = 60_000;
const PASSPHRASE = 'zwölf Störche über Łódź';

const askNode = async (method: string, ...params: readonly unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(String(world.variables.CHAIN_NODE), { method: 'POST', headers, body });
  expect(await answer.json()).not.toHaveProperty('error');
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Agrees to the transaction that the dialog shows, and waits until the index has it. */
async function send(page: Page, wallet: { readonly name: string }): Promise<void> {
  await press(page, `Send with ${wallet.name}`);
  await page.getByText('Done.').waitFor({ timeout: INDEXED_MS });
  await press(page, 'Close');
}

/** The file that the browser saves while a step runs. */
async function savedBy(page: Page, step: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: INDEXED_MS }), step()]);
  return download.path();
}

const expectNoFaults = ({ faults, strangers }: OpenedApp) => expect([faults, strangers]).toEqual([[], []]);

/** Requires that axe finds nothing and nothing is wider than a telephone, on each screen of an account. */
async function expectScreens({ page, violations }: OpenedApp, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(/^Reading/).waitFor({ state: 'hidden' });
    expect([name, await violations()]).toEqual([name, []]);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > 360 && !element.closest('.skip'))
        .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`),
    );
    expect([name, wide]).toEqual([name, []]);
  }
}

describe.skipIf(chromium === null)('an account in the app', () => {
  it(
    'bids on one device and reveals on another, across a reload, a wallet that refuses and a wrong passphrase',
    async () => {
      const { CHAIN, COMMIT_SERIES } = world.variables;
      const screen = `/account/bid/${CHAIN}/${COMMIT_SERIES}`;
      const wallet = world.evmWallet('dora');
      const first = await world.open({ screen, wallets: [wallet] });
      const { page } = first;
      await first.signIn(wallet);
      await page.getByLabel('Units', { exact: true }).fill('50');
      await page.getByLabel('Most that you pay for a unit').fill('9.99');
      await press(page, 'Seal and send the bid');
      await page
        .getByRole('alert')
        .getByRole('link', { name: /least price of this raise/ })
        .click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('bid-price');
      expect(await first.violations()).toEqual([]);
      await page.getByLabel('Most that you pay for a unit').fill('12');
      await page.reload();
      await page.getByText('600.00 tUSD').waitFor();
      expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('50');
      await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
      await page.getByLabel('The same passphrase again').fill(PASSPHRASE);
      const file = await savedBy(page, () => press(page, 'Save the file of this device'));
      await page.getByText('The file of this device is saved').waitFor();

      await press(page, 'Seal and send the bid');
      await page.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
      wallet.refusing = true;
      await press(page, `Send with ${wallet.name}`);
      await page.getByText('You refused the request in the wallet').waitFor();
      expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('50');
      wallet.refusing = false;
      await press(page, 'Seal and send the bid');
      await send(page, wallet);
      await page.getByText('Nobody sees its price and size').waitFor();
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('draft');

      const commitEndsAt = await page.evaluate(
        async ([chain, key]) => {
          const query = `{ series(chain: "${chain}", key: "${key}") { auction { commitEndsAt } } }`;
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
          return String((await answer.json()).data.series.auction.commitEndsAt);
        },
        [CHAIN, COMMIT_SERIES],
      );
      await askNode('evm_setNextBlockTimestamp', Date.parse(commitEndsAt) / 1_000 + 1);
      await askNode('evm_mine');

      const second = await world.open({ screen: '/account/bids', wallets: [wallet] });
      await second.signIn(wallet);
      await second.page.getByText('To be revealed now').waitFor({ timeout: INDEXED_MS });
      await press(second.page, 'Reveal this bid');
      await second.page.getByText('This device does not have the secret').first().waitFor();
      expect(await second.violations()).toEqual([]);
      await second.page.getByRole('link', { name: 'Bring the file of the other device' }).click();
      await second.page.getByLabel('File of the other device').setInputFiles(file);
      await second.page.getByLabel('Its passphrase').fill('another passphrase');
      await press(second.page, 'Open the file');
      await second.page.getByRole('alert').getByText('This passphrase does not open the file').waitFor();
      await second.page.getByLabel('Its passphrase').fill(PASSPHRASE);
      await press(second.page, 'Open the file');
      await second.page.getByText('This browser has the secret').waitFor();
      await second.page.getByRole('link', { name: 'Bids', exact: true }).click();
      await press(second.page, 'Reveal this bid');
      await send(second.page, wallet);
      await second.page.getByText('It counts.').waitFor();
      await page.getByText('It counts.').waitFor();
      for (const opened of [first, second]) expectNoFaults(opened);
      await Promise.all([first.close(), second.close()]);
    },
    JOURNEY_MS,
  );

  it(
    'claims what is due by a button with its amount, which is then gone, and saves the statement and all data as files',
    async () => {
      const wallet = world.evmWallet('ben');
      const opened = await world.open({ screen: '/account/holdings', wallets: [wallet], width: 360 });
      const { page } = opened;
      await opened.signIn(wallet);
      const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Claim/ }) });
      expect(await card.getByRole('button', { name: /^Claim/ }).textContent()).toBe('Claim 1,980.00 tUSD');
      const statement = await card.getByRole('link', { name: 'What each payment brought' }).getAttribute('href');
      await press(page, /^Claim/);
      await send(page, wallet);
      await page.getByText('1,980.00 tUSD').waitFor();
      expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
      await page.locator(`a[href="${statement}"]`).click();
      await page
        .getByRole('row', { name: /^(Payment )?All/ })
        .getByText('1,980.00 tUSD')
        .first()
        .waitFor();
      expect(await opened.violations()).toEqual([]);
      const csv = await savedBy(page, () => press(page, 'Save as CSV'));
      expect(await readFile(csv, 'utf8')).toContain('2027-Q1');
      expect(page.url()).not.toContain('eyJ');

      await expectScreens(opened, ['Start', 'Bids', 'Holdings', 'Inbox', 'This device', 'Your data']);
      const data = await savedBy(page, () => press(page, 'Save my data'));
      const records = JSON.parse(await readFile(data, 'utf8')) as readonly { readonly type: string }[];
      expect(new Set(records.map(({ type }) => type))).toContain('Position');
      await page.getByRole('link', { name: 'Inbox' }).click();
      const unread = async () => Number((await page.getByText(/^\d+ unread/).textContent())?.split(' ')[0]);
      const before = await unread();
      expect(before).toBeGreaterThan(0);
      await press(page, 'Mark these as read');
      await expect.poll(unread, { timeout: 10_000 }).toBeLessThan(before);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectScreens(opened, ['Holdings', 'Inbox']);
      expectNoFaults(opened);
      await opened.close();
    },
    JOURNEY_MS,
  );

  it(
    'begins with an application, and buys on a curve once its buyer has read what to know',
    async () => {
      const outsider = world.evmWallet('outsider');
      const start = await world.open({ screen: '/account', wallets: [outsider] });
      await start.signIn(outsider);
      await press(start.page, 'Start the application');
      await start.page.getByRole('alert').getByText('Choose the country').waitFor();
      await start.page.getByLabel('Country where you live').selectOption('PT');
      await press(start.page, 'Start the application');
      await start.page.getByRole('button', { name: 'Begin the check' }).waitFor();
      expect(await start.violations()).toEqual([]);
      expectNoFaults(start);
      await start.close();

      const { CLUSTER_CHAIN, CURVE_SERIES } = world.variables;
      const wallet = world.solanaWallet('ada');
      const opened = await world.open({ screen: `/series/${CLUSTER_CHAIN}/${CURVE_SERIES}`, wallets: [wallet] });
      const { page } = opened;
      await opened.signIn(wallet);
      await page.getByRole('link', { name: 'Buy or sell units' }).click();
      await page.getByLabel('Money to spend, with the fee').fill('10');
      await press(page, 'Buy');
      await page.getByText('Read what to know before you buy, and say').first().waitFor();
      await page.getByText('What to know before you buy').first().click();
      await page.getByLabel('I have read what to know').check();
      expect(await opened.violations()).toEqual([]);
      await press(page, 'Buy');
      await send(page, wallet);
      await page.getByRole('heading', { name: 'Sell' }).waitFor();
      expectNoFaults(opened);
      await opened.close();
    },
    JOURNEY_MS,
  );
});
