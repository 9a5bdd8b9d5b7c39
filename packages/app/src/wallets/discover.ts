import { getWallets } from '@wallet-standard/app';
import { requestProviders } from 'mipd';
import { cleanText } from '../formats.ts';
import { createStore } from '../store.ts';
import { createEvmWallet, type Provider } from './evm.ts';
import { createSolanaWallet, type StandardWallet } from './solana.ts';
import type { AnnouncedWallet } from './wallet.ts';

/** The most wallets that are listed, because a script could announce any number of them. */
const MOST = 20;
const LONGEST_NAME = 40;

/** The wallets that have announced themselves. The first of each name and kind stays, so that no later one can replace it. */
export const wallets = createStore<readonly AnnouncedWallet[]>([]);

function add(announcedName: unknown, create: (name: string) => AnnouncedWallet | undefined): void {
  const name = typeof announcedName === 'string' ? cleanText(announcedName, LONGEST_NAME) : '';
  const listed = wallets.get();
  const wallet = name === '' || listed.length >= MOST ? undefined : create(name);
  if (wallet === undefined || listed.some((other) => other.name === name && other.kind === wallet.kind)) return;
  wallets.set([...listed, wallet]);
}

/** An announcement of EIP-6963, whose fields are unchecked. Its icon is not read, because an icon may be an address to load. */
interface Announcement {
  readonly info?: { readonly name?: unknown } | null;
  readonly provider?: Provider | null;
}

/** Lists an announced wallet. A wallet whose fields throw when they are read is left out, so that the others are still listed. */
function tryAdd(announced: () => void): void {
  try {
    announced();
  } catch {
    // the wallet is not usable
  }
}

let isAsked = false;

/** Asks the browser's wallets to announce themselves; wallets that load later do it unasked. */
export function discoverWallets(): void {
  if (isAsked) return;
  isAsked = true;
  requestProviders((detail) =>
    tryAdd(() => {
      const { info, provider } = ((detail as unknown) ?? {}) as Announcement;
      if (typeof provider?.request === 'function') add(info?.name, (name) => createEvmWallet(name, provider));
    }),
  );
  const register = (...registered: readonly unknown[]) => {
    for (const wallet of registered as readonly (StandardWallet | null)[])
      tryAdd(() => wallet && add(wallet.name, (name) => createSolanaWallet(name, wallet)));
  };
  const standard = getWallets();
  register(...standard.get());
  standard.on('register', register);
}
