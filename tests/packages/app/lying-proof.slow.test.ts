import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bytes32 } from '../../../src/core/hex.ts';
import type { Period } from '../../../src/core/period.ts';
import { createRecipient, type Recipient } from '../../domains/support/sealing.ts';
import { type Launched, launch, openFirstPeriod, raise } from '../../domains/support/story.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/app-world.ts';
import { PASSPHRASE, saveDevice } from './support/devices.ts';
import { acceptTerms, chooseAttestor } from './support/journey.ts';
import { type LyingProxy, startLyingProxy } from './support/lying-proxy.ts';
import { goTo } from './support/populated-app.ts';

const executablePath = findChromium();

let world: AppWorld;
let proxy: LyingProxy;
let launched: Launched;
let other: Launched;
let attestor: Recipient;
beforeAll(async () => {
  if (executablePath === null) return;
  [world, proxy] = await Promise.all([openAppWorld(executablePath), startLyingProxy()]);
  launched = await launch(world.product);
  await raise(world.product, launched);
  other = await launch(world.product);
  await raise(world.product, other);
  await openFirstPeriod(world.product);
  attestor = await createRecipient(world.product, 21);
});
beforeEach(() => proxy?.lieAbout(''));
afterAll(() => Promise.all([world?.close(), proxy?.close()]));

const reportPath = ({ seriesKey }: Launched) => `/issuer/series/evm:10143/${seriesKey}/report/2026-Q1`;

/** Opens the report of the first series as its issuer, in a new browser. */
async function openReport(): Promise<OpenedApp> {
  const app = await world.open({ wallet: 'issuer', path: reportPath(launched), proxy: proxy.url, hasChainTime: true });
  await app.signIn();
  return app;
}

const income = (page: Page) => page.getByLabel('Income since the year began');
const save = (page: Page) => page.getByRole('button', { name: 'Save the device file' });
async function prove(page: Page, figure: string): Promise<void> {
  await income(page).fill(figure);
  await page.getByRole('button', { name: 'Prove the payment' }).click();
  await page.getByText('Save the device file again').waitFor();
}
async function saveHeld(page: Page): Promise<void> {
  const file = page.waitForEvent('download');
  await save(page).click();
  await file;
}

/** With a threshold of zero the payment is the whole income, times figures that the gateway knows. */
const NO_THRESHOLD = (answer: string) => answer.replace(/"theta":"\d+"/, '"theta":"0"');
const REFUSED = 'The gateway names other terms than the series has on the chain, as your own node says.';

/** The attestor signs the case that is open, as its tool does. */
async function signCase(): Promise<void> {
  const list = 'tier3Cases(state: OPEN) { nodes { id incomeCommitment priorIncomeCommitment } }';
  const { data } = await attestor.ask(`{ ${list} }`);
  type Row = { readonly id: string; readonly incomeCommitment: Bytes32; readonly priorIncomeCommitment: Bytes32 };
  const [row] = (data as unknown as { readonly tier3Cases: { readonly nodes: readonly Row[] } }).tier3Cases.nodes;
  if (row === undefined) throw new Error('There is no case.');
  const { id, incomeCommitment, priorIncomeCommitment: priorCommitment } = row;
  const place = { seriesKey: launched.seriesKey, period: 20261 as Period, priorCommitment, incomeCommitment };
  const signature = attestor.sign('REPORT', { ...place, tier: 3, liquidityFlag: 0 });
  expect((await attestor.act('signTier3Case', '__typename', { id, signature })).code).toBeUndefined();
}

describe.skipIf(executablePath === null)('the device of an issuer, whose gateway may lie,', () => {
  it('takes no older file for the newest, no earlier passphrase for the last, and no proof for another series’', async () => {
    const { page, faults, close } = await openReport();
    const file = await saveDevice(page);
    await acceptTerms(page);
    await prove(page, '80,000');
    // Another tab chooses another passphrase, which this one must not undo.
    const tab = await page.context().newPage();
    await tab.goto(page.url().replace(/\/issuer.*/, '/device'));
    await tab.getByLabel('Passphrase of your last device file').fill(PASSPHRASE);
    await tab.getByRole('button', { name: 'Choose another passphrase' }).click();
    for (const label of ['Passphrase of the device file', 'The passphrase again'])
      await tab.getByLabel(label).fill('another passphrase');
    await saveHeld(tab);
    await tab.close();
    await save(page).click();
    await page.getByText('is not that of the last device file any more').waitFor();
    await page.getByLabel('Passphrase of your last device file').fill('another passphrase');
    await saveHeld(page);
    await page.getByRole('button', { name: 'Change the income' }).click();
    await prove(page, '81,000');
    // An older file of this device has not what was proven since.
    await goTo(page, '/device');
    await page
      .getByLabel('Device file', { exact: true })
      .setInputFiles({ name: 'device.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
    await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Import the device' }).click();
    await page.getByText('newer ones that are not in the file').waitFor();
    await goTo(page, reportPath(launched));
    await page.getByText('Save the device file again').waitFor();
    await page.getByLabel('Passphrase of your last device file').fill('another passphrase');
    await saveHeld(page);
    await page.getByText('The proof is made').waitFor();
    // The proof of one series is none of another, and neither is the passphrase.
    await goTo(page, reportPath(other));
    await acceptTerms(page);
    await income(page).waitFor();
    expect(await page.getByText('The proof is made').count()).toBe(0);
    await goTo(page, reportPath(launched));
    await page.getByText('The proof is made').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('proves nothing by other terms than those of the series', async () => {
    proxy.lieAbout('ReportScreen', NO_THRESHOLD);
    const { page, faults, close } = await openReport();
    await saveDevice(page);
    await page.getByText(REFUSED).waitFor();
    expect([await income(page).count(), proxy.lies() > 0]).toEqual([0, true]);
    // A contract of the gateway’s own says nothing either.
    const { hub } = world.product.devnet.contracts;
    proxy.lieAbout('ReportScreen', (answer) => NO_THRESHOLD(answer).replaceAll(hub, `0x${'aa'.repeat(20)}`));
    await page.getByText('Your own node does not say which terms the series has').waitFor();
    expect(await income(page).count()).toBe(0);
    proxy.lieAbout('');
    await acceptTerms(page);
    await income(page).waitFor();
    proxy.lieAbout('ReportScreen', NO_THRESHOLD);
    await page.getByText(REFUSED).waitFor();
    expect(await income(page).count()).toBe(0);
    expect(proxy.bodies.filter((body) => body.includes('publicSignals'))).toEqual([]);
    proxy.lieAbout('');
    expect(faults).toEqual([]);
    await close();
  });

  it('signs no other report than it proved, and no larger approval', async () => {
    const { page, faults, asked, close } = await openReport();
    await saveDevice(page);
    await acceptTerms(page);
    await prove(page, '90,000');
    await saveHeld(page);
    await chooseAttestor(page, attestor.key);
    await page.getByRole('button', { name: 'Seal it and ask the attestor' }).click();
    await page.getByRole('heading', { name: 'The attestor has not signed yet' }).waitFor();
    await signCase();
    const send = page.getByRole('button', { name: 'Send the report' });
    const dialog = page.getByRole('dialog');
    const [own, of] = [launched, other].map(({ seriesKey }) => seriesKey.slice(2)) as [string, string];
    const before = asked.length;
    for (const [text, lie] of [
      ['its series or its figures differ.', (answer: string) => answer.replaceAll(own, of)],
      [
        'it lets the contract take more money than you agreed to.',
        (answer: string) => answer.replace(/(095ea7b3[0-9a-f]{64})[0-9a-f]{64}/g, `$1${'f'.repeat(64)}`),
      ],
    ] as const) {
      proxy.lieAbout('buildSubmitTier3Report', lie);
      await send.click();
      await dialog.getByText(text).waitFor();
      expect(await dialog.getByRole('button', { name: 'Sign in the wallet' }).count()).toBe(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
    expect(asked.length).toBe(before);
    proxy.lieAbout('');
    await send.click();
    await dialog.getByRole('button', { name: 'Sign in the wallet' }).click();
    await dialog.getByText('The quarter is reported.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
