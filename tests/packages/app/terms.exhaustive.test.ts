import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNarrow, followAlert, INDEXED_MS, leave, press, refuse, send, useApp } from './support/journeys.ts';
import type { OpenedApp } from './support/world.ts';

const { journeys, app } = useApp();

const TITLE = 'Bäckerei Łukasz & Söhne';

/** Saves the contract to read it. @returns the name of its file */
async function savedContract(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: INDEXED_MS }),
    press(page, 'Save the contract to read it'),
  ]);
  return download.suggestedFilename();
}

/** Requires that axe finds nothing and nothing is wider than a telephone. */
async function expectSound({ page, violations }: OpenedApp): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violations()).toEqual([]);
  await expectNarrow(page);
  await page.setViewportSize({ width: 1_024, height: 900 });
}

journeys('the terms of a series in the app', () => {
  it('are typed, previewed, kept over a reload, sealed, changed, signed and created, across a wallet that refuses', async () => {
    const wallet = app().evmWallet('issuer');
    const opened = await app().open({ screen: '/issuer/drafts', wallets: [wallet] });
    const { page } = opened;
    await opened.signIn(wallet);
    await page.getByRole('link', { name: 'Draft a series' }).click();
    await press(page, 'Seal the draft');
    await followAlert(page, /^Enter the yearly income/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('draft-theta');
    await page.getByLabel('Title of the series').fill(TITLE);
    await page.getByLabel('Yearly income from which you pay').fill('40,000');
    await page.getByLabel('Share of the income above it').fill('5');
    await page.getByLabel('Cap of all payments').fill('9,000');
    await press(page, 'Seal the draft');
    await page.getByRole('alert').getByText('The cap is at least 10,000.00 tUSD').waitFor();
    expect(await opened.violations()).toEqual([]);
    await page.getByLabel('Cap of all payments').fill('50,000');
    expect(await opened.sealed()).not.toMatch(/40,000|50,000/);
    await page.reload();
    const row = page.getByRole('row', { name: /60,000.00 USD/ });
    await row.getByText('1,000.00 tUSD', { exact: true }).waitFor();
    await row.getByText('1.00 tUSD', { exact: true }).waitFor();
    expect(await page.getByLabel('Title of the series').inputValue()).toBe(TITLE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(opened);
    await press(page, 'Seal the draft');
    await page.getByRole('heading', { name: TITLE }).waitFor({ timeout: INDEXED_MS });
    const screen = new URL(page.url()).pathname.replace('/app', '');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(':sealed ');

    await page.getByRole('link', { name: 'Change the draft' }).click();
    await page.getByLabel('Share of the income above it').fill('4');
    expect(await page.getByLabel('Yearly income from which you pay').inputValue()).toBe('40,000');
    await press(page, 'Seal the changed draft');
    await press(page, 'Show the private terms');
    await page.getByText('4 %').waitFor();
    await page.getByRole('row', { name: /60,000.00 USD.*800.00 tUSD/ }).waitFor();
    await expectSound(opened);

    expect(await savedContract(page)).toBe('contract-of-the-series.pdf');
    wallet.refusing = true;
    await press(page, 'Sign the contract that I read');
    await page.getByRole('alert').getByText('You refused the request in the wallet').waitFor();
    wallet.refusing = false;
    await press(page, 'Sign the contract that I read');
    await press(page, 'Create the series');
    await page.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
    await refuse(page, wallet);

    const stranger = app().evmWallet('ben');
    const other = await app().open({ screen, wallets: [stranger] });
    await other.signIn(stranger);
    await other.page.getByRole('heading', { name: 'There is no such draft' }).waitFor();
    const text = await other.page.evaluate(() => document.body.textContent);
    expect([TITLE, '40,000'].filter((secret) => text?.includes(secret))).toEqual([]);

    await press(page, 'Create the series');
    await send(page, wallet);
    await page.getByRole('link', { name: 'Go to the series' }).click();
    await page.getByRole('heading', { name: 'What you can do' }).waitFor();
    await page.getByRole('button', { name: 'Cancel the raise' }).waitFor();
    await expectSound(opened);
    const chart = new URL(page.url()).pathname.replace('/app', '');
    await other.page.goto(`${app().url}/app${chart}`);
    await other.page.getByText('Your wallet did not issue this series').waitFor();
    await leave(opened, other);
  });

  it('are amended: new terms are kept over a reload and proposed, who is next is said, and the amendment is withdrawn', async () => {
    const { ACTIVE_SERIES } = app().variables;
    const wallet = app().evmWallet('issuer');
    const opened = await app().open({ screen: '/issuer/series', wallets: [wallet] });
    const { page } = opened;
    await opened.signIn(wallet);
    await page.locator(`a[href$="/${ACTIVE_SERIES}"]`).click();
    await page.getByText('Report a quarter: Q3 2027').waitFor();
    await press(page, 'Propose the amendment');
    await page.getByRole('alert').getByText('Enter the yearly income').waitFor();
    await page.getByLabel('Yearly income from which you pay').fill('55,555');
    await page.getByLabel('Share of the income above it').fill('3');
    expect(await opened.sealed()).not.toContain('55,555');
    await page.reload();
    await page.getByRole('row', { name: /55,555.00 USD/ }).waitFor();
    await press(page, 'Propose the amendment');
    await page.getByText('It names no attestor yet').waitFor();
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('55,555');
    await press(page, 'Name the attestor');
    await page.getByRole('alert').getByText('Choose the attestor who reviews it.').waitFor();
    await page.getByLabel('Attestor who reviews it').selectOption({ index: 1 });
    await press(page, 'Name the attestor');
    await page.getByText('reads the new terms and signs next').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(opened);
    await press(page, 'Withdraw the amendment');
    await page.getByText('You withdrew it.').waitFor();
    await page.getByLabel('Yearly income from which you pay').fill('44,444');
    await opened.sealed();
    await press(page, 'Sign out');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(':sealed ');
    await leave(opened);
  });

  it('are drafted for a curve, and then for a raise, which the wallet of a Solana cluster signs and creates', async () => {
    const wallet = app().solanaWallet('issuer');
    const opened = await app().open({ screen: '/issuer/drafts/new', wallets: [wallet] });
    const { page } = opened;
    await opened.signIn(wallet);
    await page.getByLabel('Yearly income from which you pay').fill('40,000');
    await page.getByLabel('The last unit costs').fill('400');
    await press(page, 'Seal the draft');
    await page.getByRole('alert').getByText('at most 100').waitFor();
    await page.getByLabel('The last unit costs').fill('4');
    await expectSound(opened);
    await press(page, 'Seal the draft');
    await page.getByText('Money with which the series begins').waitFor({ timeout: INDEXED_MS });
    await page.getByRole('button', { name: 'Save the contract to read it' }).waitFor();
    await page.getByRole('link', { name: 'Change the draft' }).click();
    await page.getByLabel('How the units are sold').selectOption('RAISE');
    await page.getByLabel('How the income is shown').selectOption('yes');
    await page.getByText('The transaction that creates the series makes threshold and share public').waitFor();
    await page.getByLabel('How the units are sold').selectOption('CURVE');
    await page.getByText('A series on a curve has no router for its income.').waitFor();
    expect(await page.getByLabel('How the income is shown').count()).toBe(0);
    await page.getByLabel('How the units are sold').selectOption('RAISE');
    await press(page, 'Seal the changed draft');
    await page.getByText('Most units of one bid').waitFor({ timeout: INDEXED_MS });
    expect(await opened.violations()).toEqual([]);

    await savedContract(page);
    await press(page, 'Sign the contract that I read');
    await press(page, 'Create the series');
    await send(page, wallet);
    await page.getByRole('link', { name: 'Go to the series' }).click();
    await page.getByRole('button', { name: 'Cancel the raise' }).waitFor();
    expect(page.url()).toContain(encodeURIComponent(String(app().variables.CLUSTER_CHAIN)));
    expect(await opened.violations()).toEqual([]);
    await leave(opened);
  });
});
