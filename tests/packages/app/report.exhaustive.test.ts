import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePeriod, periodEnd, readPeriod } from '@income-series/protocol/period';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../src/apps/demo/clock.ts';
import { FX_RATE, TERMS } from '../../../src/apps/demo/draft.ts';
import type { Toolbox } from '../../../src/apps/demo/toolbox.ts';
import { developmentOwner } from '../../../src/apps/devnet/solana.ts';
import { askAs } from '../../apps/demo/screen.ts';
import { openAttestor, openOnCluster, signRequest } from './support/attestor.ts';
import { followAlert, INDEXED_MS, leave, press, refuse, send, useApp } from './support/journeys.ts';
import { askNode } from './support/wallets.ts';
import type { OpenedApp } from './support/world.ts';

const PASSPHRASE = 'zwölf Störche über Łódź';
const REASON = 'Frost took the cherries';
/** The figure as it is typed, and in minor units as it would be sent. */
const FIGURE = { typed: '75,431.27', minor: '7543127' };

/** The label of the field for keys as attestors gave them. */
const KEY_GIVEN = 'The attestor’s key, as the attestor gave it to you';

const { journeys, app } = useApp();
let attestor: Toolbox;
let second: Toolbox;
const folder = mkdtempSync(join(tmpdir(), 'attestor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Kind = 'report' | 'pause' | 'trueup';

/** Has an attestor sign the one request of a kind that waits. */
async function signBy(tool: Toolbox, kind: Kind, ...choices: readonly string[]): Promise<void> {
  const { requests } = (await tool.run('requests')) as { requests: readonly { kind: string; id: string }[] };
  await signRequest(tool, [kind, String(requests.find((request) => request.kind === kind)?.id)], ...choices);
}

const sign = (kind: Kind, ...choices: readonly string[]) => signBy(attestor, kind, ...choices);

/** A time in milliseconds by RFC 3339, in whole seconds. */
const printSeconds = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

/** The time of a chain's last indexed block, so many days later, in whole seconds. */
async function daysFromNow(days: number, on = app().variables.CHAIN): Promise<string> {
  const { data } = await askAs(`${app().url}/graphql`, '{ indexedChains { chain blockAt } }');
  const { blockAt } = data.indexedChains.find(({ chain }: { chain: string }) => chain === on);
  return printSeconds(Date.parse(blockAt) + days * 86_400_000);
}

/** Mines a block at a time, in milliseconds. */
async function mineAt(ms: number): Promise<void> {
  const calls = [
    { jsonrpc: '2.0', id: 1, method: 'evm_setNextBlockTimestamp', params: [ms / 1_000] },
    { jsonrpc: '2.0', id: 2, method: 'evm_mine', params: [] },
  ];
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(calls) };
  const answers = (await (await fetch(String(app().variables.CHAIN_NODE), request)).json()) as { error?: unknown }[];
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
}

/** The text of Ada's claim on the series that is reported; undefined while nothing is due. */
async function claimOf(ada: OpenedApp, key: string): Promise<string | undefined> {
  const card = ada.page.getByRole('article').filter({ hasText: `${key.slice(0, 6)}…${key.slice(-4)}` });
  const [text] = await card.getByRole('button', { name: /^Claim/ }).allTextContents();
  return text;
}

journeys('an issuer in the app', () => {
  beforeAll(async () => {
    attestor = await openAttestor(app(), join(folder, 'first'));
    second = await openAttestor(app(), join(folder, 'second'));
  });

  it('reports a quarter from the calendar to the holder’s claim, by a proof of this browser and an attestor’s signature', async () => {
    const { CHAIN, ACTIVE_SERIES = '', ACTIVE_PERIOD } = app().variables;
    const [wallet, holder] = [app().evmWallet('issuer'), app().evmWallet('ada')];
    const ada = await app().open({ screen: '/account/holdings', wallets: [holder] });
    await ada.signIn(holder);
    const iris = await app().open({ screen: '/issuer', wallets: [wallet] });
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
    await followAlert(page, /Enter an amount of USD/);
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
    await press(page, 'Send the report, and pay');
    await refuse(page, wallet);
    expect(await claimOf(ada, ACTIVE_SERIES)).toBeUndefined();
    await press(page, 'Send the report, and pay');
    await send(page, wallet);
    await page.getByText('This quarter is reported').waitFor({ timeout: INDEXED_MS });
    await ada.page.reload();
    await expect.poll(() => claimOf(ada, ACTIVE_SERIES), { timeout: INDEXED_MS }).toMatch(/^Claim [\d,.]+ tUSD$/);

    expect(page.url()).toContain(`/app/issuer/report/${CHAIN}/${ACTIVE_SERIES}/${ACTIVE_PERIOD}`);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    for (const place of [...sent, kept, await ada.page.content()])
      for (const canary of [FIGURE.typed, FIGURE.minor]) expect(place).not.toContain(canary);

    const other = await app().open({ screen: '/account/device', wallets: [wallet] });
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
    await leave(iris, ada, other);
  });

  it('asks for a pause and for an extinguishment, across a wallet that refuses, a reload, and a stranger who would end the pause early', async () => {
    const { CHAIN, ACTIVE_SERIES = '' } = app().variables;
    const wallet = app().evmWallet('issuer');
    const iris = await app().open({ screen: '/account/inbox', wallets: [wallet] });
    const { page } = iris;
    await iris.signIn(wallet);
    await page.getByRole('link', { name: 'Go to the report' }).first().click();
    await page.getByText('This quarter is reported').waitFor({ timeout: INDEXED_MS });
    const expectSound = async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await iris.violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.setViewportSize({ width: 1_024, height: 900 });
    };
    await page.goto(`${app().url}/app/issuer/series/${CHAIN}/${ACTIVE_SERIES}`);

    const summary = (name: string) => page.locator('summary', { hasText: name });
    await summary('Ask for a pause').click();
    await press(page, 'Seal the reason, and ask for a pause');
    await followAlert(page, 'Choose the attestor who decides.');
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
    await refuse(page, wallet);
    await page.getByText('It is written, and not on the chain yet.').waitFor({ timeout: INDEXED_MS });
    await press(page, 'Seal the reason, and ask for a pause');
    await send(page, wallet);
    await page.getByText('to approve or refuse it').waitFor();
    expect(sent.filter((body) => body.includes(REASON))).toEqual([]);

    const until = await daysFromNow(20);
    await sign('pause', '--until', until, '--code', 'INCOME_LOSS');
    await page.getByText('The pause runs until').waitFor({ timeout: INDEXED_MS });
    const outsider = app().evmWallet('outsider');
    const stranger = await app().open({ screen: `/series/${CHAIN}/${ACTIVE_SERIES}`, wallets: [outsider] });
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
    await send(page, wallet);
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
    await send(page, wallet);
    await page.getByText('The chain takes both signatures from').waitFor();
    await stranger.page.reload();
    await stranger.page.getByText('Two attestors may extinguish the series from').waitFor();
    await press(page, 'Void the request for an extinguishment');
    await send(page, wallet);
    await page.getByText('It counts no more.').waitFor();
    await leave(iris, stranger);
  });

  it('has a past year reviewed, withdraws one review, and sends the difference that the attestor signs', async () => {
    const { CHAIN, ACTIVE_SERIES = '', ACTIVE_PERIOD = '' } = app().variables;
    const year = Number(ACTIVE_PERIOD.slice(0, 4));
    const end = Date.UTC(year + 1, 0, 1);
    await mineAt(end + 86_400_000);
    const wallet = app().evmWallet('issuer');
    const iris = await app().open({ screen: `/issuer/series/${CHAIN}/${ACTIVE_SERIES}`, wallets: [wallet] });
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
    await send(page, wallet);
    await page.getByText('The chain has it.').waitFor({ timeout: INDEXED_MS });
    expect(sent.filter((body) => body.includes(REASON))).toEqual([]);
    await leave(iris);
  });

  it('reports a quarter of a series on Solana to the holder’s claim, and asks there for a pause and ends it', async () => {
    const { CLUSTER_CHAIN = '', CLUSTER_NODE = '', TRADED_SERIES = '' } = app().variables;
    const desk = await openOnCluster(attestor, app());
    const place = `chain: "${CLUSTER_CHAIN}", key: "${TRADED_SERIES}"`;
    const { data } = await askAs(`${app().url}/graphql`, `{ series(${place}) { firstPeriod } }`);
    const end = periodEnd(parsePeriod(readPeriod(data.series.firstPeriod)));
    const moveClock = (seconds: bigint) => askNode(CLUSTER_NODE, 'devnet_setTime', [Number(seconds)]);
    await moveClock(end - HOUR);
    const { owner } = await developmentOwner(CLUSTER_NODE);
    await owner.publishRate(TERMS.currencyCode, FX_RATE);
    await moveClock(end + DAY);

    const [wallet, holder] = [app().solanaWallet('issuer'), app().solanaWallet('ada')];
    const iris = await app().open({ screen: '/issuer', wallets: [wallet] });
    const { page } = iris;
    await iris.signIn(wallet);
    const due = page.getByRole('listitem').filter({ hasText: `${TRADED_SERIES.slice(0, 6)}…` });
    await due.getByRole('link', { name: /^Report Q/ }).click({ timeout: INDEXED_MS });
    await page.getByLabel(/^Income from 1 January/).fill(FIGURE.typed);
    await press(page, 'Compute and prove the payment');
    await page.getByText('Payment to all units').waitFor({ timeout: INDEXED_MS });
    await page.getByLabel('Attestor', { exact: true }).selectOption(desk.address.toLowerCase());
    const ledger = { name: 'ledger.txt', mimeType: 'text/plain', buffer: Buffer.from('entries 1 to 41') };
    await page.getByLabel('Documents that show the figure').setInputFiles(ledger);
    await page.getByLabel(/without the file/).check();
    await press(page, 'Seal and send to the attestor');
    await page.getByRole('alert').getByText('Compare the threshold and the share with your terms.').waitFor();
    await followAlert(page, 'Enter the key that each attestor gave you.');
    await page.getByLabel(KEY_GIVEN).fill(second.address);
    await page.getByText('60,000.00 USD').waitFor();
    await page.getByLabel('These are the threshold and the share of my terms').check();
    await press(page, 'Seal and send to the attestor');
    await followAlert(page, /^This is not the key of the attestor whom you chose/);
    expect(await iris.violations()).toEqual([]);
    await page.getByLabel(KEY_GIVEN).fill(desk.address);
    await press(page, 'Seal and send to the attestor');
    await page.getByText('This screen then goes on by itself', { exact: false }).waitFor({ timeout: INDEXED_MS });
    await signBy(desk, 'report');
    await page.getByText('signed it at').waitFor({ timeout: INDEXED_MS });
    await press(page, 'Send the report, and pay');
    await refuse(page, wallet);
    await press(page, 'Send the report, and pay');
    await send(page, wallet);
    await page.getByText('This quarter is reported').waitFor({ timeout: INDEXED_MS });
    expect(await iris.violations()).toEqual([]);

    const ada = await app().open({ screen: '/account/holdings', wallets: [holder] });
    await ada.signIn(holder);
    await expect.poll(() => claimOf(ada, TRADED_SERIES), { timeout: INDEXED_MS }).toMatch(/^Claim [\d,.]+ /);
    const card = ada.page.getByRole('article').filter({ hasText: `${TRADED_SERIES.slice(0, 6)}…` });
    await card.getByRole('button', { name: /^Claim/ }).click();
    await send(ada.page, holder);
    await expect.poll(() => claimOf(ada, TRADED_SERIES), { timeout: INDEXED_MS }).toBeUndefined();

    await page.goto(`${app().url}/app/issuer/series/${encodeURIComponent(CLUSTER_CHAIN)}/${TRADED_SERIES}`);
    await page.locator('summary', { hasText: 'Ask for a pause' }).click();
    await page.getByLabel('Attestor who decides').selectOption(desk.address.toLowerCase());
    await page.getByLabel(KEY_GIVEN).fill(desk.address);
    await page.getByLabel('Reason').fill(REASON);
    await press(page, 'Seal the reason, and ask for a pause');
    await send(page, wallet);
    await page.getByText('to approve or refuse it').waitFor();
    await signBy(desk, 'pause', '--until', await daysFromNow(20, CLUSTER_CHAIN), '--code', 'INCOME_LOSS');
    await page.getByText('The pause runs until').waitFor({ timeout: INDEXED_MS });
    await press(page, 'End the pause');
    await send(page, wallet);
    await page.getByText('The pause is over.').waitFor();
    expect(await iris.violations()).toEqual([]);
    await leave(iris, ada);
  });
});
