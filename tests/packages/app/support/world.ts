import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { mnemonicToAccount } from 'viem/accounts';
import { CAST, type Name, SOLANA_CAST, type SolanaName } from '../../../../src/apps/demo/people.ts';
import { MNEMONIC } from '../../../../src/apps/devnet/anvil.ts';
import { deriveSecret } from '../../../../src/apps/devnet/solana.ts';
import { startDemo } from '../../../apps/demo/process.ts';
import { addressOf, readVariables, variablesOf } from '../../../apps/demo/screen.ts';
import { createInjectedEvm, createInjectedSolana, type InjectedWallet, injectWallets } from './wallets.ts';

/** A demo with its chains, its people and a series in each state, and a browser in which people use the app. */
export interface AppWorld {
  /** The address of the gateway, without a slash at its end. */
  readonly url: string;
  /**
   * The demo's shell variables: SERIES (the story's), COMMIT_SERIES, REVEAL_SERIES, ACTIVE_SERIES, TRADED_SERIES, CURVE_SERIES, CHAIN, CLUSTER_CHAIN,
   * BID_PRICE and others.
   */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * A wallet on the EVM chain with the key of a person of the demo. Its name in the page is `<Person>’s wallet`.
   * @param isBatching true for a wallet that sends several calls as one batch (EIP-5792)
   */
  evmWallet(person: Name, isBatching?: boolean): InjectedWallet;
  /** A wallet on the Solana cluster with the key of a person of the demo. */
  solanaWallet(person: SolanaName): InjectedWallet;
  /** Opens a screen in a browser profile of its own, as on another device. */
  open(options?: OpenOptions): Promise<OpenedApp>;
  close(): Promise<void>;
}

interface OpenOptions {
  /** The path of the screen behind `/app`, as `/account`. Default: the first screen. */
  readonly screen?: string;
  readonly wallets?: readonly InjectedWallet[];
  readonly width?: number;
  readonly dark?: boolean;
  /** Runs in the page before its own script. */
  readonly before?: string;
}

export interface OpenedApp {
  readonly page: Page;
  /** What the browser refused or nobody caught: errors, and every line of the console that is one. It stays empty. */
  readonly faults: readonly string[];
  /** The origins other than the gateway's that were asked for anything. It stays empty. */
  readonly strangers: readonly string[];
  /** The authorization of each GraphQL request, undefined without one. */
  readonly authorizations: readonly (string | undefined)[];
  /** What axe finds in the page as it is. With SHOTS, the name of a folder, the page is also drawn there. */
  violations(): Promise<readonly string[]>;
  /** Waits until the tab has sealed what was typed. @returns everything that it keeps */
  sealed(): Promise<string>;
  /** Signs in by the header, with a wallet that was injected. */
  signIn(wallet: InjectedWallet): Promise<void>;
  close(): Promise<void>;
}

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Answers that a page expects, and that the browser nevertheless logs: a session that ended, a screen that has to be read again. */
const EXPECTED = /status of (401|409)/;

/** The time in which a text that was typed is sealed. */
const SEALED_MS = 300;

async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

async function openApp(browser: Browser, url: string, options: OpenOptions): Promise<OpenedApp> {
  const { screen = '', wallets = [], width = 1_024, dark = false, before } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    timezoneId: 'Asia/Kolkata',
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const [faults, strangers]: [string[], string[]] = [[], []];
  const authorizations: (string | undefined)[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !EXPECTED.test(line.text())) faults.push(line.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (request.method() === 'POST') authorizations.push(request.headers().authorization);
    if (protocol.startsWith('http') && origin !== new URL(url).origin) strangers.push(origin);
  });
  await injectWallets(page, wallets);
  if (before !== undefined) await page.addInitScript(before);
  await page.goto(`${url}/app${screen}`);
  return {
    page,
    faults,
    strangers,
    authorizations,
    async violations() {
      const { SHOTS } = process.env;
      if (SHOTS)
        await page.screenshot({ path: `${SHOTS}/${Date.now()}-${width}${dark ? '-dark' : ''}.png`, fullPage: true });
      return violationsOf(page);
    },
    async sealed() {
      let [kept, before] = ['', ''];
      do {
        before = kept;
        await page.waitForTimeout(SEALED_MS);
        kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      } while (kept !== before || !kept.includes(':sealed '));
      return kept;
    },
    async signIn({ name }) {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor();
    },
    close: () => context.close(),
  };
}

/** The demo of a fixture: one that the test starts. Whoever writes a journey may name one that runs, by its file of shell variables. */
async function openDemo() {
  const file = process.env.APP_DEMO;
  if (file !== undefined) {
    const variables = readVariables(file);
    return { url: process.env.APP_URL ?? String(variables.GATEWAY), variables, close: async () => {} };
  }
  const demo = startDemo();
  await demo.line(/Ready after/);
  const close = async () => {
    demo.interrupt();
    await demo.ended;
  };
  return { url: new URL(addressOf(demo)).origin, variables: variablesOf(demo), close };
}

/** Starts the demo and a browser. @param executablePath the path of a Chromium */
export async function openAppWorld(executablePath: string): Promise<AppWorld> {
  const [demo, browser] = await Promise.all([openDemo(), chromium.launch({ executablePath, args: ARGUMENTS })]);
  const { url, variables } = demo;
  return {
    url,
    variables,
    evmWallet: (person, isBatching = false) =>
      createInjectedEvm(
        `${person}’s wallet`,
        mnemonicToAccount(MNEMONIC, { addressIndex: CAST[person] }),
        String(variables.CHAIN_NODE),
        isBatching,
      ),
    solanaWallet: (person) =>
      createInjectedSolana(
        `${person}’s other wallet`,
        deriveSecret(SOLANA_CAST[person]),
        String(variables.CLUSTER_NODE),
      ),
    open: (options = {}) => openApp(browser, url, options),
    async close() {
      await browser.close();
      await demo.close();
    },
  };
}
