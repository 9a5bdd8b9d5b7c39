import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSeries } from '../../../src/apps/demo/open-series.ts';
import { printPeriod } from '../../../src/core/period.ts';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from '../../apps/demo/process.ts';
import { addressOf, deviceOf } from '../../apps/demo/screen.ts';
import { launchBrowser } from '../../support/browser.ts';
import { inspect } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { acceptTerms } from './support/journey.ts';
import { openRunning } from './support/running-app.ts';

// People of `npm run demo` in the app, with the wallets that the demo announces and none of this test.

const executablePath = findChromium();
const PASSPHRASE = 'twelve words would be better';

let demo: DemoProcess;
let browser: Browser;
let open: OpenSeries;
let url: string;
let cluster: string | undefined;
beforeAll(async () => {
  if (executablePath === null) return;
  demo = startDemo('--json');
  ({ open } = JSON.parse(await demo.line(/^\{/)) as { readonly open: OpenSeries });
  url = new URL(addressOf(demo)).origin;
  const health = (await (await fetch(`${url}/health`)).json()) as { readonly chains: object };
  cluster = Object.keys(health.chains).find((name) => name.startsWith('solana:'));
  browser = await launchBrowser(executablePath);
}, DEMO_TIMEOUT);
afterAll(async () => {
  await browser?.close();
  demo?.interrupt();
  await demo?.ended;
});

const windowOf = (page: Page, title: string) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: title }) });

/** Reads a request in the wallet's window, and confirms it. */
async function confirm(page: Page, title: string, text: string | RegExp): Promise<void> {
  const dialog = windowOf(page, title);
  await dialog.getByText(text).first().waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** True if a press at the centre of an element reaches it, because nothing covers it there. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const SEND = 'Sign and send this transaction';

/** Closes the dialog of a step that is done. */
async function close(page: Page, done: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(done).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

describe.skipIf(executablePath === null)('a person of the demo', () => {
  it('enters by a link, and bids with the wallet of the demo', async () => {
    const { page, faults, close: end } = await openRunning(browser, url, `/series/evm:10143/${open.commit}?as=Ada`);
    await page.getByRole('button', { name: 'Make this browser a device' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe(''); // no link or reload enters again
    await page.getByLabel('Passphrase of the device file').fill(PASSPHRASE);
    await page.getByLabel('The passphrase again').fill(PASSPHRASE);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the device file' }).click();
    expect(readFileSync(await (await file).path(), 'utf8').length).toBeGreaterThan(100);
    await page.getByLabel('Units', { exact: true }).fill('10');
    await page.getByLabel('Price of a unit').fill('12');
    await page.getByRole('button', { name: 'Send the sealed bid' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await windowOf(page, SEND).getByText('approve').first().waitFor();
    await inspect(page, 'wallet');
    await confirm(page, SEND, 'approve');
    await confirm(page, SEND, 'commitBid');
    await close(page, 'The bid is in the raise');
    await page.getByText('It is sealed. Come back to reveal it.').waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Device' }).click();
    await page.getByRole('row', { name: /^Bicycle Shop Weidenweg.* Sealed bid / }).waitFor();
    await page.getByText('One bid or order was sealed elsewhere').waitFor();
    await inspect(page, 'device');
    expect(faults).toEqual([]);
    await end();
  });

  it('restores the device that the last screen names, and reveals the bid that it sealed', async () => {
    const { page, faults, close: end } = await openRunning(browser, url, '/bids?as=ada');
    const { path, passphrase } = deviceOf(demo);
    await page.getByLabel('Device file', { exact: true }).setInputFiles(path);
    await page.getByLabel('Passphrase of the file').fill(passphrase);
    await page.getByRole('button', { name: 'Import the device' }).click();
    await page.getByRole('heading', { name: 'Bring your device here' }).waitFor({ state: 'detached' });
    const reveal = page.getByRole('button', { name: 'Reveal the bid' });
    expect(await reveal.count()).toBe(1);
    await reveal.click();
    // This browser saw no contract of the chain, so it cannot tell whether bids are still taken.
    await page.getByRole('button', { name: 'The time is over: reveal' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await confirm(page, SEND, 'revealBid');
    await close(page, 'The bid is revealed.');
    await reveal.waitFor({ state: 'detached' });
    await page.getByText('60 units at 14').first().waitFor();
    expect(faults).toEqual([]);
    await end();
  });

  it('has no open request and no dialog left once another tab signed out', async () => {
    const path = `/series/evm:10143/${open.commit}`;
    const {
      page,
      faults,
      close: end,
    } = await openRunning(browser, url, `/issuer/series/evm:10143/${open.active}?as=issuer`);
    const other = await page.context().newPage();
    await other.goto(new URL(`/app${path}?as=issuer`, url).href);
    await page.getByRole('button', { name: 'Withdraw the proceeds' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await windowOf(page, SEND).waitFor();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
    await end();
  });

  it('takes a step of an issuer, who may reject it first', async () => {
    const path = `/issuer/series/evm:10143/${open.active}?as=issuer`;
    const { page, faults, close: end } = await openRunning(browser, url, path);
    const withdraw = page.getByRole('button', { name: 'Withdraw the proceeds' });
    await withdraw.click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await windowOf(page, SEND).getByRole('button', { name: 'Reject' }).click();
    await close(page, 'The wallet refused: nothing was signed or sent.');
    await withdraw.click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await confirm(page, SEND, 'withdrawProceeds');
    await close(page, 'The proceeds are in your wallet.');
    expect(faults).toEqual([]);
    await end();
  });

  it('reports a quarter with the device of the last screen, which the demo’s attestor signs', async () => {
    const period = printPeriod(open.activePeriod);
    const path = `/issuer/series/evm:10143/${open.active}/report/${period}?as=issuer`;
    const { page, faults, close: end } = await openRunning(browser, url, path);
    const device = deviceOf(demo);
    await page.getByText('I have a device file already').click();
    await page.getByLabel('Device file', { exact: true }).setInputFiles(device.path.replace('ada-', 'issuer-'));
    await page.getByLabel('Passphrase of the file').fill(device.passphrase);
    await page.getByRole('button', { name: 'Import the device' }).click(); // its reports are of a series of the issuer
    await acceptTerms(page);
    await page.getByLabel('Income since the year began').fill('75,000');
    await page.getByRole('button', { name: 'Prove the payment' }).click();
    await page.getByText('Save the device file again').waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the device file' }).click(); // the page has the passphrase of the file
    await file;
    await page.getByRole('radiogroup', { name: 'Attestor', exact: true }).locator('label').click();
    const payslip = { name: 'payslip.txt', mimeType: 'text/plain', buffer: Buffer.from('75000') };
    await page.getByLabel('Documents').setInputFiles(payslip);
    await page.getByRole('button', { name: 'Seal it and ask the attestor' }).click();
    await page.getByText('an attestor’s own tool signs some ten seconds after you asked').waitFor();
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await confirm(page, SEND, 'approve');
    await confirm(page, SEND, 'submitReport');
    await close(page, 'The quarter is reported.');
    await page.getByRole('heading', { name: 'The quarter is reported' }).waitFor();
    expect(faults).toEqual([]);
    await end();
  });

  it('signs in with a wallet of the demo, as with any other', async () => {
    const { page, faults, close: end } = await openRunning(browser, url, '/bids');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Demo wallet: Ben EVM/ }).click();
    const signing = windowOf(page, 'Sign this text');
    await signing.waitFor();
    await page
      .getByRole('heading', { name: 'Sign in with a wallet', includeHidden: true })
      .waitFor({ state: 'detached' });
    expect(await page.getByText('Confirm in Demo wallet: Ben.').count()).toBe(1);
    expect(await signing.getByRole('button', { name: 'Confirm' }).evaluate(isOnTop)).toBe(true);
    await confirm(page, 'Sign this text', /wants you to sign in/);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByRole('banner').getByText('Ben', { exact: true }).waitFor(); // the name of the story, not the address
    await page.getByText('50 units').first().waitFor();
    await page.reload();
    const ended = page.getByText('The reload ended your session');
    await ended.waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Demo wallet: Ben EVM/ }).click();
    await confirm(page, 'Sign this text', /wants you to sign in/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Sign in to see').waitFor();
    await page.reload();
    await page.getByText('Sign in to see').waitFor();
    expect(await ended.count()).toBe(0);
    expect(faults).toEqual([]);
    await end();
  });

  it('signs in on Solana, and buys units of the curve', async () => {
    if (open.curve === null || cluster === undefined) throw new Error('the demo has no curve');
    const { page, faults, close: end } = await openRunning(browser, url, `/series/${cluster}/${open.curve}`);
    await page.getByText('Sign in to buy or sell.').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Demo wallet: Ada Solana/ }).click();
    await confirm(page, 'Sign this text', /wants you to sign in/);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByLabel('Money to spend').fill('10');
    await page.getByText('I have read this.').click();
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await confirm(page, SEND, /bytes, as the gateway built it/);
    await close(page, 'The units are in your wallet.');
    expect(faults).toEqual([]);
    await end();
  });
});
