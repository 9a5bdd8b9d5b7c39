import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import {
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Log,
  toHex,
} from 'viem';
import { abi as access } from '../../../contracts/evm/build/Access.ts';
import { abi as fxFeed } from '../../../contracts/evm/build/FxFeed.ts';
import { abi as hardship } from '../../../contracts/evm/build/Hardship.ts';
import { abi as router } from '../../../contracts/evm/build/IncomeRouter.ts';
import { abi as hub } from '../../../contracts/evm/build/IncomeSeries.ts';
import { abi as rates } from '../../../contracts/evm/build/PeriodRates.ts';
import { abi as raise } from '../../../contracts/evm/build/Raise.ts';
import { abi as registry } from '../../../contracts/evm/build/Registry.ts';
import { abi as token } from '../../../contracts/evm/build/TestToken.ts';
import { abi as windows } from '../../../contracts/evm/build/Windows.ts';
import { deployContracts } from '../../../src/adapters/evm/deploy.ts';
import { mnemonicAccount } from '../../../src/adapters/evm/wallet.ts';
import { type Anvil, startAnvil } from '../../support/anvil.ts';
import { withQuarterRates } from '../../support/quarter-rates.ts';
import * as hostileToken from '../fixtures/HostileToken.abi.ts';
import * as switchVerifier from '../fixtures/SwitchVerifier.abi.ts';
import { type Codec, codecOf, errorsOf, eventsOf, type Happening } from './codec.ts';
import { clockOf, connect, Reverted } from './node.ts';

export type { Happening } from './codec.ts';

export const ABIS = {
  hub,
  raise,
  registry,
  hardship,
  router,
  fxFeed,
  rates,
  windows,
  token,
  access,
  verifier: switchVerifier.abi,
  hostile: hostileToken.abi,
} as const;
export type Abis = typeof ABIS;
export type Contract = keyof Abis;
type Writes = 'nonpayable';
type Reads = 'view' | 'pure';

const ALL: readonly Abi[] = Object.values(ABIS);
const CODECS = Object.fromEntries(Object.entries(ABIS).map(([name, abi]) => [name, codecOf(abi)])) as Record<
  Contract,
  Codec
>;
const happenings = eventsOf(ALL);
const errorName = errorsOf(ALL);
const GAS = 12_000_000n;
/** The currency of most series, whose feed never rests. */
export const EUR = 978;

/** A receipt as the node writes it. */
interface RawReceipt {
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly contractAddress: EvmAddress | null;
  readonly logs: Log[];
}

export interface Sent {
  readonly gas: bigint;
  readonly events: readonly Happening[];
}

/** Which parts of the product a test wants real. */
export interface WorldOptions {
  readonly accounts?: number;
  readonly timestamp?: number;
  /** The generated Groth16 verifier in place of the switchable one. */
  readonly realVerifier?: boolean;
  /** A token that misbehaves on demand in place of the plain one. */
  readonly hostileToken?: boolean;
}

/** A chain of its own with the contracts on it. Account 0 holds every role; account 1 collects fees. */
export async function createWorld(options: WorldOptions = {}) {
  const count = options.accounts ?? 12;
  const started = await startAnvil({
    accounts: count,
    ...(options.timestamp === undefined ? {} : { timestamp: options.timestamp }),
  });
  const node = connect(started.url);
  await node.rpc('anvil_setLoggingEnabled', false);
  const clock = clockOf(node.rpc);
  const anvil: Anvil = { ...started, rpc: node.rpc, clock: withQuarterRates(clock, () => publishOn()) };
  const chain = defineChain({
    id: anvil.chainId,
    name: 'devnet',
    nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [anvil.url] } },
  });
  const client = createPublicClient({ chain, transport: http(anvil.url), pollingInterval: 5, cacheTime: 0 });
  const keys = Array.from({ length: count }, (_, index) => mnemonicAccount(anvil.mnemonic, index));
  const accounts = keys.map((key) => key.address.toLowerCase() as EvmAddress);
  const account = (index: number): EvmAddress => {
    const found = accounts[index];
    if (!found) throw new Error(`the chain has no account ${index}`);
    return found;
  };
  const key = (index: number) => {
    const found = keys[index];
    if (!found) throw new Error(`the chain has no account ${index}`);
    return found;
  };

  const walletClient = createWalletClient({ account: key(0), chain, transport: http(anvil.url) });
  const deploy = async ({ bytecode }: { bytecode: Hex }): Promise<EvmAddress> => {
    const sending = { from: account(0), data: bytecode, gas: toHex(GAS) };
    const { contractAddress } = await anvil.rpc<RawReceipt>('eth_sendTransactionSync', sending);
    if (!contractAddress) throw new Error('the contract was not deployed');
    return contractAddress;
  };
  const verifier = options.realVerifier ? undefined : await deploy(switchVerifier);
  const hostile = options.hostileToken ? await deploy(hostileToken) : undefined;
  const deployed = await deployContracts({
    walletClient,
    publicClient: client,
    feeCollector: account(1),
    ...(verifier ? { verifier } : {}),
    ...(hostile ? { token: hostile } : {}),
  });
  const addresses: Record<Contract, EvmAddress> = { ...deployed, hub: deployed.series, hostile: deployed.token };

  const call = (contract: Contract, name: string, args: readonly unknown[]) => ({
    to: addresses[contract],
    data: CODECS[contract].encode(name, args),
  });

  let sent = 0n;
  /** Sends as an unlocked account of the node, and decodes what happened. Throws where it reverts. */
  async function send<C extends Contract, F extends ContractFunctionName<Abis[C], Writes>>(
    from: EvmAddress,
    contract: C,
    name: F,
    args: ContractFunctionArgs<Abis[C], Writes, F>,
  ): Promise<Sent> {
    // Never the bytes of an earlier one, which `evm_revert` may have taken back: some time after a block the node's pool
    // drops the block's transactions by their hashes, and would drop this one unmined.
    const sending = { from, ...call(contract, name, args as readonly unknown[]), gas: toHex(GAS + ++sent) };
    const receipt = await node.rpc<RawReceipt>('eth_sendTransactionSync', sending);
    if (BigInt(receipt.status) !== 1n) {
      throw new Error(`${name} reverted: ${await refusal(from, contract, name, args)}`);
    }
    return { gas: BigInt(receipt.gasUsed), events: happenings(receipt.logs) };
  }

  /** The error that a call ends with; 'ACCEPTED' where it does not. */
  async function refused(request: object): Promise<string> {
    try {
      await node.rpc('eth_call', request, 'latest');
      return 'ACCEPTED';
    } catch (error) {
      if (error instanceof Reverted) return errorName(error.data);
      throw error;
    }
  }

  /** The custom error that the call would end with; 'ACCEPTED' where it would not. */
  async function refusal<C extends Contract, F extends ContractFunctionName<Abis[C], Writes>>(
    from: EvmAddress,
    contract: C,
    name: F,
    args: ContractFunctionArgs<Abis[C], Writes, F>,
  ): Promise<string> {
    return refused({ from, ...call(contract, name, args as readonly unknown[]) });
  }

  /** The custom error that a contract's constructor would end with; 'ACCEPTED' where it would not. */
  const creationRefusal = (from: EvmAddress, data: Hex): Promise<string> => refused({ from, data });

  async function read<C extends Contract, F extends ContractFunctionName<Abis[C], Reads>>(
    contract: C,
    name: F,
    args: ContractFunctionArgs<Abis[C], Reads, F>,
  ): Promise<ContractFunctionReturnType<Abis[C], Reads, F>> {
    const answer = await node.rpc<Hex>('eth_call', call(contract, name, args as readonly unknown[]), 'latest');
    return CODECS[contract].decode(name, answer) as ContractFunctionReturnType<Abis[C], Reads, F>;
  }

  /** The custom error a view ends with. */
  async function readRefusal(contract: Contract, name: string, args: readonly unknown[]): Promise<string> {
    return refused(call(contract, name, args));
  }

  /** Lets the tests send from any address, with money for gas. */
  async function unlock(address: EvmAddress): Promise<EvmAddress> {
    await anvil.rpc('anvil_impersonateAccount', address);
    await anvil.rpc('anvil_setBalance', address, toHex(10n ** 20n));
    return address;
  }

  /** As a contract, to see what it alone may call. */
  const actAs = (contract: 'hardship' | 'router' | 'hub' | 'windows' | 'access'): Promise<EvmAddress> =>
    unlock(addresses[contract]);

  /** The currency whose rate is published before each quarter's end, as it was last, where there is one. */
  async function publishOn(): Promise<void> {
    const [rate] = await read('fxFeed', 'latest', [EUR]);
    if (rate !== 0n) await send(account(0), 'fxFeed', 'publish', [EUR, rate]);
  }

  return {
    anvil,
    /** The chain's clock; it publishes no rates on its way. */
    clock,
    client,
    actAs,
    unlock,
    addresses,
    account,
    key,
    owner: account(0),
    collector: account(1),
    deploy,
    send,
    refusal,
    creationRefusal,
    read,
    readRefusal,
    balance: (wallet: EvmAddress) => read('token', 'balanceOf', [wallet]),
    /** Marks the chain as it is. @returns what brings the chain back, any number of times */
    async mark(): Promise<() => Promise<void>> {
      let beginning = await node.rpc<Hex>('evm_snapshot');
      return async () => {
        await node.rpc('evm_revert', beginning);
        beginning = await node.rpc('evm_snapshot');
      };
    },
    async stop() {
      node.close();
      await anvil.stop();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>> & {
  /** Draft salts of the series that are opened here, where their keys matter. */
  readonly draftSalt?: () => Bytes32;
};

/** The happenings of one name, without their series key. */
export const only = (sent: Sent, name: string): Record<string, unknown>[] =>
  sent.events
    .filter((event) => event.name === name)
    .map(({ args }) => {
      const { seriesKey: _, ...rest } = args;
      return rest;
    });

export const names = (sent: Sent): string[] => sent.events.map(({ name }) => name);
