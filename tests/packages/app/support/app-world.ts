import type { Browser, Page } from 'playwright-core';
import { mnemonicAccount } from '../../../../src/adapters/evm/wallet.ts';
import type { Hex } from '../../../../src/core/hex.ts';
import { createTracker } from '../../../../src/domains/transaction/worker/tracker.ts';
import {
  createProduct,
  NAMES,
  type Name,
  type Product,
  type ProductOptions,
} from '../../../domains/support/product.ts';
import { launchBrowser, openContext } from '../../../support/browser.ts';

/** The app in a browser, on a gateway whose chain and index are real. */
export interface AppWorld {
  readonly product: Product;
  readonly browser: Browser;
  /** Opens the app in a browser context of its own, so with a device of its own. */
  open(options?: OpenOptions): Promise<OpenedApp>;
  close(): Promise<void>;
}

/** How a wallet answers; `elsewhere` is on another chain and stays there, and `changed` has another account selected. */
export type Manner = 'signs' | 'refuses' | 'elsewhere' | 'changed';

interface OpenOptions {
  /** The path below `/app`, as `/series/evm:10143/0x…`. */
  readonly path?: string;
  /** Whose wallet announces itself as `Test`. A function is asked at each request. */
  readonly wallet?: Name | (() => Name);
  /** How the wallet answers. A function is asked at each request. */
  readonly manner?: Manner | (() => Manner);
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** The time at which the browser's clock stands still. Default: the machine's clock, which goes on. */
  readonly at?: Date;
  /** True: the browser's clock begins at the chain's time, and goes on. */
  readonly hasChainTime?: boolean;
  /** The address of a proxy between the browser and the gateway. */
  readonly proxy?: string;
}

export interface OpenedApp {
  readonly page: Page;
  /** Every message of the console, and errors that nothing caught. A test expects none. */
  readonly faults: readonly string[];
  /** What the wallet was asked to sign or to send, by the names of the methods. */
  readonly asked: readonly string[];
  /** Signs in with the wallet `Test`. */
  signIn(): Promise<void>;
  close(): Promise<void>;
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Announces a wallet by EIP-6963 whose requests the test answers. */
const announceWallet = () => {
  const { askWallet } = globalThis as unknown as { askWallet: Ask };
  const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    const answer = (await askWallet(method, params)) as { readonly refused?: number; readonly result?: unknown };
    if (answer.refused !== undefined) throw Object.assign(new Error('refused'), { code: answer.refused });
    return answer.result;
  };
  const detail = { info: { uuid: 'test', name: 'Test', icon: '', rdns: 'test' }, provider: { request } };
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
};

/** The code of EIP-1193 for a request that the user refused. */
const USER_REJECTED = 4001;
/** The code of EIP-3085 for a chain that the wallet does not know. */
const UNKNOWN_CHAIN = 4902;
const OTHER_ADDRESS = `0x${'ab'.repeat(20)}`;

/** Answers the requests of a person's wallet, as a wallet of a browser does. */
async function giveWallet(
  page: Page,
  product: Product,
  { wallet: owner = 'outsider', manner }: OpenOptions,
): Promise<readonly string[]> {
  const current = () => (typeof manner === 'function' ? manner() : manner);
  const { anvil } = product.devnet;
  const name = () => (typeof owner === 'function' ? owner() : owner);
  async function answer(method: string, [first]: readonly unknown[]): Promise<unknown> {
    const account = mnemonicAccount(anvil.mnemonic, NAMES.indexOf(name()) + 1);
    if (method === 'eth_accounts' && current() === 'changed') return [OTHER_ADDRESS];
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account.address];
    if (method === 'eth_chainId' && current() === 'elsewhere') return '0x1';
    if (method === 'personal_sign') return account.signMessage({ message: { raw: first as Hex } });
    if (method !== 'eth_sendTransaction') return anvil.rpc(method, ...(first === undefined ? [] : [first]));
    const { to, data } = first as { readonly to: Hex; readonly data: Hex };
    return (await product.wallet(name()).send({ to, data })).hash;
  }
  const signed = ['personal_sign', 'eth_sendTransaction'];
  const asked: string[] = [];
  await page.exposeFunction('askWallet', async (method: string, params: readonly unknown[]) => {
    if (signed.includes(method)) asked.push(method);
    if (current() === 'refuses' && signed.includes(method)) return { refused: USER_REJECTED };
    if (method === 'wallet_switchEthereumChain') return { refused: UNKNOWN_CHAIN };
    return { result: await answer(method, params) };
  });
  await page.addInitScript(announceWallet);
  return asked;
}

/** Lets index and tracker follow the chain until it is stopped. They try again where the node has manners, because it may be away. */
function followChain(product: Product): () => Promise<void> {
  const { database, chain, clock } = product.gateway;
  const tracker = createTracker({ db: database.prisma, chain, clock });
  let isStopped = false;
  const follow = async () => {
    await product.index();
    await tracker.step();
  };
  const loop = (async () => {
    while (!isStopped) {
      await follow().catch((error: unknown) => {
        if (product.node === null) throw error;
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  return () => {
    isStopped = true;
    return loop;
  };
}

export async function openAppWorld(executablePath: string, options: ProductOptions = {}): Promise<AppWorld> {
  const product = await createProduct(options);
  const stop = followChain(product);
  const browser = await launchBrowser(executablePath);

  async function open(openOptions: OpenOptions = {}): Promise<OpenedApp> {
    const {
      path = '',
      wallet,
      width = 1_200,
      height = 900,
      dark = false,
      at,
      hasChainTime = false,
      proxy,
    } = openOptions;
    const context = await openContext(browser, {
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      ...(proxy === undefined ? {} : { proxy: { server: proxy, bypass: '<-loopback>' } }),
    });
    // A page must not load before its clock is set, because Playwright's clock begins at 0, and a page keeps its first difference.
    if (at !== undefined) await context.clock.setFixedTime(at);
    if (hasChainTime) await context.clock.setSystemTime(Number(await product.devnet.anvil.clock.now()) * 1_000);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (line) => faults.push(line.text()));
    const asked = wallet === undefined ? [] : await giveWallet(page, product, openOptions);
    await page.goto(`${product.gateway.url}/app${path}`);
    await page.getByRole('main').waitFor();
    const signIn = async () => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: /^Test/ }).click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    };
    return { page, faults, asked, signIn, close: () => context.close() };
  }

  return {
    product,
    browser,
    open,
    async close() {
      await browser.close();
      await stop();
      await product.close();
    },
  };
}
