import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TITLES } from '../../../src/apps/demo/titles.ts';
import { askAs } from '../../apps/demo/screen.ts';
import { expectNarrow, followAlert, INDEXED_MS, leave, press, refuse, send, useApp } from './support/journeys.ts';
import { askNode } from './support/wallets.ts';
import type { OpenedApp } from './support/world.ts';

const { journeys, app } = useApp();

/** The time in which a screen is read. */
const SHOWN_MS = 20_000;
const PASSPHRASE = 'zwölf Störche über Łódź';

/** Asks the gateway as the public. */
async function askPublic(query: string) {
  const { data, errors } = await askAs(`${app().url}/graphql`, query);
  expect(errors).toBeUndefined();
  return data;
}

/** Moves the clock of a chain to a second after a time. */
async function moveClockPast(time: string, chain = app().variables.CHAIN): Promise<void> {
  const { CLUSTER_CHAIN, CLUSTER_NODE, CHAIN_NODE } = app().variables;
  const seconds = Date.parse(time) / 1_000 + 1;
  if (chain === CLUSTER_CHAIN) return void (await askNode(String(CLUSTER_NODE), 'devnet_setTime', [seconds]));
  await askNode(String(CHAIN_NODE), 'evm_setNextBlockTimestamp', [seconds]);
  await askNode(String(CHAIN_NODE), 'evm_mine', []);
}

/** The ends of the first window of a series. */
async function firstWindow(chain: string | undefined, seriesKey: string | undefined) {
  const { window } = await askPublic(
    `{ window(chain: "${chain}", seriesKey: "${seriesKey}", number: 1) { commitEndsAt revealEndsAt } }`,
  );
  return window as { readonly commitEndsAt: string; readonly revealEndsAt: string };
}

/** Presses Tab until the focus is on an element of that name, where it can be seen. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const MOST_STEPS = 80;
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab');
    const { label, outline } = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      // A dialog or the page has the words of all that is in it.
      if (!element.matches('a, button, input, select')) return { label: '', outline: '' };
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
      return { label: label?.trim() ?? '', outline: getComputedStyle(element).outlineStyle };
    });
    if (typeof name === 'string' ? label !== name : !name.test(label)) continue;
    expect([label, outline]).not.toEqual([label, 'none']);
    return;
  }
  throw new Error(`Tab leads to no ${name}`);
}

/** Presses the button or the link of a name by the keyboard alone. */
async function pressByKeys(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Reveals the order of the screen, and waits until the index has it. */
async function reveal(page: Page, wallet: { readonly name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Reveal this order' }).click({ timeout: INDEXED_MS });
  await send(page, wallet);
  await page.getByText('It counts.').waitFor();
}

/** The file that the browser saves while a step runs. */
async function savedBy(page: Page, step: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: INDEXED_MS }), step()]);
  return download.path();
}

/** Requires that the tab keeps what was typed until the person signs out, and nothing of it afterwards. */
async function expectTypedForgotten(page: Page, typed: string): Promise<void> {
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain(typed);
  await press(page, 'Sign out');
  expect(await stored()).not.toContain(typed);
}

/** Requires that axe finds nothing and nothing is wider than a telephone, on each screen of an account. */
async function expectScreens({ page, violations }: OpenedApp, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(/^Reading/).waitFor({ state: 'hidden' });
    // A screen that is still read has no heading yet.
    await expect.poll(async () => [name, await violations()], { timeout: SHOWN_MS }).toEqual([name, []]);
    await expectNarrow(page);
  }
}

journeys('an account in the app', () => {
  it('buys in a window by sealed orders, and sells by the keyboard alone, while neither side sees the other’s, across a reload and a refusal', async () => {
    const { CHAIN, ACTIVE_SERIES } = app().variables;
    const window = await firstWindow(CHAIN, ACTIVE_SERIES);
    const [buyer, seller] = [app().evmWallet('dora', true), app().evmWallet('ben')];
    const buying = await app().open({ screen: `/series/${CHAIN}/${ACTIVE_SERIES}`, wallets: [buyer] });
    await buying.signIn(buyer);
    const { page } = buying;
    await page.getByRole('link', { name: 'Buy or sell in the open window' }).click();
    await page.getByLabel('Units', { exact: true }).fill('20');
    await page.getByLabel('Most that you pay for a unit').fill('0');
    await press(page, 'Seal and send the order');
    await followAlert(page, 'Enter a price above 0.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-price');
    expect(await buying.violations()).toEqual([]);
    await page.getByLabel('Most that you pay for a unit').fill('13');
    await page.getByLabel('Deposit, if it is to be more').fill('271.83');
    expect(await buying.sealed()).not.toContain('271.83');
    await page.reload();
    await page.getByText('271.83 tUSD').first().waitFor();
    expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('20');
    await page.getByLabel('I order without the file').check();
    await press(page, 'Seal and send the order');
    await page.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
    await refuse(page, buyer);
    expect(await page.getByLabel('Most that you pay for a unit').inputValue()).toBe('13');
    await press(page, 'Seal and send the order');
    await send(page, buyer);
    await page.getByText('Nobody sees its price and size').waitFor();
    expect(buyer.asked.filter((method) => /send/i.test(method))).toEqual(['wallet_sendCalls']);

    const screen = new URL(page.url()).pathname.replace('/app', '');
    const selling = await app().open({ screen, wallets: [seller], width: 360, dark: true });
    const other = selling.page;
    const { keyboard } = other;
    await pressByKeys(other, 'Sign in');
    await pressByKeys(other, new RegExp(seller.name));
    await other.getByLabel('What you want to do').waitFor();
    await tabTo(other, 'What you want to do');
    await keyboard.press('ArrowDown');
    await tabTo(other, 'Units');
    await keyboard.type('1,000');
    await tabTo(other, 'Least that you take for a unit');
    await keyboard.type('12');
    await tabTo(other, /^I order without the file/);
    await keyboard.press('Space');
    await pressByKeys(other, 'Seal and send the order');
    await other.getByRole('alert').getByText('units that it can sell').waitFor();
    expect(await selling.violations()).toEqual([]);
    await expectNarrow(other);
    await pressByKeys(other, /units that it can sell/);
    await keyboard.press('Control+A');
    await keyboard.type('10');
    await pressByKeys(other, 'Seal and send the order');
    await other.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
    // The dialog puts the focus on the step that it is about.
    await keyboard.press('Enter');
    await other.getByText('Done.').waitFor({ timeout: INDEXED_MS });
    await pressByKeys(other, 'Close');
    await other.getByText('Nobody sees its price and size').waitFor();
    const seen = await other.content();
    expect([buyer.address, '271.83'].filter((value) => seen.toLowerCase().includes(value))).toEqual([]);

    await moveClockPast(window.commitEndsAt);
    for (const [at, wallet] of [
      [page, buyer],
      [other, seller],
    ] as const) {
      await reveal(at, wallet);
    }
    await moveClockPast(window.revealEndsAt);
    await page.getByText('You bought 10 of 20 units at 12.00 tUSD each.').waitFor({ timeout: INDEXED_MS });
    await page.getByText('151.83 tUSD came back to the wallet.').waitFor({ timeout: INDEXED_MS });
    await other.getByRole('link', { name: 'Orders', exact: true }).click();
    await other.getByText('You sold 10 of 10 units at 12.00 tUSD each.').first().waitFor({ timeout: INDEXED_MS });
    expect(await selling.violations()).toEqual([]);
    await leave(buying, selling);
  });

  it('buys from another holder in a window on Solana, and each sees what was delivered', async () => {
    const { CLUSTER_CHAIN, TRADED_SERIES } = app().variables;
    const window = await firstWindow(CLUSTER_CHAIN, TRADED_SERIES);
    const screen = `/series/${CLUSTER_CHAIN}/${TRADED_SERIES}`;
    const traders = [
      {
        wallet: app().solanaWallet('ada'),
        side: 'BUY',
        units: '20',
        label: 'Most that you pay for a unit',
        price: '13',
      },
      {
        wallet: app().solanaWallet('ben'),
        side: 'SELL',
        units: '10',
        label: 'Least that you take for a unit',
        price: '12',
      },
    ] as const;
    const desks: { readonly opened: OpenedApp; readonly wallet: (typeof traders)[number]['wallet'] }[] = [];
    for (const { wallet, side, units, label, price } of traders) {
      const opened = await app().open({ screen, wallets: [wallet] });
      const { page } = opened;
      await opened.signIn(wallet);
      await page.getByRole('link', { name: 'Buy or sell in the open window' }).click();
      await page.getByLabel('What you want to do').selectOption(side);
      await page.getByLabel('Units', { exact: true }).fill(units);
      await page.getByLabel(label).fill(price);
      await page.getByLabel('I order without the file').check();
      await press(page, 'Seal and send the order');
      await send(page, wallet);
      await page.getByText('Nobody sees its price and size').waitFor();
      desks.push({ opened, wallet });
    }
    await moveClockPast(window.commitEndsAt, CLUSTER_CHAIN);
    for (const { opened, wallet } of desks) await reveal(opened.page, wallet);
    await moveClockPast(window.revealEndsAt, CLUSTER_CHAIN);
    const [buying, selling] = desks.map(({ opened }) => opened) as [OpenedApp, OpenedApp];
    // A mint names no token, so its short address stands there.
    const decided = /You bought 10 of 20 units at 12\.00 \w{4}…\w{4} each\. They are in the wallet and earn\./;
    await buying.page.getByText(decided).waitFor({ timeout: INDEXED_MS });
    await buying.page.getByText(/140\.00 \w{4}…\w{4} came back to the wallet\./).waitFor({ timeout: INDEXED_MS });
    await selling.page
      .getByText(/You sold 10 of 10 units at 12\.00 \w{4}…\w{4} each\./)
      .waitFor({ timeout: INDEXED_MS });
    await selling.page.getByText(/120\.00 \w{4}…\w{4} was paid to the wallet\./).waitFor({ timeout: INDEXED_MS });
    for (const [{ page, violations }, units] of [
      [buying, '70'],
      [selling, '30'],
    ] as const) {
      await page.getByRole('link', { name: 'Holdings', exact: true }).click();
      const card = page.getByRole('article', { name: `Units of ${TITLES.traded}` });
      await card
        .getByRole('definition')
        .filter({ hasText: new RegExp(`^${units}\\b`) })
        .waitFor({ timeout: INDEXED_MS });
      expect(await violations()).toEqual([]);
    }
    await leave(buying, selling);
  });

  it('bids on one device and reveals on another, across a reload, a wallet that refuses and a wrong passphrase', async () => {
    const { CHAIN, COMMIT_SERIES } = app().variables;
    const screen = `/account/bid/${CHAIN}/${COMMIT_SERIES}`;
    const wallet = app().evmWallet('dora');
    const first = await app().open({ screen, wallets: [wallet] });
    const { page } = first;
    await first.signIn(wallet);
    await page.getByLabel('Units', { exact: true }).fill('50');
    await page.getByLabel('Most that you pay for a unit').fill('9.99');
    await press(page, 'Seal and send the bid');
    await followAlert(page, /least price of this raise/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('bid-price');
    expect(await first.violations()).toEqual([]);
    await page.getByLabel('Most that you pay for a unit').fill('12');
    expect(await first.sealed()).not.toMatch(/price|quantity/);
    await page.reload();
    await page.getByText('600.00 tUSD').waitFor();
    expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('50');
    await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
    await page.getByLabel('The same passphrase again').fill(PASSPHRASE);
    const file = await savedBy(page, () => press(page, 'Save the file of this device'));
    await page.getByText('The file of this device is saved').waitFor();

    await press(page, 'Seal and send the bid');
    await page.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
    await refuse(page, wallet);
    expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('50');
    wallet.refusingNext = true;
    await press(page, 'Seal and send the bid');
    await press(page, `Send with ${wallet.name}`);
    await page.getByText('The call before it was sent and stays').waitFor({ timeout: INDEXED_MS });
    expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('50');
    wallet.refusing = false;
    wallet.refusingNext = false;
    await press(page, 'Seal and send the bid');
    await send(page, wallet);
    await page.getByText('Nobody sees its price and size').waitFor();
    await page.getByRole('article').getByRole('link', { name: /0x/ }).click();
    await page.getByRole('link', { name: 'See your bid' }).click();
    await page.getByText('Nobody sees its price and size').waitFor();
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(':sealed ');

    const { series } = await askPublic(
      `{ series(chain: "${CHAIN}", key: "${COMMIT_SERIES}") { auction { commitEndsAt } } }`,
    );
    await moveClockPast(series.auction.commitEndsAt);

    const second = await app().open({ screen: '/account/bids', wallets: [wallet] });
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
    await leave(first, second);
  });

  it('claims what is due by a button with its amount, which is then gone, and saves the statement and all data as files', async () => {
    const wallet = app().evmWallet('ben');
    const opened = await app().open({ screen: '/account/holdings', wallets: [wallet], width: 360 });
    const { page } = opened;
    await opened.signIn(wallet);
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Claim/ }) });
    expect(await card.getByRole('button', { name: /^Claim/ }).textContent()).toBe('Claim 1,980.00 tUSD');
    const statement = await card.getByRole('link', { name: 'What each payment brought' }).getAttribute('href');
    await press(page, /^Claim/);
    await send(page, wallet);
    await page.getByRole('button', { name: /^Claim/ }).waitFor({ state: 'detached' });
    await page.getByText('1,980.00 tUSD', { exact: true }).waitFor();
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

    await expectScreens(opened, ['Start', 'Bids', 'Orders', 'Holdings', 'Inbox', 'This device', 'Your data']);
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
    await leave(opened);
  });

  it('begins with an application, buys a curve to its activation once its buyer has read what to know, and stakes, so that the units earn', async () => {
    const outsider = app().evmWallet('outsider');
    const start = await app().open({ screen: '/account', wallets: [outsider] });
    await start.signIn(outsider);
    await press(start.page, 'Start the application');
    await start.page.getByRole('alert').getByText('Choose the country').waitFor();
    await start.page.getByLabel('Country where you live').selectOption('PT');
    await press(start.page, 'Start the application');
    await start.page.getByRole('button', { name: 'Begin the check' }).waitFor();
    expect(await start.violations()).toEqual([]);
    await leave(start);

    const { CLUSTER_CHAIN, CURVE_SERIES } = app().variables;
    const wallet = app().solanaWallet('ada');
    const screen = `/series/${CLUSTER_CHAIN}/${CURVE_SERIES}`;
    const opened = await app().open({ screen, wallets: [wallet] });
    const { page } = opened;
    await page.getByRole('link', { name: 'Buy or sell units' }).click();
    await press(page, 'Choose a wallet');
    await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
    await page.getByLabel('Money to spend, with the fee').fill('1,200');
    await press(page, 'Buy');
    await page.getByText('Read what to know before you buy, and say').first().waitFor();
    await page.getByText('What to know before you buy').first().click();
    await page.getByLabel('I have read what to know').check();
    expect(await opened.violations()).toEqual([]);
    await press(page, 'Buy');
    await send(page, wallet);
    await page.getByRole('heading', { name: /^Your units of/ }).waitFor({ timeout: INDEXED_MS });
    await page.getByRole('link', { name: 'Series', exact: true }).click();
    await page.locator(`main a[href="/app${screen.replace(':', '%3A')}"]`).click();
    await page.getByRole('link', { name: /^Stake your units/ }).click();
    const stake = page.getByRole('region', { name: 'Stake', exact: true });
    await stake.getByLabel('Units').fill('100');
    await stake.getByRole('button').click();
    await send(page, wallet);
    await page.getByRole('definition').getByText('100 units', { exact: true }).waitFor();
    expect(await opened.violations()).toEqual([]);
    await stake.getByLabel('Units').fill('7,654');
    await expectTypedForgotten(page, '7,654');
    await leave(opened);
  });
});
