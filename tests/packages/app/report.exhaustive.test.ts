import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Toolbox } from '../../../src/apps/demo/toolbox.ts';
import { DEMO_TIMEOUT } from '../../apps/demo/process.ts';
import { findChromium } from '../client/device/chromium.ts';
import { openAttestor, signRequest } from './support/attestor.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/world.ts';

const chromium = findChromium();
const JOURNEY_MS = 300_000;
/** The time in which a transaction comes into a block and into the index, or a screen is read again. */
const INDEXED_MS = 60_000;
const PASSPHRASE = 'zwölf Störche über Łódź';
/** The figure as it is typed, and in minor units as it would be sent. */
const FIGURE = { typed: '75,431.27', minor: '7543127' };

let world: AppWorld;
let attestor: Toolbox;
const folder = mkdtempSync(join(tmpdir(), 'attestor-'));
beforeAll(async () => {
  if (chromium === null) return;
  world = await openAppWorld(chromium);
  attestor = await openAttestor(world, folder);
}, DEMO_TIMEOUT);
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Has the attestor sign the one case that waits. */
async function signCase(): Promise<void> {
  const { requests } = (await attestor.run('requests')) as { requests: readonly { kind: string; id: string }[] };
  const id = String(requests.find(({ kind }) => kind === 'report')?.id);
  await signRequest(attestor, ['report', id]);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The text of Ada's claim on the series that is reported; undefined while nothing is due. */
async function claimOf(ada: OpenedApp, key: string): Promise<string | undefined> {
  const card = ada.page.getByRole('article').filter({ hasText: `${key.slice(0, 6)}…${key.slice(-4)}` });
  const [text] = await card.getByRole('button', { name: /^Claim/ }).allTextContents();
  return text;
}

describe.skipIf(chromium === null)('an issuer in the app', () => {
  it(
    'reports a quarter from the calendar to the holder’s claim, by a proof of this browser and an attestor’s signature',
    async () => {
      const { CHAIN, ACTIVE_SERIES = '', ACTIVE_PERIOD } = world.variables;
      const [wallet, holder] = [world.evmWallet('issuer'), world.evmWallet('ada')];
      const ada = await world.open({ screen: '/account/holdings', wallets: [holder] });
      await ada.signIn(holder);
      const iris = await world.open({ screen: '/issuer', wallets: [wallet] });
      const { page } = iris;
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      const policies: (string | undefined)[] = [];
      page.on('response', (answer) => {
        if (answer.url().includes('/assets/prover-worker-')) policies.push(answer.headers()['content-security-policy']);
      });
      await iris.signIn(wallet);
      const due = page.getByRole('listitem').filter({ hasText: `${ACTIVE_SERIES.slice(0, 6)}…` });
      await due
        .getByText(/Due in .+ days/)
        .first()
        .waitFor();
      expect(await iris.violations()).toEqual([]);
      await due.getByRole('link', { name: /^Report Q/ }).click();
      await press(page, 'Compute and prove the payment');
      await page
        .getByRole('alert')
        .getByRole('link', { name: /Enter an amount of USD/ })
        .click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('report-figure');
      await page.getByLabel(/^Income from 1 January/).fill(FIGURE.typed);
      await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain(':sealed ');
      await page.reload();
      const figure = page.getByLabel(/^Income from 1 January/);
      await expect.poll(() => figure.inputValue(), { timeout: INDEXED_MS }).toBe(FIGURE.typed);

      await press(page, 'Compute and prove the payment');
      await press(page, 'Cancel the proof');
      const startedMs = performance.now();
      await press(page, 'Compute and prove the payment');
      await page.getByText('Payment to all units').waitFor({ timeout: INDEXED_MS });
      const policy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";
      expect(new Set(policies)).toEqual(new Set([policy]));
      process.stdout.write(`The proof took ${((performance.now() - startedMs) / 1_000).toFixed(1)} s in the worker.\n`);
      expect(await iris.violations()).toEqual([]);
      await page.getByLabel('Attestor').selectOption(attestor.address.toLowerCase());
      const ledger = { name: 'ledger.txt', mimeType: 'text/plain', buffer: Buffer.from('entries 1 to 41') };
      await page.getByLabel('Documents that show the figure').setInputFiles(ledger);
      await press(page, 'Seal and send to the attestor');
      await page.getByRole('alert').getByText('Save the file of this device, or go on without it').waitFor();
      await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
      await page.getByLabel('The same passphrase again').fill(PASSPHRASE);
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: INDEXED_MS }),
        press(page, 'Save the file of this device'),
      ]);
      await page.getByText('The file of this device is saved, with this figure').waitFor();
      await press(page, 'Seal and send to the attestor');
      await page.getByText('This screen then goes on by itself', { exact: false }).waitFor({ timeout: INDEXED_MS });
      expect(await iris.violations()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toMatch(/:(sealed|draft):/);

      await signCase();
      await page.getByText('signed it at').waitFor({ timeout: INDEXED_MS });
      wallet.refusing = true;
      await press(page, 'Send the report, and pay');
      await press(page, `Send with ${wallet.name}`);
      await page.getByText('You refused the request in the wallet').waitFor();
      wallet.refusing = false;
      expect(await claimOf(ada, ACTIVE_SERIES)).toBeUndefined();
      await press(page, 'Send the report, and pay');
      await press(page, `Send with ${wallet.name}`);
      await page.getByText('Done.').waitFor({ timeout: INDEXED_MS });
      await press(page, 'Close');
      await page.getByText('This quarter is reported').waitFor({ timeout: INDEXED_MS });
      await ada.page.reload();
      await expect.poll(() => claimOf(ada, ACTIVE_SERIES), { timeout: INDEXED_MS }).toMatch(/^Claim [\d,.]+ tUSD$/);

      expect(page.url()).toContain(`/app/issuer/report/${CHAIN}/${ACTIVE_SERIES}/${ACTIVE_PERIOD}`);
      const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      for (const place of [...sent, kept, await ada.page.content()])
        for (const canary of [FIGURE.typed, FIGURE.minor]) expect(place).not.toContain(canary);

      const second = await world.open({ screen: '/account/device', wallets: [wallet] });
      await second.signIn(wallet);
      await second.page.getByLabel('File of the other device').setInputFiles(await download.path());
      await press(second.page, 'Open the file');
      await second.page.getByRole('alert').getByText('Enter the passphrase of the file').waitFor();
      await second.page.getByLabel('Its passphrase').fill(PASSPHRASE);
      await press(second.page, 'Open the file');
      await second.page.getByText('It has the figure of one report').first().waitFor({ timeout: INDEXED_MS });
      await second.page
        .getByRole('row', { name: /Q\d 20\d\d/ })
        .first()
        .waitFor();
      expect(await second.violations()).toEqual([]);
      for (const opened of [iris, ada, second]) {
        expect([opened.faults, opened.strangers]).toEqual([[], []]);
        await opened.close();
      }
    },
    JOURNEY_MS,
  );
});
