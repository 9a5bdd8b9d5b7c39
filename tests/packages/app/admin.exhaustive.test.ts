import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealReason } from '@income-series/client';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodEnd, printPeriod, readPeriod } from '@income-series/protocol/period';
import type { Page } from 'playwright-core';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, expect, it } from 'vitest';
import { ATTESTOR_KEY_ACCOUNT } from '../../../src/apps/demo/applications.ts';
import { domainOf, fetchAnnouncement } from '../../../src/apps/demo/attestors.ts';
import { formatInstant } from '../../../src/apps/demo/cases.ts';
import { DAY } from '../../../src/apps/demo/clock.ts';
import type { Toolbox } from '../../../src/apps/demo/toolbox.ts';
import { DEVNET_CHAIN_ID, MNEMONIC } from '../../../src/apps/devnet/anvil.ts';
import { DEVNET_ACCOUNTS } from '../../../src/apps/devnet/chain.ts';
import { askAs, peopleOf } from '../../apps/demo/screen.ts';
import { openAttestor, signRequest } from './support/attestor.ts';
import { followAlert, INDEXED_MS, leave, press, refuse, send, useApp } from './support/journeys.ts';
import { askNode, type InjectedWallet } from './support/wallets.ts';
import type { OpenedApp } from './support/world.ts';

const { journeys, app } = useApp();
const folder = mkdtempSync(join(tmpdir(), 'attestor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Finn with a Cyrillic first letter, as somebody writes it who imitates a name. */
const NAME = 'Фinn';
const NOTE = 'Called the applicant; the canary is zwölf Störche.';

const step = (page: Page, title: string) => page.locator('.steps li').filter({ hasText: title });

async function tokenOf(name: string): Promise<string> {
  const people = await peopleOf(app().url);
  return String(people.find((person) => person.name === name && person.chain === app().variables.CHAIN)?.token);
}

/** Runs a mutation as a person, with an idempotency key of its own. @param selection fragments on its payload */
async function act(token: string, mutation: string, fields: string, selection = '') {
  const key = `idempotencyKey: "${crypto.randomUUID()}"`;
  const { data, errors } = await askAs(
    `${app().url}/graphql`,
    `mutation { ${mutation}(input: { ${key} ${fields} }) { __typename ... on Error { message } ${selection} } }`,
    token,
  );
  expect([errors, data[mutation].message]).toEqual([undefined, undefined]);
  return data[mutation];
}

/** Finn, whose wallet is verified no more, submits an application as a backer. */
async function submitApplication(): Promise<void> {
  const token = await tokenOf('finn');
  const newId = crypto.randomUUID();
  await act(token, 'updateProfile', `displayName: "${NAME}"`);
  await act(token, 'startApplication', `newId: "${newId}" persona: BACKER country: "PT" incomeSourceKinds: []`);
  await act(token, 'submitApplication', `id: "${newId}"`);
}

/** The number of times that notes were read, as the audit log counts them. */
async function countReads(): Promise<number> {
  const { data } = await askAs(
    `${app().url}/graphql`,
    '{ auditLog(action: APPLICATION_READ_NOTES) { totalCount } }',
    await tokenOf('admin'),
  );
  return data.auditLog.totalCount;
}

const rpc = (method: string, ...params: readonly unknown[]) =>
  askNode(String(app().variables.CHAIN_NODE), method, params);

async function readChainTime(): Promise<bigint> {
  const { timestamp } = (await rpc('eth_getBlockByNumber', 'latest', false)) as { timestamp: string };
  return BigInt(timestamp);
}

async function moveClock(to: bigint): Promise<void> {
  await rpc('evm_setNextBlockTimestamp', Number(to));
  await rpc('evm_mine');
}

/** Gives the keepers' account a balance in wei, in hex. */
const fundKeepers = (wei: string) =>
  rpc(
    'anvil_setBalance',
    mnemonicToAccount(MNEMONIC, { addressIndex: DEVNET_ACCOUNTS.keeper }).address.toLowerCase(),
    wei,
  );

/** The issuer asks the attestor for a pause of the active series. Returns the request's id. */
async function askPause(attestor: Toolbox): Promise<string> {
  const { CHAIN, CHAIN_NODE = '', HUB, ACTIVE_SERIES } = app().variables;
  const id = crypto.randomUUID();
  const announcement = await fetchAnnouncement({ url: app().url, chainId: DEVNET_CHAIN_ID }, attestor.address);
  const domain = domainOf({ chainId: DEVNET_CHAIN_ID, contracts: { hub: HUB as EvmAddress } });
  const row = { id, seriesKey: ACTIVE_SERIES as Bytes32, chain: { node: CHAIN_NODE, domain } };
  const reason = JSON.stringify(await sealReason({ text: 'A long illness.' }, announcement, row));
  const { transaction } = await act(
    await tokenOf('issuer'),
    'openHardship',
    `newId: "${id}" chain: "${CHAIN}" seriesKey: "${ACTIVE_SERIES}" attestorKey: "${attestor.address}" reason: ${reason}`,
    '... on OpenHardshipPayload { transaction { ... on EvmTransaction { sendCalls { calls { to data } } } } }',
  );
  for (const call of transaction.sendCalls.calls)
    await rpc('eth_sendTransaction', { from: app().evmWallet('issuer').address, ...call });
  return id;
}

/** The state of a quarter of the active series. */
async function readPeriodState(period: string): Promise<string | undefined> {
  const { CHAIN, ACTIVE_SERIES } = app().variables;
  const query = `{ series(chain: "${CHAIN}", key: "${ACTIVE_SERIES}") { periods(first: 8) { nodes { period state } } } }`;
  const { data } = await askAs(`${app().url}/graphql`, query);
  return data.series.periods.nodes.find((row: { period: string }) => row.period === period)?.state;
}

/** The first quarter of the active series is missed, and the issuer asks for the rate of the next, which the feed does not have. */
async function askRate(): Promise<void> {
  const { CHAIN, ACTIVE_SERIES, ACTIVE_PERIOD = '' } = app().variables;
  const period = nextPeriod(readPeriod(ACTIVE_PERIOD) ?? expect.fail(ACTIVE_PERIOD));
  await moveClock(periodEnd(period) + 3n * DAY);
  await expect.poll(() => readPeriodState(ACTIVE_PERIOD), { timeout: INDEXED_MS }).toBe('MISSED');
  await act(
    await tokenOf('issuer'),
    'requestFxFallback',
    `chain: "${CHAIN}" seriesKey: "${ACTIVE_SERIES}" period: "${printPeriod(period)}"`,
  );
}

/** Sends the step of the case on the screen, after the wallet refused it once. */
async function sendStep(page: Page, wallet: InjectedWallet, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).waitFor({ timeout: INDEXED_MS });
  await press(page, label);
  await refuse(page, wallet);
  await press(page, label);
  await send(page, wallet);
}

async function expectNarrow(page: Page, violations: OpenedApp['violations'], name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(/^Reading .*…$/).waitFor({ state: 'hidden' });
  // A screen that is read again has no heading for a moment.
  await expect.poll(async () => [name, await violations()]).toEqual([name, []]);
  expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, 360]);
}

journeys('the screens of an admin', () => {
  it('lead from the queue to the decision on the chain, across a reload and a wallet that refuses, and back by a revocation', async () => {
    await submitApplication();
    const wallet = app().evmWallet('admin');
    const opened = await app().open({ wallets: [wallet], width: 360, dark: true });
    const { page, violations } = opened;
    await opened.signIn(wallet);
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Review' }).click();
    await page.getByLabel('Role').selectOption('BACKER');
    await page.getByText('mixes scripts').waitFor();
    await expectNarrow(page, violations, 'queue');
    await page.getByRole('link', { name: NAME }).click();
    await page.getByText('No contract is signed').waitFor();

    const reads = await countReads();
    await page.getByLabel('Another note').fill(NOTE);
    await page.reload();
    await page.getByRole('button', { name: 'Take it into review' }).click();
    await step(page, 'Decide').getByText('next').waitFor();
    expect(await page.getByLabel('Another note').inputValue()).toBe(NOTE);
    await press(page, 'Write the note');
    await page.getByText('An admin, ').waitFor();
    expect(await page.getByText(NOTE).count()).toBe(1);

    await press(page, 'See what this does');
    await followAlert(page, 'Choose whether');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('decision');
    await page.getByLabel('Your decision').selectOption('APPROVE');
    await press(page, 'See what this does');
    await page.getByText('You may confirm this until').waitFor();
    await expectNarrow(page, violations, 'decision');
    await press(page, 'Approve the application');
    await page.getByText('Nothing changed on the chain yet').waitFor();

    await press(page, /^Allow the backer/);
    await page.getByText('Nothing is sent yet').waitFor({ timeout: INDEXED_MS });
    await refuse(page, wallet);
    await press(page, /^Allow the backer/);
    await send(page, wallet);
    await step(page, 'Write the decision on the chain').getByText('done').waitFor();
    await page.getByText('on the chain', { exact: true }).first().waitFor();

    await page.getByText('Revoke the approval').first().click();
    await page.getByLabel('Reason for the revocation').selectOption('ON_REQUEST');
    await press(page, 'Revoke the approval');
    await page.getByText('Approval revoked: The account asked for it').waitFor();
    await press(page, /^Stop allowing the backer/);
    await send(page, wallet);
    await step(page, 'Write the decision on the chain').getByText('done').waitFor();
    await expectNarrow(page, violations, 'application');
    // The screen reads the application again and again, and its notes only when somebody asks.
    expect(await countReads()).toBe(reads + 1);
    await leave(opened);
  });

  it('have one admin propose a key and another decide, and say which wallet writes it on the chain', async () => {
    const key = mnemonicToAccount(MNEMONIC, { addressIndex: ATTESTOR_KEY_ACCOUNT }).address.toLowerCase();
    const wallet = app().evmWallet('admin');
    const proposing = await app().open({ screen: '/admin/keys', wallets: [wallet] });
    await proposing.signIn(wallet);
    const form = proposing.page.getByLabel('Attestor key', { exact: true });
    await form.fill(key.slice(0, -1));
    await press(proposing.page, 'Propose it');
    await proposing.page
      .getByRole('alert')
      .getByRole('link', { name: /40 hex digits/ })
      .click();
    await form.fill(key);
    await press(proposing.page, 'Propose it');
    const proposed = proposing.page.getByRole('article').filter({ hasText: key });
    await proposed.getByText('Another admin has to decide it').waitFor();
    expect(await proposing.page.getByRole('button', { name: 'Approve the proposal' }).count()).toBe(0);

    const other = app().solanaWallet('admin');
    const deciding = await app().open({ screen: '/admin/keys', wallets: [other], width: 360 });
    const { page, violations } = deciding;
    await deciding.signIn(other);
    const decided = page.getByRole('article').filter({ hasText: key });
    await decided.waitFor();
    await expectNarrow(page, violations, 'keys');
    await decided.getByRole('button', { name: 'Approve the proposal' }).click();
    await page.getByText('Approved, and not on the chain yet').waitFor();
    await press(page, 'Write it on the chain');
    await page.getByText('which has the role KEYS').waitFor({ timeout: INDEXED_MS });
    await leave(proposing, deciding);
  });

  it('show the service in words at 360 pixels, with filters in the address, and nothing of it to others', async () => {
    const wallet = app().evmWallet('admin');
    const opened = await app().open({ screen: '/admin/health', wallets: [wallet], width: 360 });
    const { page, violations } = opened;
    await opened.signIn(wallet);
    // The keeper of comparisons begins while the demo is made, and on a busy machine only after it.
    await page
      .getByText(/index and chain agree|Nothing was compared yet/)
      .first()
      .waitFor();
    const ways = page.getByRole('navigation', { name: 'Review' });
    for (const name of await ways.getByRole('link').allInnerTexts()) {
      await ways.getByRole('link', { name, exact: true }).click();
      await expectNarrow(page, violations, name);
    }
    await ways.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Act').selectOption('APPLICATION_CLAIM');
    await page
      .getByRole('link', { name: /^Admin/ })
      .first()
      .click();
    await page.getByText('Only what the account').waitFor();
    await page.reload();
    await page.getByText('Only what the account').waitFor();
    await page.getByLabel('Act').selectOption('APPLICATION_CLAIM');
    await page
      .getByRole('link', { name: /^Application …/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'What was given' }).waitFor();
    const application = new URL(page.url()).pathname.replace('/app', '');
    await leave(opened);

    const stranger = app().evmWallet('dora');
    const other = await app().open({ screen: application, wallets: [stranger], width: 360 });
    await other.page.getByText('Sign in with the wallet of an admin').waitFor();
    await other.signIn(stranger);
    await other.page.getByText('These screens are for admins').waitFor();
    const header = other.page.getByRole('navigation', { name: 'App' });
    expect(await header.getByRole('link', { name: 'Review' }).count()).toBe(0);
    expect(await other.page.content()).not.toMatch(new RegExp(`${NAME}|What was given|canary`));
    await header.getByRole('link', { name: 'Attest' }).click();
    await other.page.getByText('not active on a chain').waitFor();
    await other.page.getByText('Nothing waits for you').waitFor();
    await expectNarrow(other.page, other.violations, 'attestor');
    await leave(other);
  });

  it('show cases of series: a pause that the admin ends while the keepers cannot, and a signed rate that the admin records', async () => {
    const attestor = await openAttestor(app(), folder);
    const pause = await askPause(attestor);
    const wallet = app().evmWallet('admin');
    const opened = await app().open({ screen: '/admin', wallets: [wallet], width: 360 });
    const { page, violations } = opened;
    await opened.signIn(wallet);
    const ways = page.getByRole('navigation', { name: 'Review' });
    await page.getByRole('link', { name: 'Pauses, asked: 1' }).click({ timeout: INDEXED_MS });
    await page.getByText('Nothing waits for an admin.').waitFor();
    await page.getByRole('link', { name: /^Pause …/ }).click();
    await page.getByText('decides.').waitFor();
    await expectNarrow(page, violations, 'pause');

    const until = (await readChainTime()) + 2n * DAY;
    await signRequest(attestor, ['pause', pause], '--until', formatInstant(until), '--code', 'ILLNESS');
    await page.getByText('The pause runs until').waitFor({ timeout: INDEXED_MS });
    expect(await page.getByRole('button', { name: 'End the pause' }).count()).toBe(0);
    await fundKeepers('0x0');
    await moveClock(until + 1n);
    await page.getByText('The pause is over since').waitFor({ timeout: INDEXED_MS });
    await ways.getByRole('link', { name: 'Applications' }).click();
    await page.getByRole('link', { name: 'Pauses that wait for an admin: 1' }).click();
    const waiting = page.getByRole('table', { name: 'What waits for an admin' });
    await expectNarrow(page, violations, 'cases');
    await waiting.getByRole('link', { name: /^Pause …/ }).click();
    await sendStep(page, wallet, 'End the pause');
    await page.getByText('The pause ended at').waitFor({ timeout: INDEXED_MS });
    await fundKeepers('0x56bc75e2d63100000');

    await askRate();
    await ways.getByRole('link', { name: 'Cases' }).click();
    await page.getByRole('link', { name: 'FX rates' }).click();
    await page.getByText('1 USD = 1.00 tUSD').first().waitFor();
    await expectNarrow(page, violations, 'rates');
    await page.getByRole('link', { name: /^FX rate, Q/ }).click();
    await page.getByText('Any attestor of the chain states the rate.').waitFor();
    await signRequest(attestor, ['fx', String(app().variables.ACTIVE_SERIES)], '--rate', '10100');
    await page.getByText('1 USD = 1.01 tUSD').waitFor({ timeout: INDEXED_MS });
    await expectNarrow(page, violations, 'rate');
    await sendStep(page, wallet, 'Record the rate');
    await page.getByText('Recorded.', { exact: true }).waitFor({ timeout: INDEXED_MS });

    await ways.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Act').selectOption('HARDSHIP_APPROVE');
    await page.getByRole('link', { name: /^HardshipRequest …/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Pause: / }).waitFor();
    await leave(opened);
  });
});
