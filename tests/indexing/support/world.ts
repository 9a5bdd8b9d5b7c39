import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import {
  type Abi,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  maxUint256,
  type PublicClient,
} from 'viem';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { deployContracts } from '../../../src/adapters/evm/deploy.ts';
import { createEvmChain, type EvmChain } from '../../../src/adapters/evm/index.ts';
import { minedReceipt } from '../../../src/adapters/evm/receipt.ts';
import { mnemonicAccount } from '../../../src/adapters/evm/wallet.ts';
import { DEVNET_CHAIN_ID, MNEMONIC } from '../../../src/apps/devnet/anvil.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import * as switchVerifier from '../../contracts/fixtures/SwitchVerifier.abi.ts';
import { type Anvil, createChainStarter } from '../../support/anvil.ts';
import { type Manners, startChainNode } from '../../support/chain-node/index.ts';
import { withQuarterRates } from '../../support/quarter-rates.ts';

/** 2026-01-10T00:00:00Z: the first quarter of 2026 is under way. */
export const START = 1_768_003_200n;
/** What everybody has in tokens, base units. */
export const RICH = 10n ** 15n;

export interface SigningKey {
  readonly address: EvmAddress;
  readonly secret: Uint8Array;
}

const signingKey = (byte: number): SigningKey => {
  const secret = new Uint8Array(32).fill(byte);
  return { address: addressOfSecretKey(secret), secret };
};

/** A chain of its own with the contracts, people with money and allowances, and ways to act on it. */
export interface World {
  readonly anvil: Anvil;
  /** Of the node that the tested code asks. */
  readonly rpcUrl: string;
  /** The chain's clock; it publishes no rates on its way. */
  readonly clock: Anvil['clock'];
  readonly chain: EvmChain;
  readonly contracts: EvmContracts;
  readonly client: PublicClient;
  /** The contracts' owner and the feed's publisher. */
  readonly owner: EvmAddress;
  readonly issuer: EvmAddress;
  readonly people: readonly EvmAddress[];
  /** The verifier's key: registered, an account's private key like any other. */
  readonly verifierKey: SigningKey;
  /** Keys of attestors, registered, in ascending order. */
  readonly attestors: readonly [SigningKey, SigningKey, SigningKey];
  /** The block before the first contract. */
  readonly startBlock: bigint;
  /** Builds, simulates and sends; false where the simulation refuses. */
  act(from: EvmAddress, call: ContractCall): Promise<boolean>;
  /**
   * The same for the owner's own calls, which no person is ever asked to sign, and for rates, which anyone may record.
   */
  govern(
    contract: 'registry' | 'fxFeed' | 'rates' | 'access',
    functionName: string,
    args: readonly unknown[],
  ): Promise<boolean>;
  /** The issuer's own calls that are not built for people yet. */
  issue(
    functionName: 'payTail' | 'announceBuyOut' | 'buyOut' | 'closeSeries',
    args: readonly unknown[],
  ): Promise<boolean>;
  stop(): Promise<void>;
}

const ACCOUNTS = 12;
const accounts = Array.from({ length: ACCOUNTS }, (_, index) => mnemonicAccount(MNEMONIC, index));
const [owner, issuer, feeCollector, key, ...people] = accounts.map(
  ({ address }) => address.toLowerCase() as EvmAddress,
) as [EvmAddress, EvmAddress, EvmAddress, EvmAddress, ...EvmAddress[]];
const attestors = [0x61, 0x62, 0x63]
  .map(signingKey)
  .sort((a, b) => (a.address < b.address ? -1 : 1)) as unknown as World['attestors'];

interface Deployed {
  readonly contracts: EvmContracts;
  readonly startBlock: bigint;
}

const networkOf = ({ chainId, url }: Anvil) => ({
  id: chainId,
  name: 'test',
  nativeCurrency: { name: 'Native', symbol: 'N', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});

const clientOf = (anvil: Anvil): PublicClient =>
  createPublicClient({ chain: networkOf(anvil), transport: http(anvil.url), cacheTime: 0, pollingInterval: 10 });

async function deployOn(anvil: Anvil, provingVerifier: boolean): Promise<Deployed> {
  const [client, [account]] = [clientOf(anvil), accounts];
  if (account === undefined) throw new Error('no account');
  const walletClient = createWalletClient({ account, chain: networkOf(anvil), transport: http(anvil.url) });
  const startBlock = (await client.getBlockNumber()) + 1n;
  const deployment = await walletClient.deployContract({ ...switchVerifier, args: [] });
  const { contractAddress } = await minedReceipt(client, deployment);
  const { series: hub, ...deployed } = await deployContracts({
    walletClient,
    publicClient: client,
    feeCollector,
    ...(provingVerifier ? {} : { verifier: contractAddress as EvmAddress }),
  });
  return { contracts: { hub, ...deployed }, startBlock };
}

/** How the node's own accounts act on the contracts. */
function actsOn(anvil: Anvil, contracts: EvmContracts) {
  const chain = createEvmChain({ chainId: anvil.chainId, rpcUrl: anvil.url, contracts });
  /** Answers once the transaction is in a block (EIP-7966). */
  const send = (transaction: { from: EvmAddress; to: EvmAddress; data: Hex }) =>
    anvil.rpc<object>('eth_sendTransactionSync', transaction);
  const call = (from: EvmAddress, contract: keyof typeof abis, functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi: abis[contract] as Abi, functionName, args });
    return send({ from, to: contracts[contract], data }).then(
      () => true,
      () => false,
    );
  };
  const govern: World['govern'] = (contract, functionName, args) => call(owner, contract, functionName, args);
  const act: World['act'] = async (from, step) => {
    const { request, simulation } = await chain.prepare(from, step);
    if (!simulation.ok) return false;
    await send(request);
    return true;
  };
  return { chain, call, govern, act };
}

/** Gives everybody tokens and allowances, and the registry its entries. */
async function peopleChain(anvil: Anvil, contracts: EvmContracts): Promise<void> {
  const { call, govern } = actsOn(anvil, contracts);
  for (const wallet of [issuer, ...people]) {
    await call(owner, 'token', 'mint', [wallet, RICH]);
    for (const spender of ['raise', 'hub', 'router', 'windows'] as const) {
      await call(wallet, 'token', 'approve', [contracts[spender], maxUint256]);
    }
  }
  await govern('registry', 'setIssuerApproval', [issuer, true]);
  await govern('registry', 'setVerified', [people, true]);
  await govern('registry', 'registerVerifierKey', [key]);
  for (const { address } of attestors) await govern('registry', 'registerAttestor', [address]);
}

/** What a world is made of. */
interface WorldOptions {
  /** False: proofs are believed. True: the verifier is the build's, as a real start demands. */
  readonly provingVerifier?: boolean;
  readonly chainId?: number;
  /** First steps, which a process takes once for all worlds with them. */
  readonly steps?: (world: World) => Promise<void>;
}

type Starter = ReturnType<typeof createChainStarter<Deployed>>;

/** Starts chains as `createWorld` needs them, by first steps, id and kind of verifier. */
const starters = new Map<WorldOptions['steps'], Map<string, Starter>>();

function starterOf({ steps, provingVerifier = false, chainId = DEVNET_CHAIN_ID }: WorldOptions): Starter {
  const alike = starters.get(steps) ?? new Map<string, Starter>();
  starters.set(steps, alike);
  const name = `${chainId} ${provingVerifier}`;
  const starter =
    alike.get(name) ??
    createChainStarter({ timestamp: Number(START), accounts: ACCOUNTS, chainId }, async (anvil) => {
      const deployed = await deployOn(anvil, provingVerifier);
      await peopleChain(anvil, deployed.contracts);
      await steps?.(await worldOn(anvil, deployed));
      return deployed;
    });
  alike.set(name, starter);
  return starter;
}

/** With manners, `chain` asks a node that has them; what the world does itself it does behind that. */
export async function createWorld(manners?: Manners, options: WorldOptions = {}): Promise<World> {
  const { anvil, prepared } = await starterOf(options)();
  return worldOn(anvil, prepared, manners);
}

async function worldOn(started: Anvil, { contracts, startBlock }: Deployed, manners?: Manners): Promise<World> {
  const { chain, call, govern, act } = actsOn(started, contracts);
  const node = manners === undefined ? null : await startChainNode(started.url, manners);
  const rpcUrl = node?.url ?? started.url;

  /** The feed goes on as it was, where it has begun. */
  async function publishOn(): Promise<void> {
    const { rate } = (await chain.fxRate(840)).value;
    if (rate !== 0n) await govern('fxFeed', 'publish', [840, rate]);
  }

  return {
    clock: started.clock,
    anvil: { ...started, clock: withQuarterRates(started.clock, publishOn) },
    rpcUrl,
    chain: node === null ? chain : createEvmChain({ chainId: started.chainId, rpcUrl, contracts }),
    contracts,
    client: clientOf(started),
    owner,
    issuer,
    people,
    verifierKey: { address: key, secret: accounts[3]?.getHdKey().privateKey ?? new Uint8Array() },
    attestors,
    startBlock,
    act,
    govern,
    issue: (functionName, args) => call(issuer, 'hub', functionName, args),
    async stop() {
      await node?.stop();
      await started.stop();
    },
  };
}
