import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeviceSecret, createMemoryStore, exportDevice, incomeSalt } from '@income-series/client';
import type { Page } from 'playwright-core';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { createJobs, type Jobs } from '../../../src/adapters/jobs/index.ts';
import { commitBid } from '../../../src/apps/demo/steps/sealed.ts';
import type { Bytes32, Hex } from '../../../src/core/hex.ts';
import { createDispatch } from '../../../src/domains/notifications/index.ts';
import { claim, decide, person } from '../../domains/applications/support.ts';
import { NAMES, type Name } from '../../domains/support/product.ts';
import { RETRIES } from '../../domains/support/retries.ts';
import { type Launched, launch } from '../../domains/support/story.ts';
import { testEmailCodes } from '../../support/email.ts';
import { newWallet } from '../../support/gateway.ts';
import { inspect, violationsOf } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, openAppWorld } from './support/app-world.ts';
import { PASSPHRASE, saveDevice, saveExport } from './support/devices.ts';

const executablePath = findChromium();
let world: AppWorld;
let jobs: Jobs;
let launched: Launched;
beforeAll(async () => {
  if (executablePath === null) return;
  world = await openAppWorld(executablePath);
  launched = await launch(world.product);
  jobs = createJobs({ url: world.product.gateway.database.url, retries: RETRIES });
  await jobs.start();
});
afterAll(async () => {
  await jobs?.close();
  await world?.close();
});

const MENU = ['Start', 'Inbox', 'Account', 'Device', 'My data'];
const STEPS = ['Profile', 'Application', 'Identity check', 'Contract', 'Submission'];
const AT = new Date('2027-01-01T00:00:00.000Z');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).click();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Counts the clicks of a person from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = globalThis as unknown as { clicks: number };
    counter.clicks = 0;
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && counter.clicks++, { capture: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
}

/** Everything that the page keeps in the browser, and its address. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]));

async function requireNoToken(page: Page, name: Name): Promise<void> {
  const kept = await keptBy(page);
  expect(kept).not.toContain(world.product.token(name).slice(0, 20));
  expect(kept).not.toMatch(/bearer|token/i);
}

/** Delivers the notifications that wait. */
async function dispatch(): Promise<void> {
  const { database, clock } = world.product.gateway;
  const dispatcher = createDispatch({ db: database.prisma, clock, jobs });
  await dispatcher.move();
  for (const job of await jobs.take('outbox', 100)) await dispatcher.notify(job);
}

const adminPerson = () => {
  const { gateway, devnet } = world.product;
  return person(gateway, newWallet(mnemonicKey(devnet.anvil.mnemonic, NAMES.indexOf('admin') + 1)));
};

async function savedText(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path(), 'utf8');
}

async function chooseDeviceFile(page: Page, text: string, passphrase: string): Promise<void> {
  const path = join(tmpdir(), `device-${crypto.randomUUID()}.txt`);
  await writeFile(path, text);
  await page.getByLabel('Device file', { exact: true }).setInputFiles(path);
  await page.getByLabel('Passphrase of the file').fill(passphrase);
}

async function importDevice(page: Page, text: string, passphrase: string): Promise<void> {
  await chooseDeviceFile(page, text, passphrase);
  await button(page, 'Import the device');
}

/** The secret of the browser’s device, which no page shows. */
const secretOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('income-series-app');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('values').objectStore('values').get('device-secret');
          reading.onsuccess = () => resolve(String(reading.result));
        };
      }),
  );

const applicationOf = async (name: Name) => {
  const { data } = await world.product.ask(
    name,
    '{ myApplications(first: 1, direction: DESC) { nodes { id state country persona notes { text } } } myContractSessions(first: 1) { nodes { state } } }',
  );
  return data as unknown as {
    readonly myApplications: { readonly nodes: readonly { readonly id: string; readonly state: string }[] };
    readonly myContractSessions: { readonly nodes: readonly { readonly state: string }[] };
  };
};

describe.skipIf(executablePath === null)('taking part', () => {
  it('is applied for as a backer, from the series to the submission', async () => {
    let manner: 'signs' | 'refuses' = 'signs';
    const { page, faults, close } = await world.open({ wallet: 'outsider', manner: () => manner });
    const clicks = await countClicks(page);
    const startedAt = Date.now();
    await button(page, 'Sign in');
    await button(page, /^Test/);
    await menu(page, 'Start');
    await follow(page, 'Continue: profile');
    await page.getByLabel('Name').fill('Olga Outside');
    await page.getByLabel('Country').selectOption('Portugal');
    await button(page, 'Save and continue');
    await heading(page, 'Application');
    await page.getByText('Backer', { exact: true }).click();
    await button(page, 'Start the application');
    await follow(page, 'Continue without it');
    await button(page, 'Prepare the contract');
    const pdf = await savedText(page, () => button(page, 'Save the document (PDF)'));
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(await violationsOf(page)).toEqual([]);
    manner = 'refuses';
    await button(page, 'Sign with the wallet');
    await page.getByText('The wallet refused: nothing was signed or sent.').waitFor();
    expect((await applicationOf('outsider')).myContractSessions.nodes).toMatchObject([{ state: 'RENDERED' }]);
    manner = 'signs';
    await button(page, 'Sign with the wallet');
    await heading(page, 'Submission');
    await button(page, 'Submit the application');
    await page.getByText('Waiting for an admin').waitFor();
    // 11 clicks without the document and the refusal, which are two more; the country is chosen by the keyboard.
    expect(await clicks()).toBe(13);
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect(await applicationOf('outsider')).toMatchObject({
      myApplications: { nodes: [{ state: 'SUBMITTED', persona: 'BACKER', country: 'PT' }] },
      myContractSessions: { nodes: [{ state: 'SIGNED' }] },
    });
    await requireNoToken(page, 'outsider');
    expect(faults).toEqual([]);
    await close();
  });

  it('is decided while the inbox is open, and followed to the registry of the chain', async () => {
    const { page, faults, signIn, close } = await world.open({ path: '/inbox', wallet: 'outsider' });
    await signIn();
    await page.getByText('Nothing has happened yet that concerns you.').waitFor();
    await world.product.gateway.listening();
    const { myApplications } = await applicationOf('outsider');
    const id = String(myApplications.nodes[0]?.id);
    const admin = await adminPerson();
    await claim(world.product.gateway, admin, id);
    await decide(world.product.gateway, admin, { id, decision: 'APPROVE' });
    await dispatch();
    await page.getByText('An admin decided on your application.').waitFor();
    await page.getByText('Approved', { exact: true }).waitFor();
    const inbox = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Inbox' });
    await inbox.getByText('1', { exact: true }).waitFor();
    await button(page, 'Mark as read');
    await inbox.getByText('1', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Unread' }).click();
    await page.getByText('Everything is read.').waitFor();
    expect(new URL(page.url()).search).toBe('?unread=true');
    await page.getByRole('radio', { name: 'All' }).click();
    await follow(page, 'Your application');
    await page.getByText('Approved, and not on the chain yet').waitFor();
    const { devnet, wallet } = world.product;
    await devnet.owner.verifyWallets([wallet('outsider').address]);
    await page.getByText('Approved, and on the chain').waitFor();
    const registry = page.locator('.start-steps').getByRole('listitem').filter({ hasText: 'Verified wallet' });
    await registry.getByText('Done').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps what was typed over a reload, and asks the wallet again', async () => {
    const { page, faults, signIn, close } = await world.open({ path: '/apply', wallet: 'bob' });
    await page.getByText('Sign in to see what is yours.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/start');
    await signIn();
    // Bob's wallet is verified already, which needs no application.
    await page.getByText('Your wallet is verified already:').waitFor();
    const steps = page.locator('.start-steps').getByRole('listitem');
    expect(await steps.filter({ hasText: 'Verified wallet' }).getByText('Done').count()).toBe(1);
    expect(await steps.getByText('To do').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
    await steps.getByRole('link', { name: 'Profile' }).click();
    await page.getByLabel('Name').fill('Bob Typed');
    await page.getByLabel('Country').selectOption('France');
    await page.reload();
    await page.getByText('Sign in to see what is yours.').waitFor();
    await requireNoToken(page, 'bob');
    await signIn();
    expect(await page.getByLabel('Name').inputValue()).toBe('Bob Typed');
    expect(await page.getByLabel('Country').inputValue()).toBe('FR');
    await button(page, 'Save and continue');
    await heading(page, 'Application');
    await page.getByRole('main').getByText('Issuer', { exact: true }).click();
    await page.getByText('A bank account').click();
    await page.reload();
    await signIn();
    await page.getByRole('checkbox', { name: 'A bank account', checked: true }).waitFor();
    await button(page, 'Start the application');
    await heading(page, 'Identity check');
    await button(page, 'Start the check');
    await page.getByRole('alert').waitFor();
    await follow(page, 'All steps');
    await page.getByLabel('A note to the admins').fill('I have two sources.\nThe second one is small.');
    await button(page, 'Send the note');
    await page.locator('.notes').getByText('The second one is small.').waitFor();
    await button(page, 'Withdraw the application');
    await button(page, 'Withdraw it now');
    await page.getByText('You withdrew it, and may apply again.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('is followed by notifications, whose money is read from the bid that they are about', async () => {
    const bid = { price: 2_000_000n, quantity: 10n, deposit: 30_000_000n };
    await commitBid(world.product.actor('bob'), launched.seriesKey, bid);
    await dispatch();
    const { page, faults, signIn, close } = await world.open({ path: '/inbox', wallet: 'bob' });
    await signIn();
    const notice = page.getByRole('listitem').filter({ hasText: 'Your sealed bid is on the chain.' });
    await notice.getByText('Deposit:').waitFor();
    await notice.getByText('30 tUSD').waitFor();
    await notice.getByRole('link', { name: 'My bids' }).click();
    await heading(page, 'My bids');
    expect(faults).toEqual([]);
    await close();
  });

  it('is over for an approved issuer, who is told what it can do next', async () => {
    const { page, faults, signIn, close } = await world.open({ path: '/start', wallet: 'issuer' });
    await signIn();
    await page.getByRole('heading', { name: 'What you can do as an issuer' }).waitFor();
    await page.getByText('You are an approved issuer').waitFor();
    expect(await page.getByRole('link', { name: /^Continue:/ }).count()).toBe(0);
    await page.locator('.start-steps li').nth(1).getByText('Not needed').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Draft a series' }).click();
    await page.getByText('Step 1 of 7: Wallet').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('does not begin with a wallet that refuses', async () => {
    const { page, faults, close } = await world.open({ path: '/start', wallet: 'carol', manner: 'refuses' });
    await button(page, 'Sign in');
    await button(page, /^Test/);
    await page.getByText('The wallet refused: nothing was signed or sent.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

describe.skipIf(executablePath === null)('the device', () => {
  it('moves to another browser by a file, under its passphrase alone, and replaces no other device by accident', async () => {
    const first = await world.open({ path: '/device' });
    await button(first.page, 'Make this browser a device');
    await first.page.getByText('This device is not saved').waitFor();
    const file = await saveExport(first.page);
    await first.page.getByText('This device is saved').waitFor();

    const second = await world.open({ path: '/device' });
    await importDevice(second.page, file, 'another passphrase');
    await second.page.getByText('This passphrase does not open the file.').waitFor();
    const passphrase = second.page.getByLabel('Passphrase of the file');
    expect(await passphrase.getAttribute('aria-invalid')).toBe('true');
    await importDevice(second.page, '{"v":1}', PASSPHRASE);
    await second.page.getByText('This is no device file, or it was changed.').waitFor();
    await second.page.getByText('This browser is no device yet').waitFor();
    await importDevice(second.page, file, PASSPHRASE);
    await second.page.getByText('Nobody is signed in, so this page cannot tell whose file it is.').waitFor();
    await second.page.getByText('This browser is no device yet').waitFor();
    await button(second.page, 'It is mine: install it');
    await second.page.getByText('The device is imported.').waitFor();
    expect(await secretOf(second.page)).toBe(await secretOf(first.page));

    const third = await world.open({ path: '/device' });
    await button(third.page, 'Make this browser a device');
    await third.page.getByText('This device is not saved').waitFor();
    const own = await secretOf(third.page);
    await importDevice(third.page, file, PASSPHRASE);
    await third.page.getByText('The file is of another device.').waitFor();
    expect(await secretOf(third.page)).toBe(own);
    const other = await saveExport(third.page);

    // Whoever has no passphrase of a saved device cannot put another one in its place.
    await importDevice(first.page, other, PASSPHRASE);
    await first.page.getByText('The file is of another device.').waitFor();
    const warning = first.page.getByRole('alert');
    await warning.getByLabel('Passphrase of your last device file').fill('another passphrase');
    await warning.getByRole('button', { name: 'Replace this device' }).click();
    await warning.getByText('This is not the passphrase of your last device file.').waitFor();
    expect(await secretOf(first.page)).not.toBe(own);

    await button(third.page, 'Replace this device');
    await third.page.getByRole('alert').getByLabel('Passphrase of your last device file').fill(PASSPHRASE);
    await button(third.page, 'Replace this device');
    await third.page.getByText('The device is imported.').waitFor();
    expect(await secretOf(third.page)).toBe(await secretOf(first.page));
    for (const { faults, close } of [first, second, third]) {
      expect(faults).toEqual([]);
      await close();
    }
  });
});

describe.skipIf(executablePath === null)('what a person typed and opened on the page of the device', () => {
  const last = (page: Page) => page.getByLabel('Passphrase of your last device file');
  const empty = () => exportDevice({ secret: createDeviceSecret(), store: createMemoryStore() }, PASSPHRASE);

  it.each([
    ['a sign-out', (page: Page) => button(page, 'Sign out')],
    [
      'a sign-out in another tab',
      (page: Page) => page.evaluate(() => new BroadcastChannel('income-series sign-out').postMessage(null)),
    ],
  ] as const)('is gone after %s', async (_, signOut) => {
    const { page, faults, signIn, close } = await world.open({ path: '/device', wallet: 'bob' });
    const end = async () => {
      await signOut(page);
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await last(page).waitFor();
      expect(await last(page).inputValue()).toBe('');
    };
    await signIn();
    await saveDevice(page);
    await saveExport(page);
    await expect.poll(() => last(page).inputValue()).toBe(''); // it is forgotten once it is used
    await last(page).fill(PASSPHRASE);
    await end();
    expect(await page.getByRole('button', { name: 'Choose another passphrase' }).isDisabled()).toBe(true);

    await signIn();
    await last(page).fill(PASSPHRASE);
    await button(page, 'Choose another passphrase');
    await page.getByLabel('The passphrase again').waitFor();
    await end();
    expect(await page.getByLabel('The passphrase again').count()).toBe(0);

    await signIn();
    await importDevice(page, await empty(), PASSPHRASE);
    await page.getByText('Nothing tells that the file is of your device.').waitFor();
    const passphrase = page.getByLabel('Passphrase of the file');
    expect(await passphrase.inputValue()).toBe('');
    await passphrase.fill(PASSPHRASE);
    await end();
    expect(await page.getByText('Nothing tells that the file is of your device.').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Replace this device' }).count()).toBe(0);
    expect(await passphrase.inputValue()).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  it('is gone after the session ended by itself, before the person signs in again', async () => {
    const { page, signIn, close } = await world.open({ path: '/device', wallet: 'bob' });
    await signIn();
    await saveDevice(page);
    await last(page).fill(PASSPHRASE);
    await chooseDeviceFile(page, await empty(), PASSPHRASE);
    await world.product.actor('bob').act('signOutEverywhere', {}, '... on SignOutPayload { __typename }');
    // The import asks the gateway, unless the page has noticed the end by itself and has no button any more.
    const buttons = page.getByRole('button', { name: 'Import the device' });
    await buttons.evaluateAll(([importButton]) => (importButton as HTMLElement | undefined)?.click());
    await heading(page, 'Your session has ended');
    expect(await page.locator('[type=password]').count()).toBe(0);
    await signIn();
    await last(page).waitFor();
    expect(await last(page).inputValue()).toBe('');
    expect(await page.getByLabel('Passphrase of the file').inputValue()).toBe('');
    await close();
  });
});

describe.skipIf(executablePath === null)('the file of a device', () => {
  /** The file of a device whose only content is a report of a series. */
  async function fileOf(seriesKey: Bytes32): Promise<string> {
    const device = { secret: createDeviceSecret(), store: createMemoryStore() };
    const salt = incomeSalt(device.secret, seriesKey, 20261);
    await device.store.add(seriesKey, { period: 20261, ytd: 9_000_000n, salt });
    return exportDevice(device, PASSPHRASE);
  }

  it('is installed after a question where nothing of the account tells that its secret is the account’s', async () => {
    const unknown = `0x${'ab'.repeat(32)}` as const;
    const { page, faults, signIn, close } = await world.open({ path: '/device', wallet: 'issuer' });
    await signIn();
    for (const [file, text] of [
      [await fileOf(unknown), /It has the report of Q1 2026 of .*, a series that this gateway does not know\./],
      [
        await exportDevice({ secret: createDeviceSecret(), store: createMemoryStore() }, PASSPHRASE),
        /It has no report\./,
      ],
    ] as const) {
      await importDevice(page, file, PASSPHRASE);
      await page.getByText('Nothing tells that the file is of your device.').waitFor();
      await page.getByRole('alert').getByText(text).waitFor();
      await page.getByText('This browser is no device yet').waitFor();
    }
    const own = await fileOf(launched.seriesKey);
    await importDevice(page, own, PASSPHRASE);
    await page.getByText(/Q1 2026 of .*, your series, but this gateway has no report on the chain that its/).waitFor();
    await page.getByText('This browser is no device yet').waitFor();
    await button(page, 'It is mine: install it');
    await page.getByText('This device is saved').waitFor();
    expect(faults).toEqual([]);
    await close();

    // Somebody else at another browser is told whose series it is.
    const other = await world.open({ path: '/device', wallet: 'bob' });
    await other.signIn();
    await importDevice(other.page, own, PASSPHRASE);
    await other.page.getByText(/whose issuer is 0x.*: not you\./).waitFor();
    await other.page.getByText('This browser is no device yet').waitFor();
    expect(other.faults).toEqual([]);
    await other.close();
  });
});

/** Announces a second wallet, whose one account is somebody else’s. */
async function announceOther(page: Page, privateKey: Hex): Promise<void> {
  const account = privateKeyToAccount(privateKey);
  await page.exposeFunction('askOther', async (method: string, [first]: readonly unknown[]) =>
    method === 'personal_sign' ? account.signMessage({ message: { raw: first as Hex } }) : [account.address],
  );
  await page.evaluate(() => {
    const { askOther } = globalThis as unknown as { askOther: (method: string, params: unknown[]) => Promise<unknown> };
    const request = ({ method, params = [] }: { method: string; params?: unknown[] }) => askOther(method, params);
    const detail = { info: { uuid: 'other', name: 'Other', icon: '', rdns: 'other' }, provider: { request } };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  });
}

describe.skipIf(executablePath === null)('the account', () => {
  it('links another wallet and removes it, confirms an address, and ends its sessions everywhere', async () => {
    const { page, faults, signIn, close } = await world.open({ path: '/account', wallet: 'alice' });
    await signIn();
    const other = newWallet();
    await announceOther(page, other.privateKey);
    await button(page, /^Link Test/);
    await page.getByText('This account of the wallet is linked already.').waitFor();
    await button(page, /^Link Other/);
    await page.getByText('The wallet is linked.').waitFor();
    const item = page.getByRole('listitem').filter({ has: page.getByTitle(other.address) });
    await item.getByRole('button', { name: 'Remove' }).click();
    await button(page, 'Remove this wallet');
    await item.waitFor({ state: 'detached' });

    await page.getByLabel('E-mail address').fill('alice@example.org');
    await button(page, 'Save and mail a code');
    await page.getByText('is not confirmed yet').waitFor();
    await page.getByLabel('Code in the mail').fill('00000000');
    await button(page, 'Confirm the address');
    await page.getByRole('main').locator('.field-error, .failure').first().waitFor();
    await page.getByLabel('Code in the mail').fill(await mailedCode());
    await button(page, 'Confirm the address');
    await page.getByText('is confirmed: notices are mailed there.').waitFor();

    await button(page, 'Sign out everywhere');
    await page.getByText('Sign in to see what is yours.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

/** The code that was mailed last. */
async function mailedCode(): Promise<string> {
  const where = { email: 'alice@example.org' };
  const { id, email, emailCodeRequestedAt } = await world.product.gateway.database.prisma.account.findFirstOrThrow({
    where,
  });
  return testEmailCodes.codeOf({ accountId: id, email: String(email), requestedAt: emailCodeRequestedAt as Date });
}

interface SavedData {
  readonly records: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> | null }[];
}

describe.skipIf(executablePath === null)('the data of the account', () => {
  it('are saved as one file, which has the account’s own records and nothing of others', async () => {
    const { page, faults, signIn, close } = await world.open({ path: '/data', wallet: 'outsider' });
    await signIn();
    const text = await savedText(page, () => button(page, 'Save my data (JSON)'));
    const { records } = JSON.parse(text) as SavedData;
    await page.getByText(`The file has ${records.length} records.`).waitFor();
    const types = records.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['Viewer', 'Application', 'ContractSession', 'Notification']));
    expect(text).toContain('Olga Outside');
    expect(text.toLowerCase()).toContain(world.product.wallet('outsider').address.toLowerCase());
    for (const name of NAMES.filter((one) => one !== 'outsider'))
      expect(text.toLowerCase()).not.toContain(world.product.wallet(name).address.toLowerCase());
    expect(text).not.toContain('Bob Typed');
    await requireNoToken(page, 'outsider');
    expect(faults).toEqual([]);
    await close();
  });

  it('end with the account, once nothing blocks it, its words are typed and its wallet signs', async () => {
    const { page, faults, signIn, close } = await world.open({ path: '/data', wallet: 'carol' });
    const { prisma } = world.product.gateway.database;
    const wallet = world.product.wallet('carol').address.toLowerCase();
    const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet } });
    const { id } = await prisma.builtTransaction.create({
      data: {
        ...{ accountId, kind: 'claimPayout', chain: 'evm:10143', wallet, contract: wallet, life: 'SENT' },
        ...{ selector: '0x00000000', dataHash: `0x${'a1'.repeat(32)}`, dataLength: 4, simulation: {}, expiresAt: AT },
      },
    });
    await signIn();
    await page.getByText('The account cannot end now.').waitFor();
    await page.getByText('Transaction not indexed').waitFor();
    expect(await page.getByRole('button', { name: 'Delete the account' }).count()).toBe(0);
    await prisma.builtTransaction.update({ where: { id }, data: { life: 'INDEXED' } });
    await menu(page, 'Account');
    await heading(page, 'Account');
    await menu(page, 'My data');
    const end = page.getByRole('button', { name: 'Delete the account' });
    await end.waitFor({ timeout: 15_000 });
    expect(await end.isDisabled()).toBe(true);
    await page.getByLabel('Type “delete my account”').fill('delete my account');
    await end.click();
    await page.getByRole('heading', { name: 'The account has ended' }).waitFor();
    expect(await prisma.accountWallet.count({ where: { address: wallet } })).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});

/** The names of what the page keeps in this tab and in the app's database. */
const namesKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const opening = indexedDB.open('income-series-app');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('values').objectStore('values').getAllKeys();
          reading.onsuccess = () => resolve([...Object.keys(sessionStorage), ...reading.result.map(String)]);
        };
      }),
  );

describe.skipIf(executablePath === null)('the drafts of an account', () => {
  it('end with it, and the device’s secret stays', async () => {
    const path = `/series/evm:10143/${launched.seriesKey}`;
    const { page, faults, signIn, close } = await world.open({ path, wallet: 'alice' });
    await signIn();
    await button(page, 'Make this browser a device');
    await saveExport(page);
    await page.getByLabel('Units', { exact: true }).fill('12');
    await menu(page, 'Start');
    await page.locator('.start-steps').getByRole('link', { name: 'Profile' }).click();
    await page.getByLabel('Name').fill('Alice Typed');
    const drafts = async () => (await namesKept(page)).filter((name) => name.startsWith('draft '));
    await expect.poll(drafts).toHaveLength(3); // the mark of the session is among them
    await menu(page, 'My data');
    await page.getByLabel('Type “delete my account”').fill('delete my account');
    await button(page, 'Delete the account');
    await heading(page, 'The account has ended');
    await expect.poll(drafts).toEqual([]);
    expect(await namesKept(page)).toContain('device-secret');
    expect(await keptBy(page)).not.toContain('Alice Typed');
    expect(faults).toEqual([]);
    await close();
  });
});

describe.skipIf(executablePath === null)('the account’s screens', () => {
  it.each(['bob', 'outsider'] as const)('have no finding of axe and do not scroll sideways for %s', async (wallet) => {
    const { page, faults, signIn, close } = await world.open({ path: '/start', wallet });
    await signIn();
    const look = async (name: string) => {
      await heading(page, name);
      await page.getByText('Reading …').first().waitFor({ state: 'detached' });
      await inspect(page, `${name}-${wallet}`);
    };
    for (const name of MENU) {
      await menu(page, name);
      await look(name);
    }
    for (const name of wallet === 'bob' ? STEPS : []) {
      await menu(page, 'Start');
      await page.locator('.start-steps').getByRole('link', { name }).click();
      await look(name);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
