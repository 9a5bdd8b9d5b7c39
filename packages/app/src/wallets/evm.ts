import type { BuiltFragment } from '@income-series/client/operations';
import { writeHex } from '../bytes.ts';
import { type AnnouncedWallet, type ConnectedWallet, type SentCall, WalletError, type WalletReason } from './wallet.ts';

/** A provider of EIP-1193. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] | undefined }): Promise<unknown>;
}

/** The codes of EIP-1193 and EIP-5792 by which a wallet says that its owner refused. */
const REFUSED = new Set<number | string>([4001, 5000, 'ACTION_REJECTED']);
/** The pause between two looks at a call that is sent. */
const LOOK_MS = 1_000;

/** The error for what a provider threw. */
function walletError(error: unknown): WalletError {
  const code = (error as { readonly code?: number | string } | null)?.code;
  return new WalletError(code !== undefined && REFUSED.has(code) ? 'REFUSED' : 'FAILED');
}

/** Asks a provider. @throws WalletError */
async function ask(provider: Provider, method: string, params?: readonly unknown[]): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (error) {
    throw walletError(error);
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
  const isOnChain = async () => Number(await ask(provider, 'eth_chainId')) === Number(chainId);
  if (await isOnChain()) return;
  await askIfAble(provider, 'wallet_switchEthereumChain', [{ chainId }]);
  if (!(await isOnChain())) throw new WalletError('OTHER_CHAIN');
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

/**
 * The codes by which a wallet says that it sends no such batch, so that nothing was sent: an unknown method or version, EIP-7702 missing
 * or its upgrade refused, too many calls, no atomicity.
 */
const NO_BATCH = new Set<unknown>([4200, -32601, -32602, -32000, 5700, 5710, 5740, 5750, 5760]);

/** Asks a wallet to send a batch. Null if the wallet answers that it sends no batches. @throws WalletError */
async function askBatch({ provider, from, chain, calls }: Batch): Promise<string | null> {
  const batch = { version: '2.0.0', from, chainId: chainHex(chain), atomicRequired: false, calls };
  const answer = await provider.request({ method: 'wallet_sendCalls', params: [batch] }).catch((error: unknown) => {
    if (NO_BATCH.has((error as { readonly code?: unknown } | null)?.code)) return null;
    throw walletError(error);
  });
  if (answer === null) return null;
  // Version 1.0 answers the id alone.
  const id = typeof answer === 'string' ? answer : (answer as { readonly id?: unknown } | undefined)?.id;
  if (typeof id !== 'string') throw new WalletError('FAILED');
  return id;
}

/** The reasons of the hundreds of a batch's status that are failures. */
const BATCH_FAILURES: Readonly<Record<number, WalletReason>> = {
  4: 'BATCH_UNSENT',
  5: 'BATCH_REVERTED',
  6: 'BATCH_PARTIAL',
};

/** The status of a batch in hundreds: 1 is under way, 2 is in a block. Version 1.0 has words for both. */
const hundredsOf = (status: unknown): number =>
  status === 'PENDING' ? 1 : status === 'CONFIRMED' ? 2 : Math.floor(Number(status) / 100);

/** Reads how a batch stands: the hash of the transaction with the last call, or null while it is under way. @throws WalletError */
async function readBatch(provider: Provider, id: string): Promise<string | null> {
  const answer = ((await ask(provider, 'wallet_getCallsStatus', [id])) ?? {}) as {
    readonly status?: unknown;
    readonly receipts?: unknown;
  };
  const { status } = answer;
  // Receipts of another form count as missing, and end as FAILED: the calls were sent, so nobody should begin the step again.
  const receipts = (Array.isArray(answer.receipts) ? answer.receipts : []) as readonly ({
    readonly transactionHash?: unknown;
    readonly status?: unknown;
  } | null)[];
  const hundreds = hundredsOf(status);
  if (hundreds === 1) return null;
  if (hundreds !== 2) throw new WalletError(BATCH_FAILURES[hundreds] ?? 'FAILED');
  // Version 1.0 of EIP-5792 shows failed calls only in their receipts.
  const failed = receipts.filter((receipt) => Number(receipt?.status ?? 1) === 0).length;
  if (failed > 0) throw new WalletError(failed === receipts.length ? 'BATCH_REVERTED' : 'BATCH_PARTIAL');
  return requireHash(receipts.at(-1)?.transactionHash);
}

type Capabilities = Readonly<Record<string, { readonly atomic?: { readonly status?: string } } | undefined>>;

/** Sends the calls as one batch of EIP-5792. Null if the wallet has no batches. @throws WalletError */
async function sendBatch(batch: Batch): Promise<string | null> {
  const { provider, from, chain, signal } = batch;
  const chainId = chainHex(chain);
  const able = (await askIfAble(provider, 'wallet_getCapabilities', [from, [chainId]])) as Capabilities | null;
  // The chain 0x0 has what a wallet can do on every chain.
  const status = (able?.[chainId] ?? able?.['0x0'])?.atomic?.status;
  if (status !== 'supported' && status !== 'ready') return null;
  const id = await askBatch(batch);
  if (id === null) return null;
  for (;;) {
    const hash = await readBatch(provider, id);
    if (hash !== null) return hash;
    await pause(signal);
  }
}

/** Sends the calls one after another, each once a block has the one before. @throws WalletError */
async function sendOneByOne(
  { provider, from, calls, signal }: Batch,
  onCall: (call: number, calls: number) => void,
): Promise<string> {
  let hash = '';
  for (const [i, call] of calls.entries()) {
    if (hash !== '') await waitForBlock(provider, hash, signal);
    onCall(i + 1, calls.length);
    const answer = await ask(provider, 'eth_sendTransaction', [{ from, ...call }]).catch((error: unknown) => {
      const isLater = hash !== '' && error instanceof WalletError && error.reason === 'REFUSED';
      throw isLater ? new WalletError('REFUSED_LATER') : error;
    });
    hash = requireHash(answer);
  }
  return hash;
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
        return sendOneByOne(batch, onCall);
      },
    };
  },
});
