import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Launched, launch } from '../../domains/support/story.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type Manner, openAppWorld } from './support/app-world.ts';
import { PASSPHRASE, saveDevice, saveExport } from './support/devices.ts';
import { CUT, type Lie, type LyingProxy, startLyingProxy } from './support/lying-proxy.ts';

const executablePath = findChromium();
/** The line of the browser itself for a request that failed, which no page can prevent. */
const FAILED_REQUEST = /^Failed to load resource: /;

let world: AppWorld;
let proxy: LyingProxy;
let launched: Launched;
beforeAll(async () => {
  if (executablePath === null) return;
  [world, proxy] = await Promise.all([openAppWorld(executablePath), startLyingProxy()]);
  launched = await launch(world.product);
});
beforeEach(() => proxy?.lieAbout(''));
afterAll(() => Promise.all([world?.close(), proxy?.close()]));

const seriesPath = () => `/series/evm:10143/${launched.seriesKey}`;
type BidderOptions = Pick<NonNullable<Parameters<AppWorld['open']>[0]>, 'manner' | 'hasChainTime'>;
const openBidder = async (wallet: 'alice' | 'bob', options: BidderOptions = {}) => {
  const app = await world.open({ path: seriesPath(), wallet, proxy: proxy.url, ...options });
  await app.signIn();
  return app;
};
const dialogOf = (page: Page) => page.getByRole('dialog');
const sign = (page: Page) => dialogOf(page).getByRole('button', { name: 'Sign in the wallet' });
const send = (page: Page) => page.getByRole('button', { name: 'Send the sealed bid' });

async function fillBid(page: Page): Promise<void> {
  await page.getByLabel('Units', { exact: true }).fill('10');
  await page.getByLabel('Price of a unit').fill('1.5');
}

/** Requires that the form has what was typed, after the dialog is closed. */
async function requireBid(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Units', { exact: true }).inputValue()).toBe('10');
  expect(await page.getByLabel('Price of a unit').inputValue()).toBe('1.5');
}

const OTHER = `0x${'aa'.padStart(40, '0')}`;
const wordOf = (value: bigint) => value.toString(16).padStart(64, '0');

/** What the gateway answers for a bid, and what the page says instead of asking the wallet. */
const LIES: readonly (readonly [what: string, text: string, lie: Lie])[] = [
  [
    'another contract’s address',
    'is another one than this browser used before',
    (answer) => {
      const { raise } = world.product.devnet.contracts;
      return answer.replaceAll(raise, OTHER).replaceAll(raise.slice(2), OTHER.slice(2));
    },
  ],
  [
    'another amount',
    'its series or its figures differ.',
    (answer) => answer.replaceAll(wordOf(15_000_000n), wordOf(15_000_001n)),
  ],
  [
    'a larger approval',
    'it lets the contract take more money than you agreed to.',
    (answer) => answer.replace(wordOf(15_000_000n), wordOf(150_000_000n)),
  ],
  [
    'the number of calls',
    'it has no call, or too many.',
    (answer) =>
      JSON.stringify(JSON.parse(answer, (key, value) => (key === 'calls' ? [...value, value.at(-1)] : value))),
  ],
];

/** A lie by which a page writes a tenth of each amount. */
const tenth: Lie = (answer) =>
  answer.replaceAll('"decimals":6', '"decimals":7').replace(/"(reservePrice|minRaise)":"(\d+)"/g, '"$1":"$20"');

/** The code of a contract that answers every question with its own address. */
const OWN_ADDRESS = '0x3060005260206000f3';
const FAKE_HUB = `0x${'bad'.padStart(40, '0')}`;
/** A lie by which a raise takes no more bids, at a hub of the gateway's own. */
const overAtFakeHub: Lie = (answer) =>
  answer
    .replaceAll('"phase":"COMMIT"', '"phase":"REVEAL"')
    .replace(/"verifyingContract":"0x[0-9a-f]{40}"/gi, `"verifyingContract":"${FAKE_HUB}"`);

/** Imports a device file into a browser that has none. */
async function importDevice(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'device.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Import the device' }).click();
  await page.getByRole('button', { name: 'Reveal the bid' }).waitFor();
}

/** Opens alice's bids in a further browser with a device file, at a gateway that lies about the phase, and tries to reveal. */
async function revealElsewhere(file: string) {
  proxy.lieAbout('query ', overAtFakeHub);
  const app = await world.open({ path: '/bids', wallet: 'alice', proxy: proxy.url, hasChainTime: true });
  await app.signIn();
  await importDevice(app.page, file);
  await app.page.getByRole('button', { name: 'Reveal the bid' }).click();
  return app;
}

describe.skipIf(executablePath === null)('a gateway that lies about', () => {
  it('a transaction has none of it signed, and what was typed stays', async () => {
    const app = await openBidder('bob');
    const { page, faults, asked } = app;
    await saveDevice(page);
    await fillBid(page);
    await send(page).click(); // the first use, from which on the contracts are known
    await sign(page).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Do not send' }).click();
    const before = asked.length;
    for (const [what, text, lie] of LIES) {
      proxy.lieAbout('buildCommitBid', lie);
      await send(page).click();
      await dialogOf(page).getByText(text).waitFor();
      expect([what, proxy.lies(), await sign(page).count()]).toEqual([what, 1, 0]);
      await requireBid(page);
    }
    expect(asked.slice(before)).toEqual([]);
    expect(faults).toEqual([]);
    await app.close();
  });

  it('the decimals of the token has nothing sealed or signed', async () => {
    let manner: Manner = 'signs';
    proxy.lieAbout('query ', tenth);
    const app = await openBidder('bob', { manner: () => manner });
    const { page, faults, asked } = app;
    await saveDevice(page);
    await fillBid(page);
    const [before, sent] = [asked.length, proxy.bodies.length];
    await send(page).click();
    await dialogOf(page).getByText('has 7 decimals, and your own node says 6.').waitFor();
    expect(proxy.lies()).toBeGreaterThan(0);
    expect(await sign(page).count()).toBe(0);
    await requireBid(page);
    // No text that left this device has a commitment of that bid.
    expect(proxy.bodies.slice(sent).filter((body) => /saveBidBackup|buildCommitBid/.test(body))).toEqual([]);
    manner = 'elsewhere'; // its node is no one of this chain
    await send(page).click();
    await dialogOf(page).getByText('so the amounts here are the gateway’s word').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Do not send' }).click();
    expect(asked.slice(before)).toEqual([]);
    expect(faults).toEqual([]);
    await app.close();
  });

  it('the text to sign is refused before the wallet is asked', async () => {
    const app = await world.open({ wallet: 'alice', proxy: proxy.url });
    const { page, faults, asked } = app;
    proxy.lieAbout('signInNonce', (answer) => answer.replace(/Nonce: \w+/, '$&\\nAll that I own is yours.'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByText('so nothing was signed.').waitFor();
    expect(proxy.lies()).toBe(1);
    expect(asked).toEqual([]);
    proxy.lieAbout('');
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(asked).toEqual(['personal_sign']);
    expect(faults).toEqual([]);
    await app.close();
  });

  it('nothing, whose answer ends in the middle, is an error in words, and loses nothing that was typed', async () => {
    const app = await openBidder('bob');
    const { page, faults, asked } = app;
    await saveDevice(page);
    await fillBid(page);
    const before = asked.length;
    for (const field of ['saveBidBackup', 'buildCommitBid']) {
      proxy.lieAbout(field, CUT);
      await send(page).click();
      await dialogOf(page).getByRole('alert').waitFor();
      expect([field, proxy.lies() > 0, await sign(page).count()]).toEqual([field, true, 0]);
      await requireBid(page);
    }
    proxy.lieAbout('');
    await send(page).click();
    await sign(page).waitFor();
    expect(asked.slice(before)).toEqual([]);
    expect(faults.filter((text) => !FAILED_REQUEST.test(text))).toEqual([]);
    await app.close();
  });

  it('the phase of a raise learns no opening while bids are taken', async () => {
    let manner: Manner = 'signs';
    const app = await openBidder('alice', { manner: () => manner, hasChainTime: true });
    const { page, faults, asked } = app;
    const emptyFile = await saveDevice(page);
    await fillBid(page);
    await send(page).click();
    await sign(page).click();
    await dialogOf(page).getByText('The bid is in the raise').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Save reminders for your calendar' }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('Salt', { exact: true }).click();
    const salt = String(await page.locator('.sealed code').textContent());
    expect(salt).toMatch(/^0x[0-9a-f]{64}$/);
    const before = asked.length;
    proxy.lieAbout('myBids', (answer) => answer.replaceAll('"phase":"COMMIT"', '"phase":"REVEAL"'));
    const reveal = page.getByRole('button', { name: 'Reveal the bid' });
    for (const [next, text] of [
      ['signs', 'Sealed offers are still taken, as your own node says'],
      ['elsewhere', 'as this device kept it, so nothing was shown to the gateway.'], // its node is no one of this chain
    ] as const) {
      manner = next;
      await reveal.click();
      await dialogOf(page).getByText(text).waitFor();
      expect([next, await sign(page).count()]).toEqual([next, 0]);
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    }
    manner = 'signs';
    expect(asked.slice(before)).toEqual([]);
    // Further devices of hers: one whose file is from before the bid, and one whose file has the contract that took it.
    await world.product.devnet.anvil.rpc('anvil_setCode', FAKE_HUB, OWN_ADDRESS);
    await page.goto(`${world.product.gateway.url}/app/device`);
    await app.signIn();
    for (const [file, text] of [
      [emptyFile, 'This device cannot tell whether sealed offers are still taken.'],
      [await saveExport(page), 'Sealed offers are still taken, as your own node says'],
    ] as const) {
      const other = await revealElsewhere(file);
      await dialogOf(other.page).getByText(text).waitFor();
      expect([text, await sign(other.page).count(), other.faults]).toEqual([text, 0, []]);
      await other.close();
    }
    await page.goto(`${world.product.gateway.url}/app${seriesPath()}`);
    await app.signIn();
    const said = proxy.bodies.join('\n');
    expect(said).toContain('buildCommitBid');
    expect([said.includes('buildRevealBid'), said.includes(salt), said.includes(salt.slice(2))]).toEqual([
      false,
      false,
      false,
    ]);
    // The same gateway, once the chain itself takes no more bids.
    proxy.lieAbout('');
    await world.product.devnet.anvil.clock.advance(86_400n);
    await reveal.click();
    await sign(page).click();
    await dialogOf(page).getByText('The bid is revealed.').waitFor();
    expect(faults).toEqual([]);
    await app.close();
  });
});
