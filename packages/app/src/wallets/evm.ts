import type { BuiltFragment } from '@income-series/client/operations';
import { writeHex } from '../bytes.ts';
import { type AnnouncedWallet, type ConnectedWallet, type SentCall, WalletError } from './wallet.ts';

/** A provider of EIP-1193. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] | undefined }): Promise<unknown>;
}

/** The codes of EIP-1193 and EIP-5792 by which a wallet says that its owner refused. */
const REFUSED = new Set([4001, 5000, 'ACTION_REJECTED']);
/** The pause between two looks at a call that is sent. */
const LOOK_MS = 1_000;

/** Asks a provider. @throws WalletError */
async function ask(provider: Provider, method: string, params?: readonly unknown[]): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (error) {
    const code = (error as { readonly code?: number | string } | null)?.code;
    throw new WalletError(code !== undefined && REFUSED.has(code) ? 'REFUSED' : 'FAILED');
  }
}

/** Asks a provider for something that it need not have. Null if it has not. */
const askIfAble = (provider: Provider, method: string, params: readonly unknown[]): Promise<unknown> =>
  ask(provider, method, params).catch((error: unknown) => {
    if (error instanceof WalletError && error.reason === 'REFUSED') throw error;
    return null;
  });

const ADDRESS = /^0x[0-9a-f]{40}$/;
const HASH = /^0x[0-9a-f]{64}$/;

/** The addresses that a wallet answers, in lower case; anything else that it answers is left out. */
const addressesOf = (answer: unknown): readonly string[] =>
  (Array.isArray(answer) ? answer : [])
    .map((item: unknown) => (typeof item === 'string' ? item.toLowerCase() : ''))
    .filter((address) => ADDRESS.test(address));

const chainHex = (chain: string): string => `0x${Number(chain.split(':')[1]).toString(16)}`;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, LOOK_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Requires that the wallet has the account that signed in, on the step's chain, because a wallet may change both at any time. */
async function requireAccount(provider: Provider, address: string, chain: string): Promise<void> {
  const accounts = addressesOf(await ask(provider, 'eth_requestAccounts'));
  if (!accounts.includes(address)) throw new WalletError('OTHER_ACCOUNT');
  const chainId = chainHex(chain);
  const isThere = async () => Number(await ask(provider, 'eth_chainId')) === Number(chainId);
  if (await isThere()) return;
  await askIfAble(provider, 'wallet_switchEthereumChain', [{ chainId }]);
  if (!(await isThere())) throw new WalletError('OTHER_CHAIN');
}

/** Waits until a block has a transaction. @throws WalletError if it failed there */
async function waitForBlock(provider: Provider, hash: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const receipt = (await askIfAble(provider, 'eth_getTransactionReceipt', [hash])) as { status?: string } | null;
    if (receipt) {
      if (Number(receipt.status) === 0) throw new WalletError('CALL_FAILED');
      return;
    }
    await pause(signal);
  }
}

function requireHash(answer: unknown): string {
  if (typeof answer !== 'string' || !HASH.test(answer.toLowerCase())) throw new WalletError('FAILED');
  return answer.toLowerCase();
}

interface Batch {
  readonly provider: Provider;
  readonly from: string;
  readonly chain: string;
  readonly calls: readonly SentCall[];
  readonly signal: AbortSignal;
}

/** The status of a batch that is not in a block yet, and that of one whose calls all are (EIP-5792). */
const [PENDING, CONFIRMED] = [100, 200] as const;

/** Sends the calls as one batch of EIP-5792. Null if the wallet has no batches. @throws WalletError */
async function sendBatch({ provider, from, chain, calls, signal }: Batch): Promise<string | null> {
  const chainId = chainHex(chain);
  const able = (await askIfAble(provider, 'wallet_getCapabilities', [from, [chainId]])) as Readonly<
    Record<string, { readonly atomic?: { readonly status?: string } }>
  > | null;
  const status = able?.[chainId]?.atomic?.status ?? 'unsupported';
  if (status !== 'supported' && status !== 'ready') return null;
  const batch = { version: '2.0.0', from, chainId, atomicRequired: false, calls };
  const { id } = ((await ask(provider, 'wallet_sendCalls', [batch])) ?? {}) as { readonly id?: unknown };
  if (typeof id !== 'string') throw new WalletError('FAILED');
  for (;;) {
    const state = ((await ask(provider, 'wallet_getCallsStatus', [id])) ?? {}) as {
      readonly status?: number;
      readonly receipts?: readonly { readonly transactionHash?: unknown }[];
    };
    if (state.status === CONFIRMED) return requireHash(state.receipts?.at(-1)?.transactionHash);
    if (state.status !== PENDING) throw new WalletError('CALL_FAILED');
    await pause(signal);
  }
}

/** Wraps a provider as a wallet. @param name the cleaned name */
export const createEvmWallet = (name: string, provider: Provider): AnnouncedWallet => ({
  name,
  kind: 'evm',
  async connect(chain): Promise<ConnectedWallet> {
    const [address] = addressesOf(await ask(provider, 'eth_requestAccounts'));
    if (address === undefined) throw new WalletError('NO_ACCOUNT');
    return {
      name,
      kind: 'evm',
      address,
      chain,
      node: (method, params) => ask(provider, method, params),
      signMessage: async (text) =>
        String(await ask(provider, 'personal_sign', [`0x${writeHex(new TextEncoder().encode(text))}`, address])),
      async send(built: BuiltFragment, onCall, signal) {
        const calls = built.__typename === 'EvmTransaction' ? (built.sendCalls?.calls ?? []) : [];
        if (calls.length === 0 || built.wallet.toLowerCase() !== address) throw new WalletError('NOT_ABLE');
        const sent = calls.map(({ to, data, value }) => ({ to: String(to), data: String(data), value: String(value) }));
        await requireAccount(provider, address, built.chain);
        onCall(1, 1);
        // One prompt for all calls, where the wallet can: the wallet of a single call answers its hash at once.
        const batch = { provider, from: address, chain: built.chain, calls: sent, signal };
        const together = sent.length > 1 ? await sendBatch(batch) : null;
        if (together !== null) return together;
        let hash = '';
        for (const [i, call] of sent.entries()) {
          if (hash !== '') await waitForBlock(provider, hash, signal);
          onCall(i + 1, sent.length);
          hash = requireHash(await ask(provider, 'eth_sendTransaction', [{ from: address, ...call }]));
        }
        return hash;
      },
    };
  },
});
