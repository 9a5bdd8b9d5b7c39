import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoPerson } from '../../../src/apps/gateway/demo-people.ts';
import { askAs, peopleOf } from '../../apps/demo/screen.ts';
import { launchBrowser } from '../../support/browser.ts';
import { type Program, startProgram } from '../../support/program.ts';
import { findChromium } from '../client/device/chromium.ts';
import { goToScreen, waitForAnswers } from './support/crawl.ts';
import { openRunning } from './support/running-app.ts';

// Every screen of every person of `npm start -- --seed`: none is empty but where that is right.

const executablePath = findChromium();

/** Screens of everybody who is signed in, and those of two roles. */
const SCREENS = ['/bids', '/holdings', '/orders', '/start', '/inbox', '/account', '/device', '/data', '/issuer'];
const ATTESTOR_SCREENS = ['/attestor'];
const VIEWS: Readonly<Record<string, string>> = {
  health: 'Health',
  keepers: 'Keepers',
  outbox: 'Outbox',
  deliveries: 'Deliveries',
  reconciliation: 'Comparison with the chain',
  rates: 'Rates',
};
const ADMIN_SCREENS = [
  '/admin',
  '/admin/registrars',
  '/admin/audit',
  ...Object.keys(VIEWS).map((view) => `/admin/operations?view=${view}`),
];

/** Sentences of emptiness that are no list's. */
const EMPTY =
  /Nothing waits for your keys\.|No quarter has paid you yet\.|Nobody has traded yet\.|No key is linked to your account\./g;

/** Sentences that are right on a screen, by person and path, and the reason. */
const RIGHTLY_EMPTY: readonly (readonly [people: RegExp, path: RegExp, reason: string, sentence?: RegExp])[] = [
  [/^(issuer|cleo|dora|admin) evm/, /^\/(bids|holdings|orders)$/, 'Ada and Ben alone bid, hold and trade'],
  [
    /^(ada|ben) evm/,
    /^\/holdings$/,
    'the first report of one of two positions is due',
    /^No quarter has paid you yet\.$/,
  ],
  [/solana/, /^\/(bids|orders)$/, 'raises and windows are on EVM chains'],
  [/^(issuer|ada) solana/, /^\/holdings$/, 'a position on a curve begins with a stake, which the sale’s end allows'],
  [/^(?!issuer)/, /^\/issuer$/, 'the issuer alone issues'],
  [/^issuer solana/, /^\/issuer$/, 'the one draft on Solana is created'],
  [
    /^(cleo|admin|.* solana)/,
    /^\/inbox$/,
    'nothing has happened yet that concerns an account without bids or a decision',
  ],
  [/^/, /^\/start$/, 'the admin who decided had nothing to note', /^No note is written yet\.$/],
  [/^admin/, /deliveries/, 'every delivery succeeds'],
  [/^admin/, /reconciliation/, 'the first comparison comes ten minutes after the start'],
  [/^admin/, /rates/, 'the feed has a rate of each quarter'],
];
const isRight = (person: string, path: string, text: string) =>
  RIGHTLY_EMPTY.some(
    ([people, paths, , sentence = /./]) => people.test(person) && paths.test(path) && sentence.test(text),
  );

let service: Program;
let browser: Browser;
let url: string;
let people: readonly DemoPerson[];
beforeAll(async () => {
  if (executablePath === null) return;
  const home = mkdtempSync(join(tmpdir(), 'income-series-seed-app-'));
  chmodSync(home, 0o711); // the database's server may run as another account
  service = startProgram('gateway', { PORT: '0', DATA_DIR: home }, ['--seed']);
  url = new URL((JSON.parse(await service.said('"msg":"listening"')) as { readonly url: string }).url).origin;
  people = await peopleOf(url);
  browser = await launchBrowser(executablePath);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await service?.end();
});

/** The sentences of emptiness on the page, once everything is read. */
async function emptinessOf(page: Page): Promise<readonly string[]> {
  await waitForAnswers(page);
  const lists = await page.locator('.empty').allTextContents();
  return [...lists, ...((await page.getByRole('main').textContent()) ?? '').matchAll(EMPTY)].map(String);
}

/** The sentences of a series that has reported nothing: it still takes bids, or its first report is due. */
const BEFORE_A_REPORT: ReadonlySet<string> = new Set([
  'No quarter is reported yet.',
  'No quarter is listed before the series is active.',
]);

const screensOf = ({ name }: DemoPerson): readonly string[] => [
  ...SCREENS,
  ...(name === 'dora' ? ATTESTOR_SCREENS : []),
  ...(name === 'admin' ? ADMIN_SCREENS : []),
];

/** Enters as a person by the switch of the header. */
async function enter(page: Page, { name, chain }: DemoPerson): Promise<void> {
  await page.getByRole('button', { name: 'Shown as' }).click();
  const place = chain.startsWith('solana:') ? 'Solana' : 'EVM chain';
  await page.getByRole('button', { name: new RegExp(`^${name}\\b.*${place}`, 'i') }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

describe.skipIf(executablePath === null)('a filled service', () => {
  it('has people on both chains, with wallets', () => {
    const listed = people.map(({ name, chain, hasWallet }) => [name, chain.split(':')[0], hasWallet]);
    const evm = ['issuer', 'ada', 'ben', 'cleo', 'dora', 'admin'].map((name) => [name, 'evm', true]);
    expect(listed.slice(0, 6)).toEqual(evm);
    expect(listed.slice(6)).toEqual(listed.length > 6 ? ['issuer', 'ada'].map((name) => [name, 'solana', true]) : []);
  });

  it('shows the public no empty list of series, and no empty page of the one that pays', async () => {
    const { data } = await askAs(`${url}/graphql`, '{ seriesList(first: 20) { nodes { key chain title } } }');
    const { page, faults, close } = await openRunning(browser, url, '');
    expect(await emptinessOf(page)).toEqual([]);
    for (const { key, chain, title } of data.seriesList.nodes as { key: string; chain: string; title: string }[]) {
      await page.goto(`${url}/app/series/${chain}/${key}`);
      const empty = await emptinessOf(page);
      // Only the bakery's first quarter is reported: the others take bids, sell units, or have their first report due.
      if (title.startsWith('Bakery Lindenhof')) expect(empty, title).toEqual([]);
      else
        expect(
          empty.filter((text) => !BEFORE_A_REPORT.has(text)),
          title,
        ).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('has nothing empty on the screens of its people, but where that is right', async () => {
    const wrong: string[] = [];
    for (const person of people) {
      const name = `${person.name} ${person.chain.split(':')[0]}`;
      const { page, faults, close } = await openRunning(browser, url, '');
      await enter(page, person);
      for (const path of screensOf(person)) {
        await goToScreen(page, path);
        const view = new URL(path, url).searchParams.get('view');
        // A view of the same screen moves no focus, so its choice tells that it is drawn.
        if (view !== null) await page.getByRole('radio', { name: VIEWS[view], checked: true, exact: true }).waitFor();
        const empty = (await emptinessOf(page)).filter((text) => !isRight(name, path, text));
        if (empty.length > 0) wrong.push(`${name} ${path}: ${empty.join(' | ')}`);
        if (name === 'ada evm' && path === '/holdings')
          await page.getByRole('img', { name: 'What each payment brought, after the fee' }).waitFor();
      }
      expect(faults, name).toEqual([]);
      await close();
    }
    expect(wrong).toEqual([]);
  });
});
