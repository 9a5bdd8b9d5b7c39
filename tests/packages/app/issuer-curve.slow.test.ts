import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bytes32 } from '../../../src/core/hex.ts';
import { raised } from '../../domains/curve/support/steps.ts';
import { lap, shoot } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { perform } from './support/journey.ts';
import { openSolanaApp, type SolanaApp } from './support/solana-app.ts';

const executablePath = findChromium();

let app: SolanaApp;
let seriesKey: Bytes32;
beforeAll(async () => {
  if (executablePath === null) return;
  app = await openSolanaApp(executablePath);
  seriesKey = await app.live.createCurve();
  await raised(app.live, seriesKey);
});
afterAll(() => app?.close());

/** Holds the read of the chains' tokens until it is released, as a slow network would. */
async function holdTokens(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('TokensOfChains')) await held;
    await route.continue();
  });
  return release;
}

/** Opens a page as the issuer, with the cluster's time: two clicks to sign in. */
async function openAsIssuer(path: string) {
  const opened = await app.open(app.live.issuer, path, { hasClusterTime: true });
  await opened.signIn();
  return opened;
}

describe.skipIf(executablePath === null)('the issuer of a curve', () => {
  // 13 clicks, two of them to sign in.
  it('drafts a sale on a curve, signs its contract and creates it', async () => {
    const { page, faults } = await openAsIssuer('/issuer');
    const startedAt = Date.now();
    const releaseTokens = await holdTokens(page);
    await page.getByRole('link', { name: 'Draft a series' }).click();
    const next = page.getByRole('button', { name: 'Continue' });
    // A form that does not know the token's decimals would take amounts for others.
    await page.getByText('Reading …').waitFor();
    expect(await next.count()).toBe(0);
    releaseTokens();
    await next.click();
    await page.getByLabel('First quarter').selectOption({ index: 2 });
    await page.getByLabel('Last quarter').selectOption({ index: 4 });
    await page.getByLabel('Currency of the income').fill('EUR');
    await page.getByLabel('Units offered').fill('1,000');
    await page.getByText('On a curve, at a price that grows').click();
    await next.click();
    await page.getByLabel('Threshold of a year').fill('60,000');
    await page.getByLabel('Share of the income above it').fill('5');
    await next.click();
    await page.getByLabel('Income 1').fill('90,000');
    await next.click();
    await page.getByLabel('Price of the first unit').fill('1');
    await page.getByLabel('Raised at least').fill('1,000');
    await page.getByLabel('Paid at most, in all').fill('100,000');
    await shoot(page, 'curve-sale');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.getByRole('button', { name: 'Prepare the contract' }).click();
    await page.getByRole('button', { name: 'Sign the contract' }).click();
    await page.getByRole('button', { name: 'Create the series' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByText('The series exists, and its sale has begun.').waitFor();
    lap('curve draft', startedAt);
    expect(faults).toEqual([]);
  });

  // 5 clicks: two to sign in, three to announce.
  it('announces a buy-out, which its calendar shows', async () => {
    const { page, faults } = await openAsIssuer(`/issuer/series/${app.live.cluster}/${seriesKey}`);
    const startedAt = Date.now();
    await perform(page, 'Announce a buy-out', 'The buy-out is announced.');
    await page.getByRole('link', { name: 'Pay the announced buy-out' }).waitFor();
    await shoot(page, 'curve-buy-out');
    lap('curve buy-out', startedAt);
    expect(faults).toEqual([]);
  });
});
