// Wallets of the Wallet Standard with the features of Solana.
import type { BuiltFragment } from '@income-series/client/operations';
import { clusterId } from '@income-series/client/requests';
import { base58, base64 } from '@scure/base';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import { type BrowserWallet, type ConnectedWallet, WalletError, withinTime } from './wallet.ts';

interface Features {
  readonly 'standard:connect'?: { connect(): Promise<{ readonly accounts: readonly WalletAccount[] }> };
  readonly 'solana:signMessage'?: {
    signMessage(input: {
      readonly account: WalletAccount;
      readonly message: Uint8Array;
    }): Promise<readonly { readonly signature: Uint8Array }[]>;
  };
  readonly 'solana:signAndSendTransaction'?: {
    signAndSendTransaction(input: {
      readonly account: WalletAccount;
      readonly transaction: Uint8Array;
      readonly chain: string;
    }): Promise<readonly { readonly signature: Uint8Array }[]>;
  };
}

async function answerOf<T>(step: Promise<readonly T[]>): Promise<T> {
  const list: unknown = await step.catch(refuse);
  const [result] = Array.isArray(list) ? (list as readonly (T | null)[]) : [];
  if (result === undefined || result === null) throw new WalletError('FAILED');
  return result;
}

const refuse = (error: unknown): never => {
  if (error instanceof WalletError) throw error;
  throw new WalletError(isRejection(error) ? 'REJECTED' : 'FAILED');
};

/** The first account on Solana in a wallet's answer, whose form is unchecked. @throws WalletError NO_ACCOUNT */
function readAccount(answer: unknown): WalletAccount {
  const { accounts } = (answer ?? {}) as { readonly accounts?: unknown };
  const list = (Array.isArray(accounts) ? accounts : []).filter(
    (one): one is WalletAccount =>
      typeof one === 'object' && one !== null && typeof one.address === 'string' && Array.isArray(one.chains),
  );
  const account = list.find(({ chains }) => chains.some((one) => String(one).startsWith('solana:'))) ?? list[0];
  if (account === undefined) throw new WalletError('NO_ACCOUNT');
  return account;
}

/** The code of EIP-1193 for a request that the user refused, which some wallets of Solana use too. */
const USER_REJECTED = 4001;

const isRejection = (error: unknown) => {
  const { code, name, message } = (error ?? {}) as { code?: unknown; name?: unknown; message?: unknown };
  return (
    code === USER_REJECTED || name === 'WalletSignTransactionError' || /reject|denied|cancel/i.test(String(message))
  );
};

/** Wraps a wallet of the standard; null if it cannot connect, sign texts, or sign and send transactions on Solana. */
export function createSolanaWallet(
  { name, features }: Pick<Wallet, 'name' | 'features'>,
  id: string,
): BrowserWallet | null {
  const {
    'standard:connect': connectFeature,
    'solana:signMessage': signFeature,
    'solana:signAndSendTransaction': sendFeature,
  } = features as Features;
  if (!connectFeature || !signFeature || !sendFeature) return null;
  const connect = async (chain: string): Promise<ConnectedWallet> => {
    const account = await withinTime(connectFeature.connect()).then(readAccount).catch(refuse);
    return {
      name,
      chain,
      address: account.address,
      askNode: null,
      async signMessage(text) {
        const message = new TextEncoder().encode(text);
        return (await answerOf(withinTime(signFeature.signMessage({ account, message })))).signature;
      },
      async send(built: BuiltFragment) {
        const request = built.__typename === 'SolanaTransaction' ? built.request : null;
        if (!request?.transaction || built.wallet !== account.address) throw new WalletError('OTHER_ACCOUNT');
        const transaction = base64.decode(request.transaction);
        const cluster = `solana:${clusterId(chain)}` as const;
        if (!account.chains.includes(cluster)) throw new WalletError('OTHER_CHAIN');
        const { signature } = await answerOf(
          sendFeature.signAndSendTransaction({ account, transaction, chain: cluster }),
        );
        return base58.encode(signature);
      },
    };
  };
  return { id, name, maker: null, kind: 'solana', connect };
}
