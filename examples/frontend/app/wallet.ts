// The browser's wallets (EIP-6963), as the client signs in with them and as they send what the gateway built.
import { type Gateway, keyed, type SignInWallet } from '@income-series/client';
import {
  type BuiltFragment,
  RecordTransactionHashDocument,
  TransactionLifeDocument,
} from '@income-series/client/operations';

interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}
type Announced = CustomEvent<{ readonly info: { readonly name: string }; readonly provider: Provider }>;

export interface BrowserWallet {
  readonly name: string;
  readonly provider: Provider;
}

/** Calls for every wallet that announces itself. */
export function discoverWallets(onWallet: (wallet: BrowserWallet) => void): void {
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announced).detail;
    onWallet({ name: info.name, provider });
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}

const hexOf = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Opens a wallet, and answers it as the client takes it. */
export async function open({ provider }: BrowserWallet, chain: string): Promise<SignInWallet> {
  const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as readonly string[];
  if (address === undefined) throw new Error('the wallet named no account');
  const signMessage = async (text: string) =>
    (await provider.request({ method: 'personal_sign', params: [hexOf(text), address] })) as string;
  return { address: address.toLowerCase(), chain, signMessage };
}

/** Sends the calls of a step one by one, each once the one before is in a block, and waits until the index has the step. */
export async function send(gateway: Gateway, { provider }: BrowserWallet, built: BuiltFragment): Promise<void> {
  const calls = built.__typename === 'EvmTransaction' ? built.sendCalls?.calls : null;
  if (!calls) throw new Error('this page sends on EVM chains');
  let txHash: `0x${string}` = '0x';
  for (const { to, data, value } of calls) {
    const call = { from: built.wallet, to, data, value };
    txHash = (await provider.request({ method: 'eth_sendTransaction', params: [call] })) as `0x${string}`;
    const receipt = () => provider.request({ method: 'eth_getTransactionReceipt', params: [txHash] });
    while ((await receipt()) === null) await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await gateway.act(RecordTransactionHashDocument, keyed({ id: built.id, txHash }));
  for await (const { transactionLife } of gateway.feed(TransactionLifeDocument, { id: built.id })) {
    if (transactionLife?.succeeded === false) throw new Error('the chain refused it');
    if (transactionLife?.life === 'INDEXED') return;
  }
}
