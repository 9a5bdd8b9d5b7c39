// The journeys in the app share their world, and what people do on every screen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DEMO_TIMEOUT } from '../../../apps/demo/process.ts';
import { findChromium } from '../../client/device/chromium.ts';
import type { InjectedWallet } from './wallets.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './world.ts';

/** The time in which a transaction comes into a block and into the index. */
export const INDEXED_MS = 60_000;

/** The app for the journeys of a file, which a machine without Chromium leaves out. */
export function useApp() {
  const chromium = findChromium();
  let world: AppWorld | undefined;
  beforeAll(async () => {
    if (chromium !== null) world = await openAppWorld(chromium);
  }, DEMO_TIMEOUT);
  afterAll(() => world?.close());
  return { journeys: describe.skipIf(chromium === null), app: () => world as AppWorld };
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Agrees to the transaction that the dialog shows, and waits until the index has it. */
export async function send(page: Page, { name }: { readonly name: string }): Promise<void> {
  await press(page, `Send with ${name}`);
  await page.getByText('Done.').waitFor({ timeout: INDEXED_MS });
  await press(page, 'Close');
}

/** Refuses the transaction that the dialog shows. */
export async function refuse(page: Page, wallet: InjectedWallet): Promise<void> {
  wallet.refusing = true;
  await press(page, `Send with ${wallet.name}`);
  await page.getByText('You refused the request in the wallet').waitFor();
  wallet.refusing = false;
}

/** Goes to the field that an alert of a form names. */
export const followAlert = (page: Page, name: string | RegExp) =>
  page.getByRole('alert').getByRole('link', { name }).click();

/** Requires that nothing on a screen is wider than a telephone. */
export async function expectNarrow(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > 360 && !element.closest('.skip'))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`),
  );
  expect([new URL(page.url()).pathname, wide]).toEqual([new URL(page.url()).pathname, []]);
}

/** Requires that the browsers saw no fault and asked no stranger, and closes them. */
export async function leave(...all: readonly OpenedApp[]): Promise<void> {
  for (const { faults, strangers } of all) expect([faults, strangers]).toEqual([[], []]);
  await Promise.all(all.map((opened) => opened.close()));
}
