import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Name } from '../../domains/support/product.ts';
import { type Launched, launch } from '../../domains/support/story.ts';
import { inspect } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, openAppWorld } from './support/app-world.ts';

const executablePath = findChromium();
let world: AppWorld;
let launched: Launched;
beforeAll(async () => {
  if (executablePath === null) return;
  world = await openAppWorld(executablePath);
  launched = await launch(world.product);
});
afterAll(() => world?.close());

/** The most bytes of scripts and styles that the first screen may load, compressed. */
const FIRST_LOAD_BYTES = 200_000;

describe.skipIf(executablePath === null)('the series of the app', () => {
  it('are listed as cards and as a table, by state, and the address has the choice', async () => {
    const { page, faults } = await world.open();
    const link = page.getByRole('main').getByRole('link');
    await link.waitFor();
    await page.getByRole('radio', { name: 'As a table' }).click();
    await page.getByRole('columnheader', { name: 'Price' }).waitFor();
    await page.getByRole('radio', { name: 'Ended' }).click();
    await page.getByText('There is no such series yet.').waitFor();
    expect(new URL(page.url()).search).toBe('?state=CLOSED&view=table');
    await page.reload();
    await page.getByText('There is no such series yet.').waitFor();
    expect(faults).toEqual([]);
  });

  it('show their terms to who may read them, and whether they are those of the chain', async () => {
    const { chain } = world.product.gateway;
    const path = `/series/${chain.name}/${launched.seriesKey}`;
    const read = async (wallet?: Name) => {
      const opened = await world.open({ path, ...(wallet && { wallet }) });
      if (wallet) await opened.signIn();
      await opened.page.getByRole('button', { name: 'Read the terms' }).click();
      return opened;
    };
    const backer = await read('alice');
    await backer.page.getByText('it is the one that the gateway reads').waitFor();
    const terms = backer.page.getByRole('region', { name: 'Terms' });
    for (const figure of ['60,000 USD', '5.07%']) expect(await terms.textContent()).toContain(figure);
    expect(backer.faults).toEqual([]);
    const { page } = await read();
    await page.getByRole('button', { name: 'Not yours to read. Who reads: Threshold of a year' }).waitFor();
    expect(await page.getByText('it is the one that the gateway reads').count()).toBe(0);
    // The cap of 1,000,000 tUSD, less 1 %, for 100 units.
    await page.getByText('One unit gets 9,900 tUSD at most').waitFor();
    expect(await page.getByLabel('Income of the issuer in a quarter').count()).toBe(0);
  });

  it('load within the bytes of a first load', async () => {
    const { page } = await world.open();
    await page.getByRole('main').getByRole('link').waitFor();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|css)$/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
  });

  it('show a lock and its readers where the public may not read, and the value to the issuer', async () => {
    const path = `/series/evm:10143/${launched.seriesKey}`;
    const { page, faults, signIn } = await world.open({ path, wallet: 'issuer' });
    const paid = page.getByText('Paid, with the fee', { exact: true }).locator('..');
    const token = page.getByText('Paid in', { exact: true }).locator('..').locator('dd');
    await expect.poll(() => token.textContent()).toMatch(/^tUSD 0x\w{6}…\w{6}$/);
    await page.getByText('The first quarter is Q1 2026, which ends on 31 March 2026.').waitFor();
    await paid.getByText('private').waitFor();
    await paid.getByRole('button', { name: 'Not yours to read. Who reads: Paid, with the fee' }).click();
    await page.getByText('Read by the issuer of this series, holders of this series, and admins.').waitFor();
    await page.keyboard.press('Escape');
    await signIn();
    await paid.getByText('0 tUSD').waitFor();
    await paid.getByRole('button', { name: 'Who reads: Paid, with the fee' }).click();
    await page.getByText('You read it because you are the issuer of this series.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Shown as' }).click();
    await page.getByRole('button', { name: 'the public' }).click();
    await paid.getByText('private').waitFor();
    expect(faults).toEqual([]);
  });

  it('have no finding of axe and do not scroll sideways at any width, light and dark', async () => {
    for (const path of ['', '?view=table', `/series/evm:10143/${launched.seriesKey}`]) {
      const { page, close } = await world.open({ path });
      await page.getByRole('main').getByText('tUSD').first().waitFor();
      await inspect(page, `series-${path.replace(/\W/g, '').slice(0, 10)}`);
      await close();
    }
  });
});
