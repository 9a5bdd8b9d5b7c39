import { pbkdf2Sync } from 'node:crypto';
import { evmChainName } from '@income-series/protocol/chain';
import { type Bytes32, type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  type HDAccount,
  http,
  type PrivateKeyAccount,
  type PublicClient,
  toHex,
} from 'viem';
import { HDKey, privateKeyToAccount } from 'viem/accounts';
import { refuseChain } from './client.ts';
import { minedReceipt } from './receipt.ts';

interface Call {
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly value?: bigint;
  /**
   * The gas limit; by default the node's estimate plus a fifth, because others' calls in the same block may make the call
   * dearer.
   */
  readonly gas?: bigint;
}

export interface Mined {
  readonly hash: Bytes32;
  readonly blockNumber: bigint;
}

/** A wallet with its private key, for demo and devnet; the service itself has none. */
export interface EvmWallet {
  readonly address: EvmAddress;
  /** Signs an EIP-191 personal message, as a sign-in needs it. */
  signMessage(text: string): Promise<Hex>;
  /** Signs and sends a transaction and waits until a block includes it. @throws if it reverts */
  send(call: Call): Promise<Mined>;
}

type WalletKey = { readonly privateKey: Hex } | { readonly mnemonic: string; readonly index: number };

export interface WalletOptions {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly key: WalletKey;
}

const parentKeys = new Map<string, HDKey>();
const accounts = new Map<string, HDAccount>();

/** The key that a mnemonic's accounts are derived from (BIP-39, BIP-32), cached for the process. */
function parentKey(mnemonic: string): HDKey {
  const key = parentKeys.get(mnemonic) ?? HDKey.fromMasterSeed(computeSeed(mnemonic)).derive("m/44'/60'/0'/0");
  parentKeys.set(mnemonic, key);
  return key;
}

/** BIP-39's seed without a passphrase, computed by OpenSSL because the 2,048 rounds take 50 ms in JavaScript. */
const computeSeed = (mnemonic: string): Uint8Array =>
  pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2_048, 64, 'sha512');

/** The account of a mnemonic (BIP-32 path m/44'/60'/0'/0/index). */
export function mnemonicAccount(mnemonic: string, index: number): HDAccount {
  const name = `${index} ${mnemonic}`;
  const account = accounts.get(name) ?? accountOfKey(parentKey(mnemonic).deriveChild(index));
  accounts.set(name, account);
  return account;
}

function accountOfKey(key: HDKey): HDAccount {
  if (key.privateKey === null) throw new Error('the account has no private key');
  return { ...privateKeyToAccount(toHex(key.privateKey)), source: 'hd', getHdKey: () => key };
}

/** The private key of a mnemonic's account, for keys that sign but send no transactions. */
export const mnemonicKey = (mnemonic: string, index: number): Hex =>
  toHex(mnemonicAccount(mnemonic, index).getHdKey().privateKey as Uint8Array);

const accountOf = (key: WalletKey): HDAccount | PrivateKeyAccount =>
  'privateKey' in key ? privateKeyToAccount(key.privateKey) : mnemonicAccount(key.mnemonic, key.index);

/** The pause between polls for a receipt on development chains, ms. */
const POLL_MS = 20;

/** viem's description of a chain. @throws CHAIN_REFUSED */
function chainOf({ rpcUrl, chainId }: Pick<WalletOptions, 'rpcUrl' | 'chainId'>) {
  refuseChain(chainId);
  return defineChain({
    id: chainId,
    name: evmChainName(chainId),
    nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
}

/** Requests do not follow redirects, because they may contain an access key. */
const FETCH_OPTIONS = { redirect: 'manual' } as const;

/** A viem client for many reads; the requests of one tick leave in batches. @throws CHAIN_REFUSED */
export function createReadClient(options: Pick<WalletOptions, 'rpcUrl' | 'chainId'>): PublicClient {
  const transport = http(options.rpcUrl, { batch: { batchSize: 50, wait: 0 }, fetchOptions: FETCH_OPTIONS });
  return createPublicClient({ chain: chainOf(options), transport, cacheTime: 0 }) as PublicClient;
}

/** The viem clients of one account. @throws CHAIN_REFUSED */
export function createAccountClients({ rpcUrl, chainId, key }: WalletOptions) {
  const chain = chainOf({ rpcUrl, chainId });
  const account = accountOf(key);
  const transport = http(rpcUrl, { fetchOptions: FETCH_OPTIONS });
  const common = { chain, transport, pollingInterval: POLL_MS, cacheTime: 0 };
  const publicClient = createPublicClient(common) as PublicClient;
  return { account, publicClient, walletClient: createWalletClient({ ...common, account }) };
}

const addFifth = (gas: bigint): bigint => gas + gas / 5n;

/** Creates a wallet that signs with a private key. @throws CHAIN_REFUSED */
export function createWallet(options: WalletOptions): EvmWallet {
  const { account, publicClient, walletClient } = createAccountClients(options);
  return {
    address: lowerHex(account.address),
    signMessage: (message) => walletClient.signMessage({ message }),
    send: async (call) => {
      const gas = call.gas ?? addFifth(await publicClient.estimateGas({ ...call, account: account.address }));
      const hash = await walletClient.sendTransaction({ ...call, gas });
      const receipt = await minedReceipt(publicClient, hash);
      if (receipt.status !== 'success') throw new Error('the transaction reverted');
      return { hash, blockNumber: receipt.blockNumber };
    },
  };
}
