import { getWallets } from '@wallet-standard/app';
import { createStore } from '../store.ts';
import { createEvmWallet } from './evm.ts';
import { createSolanaWallet } from './solana.ts';
import type { BrowserWallet } from './wallet.ts';

/** The wallets that announced themselves, in that order. The list has a maximum length, because a script may announce any number. */
export const wallets = createStore<readonly BrowserWallet[]>([]);
/** The number of wallets that announced themselves and are not listed. */
export const unlistedWallets = createStore(0);
const MOST_WALLETS = 12;
/** The most wallets of one name without a maker. It is two, so that a wallet that copies a name does not keep out the original. */
const MOST_ALIKE = 2;
const LONGEST_NAME = 40;
/** Characters that show nothing, or turn the direction of a text; the last is a blank of Braille. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The form of a maker's name, in which no letter of another script looks like one. */
const MAKER = /^[a-z0-9.-]+$/;

const cleanName = (name: unknown) =>
  typeof name === 'string'
    ? name
        .replace(INVISIBLE, '')
        .replace(/\p{Z}+/gu, ' ')
        .trim()
        .slice(0, LONGEST_NAME)
    : '';

/** The maker that a wallet names; null if it names none, or in another form. */
function cleanMaker(rdns: unknown): string | null {
  const maker = cleanName(rdns).toLowerCase();
  return MAKER.test(maker) ? maker : null;
}

/** The objects that announced themselves. A second announcement, for which EIP-6963 provides, does not list a wallet twice. */
const announced = new WeakSet<object>();

/** Adds a wallet at the end of the list, so that none replaces another, whatever name or id it gives itself. */
function addWallet(source: object, wrap: (id: string) => BrowserWallet | null): void {
  const list = wallets.get();
  if (announced.has(source)) return;
  const wallet = wrap(`wallet ${list.length + 1}`);
  if (wallet === null || wallet.name === '') return;
  announced.add(source);
  const { name, maker, kind } = wallet;
  const similarWallets = list.filter(
    (one) => one.maker === maker && one.kind === kind && (maker !== null || one.name === name),
  );
  if (list.length < MOST_WALLETS && similarWallets.length < (maker === null ? MOST_ALIKE : 1))
    wallets.set([...list, wallet]);
  else unlistedWallets.set(unlistedWallets.get() + 1);
}

/** An announcement of EIP-6963; its fields are unchecked, because any script of the page may send one. */
interface Announcement {
  readonly info?: { readonly name?: unknown; readonly rdns?: unknown } | null;
  readonly provider?: { request?: unknown } | null;
}

/** Lists an announced provider, unless it is malformed: its fields may throw when they are read. */
function addProvider(announcement: Announcement | null): void {
  try {
    const { info, provider } = announcement ?? {};
    if (typeof provider?.request !== 'function') return;
    const identity = { name: cleanName(info?.name), maker: cleanMaker(info?.rdns) };
    addWallet(provider, (id) =>
      createEvmWallet({ id, ...identity }, provider as Parameters<typeof createEvmWallet>[1]),
    );
  } catch {
    // Such a provider is not listed.
  }
}

type StandardWallet = Parameters<typeof createSolanaWallet>[0];

/** Wraps an announced wallet of the Wallet Standard; null for one that is malformed, because any extension may announce one. */
function readWallet(wallet: StandardWallet, id: string): BrowserWallet | null {
  try {
    return createSolanaWallet({ name: cleanName(wallet.name), features: wallet.features }, id);
  } catch {
    return null;
  }
}

/** Follows the wallets of the browser: EIP-6963 and the Wallet Standard. */
export function discoverWallets(): void {
  window.addEventListener('eip6963:announceProvider', (event) =>
    addProvider((event as CustomEvent<Announcement | null>).detail),
  );
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  const { get, on } = getWallets();
  const addAll = (list: readonly StandardWallet[]) => {
    for (const wallet of list)
      if (typeof wallet === 'object' && wallet) addWallet(wallet, (id) => readWallet(wallet, id));
  };
  addAll(get());
  on('register', (...list) => addAll(list));
}
