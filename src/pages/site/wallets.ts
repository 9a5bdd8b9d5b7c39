import type { Wallet } from './session.ts';
import { createStore } from './store.ts';

/** The wallets that have announced themselves to the page, by name. */
export const wallets = createStore<readonly Wallet[]>([]);

const add = (wallet: Wallet) => {
  const others = wallets.get().filter(({ name, kind }) => name !== wallet.name || kind !== wallet.kind);
  wallets.set([...others, wallet]);
};

const hexOf = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** EIP-6963. */
interface EvmProvider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}
type Announcement = CustomEvent<{ readonly info: { readonly name: string }; readonly provider: EvmProvider }>;

const evmWallet = ({ info: { name }, provider }: Announcement['detail']): Wallet => ({
  name,
  kind: 'evm',
  async connect() {
    const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
    if (address === undefined) throw new Error('the wallet named no account');
    const sign = async (message: string) =>
      (await provider.request({ method: 'personal_sign', params: [hexOf(bytesOf(message)), address] })) as string;
    return { address, sign };
  },
});

/** Wallet Standard. */
interface StandardAccount {
  readonly address: string;
}
interface StandardWallet {
  readonly name: string;
  readonly features: {
    readonly 'standard:connect'?: { connect(): Promise<{ readonly accounts: readonly StandardAccount[] }> };
    readonly 'solana:signMessage'?: {
      signMessage(input: { account: StandardAccount; message: Uint8Array }): Promise<{ signature: Uint8Array }[]>;
    };
  };
}

function solanaWallet({ name, features }: StandardWallet): Wallet | undefined {
  const [connecting, signing] = [features['standard:connect'], features['solana:signMessage']];
  if (!connecting || !signing) return undefined;
  return {
    name,
    kind: 'solana',
    async connect() {
      const [account] = (await connecting.connect()).accounts;
      if (account === undefined) throw new Error('the wallet named no account');
      const sign = async (message: string) => {
        const [signed] = await signing.signMessage({ account, message: bytesOf(message) });
        if (signed === undefined) throw new Error('the wallet signed nothing');
        return hexOf(signed.signature);
      };
      return { address: account.address, sign };
    },
  };
}

/** Asks the browser's wallets to announce themselves; those that are loaded later do so by themselves. */
export function discoverWallets(): void {
  window.addEventListener('eip6963:announceProvider', (event) => add(evmWallet((event as Announcement).detail)));
  window.dispatchEvent(new Event('eip6963:requestProvider'));

  const register = (...found: StandardWallet[]) => {
    for (const wallet of found.map(solanaWallet)) if (wallet) add(wallet);
    return () => {};
  };
  const api = { register };
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(to: typeof api) => void>).detail(api),
  );
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }));
}
