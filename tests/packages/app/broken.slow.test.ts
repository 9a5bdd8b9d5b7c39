import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Name } from '../../domains/support/product.ts';
import { type Launched, launch, openFirstPeriod, raise } from '../../domains/support/story.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type Manner, openAppWorld } from './support/app-world.ts';
import { saveDevice, saveExport } from './support/devices.ts';
import { acceptTerms } from './support/journey.ts';

const executablePath = findChromium();
/** The line of the browser itself for a request that failed, which no page can prevent. */
const FAILED_REQUEST = /^Failed to load resource: /;
const ENDED = 'Your session has ended';

let world: AppWorld;
let launched: Launched;
beforeAll(async () => {
  if (executablePath === null) return;
  world = await openAppWorld(executablePath, { manners: {} });
  launched = await launch(world.product);
});
afterAll(() => world?.close());

const seriesPath = () => `/series/evm:10143/${launched.seriesKey}`;
const units = (page: Page) => page.getByLabel('Units', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send the sealed bid' });

/** Ends each session of a person, as their time does. */
async function endSessions(name: Name): Promise<void> {
  const payload = '... on SignOutPayload { __typename }';
  await world.product.actor(name).act('signOutEverywhere', {}, payload);
}

async function fillBid(page: Page): Promise<void> {
  await units(page).fill('10');
  await page.getByLabel('Price of a unit').fill('1.5');
}

async function requireBid(page: Page): Promise<void> {
  await expect.poll(() => units(page).inputValue()).toBe('10');
  expect(await page.getByLabel('Price of a unit').inputValue()).toBe('1.5');
}

/** Requires that nothing was said in the console but that requests failed. */
const requireFailedRequests = (faults: readonly string[]) =>
  expect(faults.filter((text) => !FAILED_REQUEST.test(text))).toEqual([]);

describe.skipIf(executablePath === null)('a wallet', () => {
  it('that refuses the sign-in is asked again', async () => {
    let manner: Manner = 'refuses';
    const app = await world.open({ wallet: 'alice', manner: () => manner });
    const { page, faults } = app;
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByText('The wallet refused: nothing was signed or sent.').waitFor();
    manner = 'signs';
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });

  it('that refuses, is on another chain or has another account sends no bid, and the form stays', async () => {
    let manner: Manner = 'signs';
    const app = await world.open({ path: seriesPath(), wallet: 'alice', manner: () => manner });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    for (const [next, text] of [
      ['refuses', 'The wallet refused: nothing was signed or sent.'],
      ['elsewhere', 'The wallet is on another network, and did not change to this one.'],
      ['changed', 'The wallet has another account selected. Select the one that you signed in with.'],
    ] as const) {
      manner = next;
      await send(page).click();
      await page.getByRole('button', { name: 'Sign in the wallet' }).click();
      await page.getByRole('dialog').getByText(text).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await requireBid(page);
    }
    await send(page).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).waitFor();
    await page.reload(); // in the middle of the bid
    await app.signIn();
    await requireBid(page);
    expect(faults).toEqual([]);
    await app.close();
  });
});

describe.skipIf(executablePath === null)('a sign-out', () => {
  const signedOut = (page: Page) => page.getByRole('button', { name: 'Sign in' }).waitFor();

  it('forgets what was typed, ends the other tabs, and leaves no session behind the button “Back”', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'alice' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await app.signIn();
    expect(await units(page).inputValue()).toBe('');
    await page.evaluate(() => new BroadcastChannel('income-series sign-out').postMessage(null)); // another tab’s
    await signedOut(page);
    await app.signIn();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await signedOut(page);
    expect(faults).toEqual([]);
    await app.close();
  });

  it('in another tab closes the dialog of an action, and nothing is sent', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'alice' });
    const { page, faults, asked } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    await send(page).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).waitFor();
    await page.evaluate(() => new BroadcastChannel('income-series sign-out').postMessage(null));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await signedOut(page);
    await app.signIn();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(asked).not.toContain('eth_sendTransaction');
    expect(faults).toEqual([]);
    await app.close();
  });
});

type Answer = string;
interface Contracts {
  readonly raise: string;
  readonly token: string;
}

/** Changes the answers of the gateway to one operation. */
async function lieAbout(page: Page, field: string, change: (answer: Answer) => Answer | undefined): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(field)) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: change(text) ?? text });
  });
}

const OTHER = '0x00000000000000000000000000000000000000aa';
const NEXT = 'is another one than this browser used before';
const hexOf = (value: bigint) => value.toString(16).padStart(64, '0');

/** What a gateway may say of a bid, and the page’s refusal. */
const LIES: readonly (readonly [text: string, change: (answer: Answer, contracts: Contracts) => Answer])[] = [
  [
    `The contract “raise” on EVM chain 10143 ${NEXT}`,
    (answer, { raise }) => answer.replaceAll(raise, OTHER).replaceAll(raise.slice(2), OTHER.slice(2)),
  ],
  [`The contract “token” on EVM chain 10143 ${NEXT}`, (answer, { token }) => answer.replaceAll(token, OTHER)],
  [
    'it lets another address take your money.',
    (answer, { raise }) => answer.replaceAll(hexOf(BigInt(raise)), hexOf(BigInt(OTHER))),
  ],
  [
    'it lets the contract take more money than you agreed to.',
    (answer, { raise }) => answer.replace(new RegExp(`(095ea7b3${hexOf(BigInt(raise))})0`), '$1f'),
  ],
  ['its series or its figures differ.', (answer) => answer.replaceAll(launched.seriesKey.slice(2), '5e'.repeat(32))],
  ['it calls “approve”.', (answer) => answer.replace(/("calls":\[\{[^}]*\}),\{[^}]*\}\]/, '$1]')],
  ['it is of another kind.', (answer) => answer.replaceAll('"COMMIT_BID"', '"APPROVE"')],
  ['it is for another network.', (answer) => answer.replaceAll('"chain":"evm:10143"', '"chain":"evm:1"')],
  ['it calls no function of the product.', (answer) => answer.replace('"0x095ea7b3', '"0xdeadbeef')],
];

/** Addresses of screens, in which a name may stand anywhere. */
const ADDRESSES = [
  '/?state=*&view=*',
  '/series/*/*',
  '/series/evm:10143/*',
  '/issuer/drafts/new?step=*',
  '/issuer/drafts/new?step=contract',
  '/issuer/drafts/*?step=*',
  '/issuer/series/*/*',
  '/issuer/series/*/*/report/*',
  '/issuer/series/*/*/true-up/*',
  '/attestor?kind=*',
  '/admin/operations?view=*&state=*',
  '/inbox?unread=*',
  '/?*=*',
  '/*',
];

describe.skipIf(executablePath === null)('a page that is lied to', () => {
  it('sends no transaction that would send coins', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'bob' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll(/"value":(null|"0x0")/g, '"value":"0x1"') });
    });
    await send(page).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByRole('dialog').getByText('The transaction would send coins').waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });

  it('sends nothing but the call that it asked for, to the contracts that it saw first', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'bob' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    const dialog = page.getByRole('dialog');
    await send(page).click(); // the first use
    await dialog.getByText('commitBid').waitFor(); // in the open, because there is an approval
    await dialog.getByRole('button', { name: 'Do not send' }).click();
    const { raise, token } = world.product.devnet.contracts;
    await lieAbout(page, 'buildCommitBid', (answer) => LIES[lie]?.[1](answer, { raise, token }));
    let lie = 0;
    for (const [text] of LIES) {
      await send(page).click();
      await dialog.getByText(text).waitFor();
      expect([text, await dialog.getByRole('button', { name: 'Sign in the wallet' }).count()]).toEqual([text, 0]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      lie += 1;
    }
    lie = LIES.findIndex(([text]) => text.includes(NEXT));
    await send(page).click();
    await dialog.getByText(raise, { exact: true }).waitFor(); // both are shown, before the new one is taken
    await dialog.getByRole('button', { name: 'I compared them: use the new one' }).click();
    await dialog.getByText('This browser uses the new one from now on.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await send(page).click();
    await dialog.getByRole('button', { name: 'Sign in the wallet' }).waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });

  it('asks its wallet for no text but that of the step', async () => {
    let manner: Manner = 'signs';
    let name: Name = 'carol';
    const app = await world.open({ path: '/account', wallet: () => name, manner: () => manner });
    const { page, faults } = app;
    await app.signIn();
    const other = 'The gateway’s text says something else than this step does, so nothing was signed.';
    const addAll = (answer: Answer) => answer.replace(/Nonce: \w+/, '$&\\nAll that I own is yours.');
    manner = 'refuses'; // a wallet that is asked says so
    await lieAbout(page, 'deleteAccountChallenge', addAll);
    await page.getByRole('link', { name: 'My data' }).click();
    await page.getByLabel('Type “delete my account”').fill('delete my account');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await page.getByText(other).waitFor();
    name = 'bob';
    await lieAbout(page, 'addWalletChallenge', addAll);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: /^Link Test/ }).click();
    await page.getByText(other).waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });

  it('lists a wallet with another’s name and id beside it, and one that never answers stops no other', async () => {
    const app = await world.open({ wallet: 'carol' });
    const { page, faults } = app;
    await page.addInitScript(() => {
      const request = () => new Promise(() => {});
      const detail = { info: { uuid: 'test', name: 'Test', icon: '', rdns: 'evil.example' }, provider: { request } };
      const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      window.addEventListener('eip6963:requestProvider', announce);
    });
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Test .* evil\.example$/ }).click();
    await page.getByText('Confirm in Test.').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Confirm in Test, or choose another.').waitFor();
    await page.getByRole('button', { name: /^Test .* test$/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', '%5B%5D', '%00'])(
    'shows a page for the name “%s” anywhere in an address',
    async (name) => {
      const app = await world.open({ wallet: 'carol' });
      const { page, faults } = app;
      await app.signIn();
      for (const path of ADDRESSES) {
        await page.evaluate(
          ([address]) => {
            history.pushState(null, '', address);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          [`/app${path.replaceAll('*', name)}`],
        );
        const main = page.getByRole('main');
        await expect
          .poll(async () => (await main.allInnerTexts()).join().trim().length, { message: path })
          .toBeGreaterThan(10);
      }
      requireFailedRequests(faults);
      await app.close();
    },
  );

  it('stays as it is where an extension announces something that is no wallet', async () => {
    const app = await world.open();
    const { page, faults } = app;
    await page.addInitScript(() => {
      type Ready = CustomEvent<{ register(wallet: unknown): void }>;
      window.addEventListener('wallet-standard:app-ready', (event) => {
        for (const wallet of [{ name: 'Bad' }, { name: 'Bad', features: null }, null])
          (event as Ready).detail.register(wallet);
      });
    });
    await page.reload();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });
});

/** All that the app wrote into this browser, as a text: its bytes as characters too. */
const readStoredTexts = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('income-series-app');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('values').objectStore('values').getAll();
      const write = (_: string, value: unknown) =>
        value instanceof Uint8Array ? String.fromCharCode(...value) : value;
      reading.onsuccess = () =>
        resolve(JSON.stringify([reading.result, { ...sessionStorage }, { ...localStorage }], write));
    };
  });

describe.skipIf(executablePath === null)('a device that was exported', () => {
  it('is not exported again without the passphrase of that export, unless a day passes', async () => {
    const app = await world.open({ path: '/device' });
    const { page, faults } = app;
    await saveDevice(page);
    await page.getByLabel('Passphrase of your last device file').fill('a passphrase of somebody');
    await page.getByRole('button', { name: 'Save the device file' }).click();
    await page.getByText('This is not the passphrase of your last device file.').waitFor();
    await page.getByRole('button', { name: 'I forgot the passphrase' }).click();
    await page.getByText('Somebody said here that the passphrase is forgotten.').waitFor();
    await page.getByRole('button', { name: 'I remember it' }).click();
    await page.getByRole('button', { name: 'I forgot the passphrase' }).waitFor();
    expect((await saveExport(page)).length).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'I forgot the passphrase' }).click();
    await page.context().clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1_000);
    await page.reload();
    await page.getByLabel('Passphrase of the device file').waitFor();
    expect(await page.getByLabel('Passphrase of your last device file').count()).toBe(0);
    expect((await saveExport(page)).length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
    await app.close();
  });
});

describe.skipIf(executablePath === null)('a session that ends by itself', () => {
  it('in the middle of a bid hides screen and dialog, which go on after the next sign-in', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'carol' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    await send(page).click();
    const sign = page.getByRole('button', { name: 'Sign in the wallet' });
    await sign.waitFor();
    await endSessions('carol');
    await page.getByRole('heading', { level: 1, name: ENDED }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.title()).toBe(`${ENDED} · Income Series`);
    expect(await units(page).isVisible()).toBe(false);
    await app.signIn();
    expect(new URL(page.url()).pathname).toBe(`/app${seriesPath()}`);
    await sign.waitFor();
    await page.getByRole('button', { name: 'Do not send' }).click();
    await requireBid(page);
    await send(page).click();
    await sign.click();
    await page.getByText('The bid is in the raise').waitFor();
    requireFailedRequests(faults);
    await app.close();
  });

  it('shows nothing that was typed to somebody else who signs in then', async () => {
    let name: Name = 'alice';
    const app = await world.open({ path: seriesPath(), wallet: () => name });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    await send(page).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).waitFor();
    await endSessions('alice');
    await page.getByRole('heading', { level: 1, name: ENDED }).waitFor();
    name = 'bob';
    await app.signIn();
    await units(page).waitFor();
    expect(await units(page).inputValue()).toBe('');
    expect(await page.getByRole('dialog').count()).toBe(0);
    requireFailedRequests(faults);
    await app.close();
  });

  it('at a press keeps what was typed', async () => {
    const id = randomUUID();
    const bob = world.product.actor('bob');
    const payload = '... on ApplicationPayload { application { state } }';
    await bob.act('startApplication', { newId: id, persona: 'BACKER', country: 'PT' }, payload);
    const app = await world.open({ path: '/start', wallet: 'bob' });
    const { page, faults } = app;
    await app.signIn();
    await page.getByLabel('A note to the admins').fill('A question of Bob’s.');
    await endSessions('bob');
    const write = page.getByRole('button', { name: 'Send the note' });
    await write.click({ timeout: 2_000 }).catch(() => undefined); // the page may have read before, and hides the button
    await page.getByRole('heading', { level: 1, name: ENDED }).waitFor();
    await app.signIn();
    await expect.poll(() => page.getByLabel('A note to the admins').inputValue()).toBe('A question of Bob’s.');
    await write.click();
    await page.getByText('A question of Bob’s.').last().waitFor();
    await expect.poll(() => page.getByLabel('A note to the admins').inputValue()).toBe('');
    requireFailedRequests(faults);
    await app.close();
  });
});

describe.skipIf(executablePath === null)('a gateway', () => {
  it('that is away for some seconds is missed in words, and the page goes on by itself', async () => {
    const app = await world.open({ path: seriesPath() });
    const { page, faults } = app;
    await page.getByText('This page follows the chain.').waitFor();
    await page.getByRole('link', { name: 'All series' }).click();
    await page.getByRole('heading', { level: 1, name: 'Series', exact: true }).waitFor();
    await page.context().setOffline(true); // open streams go on, so the feed is opened anew
    await page.goBack();
    await page.getByText('This page lost its feed, and opens it again by itself.').waitFor();
    const stale = page.getByText('This part shows what was read before, and is read again by itself.').first();
    await stale.waitFor({ timeout: 30_000 });
    await page.getByRole('heading', { name: 'Raise', exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('This page follows the chain.').waitFor();
    await stale.waitFor({ state: 'detached', timeout: 30_000 });
    requireFailedRequests(faults);
    await app.close();
  });

  it('whose node is away refuses a bid in words, and takes it once the node is back', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'alice' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await fillBid(page);
    world.product.node?.behave({ garbage: () => 'away' });
    await send(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('CHAIN_UNAVAILABLE').waitFor();
    world.product.node?.behave({});
    await dialog.getByRole('button', { name: 'Close' }).click();
    await requireBid(page);
    await send(page).click();
    await dialog.getByRole('button', { name: 'Sign in the wallet' }).waitFor();
    requireFailedRequests(faults);
    await app.close();
  });
});

describe.skipIf(executablePath === null)('a report', () => {
  let path: string;
  beforeAll(async () => {
    const reported = await launch(world.product);
    await raise(world.product, reported);
    await openFirstPeriod(world.product);
    path = `/issuer/series/evm:10143/${reported.seriesKey}/report/2026-Q1`;
  });

  it('is proven by this page’s circuit and the proving key that its browser saw first alone', async () => {
    const app = await world.open({ path, wallet: 'issuer' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await acceptTerms(page);
    let lie = {};
    let zkey = '';
    await page.route('**/setup', async (route) => {
      const response = await route.fetch();
      const { kind, hashes } = await response.json();
      zkey = hashes.zkey;
      await route.fulfill({ response, json: { kind, hashes: { ...hashes, ...lie } } });
    });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/circuit/') && asked.push(request.url()));
    await page.getByLabel('Income since the year began').fill('90,000.00');
    const prove = page.getByRole('button', { name: 'Prove the payment' });
    const other = 'aa'.repeat(32);
    for (const [next, text] of [
      [{ zkey: [other] }, 'The gateway names no proving key.'],
      [{ wasm: other }, 'The gateway’s circuit is not the one that this page proves with'], // the key’s first use
      [{ zkey: other }, `The proving key that this gateway names ${NEXT}`],
    ] as const) {
      lie = next;
      await prove.click();
      await page.getByText(text).waitFor();
    }
    await page.getByText(zkey, { exact: true }).waitFor();
    await page.getByText(other, { exact: true }).waitFor();
    expect(asked).toEqual([]);
    lie = {};
    await prove.click();
    await page.getByText('Save the device file again').waitFor();
    expect(asked).toHaveLength(3);
    expect(faults).toEqual([]);
    await app.close();
  });

  it('keeps its income over the end of a session, and its proof over a reload', async () => {
    const app = await world.open({ path, wallet: 'issuer' });
    const { page, faults } = app;
    await app.signIn();
    await saveDevice(page);
    await acceptTerms(page);
    const income = page.getByLabel('Income since the year began');
    await income.fill('90,000.00');
    await endSessions('issuer');
    await page.getByRole('heading', { level: 1, name: ENDED }).waitFor();
    await app.signIn();
    await expect.poll(() => income.inputValue()).toBe('90,000.00');
    await page.getByRole('button', { name: 'Prove the payment' }).click();
    await page.getByText('Save the device file again').waitFor();
    await saveExport(page);
    await page.getByText('The proof is made:').waitFor();
    await page.reload();
    await app.signIn();
    await page.getByText('The proof is made:').waitFor();
    expect(await page.evaluate(readStoredTexts)).not.toMatch(/9000000|90,000|proof/);
    await page.getByRole('button', { name: 'Change the income' }).click();
    await page.getByText('This device proved').waitFor();
    await page.getByRole('button', { name: 'Use that figure' }).click();
    expect(await income.inputValue()).toMatch(/^90,?000/);
    await page.getByText('Payment of this quarter').waitFor();
    requireFailedRequests(faults);
    await app.close();
  });
});
