import { createDeviceSecret, createMemoryStore, exportDevice, importDevice, incomeSalt } from '@income-series/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecipient, type Recipient } from '../../domains/support/sealing.ts';
import { type Launched, launch, openFirstPeriod, raise, ratedClock } from '../../domains/support/story.ts';
import { inspect, lap, shoot } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/app-world.ts';
import { signOpenCase } from './support/cases.ts';
import { PASSPHRASE, saveExport } from './support/devices.ts';
import { acceptTerms, backUp, chooseAttestor } from './support/journey.ts';

const executablePath = findChromium();
let world: AppWorld;
let launched: Launched;
let attestor: Recipient;
/** The device file of the browser that reported the first quarter. */
let deviceFile: string;
beforeAll(async () => {
  if (executablePath === null) return;
  world = await openAppWorld(executablePath);
  launched = await launch(world.product);
  await raise(world.product, launched);
  await openFirstPeriod(world.product);
  attestor = await createRecipient(world.product, 21);
});
afterAll(() => world?.close());

const reportPath = (period: string) => `/issuer/series/evm:10143/${launched.seriesKey}/report/${period}`;

/** 2026-07-02: the second quarter is over. */
async function openNextPeriod(): Promise<void> {
  await ratedClock(world.product.devnet).set(1_782_950_400n);
  await world.product.index();
}

/** Opens the list of the issuer's series by the menu: two clicks with the sign-in's own two. */
async function openMySeries(app: OpenedApp): Promise<void> {
  await app.signIn();
  await openMySeriesPage(app.page);
}

const openMySeriesPage = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My series' }).click();

interface DraftRow {
  readonly id: string;
  readonly seriesKey: string;
}

/** The issuer's last draft. */
async function lastDraft(): Promise<DraftRow> {
  const list = '{ seriesDrafts(first: 1, direction: DESC) { nodes { id seriesKey } } }';
  const { data } = await world.product.ask('issuer', list);
  const [draft] = (data as { readonly seriesDrafts: { readonly nodes: readonly DraftRow[] } }).seriesDrafts.nodes;
  if (draft === undefined) throw new Error('There is no draft.');
  return draft;
}

/** Shows the sealed terms of the saved draft, of which the log has the reading, and saves the draft anew with them. */
async function showTerms(page: Page): Promise<void> {
  await page.getByText('Step 6 of 7: Contract').waitFor();
  await page.getByText('Each reading is recorded').waitFor();
  expect(await page.getByText('60,000').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the terms' }).click();
  await page.getByText('60,000 USD', { exact: true }).waitFor();
  await page.getByText('5.07%', { exact: true }).waitFor();
  await page.getByText('A unit, at an income of 75,000 USD').waitFor();
  await shoot(page, 'terms-shown');
  await page.getByRole('button', { name: 'Back to “Sale”' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const { seriesKey } = await lastDraft();
  const rows = await world.product.gateway.database.prisma.termsAccessLog.findMany({ where: { seriesKey } });
  expect(rows.map(({ relation }) => relation)).toEqual(['issuer']);
}

describe.skipIf(executablePath === null)('an issuer', () => {
  it('is asked for the passphrase of a saved device once while a report is made, and again after some minutes of rest', async () => {
    const app = await world.open({ wallet: 'issuer', path: '/device' });
    const { page, faults } = app;
    await page.clock.install();
    await page.reload();
    await app.signIn();
    await backUp(page, true);
    await page.getByText('This device is saved').waitFor();
    await openMySeriesPage(page);
    await page.getByRole('link', { name: 'Report Q1 2026' }).click();
    const [income, passphrase] = [page.getByLabel('Income since the year began'), page.locator('[type=password]')];
    const prove = async (figure: string) => {
      await income.fill(figure);
      await page.getByRole('button', { name: 'Prove the payment' }).click();
      await page.getByText('Save the device file again').waitFor();
      await page.getByRole('button', { name: 'Save the device file' }).waitFor();
    };
    await acceptTerms(page);
    await prove('80,000');
    expect(await passphrase.count()).toBe(1);
    await backUp(page, false);
    await page.getByRole('button', { name: 'Change the income' }).click();
    await prove('81,000');
    expect(await passphrase.count()).toBe(0);
    await page.clock.fastForward(10 * 60_000);
    await expect.poll(() => passphrase.count()).toBe(1);
    await backUp(page, false);
    // The page goes on with the proof after it was left, and asks for no income.
    await page.getByText('The proof is made: 1,064.7 tUSD are due.').waitFor();
    await openMySeriesPage(page);
    await page.getByRole('link', { name: 'Report Q1 2026' }).click();
    await page.getByText('The proof is made: 1,064.7 tUSD are due.').waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });

  // 13 clicks in a new browser: two to sign in, two to the report, two for the device, terms, proof, export, attestor, seal, send, sign.
  // 10 in a browser that is a device already.
  it('reports a quarter: proof in the page’s worker, attestation, reload, and the transaction', async () => {
    const app = await world.open({ wallet: 'issuer' });
    const { page, faults } = app;
    const startedAt = Date.now();
    await openMySeries(app);
    await page.getByRole('link', { name: 'Report Q1 2026' }).click();
    await backUp(page, true);
    await acceptTerms(page);
    await page.getByLabel('Income since the year began').fill('90,000.00');
    await page.getByText('Payment of this quarter').waitFor();
    await shoot(page, 'income');
    await page.getByRole('button', { name: 'Prove the payment' }).click();
    const provenFrom = Date.now();
    await page.getByText('Save the device file again').waitFor();
    lap('proof', provenFrom);
    deviceFile = await saveExport(page);
    await page.getByText('The proof is made:').waitFor();
    await page.reload(); // the proof is kept
    await app.signIn();
    await page.getByText('The proof is made:').waitFor();
    await shoot(page, 'attestation');
    const payslip = { name: 'payslip.txt', mimeType: 'text/plain', buffer: Buffer.from('90000') };
    const ask = page.getByRole('button', { name: 'Seal it and ask the attestor' });
    expect(await ask.isDisabled()).toBe(true); // no attestor is chosen beforehand
    await page.getByText('Choose an attestor first.').waitFor();
    await chooseAttestor(page, attestor.key);
    expect(await page.getByText('Choose an attestor first.').count()).toBe(0);
    await page.getByText('The attestor gets no document, because you have chosen none.').waitFor();
    await page.getByLabel('Documents').setInputFiles(payslip);
    expect(await page.getByText('The attestor gets no document').count()).toBe(0);
    await ask.click();
    await page.getByText('The attestor has 1 of them.').waitFor();
    await shoot(page, 'waiting');
    lap('asked', startedAt);
    await signOpenCase(attestor);
    await page.reload(); // the session ends, and the report goes on where it was
    await app.signIn();
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page
      .getByText('The quarter is reported. Its payment, less the fee, waits for the holders to claim it.')
      .waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'The quarter is reported' }).waitFor();
    await page.reload();
    await app.signIn();
    await page.getByText('There is nothing left to do for Q1 2026.').waitFor();
    const main = page.getByRole('main');
    await main.getByText('1,521 tUSD', { exact: true }).waitFor(); // 30,000 above the threshold, times 5.07 %
    await main
      .getByText(/Q2 2026 comes next. It can be reported from 1 July 2026, 00:00 \(.*\) to 15 August 2026/)
      .waitFor();
    await shoot(page, 'reported');
    lap('reported', startedAt);
    await page.getByRole('link', { name: 'Device' }).click();
    await page.getByRole('cell', { name: 'Q1 2026' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('has a device file installed at once only if its secret made a report that is on the chain', async () => {
    const { store } = await importDevice(deviceFile, PASSPHRASE, () => createMemoryStore());
    const opening = (await store.all()).find(({ ytd }) => ytd === 9_000_000n);
    if (opening === undefined) throw new Error('The report of 90,000 is not in the file.');
    const { seriesKey, period } = opening;
    /** The file of somebody’s own secret, with an opening of the issuer’s series. */
    async function forge(saltOf: (secret: Uint8Array) => bigint): Promise<string> {
      const device = { secret: createDeviceSecret(), store: createMemoryStore() };
      await device.store.add(seriesKey, { ...opening, period, ytd: 9_000_000n, salt: saltOf(device.secret) });
      return exportDevice(device, PASSPHRASE);
    }
    const { page, faults, close, signIn } = await world.open({ wallet: 'issuer', path: '/device' });
    await signIn();
    const bring = async (text: string) => {
      const file = { name: 'device.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.getByLabel('Device file', { exact: true }).setInputFiles(file);
      await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
      await page.getByRole('button', { name: 'Import the device' }).click();
    };
    for (const [saltOf, text] of [
      [() => 12_345n, 'not with the secret that is in it: this app did not write it.'],
      [() => opening.salt, 'not with the secret that is in it: this app did not write it.'], // as an attestor knows it
      [
        (secret) => incomeSalt(secret, seriesKey, period),
        'this gateway has no report on the chain that its secret made.',
      ],
    ] as const satisfies readonly (readonly [(secret: Uint8Array) => bigint, string])[]) {
      await bring(await forge(saltOf));
      const question = page.getByRole('alert');
      await question.getByText(text).waitFor();
      await question.getByText('If somebody else made the file, they have the same secret').waitFor();
      await question.getByRole('button', { name: 'It is mine: install it' }).waitFor();
      await page.getByText('This browser is no device yet').waitFor();
    }
    await bring(deviceFile);
    await page.getByText('its secret made a report that is on the chain, as this gateway says.').waitFor();
    await page.getByText('This device is saved').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  // 15 clicks, two of them to sign in; and three to see the terms, to go back and to save them again.
  it('drafts a series, signs its contract and creates it', async () => {
    const app = await world.open({ wallet: 'issuer', hasChainTime: true });
    const { page, faults } = app;
    const startedAt = Date.now();
    await app.signIn();
    await page.getByRole('link', { name: 'My series' }).click();
    await page.getByRole('link', { name: 'Draft a series' }).click();
    const next = page.getByRole('button', { name: 'Continue' });
    await next.click();
    await page.getByLabel('First quarter').selectOption('2026-Q3');
    await page.getByLabel('Last quarter').selectOption('2028-Q2');
    await page.getByLabel('Units offered').fill('100');
    await page.getByLabel('Currency of the income').fill('NOK');
    await page.getByText('The chain’s feed has no recent rate of NOK').waitFor();
    await shoot(page, 'figures-without-rate');
    expect(await next.isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'USD' }).click();
    expect(await page.getByLabel('Currency of the income').inputValue()).toBe('USD');
    await shoot(page, 'figures');
    await page.reload(); // what was typed is kept
    await app.signIn();
    expect(await page.getByLabel('Units offered').inputValue()).toBe('100');
    await next.click();
    await page.getByLabel('Threshold of a year').fill('60,000');
    await page.getByLabel('Share of the income above it').fill('5.07');
    await shoot(page, 'terms');
    await next.click();
    await page.getByLabel('Income 1').fill('90,000');
    await page.getByText('15.21 tUSD').waitFor(); // 30,000 above the threshold, times 5.07 %, over 100 units
    await shoot(page, 'preview');
    await next.click();
    await page.getByLabel('Lowest price of a unit').fill('1');
    await page.getByLabel('Raised at least').fill('10');
    await page.getByLabel('Paid at most, in all').fill('1,000,000');
    await page.getByLabel('Buyers at least').fill('5');
    await page.getByText('2 buyers may take all units').waitFor();
    await page.getByText('“Buyers at least” asks for 5: then each may take at most 24.').waitFor();
    await shoot(page, 'sale-contradiction');
    expect(await page.getByRole('button', { name: 'Save the draft' }).isDisabled()).toBe(true);
    await page.getByLabel('Buyers at least').fill('2');
    await shoot(page, 'sale');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await showTerms(page);
    await page.getByRole('button', { name: 'Prepare the contract' }).click();
    await page.getByRole('button', { name: 'Sign the contract' }).waitFor();
    await shoot(page, 'contract');
    await page.getByRole('button', { name: 'Sign the contract' }).click();
    await shoot(page, 'create');
    await page.getByRole('button', { name: 'Create the series' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('100 units by sealed bids, each unit for 1 tUSD or more. With less than 10 tUSD').waitFor();
    await dialog.getByText('1% of every payment to the holders').waitFor();
    for (const label of ['Bids are taken until', 'Price and last checks end by', 'Paid at most, in all'])
      await dialog.getByText(label, { exact: true }).waitFor();
    await shoot(page, 'create-dialog');
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByText('The series exists, and its sale has begun.').waitFor();
    lap('created', startedAt);
    expect(faults).toEqual([]);
  });

  it('warns of an income of the year that is less than before, as that of the quarter alone is', async () => {
    const { page, faults, close, signIn } = await world.open({ wallet: 'issuer', path: reportPath('2026-Q2') });
    await openNextPeriod();
    await signIn();
    await page.getByText('I have a device file already').click();
    const file = { name: 'device.txt', mimeType: 'text/plain', buffer: Buffer.from(deviceFile) };
    await page.getByLabel('Device file', { exact: true }).setInputFiles(file);
    await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Import the device' }).click();
    await page.getByText('Up to Q1 2026 you reported 90,000 USD.').waitFor();
    const [income, prove] = [
      page.getByLabel('Income since the year began'),
      page.getByRole('button', { name: 'Prove the payment' }),
    ];
    const warning = page.getByText('This is less than what you reported up to Q1 2026, which is 90,000 USD.');
    const tick = page.getByText('The income of the year went down');
    await income.fill('1,500');
    await warning.waitFor();
    expect(await prove.isDisabled()).toBe(true);
    await shoot(page, 'income-decrease');
    await tick.click();
    expect(await prove.isEnabled()).toBe(true);
    await income.fill('1,600'); // another figure needs another tick
    expect(await prove.isDisabled()).toBe(true);
    await income.fill('91,500');
    await warning.waitFor({ state: 'detached' });
    expect(await prove.isEnabled()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('says in words that a lost device cannot report', async () => {
    const { page, faults, close, signIn } = await world.open({ wallet: 'issuer', path: reportPath('2026-Q2') });
    await signIn();
    await backUp(page, true);
    await acceptTerms(page);
    await page.getByText('This browser does not have the figure of the quarter that was reported before').waitFor();
    await shoot(page, 'lost');
    expect(faults).toEqual([]);
    await close();
  });

  it('has no finding of axe, and no screen scrolls sideways, at any width, light and dark', async () => {
    const series = `/issuer/series/evm:10143/${launched.seriesKey}`;
    const screens = [
      ['/issuer', 'Report Q2 2026'],
      ['/issuer/drafts/new', 'Continue'],
      ['/issuer/drafts/new?step=figures', 'Units offered'],
      ['/issuer/drafts/new?step=terms', 'Threshold of a year'],
      ['/issuer/drafts/new?step=sale', 'Lowest price of a unit'],
      [series, 'What you can do now'],
      [reportPath('2026-Q2'), 'Save this device first'],
      [reportPath('2026-Q1'), 'What comes next'],
      [`/issuer/drafts/${(await lastDraft()).id}?step=contract`, 'Show the terms'],
      [`/issuer/drafts/${(await lastDraft()).id}?step=preview`, 'Show the terms'],
    ] as const;
    const app = await world.open({ wallet: 'issuer' });
    await app.signIn();
    for (const [path, text] of screens) {
      await app.page.evaluate((to) => {
        history.pushState({}, '', `/app${to}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await app.page.getByRole('main').getByText(text).first().waitFor();
      await inspect(app.page, path.replaceAll(/[^a-z0-9]+/gi, '-'));
    }
    expect(app.faults).toEqual([]);
    await app.close();
  });
});
