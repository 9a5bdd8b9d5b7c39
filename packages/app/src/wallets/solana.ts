import type { BuiltFragment } from '@income-series/client/operations';
import { readBase64 } from '../bytes.ts';
import { writeBase58 } from './base58.ts';
import { type AnnouncedWallet, type ConnectedWallet, WalletError } from './wallet.ts';

/** An account of the Wallet Standard. */
interface StandardAccount {
  readonly address: string;
  readonly chains?: readonly string[];
}

/** A wallet of the Wallet Standard, as far as this page uses it. Its fields are unchecked, because any script may register one. */
export interface StandardWallet {
  readonly name?: unknown;
  readonly features?: {
    readonly 'standard:connect'?: {
      connect(): Promise<{ readonly accounts?: readonly StandardAccount[] } | undefined>;
    };
    readonly 'solana:signMessage'?: {
      signMessage(input: {
        readonly account: StandardAccount;
        readonly message: Uint8Array;
      }): Promise<readonly { readonly signature: Uint8Array; readonly signedMessage?: Uint8Array }[]>;
    };
    readonly 'solana:signAndSendTransaction'?: {
      signAndSendTransaction(input: {
        readonly account: StandardAccount;
        readonly transaction: Uint8Array;
        readonly chain: string;
      }): Promise<readonly { readonly signature: Uint8Array }[]>;
    };
  };
}

const REFUSAL = /reject|refus|denied|declin|cancel/i;

/** Runs a request to a wallet. Wallets of the standard have no common code for a refusal, so its words decide. @throws WalletError */
async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const { code, name, message } = (error ?? {}) as { code?: unknown; name?: unknown; message?: unknown };
    const isRefusal = code === 4001 || REFUSAL.test(`${String(name)} ${String(message)}`);
    throw new WalletError(isRefusal ? 'REFUSED' : 'FAILED');
  }
}

/** The names of clusters in the Wallet Standard, by their genesis hash; any other cluster is a local one. */
const CLUSTERS: Readonly<Record<string, string>> = {
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
};

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SIGNATURE_BYTES = 64;

/** Wraps a wallet of the standard. Undefined if it cannot connect and sign a text. @param name the cleaned name */
export function createSolanaWallet(name: string, { features = {} }: StandardWallet): AnnouncedWallet | undefined {
  const { 'standard:connect': connecting, 'solana:signMessage': signing } = features;
  if (typeof connecting?.connect !== 'function' || typeof signing?.signMessage !== 'function') return undefined;
  const accounts = async () => {
    const answer = await ask(() => connecting.connect());
    return (answer?.accounts ?? []).filter(({ address }) => typeof address === 'string' && ADDRESS.test(address));
  };
  return {
    name,
    kind: 'solana',
    async connect(chain): Promise<ConnectedWallet> {
      const [account] = await accounts();
      if (account === undefined) throw new WalletError('NO_ACCOUNT');
      const { address } = account;
      return {
        name,
        kind: 'solana',
        address,
        chain,
        node: null,
        async signMessage(text) {
          const message = new TextEncoder().encode(text);
          const [output] = await ask(() => signing.signMessage({ account, message }));
          if (output === undefined) throw new WalletError('FAILED');
          return output;
        },
        async send(built: BuiltFragment, onCall) {
          const sending = features['solana:signAndSendTransaction'];
          const bytes = built.__typename === 'SolanaTransaction' ? built.request?.transaction : null;
          if (typeof sending?.signAndSendTransaction !== 'function' || !bytes || built.wallet !== address)
            throw new WalletError('NOT_ABLE');
          const now = (await accounts()).find((other) => other.address === address);
          if (now === undefined) throw new WalletError('OTHER_ACCOUNT');
          onCall(1, 1);
          const cluster = CLUSTERS[built.chain] ?? 'solana:localnet';
          const input = { account: now, transaction: readBase64(bytes), chain: cluster };
          const outputs: unknown = await ask(() => sending.signAndSendTransaction(input));
          const [output] = (Array.isArray(outputs) ? outputs : []) as readonly ({
            readonly signature?: Uint8Array;
          } | null)[];
          if (output?.signature?.length !== SIGNATURE_BYTES) throw new WalletError('FAILED');
          return writeBase58(output.signature);
        },
      };
    },
  };
}
