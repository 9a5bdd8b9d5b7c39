// Wallets of EIP-1193 that announce themselves by EIP-6963.
import type { BuiltFragment } from '@income-series/client/operations';
import { hex } from '@scure/base';
import { type BrowserWallet, type ConnectedWallet, SentError, WalletError, withinTime } from './wallet.ts';

/** A provider of EIP-1193. */
interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

/** A receipt of `eth_getTransactionReceipt`; `status` is `0x1` for a transaction that succeeded. */
interface Receipt {
  readonly status?: unknown;
}

const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
/** The code of EIP-1193 for a request that the user refused. */
const USER_REJECTED = 4001;
/** The code of EIP-3085 for a chain that the wallet does not know. */
const UNKNOWN_CHAIN = 4902;
/** The time for an answer that needs no person. */
const PROGRAM_ANSWER_MS = 20_000;
/** The methods for which a wallet asks its person. */
const ASKS_PERSON: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'personal_sign',
  'wallet_switchEthereumChain',
]);
/** The status of a reverted transaction in its receipt. */
const REVERTED = '0x0';
/** The time between two requests for a receipt. */
const RECEIPT_PAUSE_MS = 1_000;
/** The time for which a receipt is waited for. */
const RECEIPT_TIMEOUT_MS = 180_000;
/** The most requests for a receipt that may fail in a row, because a node may be unreachable for a moment. */
const MOST_FAILURES = 5;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hexOfText = (text: string) => `0x${hex.encode(new TextEncoder().encode(text))}`;

/** Sends a request and waits for its answer, without a limit only for a transaction, which the person may still send. */
function request(provider: Provider, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = provider.request({ method, params });
  if (method === 'eth_sendTransaction') return answer;
  return withinTime(answer, ASKS_PERSON.has(method) ? undefined : PROGRAM_ANSWER_MS);
}

/** Asks a provider. @throws WalletError REJECTED, UNANSWERED, OTHER_CHAIN, FAILED */
async function ask(provider: Provider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  try {
    return await request(provider, method, params);
  } catch (error) {
    if (error instanceof WalletError) throw error;
    const code = codeOf(error);
    if (code === USER_REJECTED) throw new WalletError('REJECTED');
    throw new WalletError(code === UNKNOWN_CHAIN ? 'OTHER_CHAIN' : 'FAILED');
  }
}

/** Requires that the wallet is on the chain, and asks it to change if it is not. @throws WalletError OTHER_CHAIN */
async function requireChain(provider: Provider, chain: string): Promise<void> {
  const chainId = `0x${BigInt(chain.slice('evm:'.length)).toString(16)}`;
  const isThere = async () => String(await ask(provider, 'eth_chainId')).toLowerCase() === chainId;
  if (await isThere()) return;
  await ask(provider, 'wallet_switchEthereumChain', [{ chainId }]).catch((error: WalletError) => {
    throw error.fault === 'FAILED' ? new WalletError('OTHER_CHAIN') : error;
  });
  if (!(await isThere())) throw new WalletError('OTHER_CHAIN');
}

const readReceipt = (provider: Provider, hash: string) =>
  ask(provider, 'eth_getTransactionReceipt', [hash]) as Promise<Receipt | null>;

/** Waits until a sent transaction is in a block. @throws WalletError REVERTED; SentError while nothing is known of it */
async function awaitReceipt(provider: Provider, hash: string): Promise<void> {
  const end = Date.now() + RECEIPT_TIMEOUT_MS;
  let failures = 0;
  while (Date.now() <= end && failures < MOST_FAILURES) {
    const receipt = await readReceipt(provider, hash).catch(() => undefined);
    if (receipt?.status === REVERTED) throw new WalletError('REVERTED');
    if (receipt) return;
    failures = receipt === undefined ? failures + 1 : 0;
    await sleep(RECEIPT_PAUSE_MS);
  }
  throw new SentError(
    hash,
    `The transaction was sent, but what became of it could not be read yet. Look it up in your wallet before you do it again: ${hash}`,
  );
}

/** Requires that the wallet still has the account selected that signed in. @throws WalletError OTHER_ACCOUNT */
async function requireAccount(provider: Provider, address: string): Promise<void> {
  const accounts = await ask(provider, 'eth_accounts');
  const [selected] = Array.isArray(accounts) ? accounts : [];
  if (String(selected).toLowerCase() !== address) throw new WalletError('OTHER_ACCOUNT');
}

/** Sends the calls of a built transaction one by one, each after the one before is in a block. */
async function send(
  provider: Provider,
  address: string,
  built: BuiltFragment,
  isWanted?: () => boolean,
): Promise<`0x${string}`> {
  const calls = built.__typename === 'EvmTransaction' ? built.sendCalls?.calls : undefined;
  if (!calls?.length || built.wallet.toLowerCase() !== address) throw new WalletError('OTHER_ACCOUNT');
  // No call of the product sends coins, so one that does was not built by an honest gateway.
  if (calls.some(({ value }) => BigInt(value ?? 0) !== 0n)) throw new WalletError('SENDS_COINS');
  let hash: unknown;
  for (const { to, data, value } of calls) {
    // Chain and account are required again before each call, because minutes may pass until the one before is in a block.
    await requireChain(provider, built.chain);
    await requireAccount(provider, address);
    if (isWanted?.() === false) throw new WalletError('REJECTED');
    hash = await ask(provider, 'eth_sendTransaction', [{ from: address, to, data, value }]);
    if (typeof hash !== 'string' || !HASH.test(hash)) throw new WalletError('FAILED');
    await awaitReceipt(provider, hash);
  }
  return hash as `0x${string}`;
}

/** Wraps a provider of EIP-1193. */
export function createEvmWallet(
  { id, name, maker }: Pick<BrowserWallet, 'id' | 'name' | 'maker'>,
  provider: Provider,
): BrowserWallet {
  async function connect(chain: string): Promise<ConnectedWallet> {
    const accounts = await ask(provider, 'eth_requestAccounts');
    const [first] = Array.isArray(accounts) ? accounts : [];
    if (typeof first !== 'string' || !ADDRESS.test(first)) throw new WalletError('NO_ACCOUNT');
    const address = first.toLowerCase();
    return {
      name,
      chain,
      address,
      signMessage: async (text) => String(await ask(provider, 'personal_sign', [hexOfText(text), address])),
      send: (built, isWanted) => send(provider, address, built, isWanted),
      askNode: (method, params) => ask(provider, method, params),
    };
  }
  return { id, name, maker, kind: 'evm', connect };
}
