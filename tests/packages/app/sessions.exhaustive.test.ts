import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_TIMEOUT } from '../../apps/demo/process.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, openAppWorld } from './support/world.ts';

const chromium = findChromium();
let world: AppWorld;
beforeAll(async () => {
  if (chromium !== null) world = await openAppWorld(chromium);
}, DEMO_TIMEOUT);
afterAll(() => world?.close());

describe.skipIf(chromium === null)('a session of the app', () => {
  it.each([
    ['an EVM wallet', () => world.evmWallet('ada')],
    ['a Solana wallet', () => world.solanaWallet('ada')],
  ])('begins with %s, is asked for again after a reload, and ends where its owner refuses', async (_kind, create) => {
    const wallet = create();
    const { page, faults, strangers, signIn, violations, close } = await world.open({ wallets: [wallet] });
    await page.getByRole('heading', { level: 1, name: 'Series' }).waitFor();
    expect(await violations()).toEqual([]);
    wallet.refusing = true;
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
    await page.getByText('You refused the request in the wallet').waitFor();
    expect(await violations()).toEqual([]);
    wallet.refusing = false;
    await page.keyboard.press('Escape');
    await signIn(wallet);
    const start = wallet.address.slice(0, wallet.kind === 'evm' ? 6 : 4);
    await page.getByText(`${wallet.name} ${start}`).waitFor();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    expect(await page.title()).toBe('Account · Income Series');
    await page.reload();
    await page.getByText(`${wallet.name} ${start}`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/account');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/eyJ|Bearer/);
    expect(page.url()).not.toMatch(/eyJ/);
    wallet.refusing = true;
    await page.reload();
    await page.getByText('You are not signed in. You refused the request in the wallet').waitFor();
    wallet.refusing = false;
    await page.getByRole('button', { name: `Ask ${wallet.name} again` }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect([faults, strangers]).toEqual([[], []]);
    await close();
  });
});
