import { ed25519 } from '@noble/curves/ed25519.js';
import { base58, base64 } from '@scure/base';
import type { BrowserContext, Page } from 'playwright-core';

/** A wallet of a browser, whose keys and requests to its node are the test's. */
export interface InjectedWallet {
  readonly name: string;
  readonly kind: 'evm' | 'solana';
  readonly address: string;
  /** True while its owner refuses every request that she is asked for. */
  refusing: boolean;
  /** True if its owner refuses every request after the next call that is sent. */
  refusingNext: boolean;
  /** The address that it answers in place of its own; null for its own. */
  shown: string | null;
  /** The methods that it was asked for, in their order. */
  readonly asked: string[];
  /** Answers a request of the page. An EVM wallet's parameters are as EIP-1193 has them; a Solana one's is bytes in Base64. */
  answer(method: string, params: readonly unknown[]): Promise<unknown>;
}

/** Asks a node by JSON-RPC. @throws Error with the node's message */
export async function askNode(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result ?? null;
}

/** The requests for which a wallet asks its owner. */
const ASKS_OWNER = new Set([
  ...['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction', 'wallet_sendCalls'],
  ...['signMessage', 'send'],
]);

interface EvmKey {
  readonly address: string;
  signMessage(options: { readonly message: { readonly raw: `0x${string}` } }): Promise<string>;
}

/** A batch of `wallet_sendCalls`, with its calls as `eth_sendTransaction` takes them. */
interface BatchOfCalls {
  readonly version: string;
  readonly from: string;
  readonly chainId: string;
  readonly calls: readonly object[];
}

/** Answers the requests of EIP-5792, version 2.0.0: each call is a transaction of its own, and the status is pending once. */
function createBatches(nodeUrl: string) {
  const batches = new Map<string, { readonly hashes: readonly unknown[]; looks: number }>();
  const answers: Readonly<Record<string, (...params: readonly unknown[]) => unknown>> = {
    wallet_getCapabilities: (_address, chains) =>
      Object.fromEntries((chains as readonly string[]).map((chain) => [chain, { atomic: { status: 'ready' } }])),
    async wallet_sendCalls(batch) {
      const { version, from, calls } = batch as BatchOfCalls;
      if (version !== '2.0.0') throw new Error('-32602');
      const hashes: unknown[] = [];
      for (const call of calls) hashes.push(await askNode(nodeUrl, 'eth_sendTransaction', [{ from, ...call }]));
      const id = `0x${batches.size + 1}`;
      batches.set(id, { hashes, looks: 0 });
      return { id };
    },
    async wallet_getCallsStatus(id) {
      const batch = batches.get(String(id));
      if (batch === undefined) throw new Error('5730');
      batch.looks += 1;
      if (batch.looks === 1) return { id, version: '2.0.0', status: 100 };
      const receipts = await Promise.all(
        batch.hashes.map((hash) => askNode(nodeUrl, 'eth_getTransactionReceipt', [hash])),
      );
      return { id, version: '2.0.0', atomic: false, status: receipts.includes(null) ? 100 : 200, receipts };
    },
  };
  return answers;
}

/** A wallet on an EVM chain, which sends by the unlocked account of a development node. @param isBatching true for a wallet of EIP-5792 */
export function createInjectedEvm(name: string, key: EvmKey, nodeUrl: string, isBatching: boolean): InjectedWallet {
  const batches = isBatching ? createBatches(nodeUrl) : {};
  const wallet: InjectedWallet = {
    name,
    kind: 'evm',
    address: key.address.toLowerCase(),
    refusing: false,
    refusingNext: false,
    shown: null,
    asked: [],
    async answer(method, params) {
      wallet.asked.push(method);
      if (wallet.refusing && ASKS_OWNER.has(method)) throw new Error('4001');
      if (method === 'eth_requestAccounts') return [wallet.shown ?? key.address];
      if (method === 'personal_sign') return key.signMessage({ message: { raw: params[0] as `0x${string}` } });
      const inBatches = batches[method];
      if (inBatches) return inBatches(...params);
      if (method.startsWith('wallet_')) throw new Error('4200');
      if (method === 'eth_sendTransaction') wallet.refusing ||= wallet.refusingNext;
      return askNode(nodeUrl, method, params);
    },
  };
  return wallet;
}

/** A wallet on a Solana cluster. @param secret the 32 bytes of its key */
export function createInjectedSolana(name: string, secret: Uint8Array, nodeUrl: string): InjectedWallet {
  const address = base58.encode(ed25519.getPublicKey(secret));
  const [FIRST_SIGNATURE, SIGNATURE_BYTES] = [1, 64];
  const wallet: InjectedWallet = {
    name,
    kind: 'solana',
    address,
    refusing: false,
    refusingNext: false,
    shown: null,
    asked: [],
    async answer(method, [bytes]) {
      wallet.asked.push(method);
      if (wallet.refusing && method !== 'connect') throw new Error('4001');
      if (method === 'connect') return wallet.shown ?? address;
      const content = base64.decode(String(bytes));
      if (method === 'signMessage') return base64.encode(ed25519.sign(content, secret));
      const message = content.subarray(FIRST_SIGNATURE + SIGNATURE_BYTES);
      const signature = ed25519.sign(message, secret);
      content.set(signature, FIRST_SIGNATURE);
      await askNode(nodeUrl, 'sendTransaction', [base64.encode(content), { encoding: 'base64' }]);
      return base64.encode(signature);
    },
  };
  return wallet;
}

type Answer = (
  index: number,
  method: string,
  params: readonly unknown[],
) => Promise<{ value?: unknown; code?: number }>;

interface Announced {
  readonly index: number;
  readonly name: string;
  readonly kind: 'evm' | 'solana';
}

/** Announces the wallets in the page, as their extensions do. It runs in the page. */
function announce(announced: readonly Announced[]): void {
  const { answerWallet } = globalThis as unknown as { answerWallet: Answer };
  const ask = async (index: number, method: string, params: readonly unknown[] = []) => {
    const { value, code } = await answerWallet(index, method, params);
    if (code !== undefined) throw Object.assign(new Error('the wallet refused'), { code });
    return value;
  };
  const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
  const bytesOf = (text: unknown) => Uint8Array.from(atob(String(text)), (character) => character.charCodeAt(0));
  for (const { index, name, kind } of announced) {
    if (kind === 'evm') {
      const request = ({ method, params }: { method: string; params?: readonly unknown[] }) =>
        ask(index, method, params);
      const detail = {
        info: { uuid: name, name, icon: 'https://icons.invalid/icon.svg', rdns: 'test' },
        provider: { request },
      };
      const answer = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      window.addEventListener('eip6963:requestProvider', answer);
      continue;
    }
    const connect = async () => ({ accounts: [{ address: String(await ask(index, 'connect')) }] });
    const signMessage = async ({ message }: { message: Uint8Array }) => [
      { signature: bytesOf(await ask(index, 'signMessage', [base64Of(message)])) },
    ];
    const signAndSendTransaction = async ({ transaction }: { transaction: Uint8Array }) => [
      { signature: bytesOf(await ask(index, 'send', [base64Of(transaction)])) },
    ];
    const features = {
      'standard:connect': { connect },
      'solana:signMessage': { signMessage },
      'solana:signAndSendTransaction': { signAndSendTransaction },
    };
    window.addEventListener('wallet-standard:app-ready', (event) =>
      (event as CustomEvent<{ register(wallet: object): void }>).detail.register({
        name,
        features,
        icon: 'https://icons.invalid/icon.svg',
      }),
    );
  }
}

/** Injects wallets into a page, or into every page of a context. */
export async function injectWallets(page: Page | BrowserContext, wallets: readonly InjectedWallet[]): Promise<void> {
  const answerWallet: Answer = async (index, method, params) => {
    try {
      return { value: await wallets[index]?.answer(method, params) };
    } catch (error) {
      return { code: Number((error as Error).message) || -32603 };
    }
  };
  await page.exposeFunction('answerWallet', answerWallet);
  await page.addInitScript(
    announce,
    wallets.map(({ name, kind }, index) => ({ index, name, kind })),
  );
}
