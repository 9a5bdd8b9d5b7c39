import { formatSignature, type SignatureOutput, type WalletSignature } from '@income-series/protocol/wallet-signature';
import type { Wallet } from './session.ts';
import { createStore } from './store.ts';

/** The wallets that have announced themselves to the page, by name. */
export const wallets = createStore<readonly Wallet[]>([]);

/** The maximum number of wallets, because a script could announce any number of them. */
const MOST = 20;
const LONGEST_NAME = 40;
/** Invisible characters: controls, and characters that change the direction of a text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** A wallet's announced name without invisible characters; undefined if it is invalid. */
const cleanName = (name: unknown): string | undefined =>
  typeof name === 'string' ? name.replace(INVISIBLE, '').trim().slice(0, LONGEST_NAME) || undefined : undefined;

const addWallet = (wallet: Wallet | undefined) => {
  if (wallet === undefined || wallets.get().length >= MOST) return;
  const others = wallets.get().filter(({ name, kind }) => name !== wallet.name || kind !== wallet.kind);
  wallets.set([...others, wallet]);
};

const hexOf = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Writes a wallet's signature as the gateway takes it. @throws Error if the wallet returned none */
function requireSignature(signature: WalletSignature, kind: 'evm' | 'solana'): string {
  const hex = formatSignature(signature, kind);
  if (hex === null) throw new Error('the wallet signed nothing');
  return hex;
}

/** A wallet's provider of EIP-6963. */
interface EvmProvider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}
/** An announcement of EIP-6963. Its fields are unchecked, because any script of the page may send one. */
type Announcement = CustomEvent<{
  readonly info?: { readonly name?: unknown } | null;
  readonly provider?: EvmProvider;
} | null>;

/** The wallet of an announcement by EIP-6963; undefined if the announcement is invalid. */
function createEvmWallet(announcement: Announcement['detail']): Wallet | undefined {
  const [name, provider] = [cleanName(announcement?.info?.name), announcement?.provider];
  if (name === undefined || typeof provider?.request !== 'function') return undefined;
  return {
    name,
    kind: 'evm',
    async connect() {
      const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
      if (address === undefined) throw new Error('the wallet named no account');
      const sign = async (message: string) => {
        const params = [hexOf(bytesOf(message)), address];
        return requireSignature((await provider.request({ method: 'personal_sign', params })) as string, 'evm');
      };
      return { address, sign };
    },
  };
}

/** An account of the Wallet Standard. */
interface StandardAccount {
  readonly address: string;
}
interface StandardWallet {
  readonly name: string;
  readonly features: {
    readonly 'standard:connect'?: { connect(): Promise<{ readonly accounts: readonly StandardAccount[] }> };
    readonly 'solana:signMessage'?: {
      signMessage(input: { account: StandardAccount; message: Uint8Array }): Promise<SignatureOutput[]>;
    };
  };
}

/** The wallet of the Wallet Standard; undefined if it has no name, or cannot connect or sign messages. */
function createSolanaWallet(wallet: Partial<StandardWallet> | null | undefined): Wallet | undefined {
  const name = cleanName(wallet?.name);
  const { 'standard:connect': connecting, 'solana:signMessage': signing } = wallet?.features ?? {};
  if (name === undefined || !connecting || !signing) return undefined;
  return {
    name,
    kind: 'solana',
    async connect() {
      const [account] = (await connecting.connect()).accounts;
      if (account === undefined) throw new Error('the wallet named no account');
      const sign = async (message: string) => {
        const [result] = await signing.signMessage({ account, message: bytesOf(message) });
        if (result === undefined) throw new Error('the wallet signed nothing');
        return requireSignature(result, 'solana');
      };
      return { address: account.address, sign };
    },
  };
}

/** Asks the browser's wallets to announce themselves; wallets that load later do it unasked. */
export function discoverWallets(): void {
  window.addEventListener('eip6963:announceProvider', (event) =>
    addWallet(createEvmWallet((event as Announcement).detail)),
  );
  window.dispatchEvent(new Event('eip6963:requestProvider'));

  const register = (...newWallets: StandardWallet[]) => {
    for (const wallet of newWallets) addWallet(createSolanaWallet(wallet));
    return () => {};
  };
  const api = { register };
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(to: typeof api) => void>).detail(api),
  );
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }));
}
