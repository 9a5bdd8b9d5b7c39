import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Toolbox } from '../../../src/apps/demo/toolbox.ts';
import { DEMO_TIMEOUT } from '../../apps/demo/process.ts';
import { askAs } from '../../apps/demo/screen.ts';
import { findChromium } from '../client/device/chromium.ts';
import { openAttestor, signRequest } from './support/attestor.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/world.ts';

const chromium = findChromium();
const JOURNEY_MS = 300_000;
/** The time in which a transaction comes into a block and into the index, or a screen is read again. */
const INDEXED_MS = 60_000;
const PASSPHRASE = 'zwölf Störche über Łódź';
const REASON = 'Frost took the cherries';
/** The figure as it is typed, and in minor units as it would be sent. */
const FIGURE = { typed: '75,431.27', minor: '7543127' };

let world: AppWorld;
let attestor: Toolbox;
let second: Toolbox;
const folder = mkdtempSync(join(tmpdir(), 'attestor-'));
beforeAll(async () => {
  if (chromium === null) return;
  world = await openAppWorld(chromium);
  attestor = await openAttestor(world, join(folder, 'first'));
  second = await openAttestor(world, join(folder, 'second'));
}, DEMO_TIMEOUT);
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Has the attestor sign the one request of a kind that waits. */
async function sign(kind: 'report' | 'pause' | 'trueup', ...choices: readonly string[]): Promise<void> {
  const { requests } = (await attestor.run('requests')) as { requests: readonly { kind: string; id: string }[] };
  await signRequest(attestor, [kind, String(requests.find((request) => request.kind === kind)?.id)], ...choices);
}

/** A time in milliseconds by RFC 3339, in whole seconds. */
const printSeconds = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

/** The time of the chain's last indexed block, so many days later, in whole seconds. */
async function daysFromNow(days: number): Promise<string> {
  const { data } = await askAs(`${world.url}/graphql`, '{ indexedChains { chain blockAt } }');
  const { blockAt } = data.indexedChains.find(({ chain }: { chain: string }) => chain === world.variables.CHAIN);
  return printSeconds(Date.parse(blockAt) + days * 86_400_000);
}

/** Mines a block at a time, in milliseconds. */
async function mineAt(ms: number): Promise<void> {
  const calls = [
    { jsonrpc: '2.0', id: 1, method: 'evm_setNextBlockTimestamp', params: [ms / 1_000] },
    { jsonrpc: '2.0', id: 2, method: 'evm_mine', params: [] },
  ];
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(calls) };
  const answers = (await (await fetch(String(world.variables.CHAIN_NODE), request)).json()) as { error?: unknown }[];
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
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
      await page.getByLabel('Attestor', { exact: true }).selectOption(attestor.address.toLowerCase());
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

      await sign('report');
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

      const other = await world.open({ screen: '/account/device', wallets: [wallet] });
      await other.signIn(wallet);
      await other.page.getByLabel('File of the other device').setInputFiles(await download.path());
      await press(other.page, 'Open the file');
      await other.page.getByRole('alert').getByText('Enter the passphrase of the file').waitFor();
      await other.page.getByLabel('Its passphrase').fill(PASSPHRASE);
      await press(other.page, 'Open the file');
      await other.page.getByText('It has the figure of one report').first().waitFor({ timeout: INDEXED_MS });
      await other.page
        .getByRole('row', { name: /Q\d 20\d\d/ })
        .first()
        .waitFor();
      expect(await other.violations()).toEqual([]);
      for (const opened of [iris, ada, other]) {
        expect([opened.faults, opened.strangers]).toEqual([[], []]);
        await opened.close();
      }
    },
    JOURNEY_MS,
  );

  it(
    'asks for a pause and for an extinguishment, across a wallet that refuses, a reload, and a stranger who would end the pause early',
    async () => {
      const { CHAIN, ACTIVE_SERIES = '' } = world.variables;
      const wallet = world.evmWallet('issuer');
      const iris = await world.open({ screen: '/account/inbox', wallets: [wallet] });
      const { page } = iris;
      await iris.signIn(wallet);
      await page.getByRole('link', { name: 'Go to the report' }).first().click();
      await page.getByText('This quarter is reported').waitFor({ timeout: INDEXED_MS });
      const send = async () => {
        await press(page, `Send with ${wallet.name}`);
        await page.getByText('Done.').waitFor({ timeout: INDEXED_MS });
        await press(page, 'Close');
      };
      const expectSound = async () => {
        await page.setViewportSize({ width: 360, height: 800 });
        expect(await iris.violations()).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.setViewportSize({ width: 1_024, height: 900 });
      };
      await page.goto(`${world.url}/app/issuer/series/${CHAIN}/${ACTIVE_SERIES}`);

      const summary = (name: string) => page.locator('summary', { hasText: name });
      await summary('Ask for a pause').click();
      await press(page, 'Seal the reason, and ask for a pause');
      await page.getByRole('alert').getByRole('link', { name: 'Choose the attestor who decides.' }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('pause-attestors');
      await page.getByLabel('Attestor who decides').selectOption(attestor.address.toLowerCase());
      await page.getByLabel('Reason').fill(REASON);
      expect(await iris.sealed()).not.toContain(REASON);
      await page.reload();
      await summary('Ask for a pause').click();
      await expect.poll(() => page.getByLabel('Reason').inputValue(), { timeout: INDEXED_MS }).toBe(REASON);
      await expectSound();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await press(page, 'Seal the reason, and ask for a pause');
      await page.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
      expect(await iris.violations()).toEqual([]);
      wallet.refusing = true;
      await press(page, `Send with ${wallet.name}`);
      await page.getByText('You refused the request in the wallet').waitFor();
      wallet.refusing = false;
      await page.getByText('It is written, and not on the chain yet.').waitFor({ timeout: INDEXED_MS });
      await press(page, 'Seal the reason, and ask for a pause');
      await send();
      await page.getByText('to approve or refuse it').waitFor();
      expect(sent.filter((body) => body.includes(REASON))).toEqual([]);

      const until = await daysFromNow(20);
      await sign('pause', '--until', until, '--code', 'INCOME_LOSS');
      await page.getByText('The pause runs until').waitFor({ timeout: INDEXED_MS });
      const outsider = world.evmWallet('outsider');
      const stranger = await world.open({ screen: `/series/${CHAIN}/${ACTIVE_SERIES}`, wallets: [outsider] });
      await stranger.page.getByText('Sign in with a wallet on Monad testnet to send one of them.').waitFor();
      await stranger.signIn(outsider);
      await press(stranger.page, 'End the pause');
      await stranger.page
        .getByRole('alert')
        .getByText('The pause is not over, and only the issuer may end it early.')
        .waitFor();
      expect(await stranger.violations()).toEqual([]);
      await page.getByRole('link', { name: 'Calendar' }).click();
      await page.getByRole('link', { name: 'End the pause' }).first().click();
      await press(page, 'End the pause');
      await send();
      await page.getByText('The pause is over.').waitFor();

      await summary('Ask for the extinguishment').click();
      await page.getByLabel('First attestor').selectOption(attestor.address.toLowerCase());
      await page.getByLabel('Second attestor').selectOption(attestor.address.toLowerCase());
      await page.getByLabel('Evidence').fill(REASON);
      await press(page, 'Seal the evidence for both');
      await page.getByRole('alert').getByText('Choose two different attestors.').waitFor();
      await page.getByLabel('Second attestor').selectOption(second.address.toLowerCase());
      await expectSound();
      await press(page, 'Seal the evidence for both');
      await page.getByLabel('Days until the deadline').fill('91');
      await press(page, 'Request the extinguishment');
      await page.getByRole('alert').getByText('Enter a whole number of days, 15 to 90.').waitFor();
      await page.getByRole('alert').getByText('Confirm that you understand').waitFor();
      await page.getByLabel('Days until the deadline').fill('15');
      await page.getByLabel('I understand that both signatures').check();
      await expectSound();
      await press(page, 'Request the extinguishment');
      await send();
      await page.getByText('The chain takes both signatures from').waitFor();
      await stranger.page.reload();
      await stranger.page.getByText('Two attestors may extinguish the series from').waitFor();
      await press(page, 'Void the request for an extinguishment');
      await send();
      await page.getByText('It counts no more.').waitFor();
      for (const opened of [iris, stranger]) {
        expect([opened.faults, opened.strangers]).toEqual([[], []]);
        await opened.close();
      }
    },
    JOURNEY_MS,
  );

  it(
    'has a past year reviewed, withdraws one review, and sends the difference that the attestor signs',
    async () => {
      const { CHAIN, ACTIVE_SERIES = '', ACTIVE_PERIOD = '' } = world.variables;
      const year = Number(ACTIVE_PERIOD.slice(0, 4));
      const end = Date.UTC(year + 1, 0, 1);
      await mineAt(end + 86_400_000);
      const wallet = world.evmWallet('issuer');
      const iris = await world.open({ screen: `/issuer/series/${CHAIN}/${ACTIVE_SERIES}`, wallets: [wallet] });
      const { page } = iris;
      await iris.signIn(wallet);
      await page.getByRole('link', { name: 'Go to the reviews' }).click({ timeout: INDEXED_MS });
      const ask = async () => {
        await page.locator('summary', { hasText: `Ask for a review of ${year}` }).click();
        await page.getByLabel('Attestor who reviews the year').selectOption(attestor.address.toLowerCase());
        const ledger = { name: 'ledger.txt', mimeType: 'text/plain', buffer: Buffer.from(REASON) };
        await page.getByLabel('Documents of the year').setInputFiles(ledger);
        await press(page, 'Seal and send to the attestor');
        await page.getByText('to sign or decline').waitFor({ timeout: INDEXED_MS });
      };
      await page.locator('summary', { hasText: `Ask for a review of ${year}` }).click();
      await press(page, 'Seal and send to the attestor');
      await page.getByRole('alert').getByText('Choose the attestor who is to read your documents.').waitFor();
      expect(await iris.violations()).toEqual([]);
      await page.locator('summary', { hasText: `Ask for a review of ${year}` }).click();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await ask();
      await press(page, 'Withdraw the review');
      await page.getByText('You withdrew it.').waitFor({ timeout: INDEXED_MS });
      await ask();
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await iris.violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.setViewportSize({ width: 1_024, height: 900 });
      await sign('trueup', '--adjustment=25000000', '--at', printSeconds(end + 3_600_000));
      await page.getByText('It is signed, and you can send it.').waitFor({ timeout: INDEXED_MS });
      await press(page, `Send the correction of ${year}`);
      await press(page, `Send with ${wallet.name}`);
      await page.getByText('Done.').waitFor({ timeout: INDEXED_MS });
      await press(page, 'Close');
      await page.getByText('The chain has it.').waitFor({ timeout: INDEXED_MS });
      expect(sent.filter((body) => body.includes(REASON))).toEqual([]);
      expect([iris.faults, iris.strangers]).toEqual([[], []]);
      await iris.close();
    },
    JOURNEY_MS,
  );
});
