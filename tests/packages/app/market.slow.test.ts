import { readFileSync } from 'node:fs';
import { createDeviceSecret, createMemoryStore, sealBid, sealOrder } from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WINDOW_COMMIT, WINDOW_REVEAL } from '../../../src/core/policy.ts';
import { circuitFiles } from '../../circuits/files.ts';
import type { Name } from '../../domains/support/product.ts';
import {
  type Launched,
  launch,
  openFirstPeriod,
  proveReport,
  reportInput,
  settleAndDeliver,
} from '../../domains/support/story.ts';
import { inspect, SHOTS, shoot } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/app-world.ts';

const executablePath = findChromium();
const DAY = 86_400n;
const PASSPHRASE = 'twelve words would be better';
const OTHERS: readonly (readonly [Name, bigint, bigint])[] = [
  ['bob', 2_000_000n, 40n],
  ['carol', 1_500_000n, 40n],
];

let world: AppWorld;
let launched: Launched;
beforeAll(async () => {
  if (executablePath === null) return;
  world = await openAppWorld(executablePath);
  launched = await launch(world.product);
});
afterAll(() => world?.close());

const step = (name: Name) => ({ seriesKey: launched.seriesKey, wallet: world.product.wallet(name).address });
const seriesPath = () => `/series/evm:10143/${launched.seriesKey}`;

/** Counts the clicks and the seconds of a journey. */
function startJourney() {
  let startedAt = performance.now();
  let clicks = 0;
  return {
    async click(target: Locator) {
      await target.click();
      clicks += 1;
    },
    /** Does what is no part of the journey, whose time does not count. */
    async aside(step: () => Promise<void>) {
      const stoppedAt = performance.now();
      await step();
      startedAt += performance.now() - stoppedAt;
    },
    figures: () => ({ clicks, seconds: Math.round((performance.now() - startedAt) / 1_000) }),
  };
}
type Journey = ReturnType<typeof startJourney>;

/** Signs what a dialog shows, waits until the index has it, and closes the dialog. */
async function signAndClose(page: Page, journey: Journey, done: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await journey.click(dialog.getByRole('button', { name: 'Sign in the wallet' }));
  await dialog.getByText(done).waitFor();
  await journey.click(dialog.getByRole('button', { name: 'Close' }));
  await dialog.waitFor({ state: 'hidden' });
}

/** Signs in by the two buttons of the header. */
async function signIn({ page }: OpenedApp, journey: Journey): Promise<void> {
  await journey.click(page.getByRole('button', { name: 'Sign in' }));
  await journey.click(page.getByRole('button', { name: /^Test/ }));
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Makes the browser a device and saves its export; the text of the file. */
async function saveDevice(page: Page, journey: Journey): Promise<string> {
  await journey.click(page.getByRole('button', { name: 'Make this browser a device' }));
  await page.getByLabel('Passphrase of the device file').fill(PASSPHRASE);
  await page.getByLabel('The passphrase again').fill(PASSPHRASE);
  const file = page.waitForEvent('download');
  await journey.click(page.getByRole('button', { name: 'Save the device file' }));
  return readFileSync(await (await file).path(), 'utf8');
}

/** Reads the time that is left to reveal on a device whose clock is a day behind the chain's, and so has one day more. */
async function readsChainTime(): Promise<void> {
  const now = new Date(Number(await world.product.devnet.anvil.clock.now()) * 1_000);
  const late = await world.open({ path: seriesPath(), at: new Date(now.getTime() - 86_400_000) });
  const left = late.page.getByText('Reveals end').locator('time');
  await expect.poll(() => left.textContent()).toMatch(/^in 2[0-3] hours$/);
  await late.page.getByText('Revealing bids', { exact: true }).waitFor();
  expect(await late.page.getByText(/^The last block of/).count()).toBe(0);
  const early = await world.open({ path: seriesPath(), at: new Date(now.getTime() + 3_600_000) });
  await early.page.getByText(/^The last block of EVM chain 10143 is 1 hour old by this device’s clock\./).waitFor();
  for (const app of [late, early]) {
    expect(app.faults).toEqual([]);
    await app.close();
  }
}

/** Asks what 60 units would get for an income, beside the form of a bid. */
async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate what these units would pay' }).click();
  const income = page.getByLabel('Income of the issuer in a quarter');
  await income.fill('100000.001');
  await page.getByText('Write an amount as 1,234.5, with at most 2 decimals.').waitFor();
  await income.fill('100000');
  expect(await page.getByLabel('Price of one USD').inputValue()).toBe('1');
  expect(await page.getByLabel('Units that you hold').inputValue()).toBe('60');
  // 100 units share 5.07 % of the 40,000 USD above the threshold, less 1 %.
  const figures = page.locator('.calculator').getByRole('status');
  for (const text of ['40,000 USD', '2,028 tUSD', '20.28 tUSD', '20.0772 tUSD', '1,204.632 tUSD'])
    await figures.getByText(text, { exact: true }).waitFor();
  await page.getByLabel('Income of the year before that quarter').fill('30000');
  await figures.getByText('70,000 USD', { exact: true }).waitFor();
  const terms = page.getByRole('region', { name: 'Terms', exact: true });
  await terms.getByRole('button', { name: 'Read the terms' }).click();
  expect(await terms.getByLabel('Income of the issuer in a quarter').inputValue()).toBe('100000');
  expect(await terms.getByLabel('Units that you hold').inputValue()).toBe('1');
}

/** Reveals on a device that sealed nothing and has no file, from what its owner wrote down; nothing is sent. */
async function typesOpening(salt: string): Promise<void> {
  const { page, faults, signIn: enter, close } = await world.open({ path: '/bids', wallet: 'alice' });
  await enter();
  await page.getByRole('button', { name: 'Reveal the bid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Another device sealed this').waitFor();
  await dialog.getByLabel('Device file', { exact: true }).waitFor();
  await dialog.getByText('Type price, units and salt by hand').click();
  await dialog.getByLabel('Sealed price of a unit').fill('3');
  await dialog.getByLabel('Sealed units').fill('61');
  await dialog.getByLabel('Salt').fill(salt);
  await inspect(page, 'reveal-elsewhere');
  await dialog.getByRole('button', { name: 'Check the values' }).click();
  await dialog.getByText('These values are not those that were sealed').waitFor();
  await dialog.getByLabel('Sealed units').fill('60');
  await dialog.getByRole('button', { name: 'Check the values' }).click();
  await dialog.getByText('This device cannot tell whether sealed offers are still taken.').waitFor();
  await dialog.getByRole('button', { name: 'The time is over: reveal' }).click();
  await dialog.getByRole('heading', { name: 'Reveal a bid' }).waitFor();
  await dialog.getByText('60 units', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Do not send' }).click();
  expect(faults).toEqual([]);
  await close();
}

/** What a series page shows of the reader's own part, to the reader alone. */
async function readsOwnPart({ page }: OpenedApp, part: RegExp): Promise<void> {
  const own = page.getByRole('region', { name: 'What you have here' });
  await own.waitFor();
  await expect.poll(() => own.textContent()).toMatch(part);
  await page.getByRole('button', { name: 'Shown as' }).click();
  await page.getByRole('button', { name: 'the public' }).click();
  await own.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Shown as' }).click();
  await page.getByRole('button', { name: 'me', exact: true }).click();
  await own.waitFor();
}

/** The bids of the others, and the time to reveal. */
async function othersBid() {
  const openings = [];
  for (const [name, price, quantity] of OTHERS) {
    const { commitment, opening } = sealBid({ price, quantity, wallet: world.product.wallet(name).address });
    await world.product.act(name, 'buildCommitBid', { ...step(name), commitment, deposit: '200000000' });
    openings.push([name, opening] as const);
  }
  await world.product.devnet.anvil.clock.advance(DAY);
  return openings;
}

/** The reveals of the others, the settlement and all deliveries. */
async function finishRaise(openings: Awaited<ReturnType<typeof othersBid>>): Promise<void> {
  const { act, devnet } = world.product;
  for (const [name, { price, quantity, salt }] of openings)
    await act(name, 'buildRevealBid', { ...step(name), price: `${price}`, quantity: `${quantity}`, salt });
  await devnet.anvil.clock.advance(DAY);
  await settleAndDeliver(world.product, launched.seriesKey, ['bob', 'carol']);
}

/** The first quarter, proven and paid. */
async function payQuarter(): Promise<void> {
  const { product } = world;
  const prover = await createReportProver(await loadCircuitFiles(circuitFiles()));
  try {
    await openFirstPeriod(product);
    const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
    const report = await proveReport(product, device, launched);
    const approval = { ...step('issuer'), spender: 'HUB', amount: `${report.payment}` };
    await product.act('issuer', 'buildApprovePaymentToken', approval);
    await product.act('issuer', 'buildSubmitReport', reportInput(product, report));
  } finally {
    await prover.close();
  }
}

/** The columns of a statement's file that the gateway's own file has: amounts in base units, without currency. */
const baseUnitsOf = (csv: string): string =>
  csv
    .split('\r\n')
    .map((line) => line.split(','))
    .map((cells) => [...cells.slice(0, 4), ...cells.slice(10)].join(',').replaceAll('BaseUnits', ''))
    .join('\r\n');

/** The cells of tables that a printed page of A4 with the page's margins cuts. */
async function cutInPrint(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1_000 }); // 210 mm without two margins of 12 mm
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main th, main td')]
      .filter(
        (cell) => cell.getBoundingClientRect().right > innerWidth + 0.5 || cell.scrollWidth > cell.clientWidth + 1,
      )
      .map((cell) => cell.textContent ?? ''),
  );
  if (SHOTS) await page.pdf({ path: `${SHOTS}/statement.pdf`, preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  if (size !== null) await page.setViewportSize(size);
  return cut;
}

describe.skipIf(executablePath === null)('a buyer', () => {
  it('whose wallet is not verified is led to the application', async () => {
    const app = await world.open({ path: seriesPath(), wallet: 'outsider' });
    await app.page.getByText('Sign in to bid.').waitFor();
    await app.signIn();
    await app.page.getByText('This wallet is not verified').waitFor();
    const link = app.page.getByRole('link', { name: 'Apply to be verified' });
    expect(await link.getAttribute('href')).toBe('/app/apply');
    expect(app.faults).toEqual([]);
    await app.close();
  });

  it('whose wallet refuses the transaction reads that nothing was sent', async () => {
    let manner: 'signs' | 'refuses' = 'signs';
    const app = await world.open({ path: seriesPath(), wallet: 'carol', manner: () => manner });
    const { page, faults } = app;
    const journey = startJourney();
    await signIn(app, journey);
    manner = 'refuses';
    await saveDevice(page, journey);
    await page.getByLabel('Units', { exact: true }).fill('1000');
    await page.getByText('One bid takes at most 100 units.').waitFor();
    await page.getByLabel('Price of a unit').fill('0.5');
    await page.getByText('The lowest price of this raise is 1 tUSD.').waitFor();
    expect(await page.getByRole('button', { name: 'Send the sealed bid' }).isDisabled()).toBe(true);
    await page.getByLabel('Units', { exact: true }).fill('10');
    await page.getByLabel('Price of a unit').fill('1.5');
    await page.getByLabel('Deposit').fill('3');
    await page.getByText('Write at least 15 tUSD.').waitFor();
    await page.getByLabel('Deposit').fill('9999999999');
    await page.getByText(/^That is more than this wallet has: [\d,.]+ tUSD\.$/).waitFor();
    expect(await page.getByRole('button', { name: 'Send the sealed bid' }).isDisabled()).toBe(true);
    await page.getByLabel('Deposit').fill('40');
    await page.getByText(/^You have [\d,.]+ tUSD; this bid locks 40 tUSD\.$/).waitFor();
    await page.getByText(/costs 5\s?% of its deposit: 2 tUSD\.$/).waitFor();
    await page.getByRole('button', { name: 'Send the sealed bid' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByText('The wallet refused: nothing was signed or sent.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByLabel('Deposit').inputValue()).toBe('40');
    expect(faults).toEqual([]);
    await app.close();
  });

  // Clicks: bid 9 with the device's first export and a second signing in, reveal on a second device 7, delivery 5, claim 6. Each
  // of the later three begins with the 2 clicks of signing in. In seconds, on two slow cores: 9, 8, 2 and 4.
  it('bids, reloads in the middle, reveals on a second device, is paid and claims', async () => {
    const figures: Record<string, { clicks: number; seconds: number }> = {};
    const first = await world.open({ path: seriesPath(), wallet: 'alice' });
    const { page } = first;
    const bid = startJourney();
    await signIn(first, bid);
    const exported = await saveDevice(page, bid);
    await page.getByLabel('Units', { exact: true }).fill('60');
    await page.getByLabel('Price of a unit').fill('3');
    expect(await page.getByLabel('Deposit').inputValue()).toBe('180');
    await page.reload();
    await signIn(first, bid);
    await expect.poll(() => page.getByLabel('Units', { exact: true }).inputValue()).toBe('60');
    expect(await page.getByLabel('Price of a unit').inputValue()).toBe('3');
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // What is typed is not kept, and of the session only that there was one.
    expect(stored.every((name) => name === 'draft session' || name.startsWith('tsr-scroll'))).toBe(true);
    await bid.aside(() => calculate(page));
    await bid.aside(() => inspect(page, 'bid'));
    await bid.click(page.getByRole('button', { name: 'Send the sealed bid' }));
    const preview = page.getByRole('dialog');
    await preview.getByText('180 tUSD').first().waitFor();
    await preview.getByText('Put a sealed bid into the raise').waitFor();
    await preview.getByText('comes back to your wallet').waitFor();
    await preview.getByText('Fee of the chain').waitFor();
    await bid.aside(() => shoot(page, 'bid-preview'));
    await signAndClose(page, bid, 'The bid is in the raise');
    await page.getByText('It is sealed. Come back to reveal it.').waitFor();
    figures.bid = bid.figures();
    await readsOwnPart(first, /Your bid\s*sealed/);
    await page.getByText('Sealed: 60 units at 3 tUSD. Only this device knows.').waitFor();
    await page.getByText('Salt', { exact: true }).click();
    const salt = await page.locator('.sealed code').textContent();
    await shoot(page, 'bid-sealed');
    const openings = await othersBid();
    expect(first.faults).toEqual([]);
    await first.close();

    const second = await world.open({ path: '/bids', wallet: 'alice' });
    const reveal = startJourney();
    await signIn(second, reveal);
    await second.page.getByText('It is sealed and must be revealed now.').waitFor();
    await reveal.aside(readsChainTime);
    await reveal.aside(() => typesOpening(String(salt)));
    expect(await second.page.getByText('Only this device knows.').count()).toBe(0);
    await second.page.getByRole('heading', { name: 'Bring your device here' }).waitFor();
    await reveal.aside(() => inspect(second.page, 'bids'));
    await second.page
      .getByLabel('Device file', { exact: true })
      .setInputFiles({ name: 'device.txt', mimeType: 'text/plain', buffer: Buffer.from(exported) });
    await second.page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
    await reveal.click(second.page.getByRole('button', { name: 'Import the device' }));
    await second.page.getByRole('heading', { name: 'Bring your device here' }).waitFor({ state: 'hidden' });
    await reveal.click(second.page.getByRole('button', { name: 'Reveal the bid' }));
    // The file is older than the bid, so this browser has no contract of the chain.
    await reveal.click(second.page.getByRole('button', { name: 'The time is over: reveal' }));
    await signAndClose(second.page, reveal, 'The bid is revealed.');
    await second.page.getByText('It is revealed and waits for the price.').waitFor();
    await second.page.getByText('60 units at 3 tUSD').waitFor();
    figures.reveal = reveal.figures();

    await finishRaise(openings);
    const delivery = startJourney();
    await second.page.reload();
    await signIn(second, delivery);
    await second.page.getByText('It got all its units. The delivery is due.').waitFor();
    await delivery.click(second.page.getByRole('button', { name: 'Deliver units and money' }));
    await signAndClose(second.page, delivery, 'Units and money are delivered.');
    await second.page.getByText('It got all its units. Everything is delivered.').waitFor();
    figures.delivery = delivery.figures();
    await shoot(second.page, 'bids-delivered');

    await second.page.getByRole('link', { name: 'Holdings' }).click();
    await second.page.getByText('No quarter has paid you yet.').waitFor();
    await payQuarter();
    // The page reads positions, claims and payments again by itself.
    await second.page.getByText(', paid for the reported quarters').waitFor();
    await second.page.getByText('No quarter has paid you yet.').waitFor({ state: 'detached' });
    const claim = startJourney();
    await second.page.reload();
    await second.page.getByText('The reload ended your session').waitFor();
    await signIn(second, claim);
    await claim.click(second.page.getByRole('link', { name: 'Holdings' }));
    await second.page.getByRole('img', { name: 'What each payment brought, after the fee' }).waitFor();
    await second.page
      .getByText(
        /^The issuer reports Q2 2026 from 1 July 2026 on, by \d+ \w+ 2026; the payment, if one is due, follows that report\.$/,
      )
      .waitFor();
    await claim.aside(() => inspect(second.page, 'holdings'));
    await claim.click(second.page.getByRole('button', { name: 'Claim', exact: true }));
    const claiming = second.page.getByRole('dialog');
    await claiming.getByText('You get, paid for the reported quarters').waitFor();
    expect(await claiming.textContent()).toMatch(/You get, paid for the reported quarters[\d,.]+ tUSD/);
    await claiming.getByText(launched.seriesKey.slice(0, 8)).first().waitFor();
    await claim.aside(() => shoot(second.page, 'claim-preview'));
    await signAndClose(second.page, claim, 'It is paid to your wallet.');
    await second.page.getByText('To claim now').locator('..').getByText('0 tUSD', { exact: true }).waitFor();
    figures.claim = claim.figures();

    await second.page.getByRole('link', { name: 'Statement of this position' }).click();
    await second.page
      .getByRole('row', { name: /Q1 2026/ })
      .first()
      .waitFor();
    // All 60 units at the price of the lowest bid that got any, 2 tUSD.
    const cost = second.page.getByRole('table', { name: /^What the units cost/ });
    expect(await cost.getByRole('row', { name: /^Raise/ }).textContent()).toBe('Raise602 tUSD120 tUSD–');
    await inspect(second.page, 'statement');
    await second.page.setViewportSize({ width: 390, height: 844 });
    const caption = await second.page.getByText(/^Each payment to this position/).boundingBox();
    expect((caption?.x ?? 0) + (caption?.width ?? 999)).toBeLessThanOrEqual(390);
    const file = second.page.waitForEvent('download');
    await second.page.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = readFileSync(await (await file).path(), 'utf8');
    const { id } = await positionOf('alice');
    const answer = await fetch(`${world.product.gateway.url}/positions/${id}/statement.csv`, {
      headers: { authorization: `Bearer ${world.product.token('alice')}` },
    });
    expect(baseUnitsOf(csv)).toBe(await answer.text());
    const [, line = ''] = csv.split('\r\n');
    const [, , , , currency, , , net] = line.split(',');
    await second.page
      .getByRole('cell', { name: `${Number(net).toLocaleString('en-GB')} ${currency}` })
      .first()
      .waitFor();
    expect(await cutInPrint(second.page)).toEqual([]);
    expect(second.faults).toEqual([]);
    await second.close();
    console.info('buy units and be paid', figures);
  });
});

describe.skipIf(executablePath === null)('a holder', () => {
  // Clicks: order 8 with the device's first export, reveal 4, delivery 5 with signing in again.
  it('sells units in a window: order, reveal and delivery', async () => {
    const { product } = world;
    const { clock } = product.devnet.anvil;
    await product.act('outsider', 'buildOpenWindow', step('outsider'));
    const app = await world.open({ path: seriesPath(), wallet: 'alice' });
    const { page } = app;
    const order = startJourney();
    await signIn(app, order);
    await page.getByRole('heading', { name: 'Order in window 1' }).waitFor();
    const trading = page.getByRole('region', { name: 'Trading', exact: true });
    await expect
      .poll(() => trading.textContent())
      .toMatch(/Window 1: Sealed orders are taken Orders end 5 April 2026, 00:00, then traders reveal their orders/);
    await order.aside(() => readsOwnPart(app, /Your units.*60.*Your bid\s*valid/));
    await saveDevice(page, order);
    await order.click(page.getByRole('radio', { name: 'Sell units' }));
    await page.getByLabel('Units', { exact: true }).fill('61');
    await page.getByText('You have 60 free units.').waitFor();
    await page.getByLabel('Units', { exact: true }).fill('10');
    await page.getByLabel('Price of a unit').fill('2');
    expect(await page.getByLabel('Units to lock').inputValue()).toBe('10');
    await page.getByText('This order brings 20 tUSD at least, if all of it trades').waitFor();
    await page.getByRole('radio', { name: 'Buy units' }).click();
    await page.getByText('This order costs 20 tUSD at most').waitFor();
    await page.getByRole('radio', { name: 'Sell units' }).click();
    await order.aside(() => inspect(page, 'order'));
    await order.click(page.getByRole('button', { name: 'Send the sealed order' }));
    await page.getByRole('dialog').getByText('none: windows take none').waitFor();
    await signAndClose(page, order, 'The order is in the window');
    await page.getByText('Sale in window 1').waitFor();

    const offer = { price: 2_500_000n, quantity: 10n, wallet: product.wallet('bob').address };
    const { commitment, opening } = sealOrder({ side: 'BUY', ...offer });
    await product.act('bob', 'buildCommitOrder', { ...step('bob'), commitment, money: '25000000' });
    await clock.advance(WINDOW_COMMIT);
    const opened = { price: `${opening.price}`, quantity: `${opening.quantity}`, salt: opening.salt };
    await product.act('bob', 'buildRevealOrder', { ...step('bob'), ...opened });
    const reveal = startJourney();
    await reveal.click(page.getByRole('link', { name: 'My orders', exact: true }).first());
    await page.getByText('It is sealed and must be revealed now.').waitFor();
    await reveal.click(page.getByRole('button', { name: 'Reveal the order' }));
    await signAndClose(page, reveal, 'The order is revealed.');
    await page.getByText('10 units at 2 tUSD').waitFor();

    await clock.advance(WINDOW_REVEAL);
    await product.act('outsider', 'buildSettleWindow', { ...step('outsider'), maxOrders: 50 });
    const delivery = startJourney();
    await page.reload();
    await signIn(app, delivery);
    await page.getByText('It got all its units. The delivery is due.').waitFor();
    await reveal.aside(() => inspect(page, 'orders'));
    await delivery.click(page.getByRole('button', { name: 'Deliver units and money' }));
    await signAndClose(page, delivery, 'Units and money are delivered.');
    await page.getByText('Everything is delivered.').waitFor();
    await page.getByRole('link', { name: 'Holdings' }).click();
    await page.getByRole('link', { name: 'Trade units' }).click();
    await page.getByRole('heading', { name: 'Trading', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#trading');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(app.faults).toEqual([]);
    await app.close();
    console.info(
      'sell units in a window',
      [order, reveal, delivery].map(({ figures }) => figures()),
    );
  });
});

async function positionOf(name: Name): Promise<{ readonly id: string }> {
  const { data } = await world.product.ask(name, '{ myPositions { nodes { id } } }');
  const { myPositions } = data as unknown as { myPositions: { nodes: readonly { id: string }[] } };
  return myPositions.nodes[0] as { id: string };
}
