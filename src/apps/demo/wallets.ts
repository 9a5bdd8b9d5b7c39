import { describeCall, readShownToken } from '../../adapters/evm/call-lines.ts';
import { mnemonicAccount } from '../../adapters/evm/wallet.ts';
import type { SolanaWallet } from '../../adapters/solana/wallet.ts';
import { evmChainName } from '../../core/chain.ts';
import { type EvmAddress, type Hex, isHex, lowerHex } from '../../core/hex.ts';
import type { DemoAccess, WalletAnswer, WalletRequest } from '../gateway/demo-people.ts';
import { CAST, SOLANA_CAST } from './people.ts';
import type { WalletChains } from './world.ts';

/** Codes of EIP-1193, EIP-1474 and EIP-3085. */
const CODES = { invalid: -32_602, unauthorized: 4100, unsupported: 4200, unknownChain: 4902, failed: -32_000 } as const;

/** A request that a wallet refuses. */
class WalletRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** The methods of a node that change nothing. All others are refused, because a development node has methods that set state and time. */
const READ_METHODS: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
]);

/** The method that describes a transaction in words, which the page shows before the person confirms it. */
const DESCRIBE_METHOD = 'demo_describeTransaction';

interface EvmCall {
  readonly from?: string;
  readonly to: EvmAddress;
  readonly data?: Hex;
  readonly value?: Hex;
  readonly gas?: Hex;
}

const QUANTITY = /^0x[0-9a-f]+$/i;

/** Reads the call of a request. @throws WalletRefusal for anything else, because any script of the page may ask */
function readCall(value: unknown): EvmCall {
  const { from, to, data, value: coins, gas } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isNumber = (number: unknown) => number === undefined || (typeof number === 'string' && QUANTITY.test(number));
  if (!isHex(to, 20) || !(data === undefined || isHex(data)) || !isNumber(coins) || !isNumber(gas))
    throw new WalletRefusal(
      CODES.invalid,
      'This is no transaction: it has an address `to`, and hexadecimal data, value and gas.',
    );
  return { from, to, data, value: coins, gas } as EvmCall;
}

const requireOwnAddress = (address: unknown, ownAddress: string): void => {
  if (String(address).toLowerCase() !== ownAddress)
    throw new WalletRefusal(CODES.unauthorized, 'This wallet has another account.');
};

/** Answers a request to the wallet of an account on the EVM chain. */
async function answerEvm(
  { devnet, contracts }: WalletChains,
  index: number,
  { method, params }: WalletRequest,
): Promise<unknown> {
  const { anvil } = devnet;
  const [first, second] = params;
  const wallet = devnet.wallet(index);
  const account = mnemonicAccount(anvil.mnemonic, index);
  switch (method) {
    case 'eth_requestAccounts':
    case 'eth_accounts':
      return [wallet.address];
    case 'wallet_switchEthereumChain':
      if (BigInt((first as { readonly chainId: Hex }).chainId) === BigInt(anvil.chainId)) return null;
      throw new WalletRefusal(CODES.unknownChain, 'This wallet is on the chain of the demo alone.');
    case 'personal_sign':
      requireOwnAddress(second, wallet.address);
      return account.signMessage({ message: { raw: first as Hex } });
    case 'eth_signTypedData_v4':
      requireOwnAddress(first, wallet.address);
      return account.signTypedData(typeof second === 'string' ? JSON.parse(second) : second);
    case DESCRIBE_METHOD: {
      const { to, data = '0x', value } = readCall(first);
      const token = await readShownToken((call) => anvil.rpc('eth_call', call, 'latest'), contracts.token);
      return describeCall({ contracts, token }, { to, data, value });
    }
    case 'eth_sendTransaction': {
      requireOwnAddress((first as Partial<EvmCall> | null | undefined)?.from, wallet.address);
      const { to, data = '0x', value, gas } = readCall(first);
      const amounts = { ...(value && { value: BigInt(value) }), ...(gas && { gas: BigInt(gas) }) };
      return (await wallet.send({ to, data, ...amounts })).hash;
    }
    default:
      if (READ_METHODS.has(method)) return anvil.rpc(method, ...params);
      throw new WalletRefusal(CODES.unsupported, `This wallet has no ${method}.`);
  }
}

/** Answers a request to a wallet on Solana: a text as hexadecimal UTF-8, a transaction as base64. */
async function answerSolana(wallet: SolanaWallet, { method, params: [first] }: WalletRequest): Promise<unknown> {
  if (method === 'solana:signMessage') return wallet.signMessage(Buffer.from(String(first).slice(2), 'hex').toString());
  if (method === 'solana:signAndSendTransaction') return (await wallet.send(String(first))).signature;
  throw new WalletRefusal(CODES.unsupported, `This wallet has no ${method}.`);
}

const describeRefusal = (error: unknown) => {
  if (error instanceof WalletRefusal) return { code: error.code, message: error.message };
  const { shortMessage, message } = error as { readonly shortMessage?: string; readonly message?: string };
  return { code: CODES.failed, message: shortMessage ?? message ?? 'The wallet failed.' };
};

/**
 * Creates the wallets of a demo's people. A page asks them for signatures, as it asks a wallet of the browser; it never gets
 * the keys, although they are public. Attestors have no wallet here, because their keys are in their own key files.
 */
export function createWallets(chains: WalletChains): DemoAccess['askWallet'] {
  const { devnet, solana } = chains;
  const evmName = evmChainName(devnet.anvil.chainId);

  async function answer(request: WalletRequest): Promise<unknown> {
    const { chain, wallet } = request;
    if (chain === evmName) {
      const index = Object.values(CAST).find(
        (accountIndex) => devnet.wallet(accountIndex).address === lowerHex(wallet as EvmAddress),
      );
      if (index !== undefined) return answerEvm(chains, index, request);
    }
    if (solana !== undefined && chain === solana.name) {
      for (const index of Object.values(SOLANA_CAST)) {
        const person = await solana.person(index);
        if (person.address === wallet) return answerSolana(person, request);
      }
    }
    throw new WalletRefusal(CODES.unauthorized, 'The demo has no such wallet.');
  }

  return async (request): Promise<WalletAnswer> => {
    try {
      return { result: await answer(request) };
    } catch (error) {
      return { error: describeRefusal(error) };
    }
  };
}
