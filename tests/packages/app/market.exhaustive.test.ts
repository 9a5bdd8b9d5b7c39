import { type Address, createGateway, keyed } from '@income-series/client';
import { BuildSwapDocument } from '@income-series/client/operations';
import { expect, it } from 'vitest';
import { peopleOf } from '../../apps/demo/screen.ts';
import { useApp } from './support/journeys.ts';
import type { OpenedApp } from './support/world.ts';

const { journeys, app } = useApp();

/** The gateway as a person of the demo asks it. */
async function gatewayOf(name: string, chain: string | undefined) {
  const person = (await peopleOf(app().url)).find((one) => one.name === name && one.chain === chain);
  return createGateway({ url: app().url, token: person?.token });
}

/** Fails for a finding of axe, a page that is wider than its screen, a fault in the console, or a stranger's address. */
async function expectSound({ page, violations, faults, strangers }: OpenedApp) {
  expect(await violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect([faults, strangers]).toEqual([[], []]);
}

const screenOfSeries = (chain: string | undefined, key: string | undefined) =>
  `/series/${encodeURIComponent(String(chain))}/${key}`;

const LOOKS = [
  { width: 360, dark: false },
  { width: 1_400, dark: true },
] as const;

journeys('the market', () => {
  it.each(LOOKS)('has cards, a table and filters in its address, at $width pixels', async (look) => {
    const opened = await app().open(look);
    const { page, close } = opened;
    const cards = page.locator('.card');
    await cards.filter({ hasText: 'Takes sealed bids' }).filter({ hasText: 'Bidding ends in' }).first().waitFor();
    await cards.filter({ hasText: 'Sells its units on a curve' }).filter({ hasText: 'Price now' }).first().waitFor();
    const all = await cards.count();
    expect(await cards.filter({ hasText: 'not shown to you' }).count()).toBe(all);
    await expectSound(opened);

    await page.getByLabel('State', { exact: true }).selectOption('Active');
    await page.getByLabel('View').selectOption('Table');
    await page.getByLabel('Order of this page').selectOption('Title');
    await page.getByLabel('Direction').selectOption('Descending');
    const rows = page.locator('tbody tr');
    const isFiltered = async () => {
      await page.getByRole('table').waitFor();
      await page.waitForFunction(() => !document.body.textContent?.includes('Takes sealed bids'));
      expect(await rows.filter({ hasText: 'Reports and pays' }).count()).toBe(await rows.count());
      expect(await rows.count()).toBeLessThan(all);
    };
    await isFiltered();
    const shown = await rows.allTextContents();
    await expectSound(opened);
    await page.reload();
    await isFiltered();
    expect(await rows.allTextContents()).toEqual(shown);
    expect(await page.getByLabel('Direction').inputValue()).toBe('descending');
    await page.getByLabel('Chain').selectOption({ index: 2 });
    await page.getByText('2 series on this page.').waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await close();
  });
});

const decimal = (amount: string, decimals: number) =>
  (Number(amount) / 10 ** decimals).toLocaleString('en-GB', { minimumFractionDigits: 2 });

/** The values that not everybody reads, as the issuer of the story's series reads them, in the words of the screen. */
async function readSecrets() {
  const { CHAIN: chain, SERIES: key } = app().variables;
  const gateway = await gatewayOf('issuer', chain);
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the document
  const { series }: any = await gateway.ask(
    `query ($chain: Chain!, $key: Bytes32!) { series(chain: $chain, key: $key) { currency paidTotal paymentToken { symbol decimals }
      periods(first: 80) { nodes { gross net } } terms { theta shareRate } } }`,
    { chain, key },
  );
  const { periods, terms, currency, paidTotal, paymentToken } = series;
  const amounts = [
    paidTotal,
    ...periods.nodes.flatMap((period: { gross: string; net: string }) => [period.gross, period.net]),
  ];
  return {
    payments: amounts
      .filter((amount) => amount !== null)
      .map((amount) => `${decimal(amount, paymentToken.decimals)} ${paymentToken.symbol}`),
    terms: [`${decimal(terms.theta, 2)} ${currency}`, `${Number(terms.shareRate) / 1e16} %`],
  };
}

/** The time in which a page notices that its feed is lost, or opens it again. */
const LOST_MS = 60_000;

/** Has Ada buy units of the curve series. @param amount base units of the payment token */
async function buyAtCurve(amount: string): Promise<void> {
  const { CLUSTER_CHAIN, CURVE_SERIES } = app().variables;
  const ada = app().solanaWallet('ada');
  const gateway = await gatewayOf('ada', CLUSTER_CHAIN);
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the document
  const { beforeYouBuy }: any = await gateway.ask('{ beforeYouBuy { version } }');
  const { transaction } = await gateway.act(
    BuildSwapDocument,
    keyed({
      chain: String(CLUSTER_CHAIN),
      seriesKey: CURVE_SERIES as `0x${string}`,
      wallet: ada.address as Address,
      beforeYouBuyVersion: beforeYouBuy.version,
      // The demo's clock is days ahead.
      deadlineAt: new Date(Date.now() + 3e10).toISOString(),
      ...({ side: 'BUY', amount, units: '1', acknowledged: true } as const),
    }),
  );
  if (transaction?.__typename !== 'SolanaTransaction') throw new Error('the swap is no transaction on Solana');
  await ada.answer('send', [transaction.request?.transaction]);
}

journeys('a series', () => {
  it.each(LOOKS)('shows its readers what they may read, and nobody else, at $width pixels', async (look) => {
    const { CHAIN, SERIES } = app().variables;
    const secrets = await readSecrets();
    expect(secrets.payments.length).toBeGreaterThan(2);
    const opened = await app().open({ ...look, screen: screenOfSeries(CHAIN, SERIES) });
    const { page, close } = opened;
    /** Reads the screen with its terms, as another reader. */
    const readAs = async (option: RegExp | null) => {
      const choice = page.getByLabel('See this as').locator('option');
      if (option !== null) {
        const name = await choice.filter({ hasText: option }).first().textContent();
        await page.getByLabel('See this as').selectOption(String(name));
        await page.getByText('You see this page as').waitFor();
      }
      await page.getByRole('button', { name: 'Show the private terms' }).click();
      await page.getByText('Share of the income above it').waitFor();
      return page.content();
    };
    const seen = (content: string, values: readonly string[]) => values.filter((value) => content.includes(value));

    const everybody = await readAs(null);
    expect(seen(everybody, [...secrets.payments, ...secrets.terms])).toEqual([]);
    await page.getByRole('img', { name: /^Demand of the revealed bids/ }).waitFor();
    expect(await page.getByRole('img', { name: /^Paid to holders/ }).count()).toBe(0);
    await expectSound(opened);
    const outsider = await readAs(/^outsider, /);
    expect(seen(outsider, [...secrets.payments, ...secrets.terms])).toEqual([]);

    for (const reader of [/^ada, .*Monad/, /^issuer, .*Monad/]) {
      const content = await readAs(reader);
      expect(seen(content, secrets.payments)).toEqual(secrets.payments);
      expect(seen(content, secrets.terms)).toEqual(secrets.terms);
    }
    await page.getByRole('img', { name: /^Paid to holders/ }).waitFor();
    await page.getByText('Paid so far').locator('..').getByRole('button', { name: 'Who reads this' }).click();
    await page.getByText('You read this as the issuer of the series.').waitFor();
    await page.keyboard.press('Escape');
    await expectSound(opened);
    await page.getByRole('button', { name: 'Back to your own view' }).click();
    await page.getByText('not shown to you').first().waitFor();
    expect(seen(await page.content(), [...secrets.payments, ...secrets.terms])).toEqual([]);
    await close();
  });

  it('says what one would pay on a curve, which is what the program gives, and shows purchases, those of a lost connection too', async () => {
    const { CLUSTER_CHAIN, CURVE_SERIES } = app().variables;
    const opened = await app().open({ screen: screenOfSeries(CLUSTER_CHAIN, CURVE_SERIES) });
    const { page, close } = opened;
    await page.getByText('New events appear here as they happen.').waitFor();
    await page.getByLabel('Money to spend').fill('1.5');
    const quote = page.getByText(/^[\d.,]+ units for 1\.50 /);
    const units = /^[\d.,]+/.exec((await quote.textContent()) ?? '')?.[0];
    await page.getByLabel('Money to spend').fill('1.5.5');
    await page.getByText('Type an amount of at most').waitFor();
    await expectSound(opened);

    await buyAtCurve('1500000');
    await page.getByText(`${units} units were bought on the curve.`).waitFor();

    const bought = page.getByText(/units were bought on the curve\./);
    const before = await bought.count();
    await page.context().setOffline(true);
    await page.getByText('The connection is lost').waitFor({ timeout: LOST_MS });
    await buyAtCurve('2500000');
    await page.context().setOffline(false);
    await expect.poll(() => bought.count(), { timeout: LOST_MS }).toBe(before + 1);
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    expect(opened.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await close();
  });
});
