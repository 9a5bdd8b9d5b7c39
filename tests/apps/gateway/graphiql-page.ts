import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { newWallet, startTestGateway, type TestGateway, type TestWallet } from '../../support/gateway.ts';
import type { PersonName } from '../../support/personas.ts';
import { CLUSTER, people, personas } from '../../support/populate.ts';
import { createSolanaChain, type SolanaWallet } from '../../support/solana-chain.ts';

/** The gateway's pages in a browser, over a populated database. */
export interface GraphiQLWorld {
  readonly gateway: TestGateway;
  readonly tokens: ReadonlyMap<PersonName, string>;
  /** The session of an admin beside the one of the population. */
  readonly otherAdmin: string;
  /** One for all pages, because a new one compiles every script again. */
  readonly context: BrowserContext;
  /** A page of its own, without what pages stored that were closed. */
  open(options?: OpenOptions): Promise<OpenedPage>;
  /** Closes those that are open, because a browser goes on to draw what nobody looks at, and forgets what they stored. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** GraphiQL where it is left out. */
  readonly path?: string;
  /** Whom a demo offers; without them there is no demo. */
  readonly demo?: readonly PersonName[];
  /** Wallets that announce themselves, by name. */
  readonly wallets?: Readonly<Record<string, TestWallet | SolanaWallet>>;
  /** Runs before the page's own script. */
  readonly before?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

interface OpenedPage {
  readonly page: Page;
  /** What the page's content policy refused, and errors that nothing caught. */
  readonly faults: readonly string[];
  /** The authorization of each GraphQL request. */
  readonly authorizations: readonly (string | undefined)[];
}

/** Signs what a wallet in the page was asked to sign. */
type Signer = (name: string, hex: string) => Promise<string>;

/** Announces an EIP-6963 wallet, whose signatures the test makes. */
const announceEvm = ([name, address]: readonly [string, string]) => {
  const { signInTest } = globalThis as unknown as { signInTest: Signer };
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: string[] }) =>
      method === 'eth_requestAccounts' ? [address] : signInTest(name, String(params[0])),
  };
  const detail = { info: { uuid: name, name, icon: '', rdns: 'test' }, provider };
  const answer = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', answer);
};

/** Registers a wallet by the Wallet Standard, whose signatures the test makes. */
const announceSolana = ([name, address]: readonly [string, string]) => {
  const { signInTest } = globalThis as unknown as { signInTest: Signer };
  const signMessage = async ({ message }: { message: Uint8Array }) => {
    const hex = [...message].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const signature = await signInTest(name, `0x${hex}`);
    return [{ signature: Uint8Array.from(signature.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)) }];
  };
  const features = {
    'standard:connect': { connect: async () => ({ accounts: [{ address }] }) },
    'solana:signMessage': { signMessage },
  };
  window.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ register(wallet: object): void }>).detail.register({ name, features }),
  );
};

async function openPage(
  { gateway, context, tokens }: Pick<GraphiQLWorld, 'gateway' | 'context' | 'tokens'>,
  { path = '/graphql', demo, wallets = {}, before, width = 1_400, height = 900, dark = false }: OpenOptions,
): Promise<OpenedPage> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  const [faults, authorizations]: [string[], (string | undefined)[]] = [[], []];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (/Content Security Policy|Refused to/.test(line.text())) faults.push(line.text());
  });
  page.on('request', (request) => {
    if (request.method() === 'POST') authorizations.push(request.headers().authorization);
  });
  if (demo) {
    const json = demo.map((name) => {
      const { wallet, chain } = people[name].signsIn;
      return {
        name,
        role: name.replace(/[A-Z].*/, ''),
        chain: chain ?? 'evm:10143',
        wallet: wallet.address,
        token: tokens.get(name),
      };
    });
    await page.route('**/demo/people', (route) => route.fulfill({ json }));
  }
  const signed = (name: string, message: string) =>
    wallets[name]?.sign(Buffer.from(message.slice(2), 'hex').toString('utf8'));
  if (Object.keys(wallets).length > 0) await page.exposeFunction('signInTest', signed);
  for (const [name, { address }] of Object.entries(wallets))
    await page.addInitScript(address.startsWith('0x') ? announceEvm : announceSolana, [name, address] as const);
  if (before) await page.addInitScript(before);
  await page.goto(`${gateway.url}${path}`);
  if (path === '/graphql') {
    await page.locator('.graphiql-execute-button').waitFor();
    await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  }
  return { page, faults, authorizations };
}

export async function openGraphiQLWorld(executablePath: string): Promise<GraphiQLWorld> {
  const otherAdmin = newWallet();
  const gateway = await startTestGateway({
    populated: true,
    adminWallets: [personas.admin.wallet.address, otherAdmin.address],
    moreChains: [{ chain: createSolanaChain(CLUSTER), relayer: null }],
  });
  const names = ['issuerA', 'holderA1', 'backerA', 'admin', 'outsider'] as const;
  const tokens = new Map<PersonName, string>();
  for (const name of names) tokens.set(name, await gateway.signIn(personas[name].wallet));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const context = await browser.newContext();
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const world = { gateway, context, tokens };
  return {
    ...world,
    otherAdmin: await gateway.signIn(otherAdmin),
    open: (options = {}) => openPage(world, options),
    async closePages() {
      const opened = context.pages().filter((page) => page !== blank);
      await Promise.all(opened.map((page) => page.close()));
      const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
      await session.send('Storage.clearDataForOrigin', { origin: gateway.url, storageTypes });
    },
    async close() {
      await browser.close();
      await gateway.close();
    },
  };
}
