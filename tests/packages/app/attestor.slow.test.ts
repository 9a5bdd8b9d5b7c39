import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/apps/attestor/exit.ts';
import { readOpenWork } from '../../../src/apps/attestor/requests/open-work.ts';
import { type GraphiQLWorld, openGraphiQLWorld } from '../../apps/gateway/graphiql-page.ts';
import { inspect } from '../../support/inspection.ts';
import { signers } from '../../support/personas.ts';
import { personas } from '../../support/populate.ts';
import { TITLE_OF_A } from '../../support/population/known.ts';
import { findChromium } from '../client/device/chromium.ts';
import { openPopulated, signIn } from './support/populated-app.ts';

const executablePath = findChromium();
let world: GraphiQLWorld;
beforeAll(async () => {
  if (executablePath !== null) world = await openGraphiQLWorld(executablePath);
});
afterAll(() => world?.close());

/** The work that the attestor's own tool lists. */
async function workOfTool() {
  const token = await world.gateway.signIn(personas.attestorX.wallet);
  const ask = async (document: { toString(): string }, variables: unknown) => {
    const { data, errors } = await world.gateway.ask(document.toString(), variables as object, token);
    const [error] = errors ?? [];
    if (error) throw new Failure('refused', error.extensions.code, error.message);
    return data;
  };
  return readOpenWork({ ask } as never, [signers.attestorX.key]);
}

describe.skipIf(executablePath === null)('an attestor', () => {
  it('reads what waits for its key, as its tool lists it, with commands to copy', async () => {
    const work = await workOfTool();
    expect(work.length).toBeGreaterThan(2);
    const { page, faults } = await openPopulated(world, '/attestor', 'attestorX');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page
      .getByText('A key never comes into a browser, because whoever has it signs as you.', { exact: false })
      .waitFor();
    await page.getByText('Commands for your own machine').first().waitFor();
    for (const summary of await page.getByText('Commands for your own machine').all()) await summary.click();
    const commands = await page.locator('.command code').allTextContents();
    for (const { kind, id } of work)
      expect(commands.some((text) => text.startsWith(`npx income-series attestor sign ${kind} ${id}`))).toBe(true);
    expect(await page.locator('.card.work').count()).toBe(work.length);
    await page
      .locator('.card.work')
      .getByRole('link', { name: new RegExp(`^${TITLE_OF_A}`) })
      .first()
      .waitFor();
    const [first] = work;
    await page
      .getByRole('button', { name: `Copy: npx income-series attestor sign ${first?.kind} ${first?.id}` })
      .click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`sign ${first?.kind} ${first?.id}`);
    await inspect(page, 'attestor');
    expect(faults).toEqual([]);
  });

  it('keeps the kind that it chose over a reload', async () => {
    const work = await workOfTool();
    const { page, faults } = await openPopulated(world, '/attestor', 'attestorX');
    await page.getByRole('radio', { name: 'Reports' }).click();
    expect(new URL(page.url()).search).toBe('?kind=report');
    await page.reload();
    await signIn(page);
    await page.locator('.card.work').first().waitFor();
    expect(await page.locator('.card.work').count()).toBe(work.filter(({ kind }) => kind === 'report').length);
    expect(faults).toEqual([]);
  });

  it('without a key reads how one is made and linked, and that no browser has it', async () => {
    const { page, faults } = await openPopulated(world, '/attestor', 'outsider');
    await page.getByText('No key is linked to your account.').waitFor();
    await page.getByText('npx income-series attestor link').waitFor();
    expect(await page.locator('.card.work').count()).toBe(0);
    await inspect(page, 'attestor-without-key');
    expect(faults).toEqual([]);
  });
});
