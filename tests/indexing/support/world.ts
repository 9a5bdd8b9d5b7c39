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
import { DEVNET_CHAIN_ID } from '../../../src/apps/devnet/anvil.ts';
import type { EvmContracts } from '../../../src/core/chain.ts';
import type { EvmAddress, Hex } from '../../../src/core/hex.ts';
import { addressOfSecretKey } from '../../../src/core/signing/index.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import * as switchVerifier from '../../contracts/fixtures/SwitchVerifier.abi.ts';
import { type Anvil, startAnvil } from '../../support/anvil.ts';
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

/**
 * With manners, `chain` asks a node that has them; what the world does itself it does behind that. Proofs are believed
 * where `provingVerifier` is left out; with it the verifier is the build's, as a real start demands.
 */
export async function createWorld(
  manners?: Manners,
  { provingVerifier = false, chainId = DEVNET_CHAIN_ID } = {},
): Promise<World> {
  const started = await startAnvil({ timestamp: Number(START), accounts: 12, chainId });
  const clock = withQuarterRates(started.clock, () => publishOn());
  const anvil = { ...started, clock };
  const accounts = Array.from({ length: 12 }, (_, index) => mnemonicAccount(anvil.mnemonic, index));
  const addresses = accounts.map(({ address }) => address.toLowerCase() as EvmAddress);
  const [owner, issuer, feeCollector, key, ...people] = addresses as [
    EvmAddress,
    EvmAddress,
    EvmAddress,
    EvmAddress,
    ...EvmAddress[],
  ];
  const transport = http(anvil.url);
  const network = {
    id: anvil.chainId,
    name: 'test',
    nativeCurrency: { name: 'Native', symbol: 'N', decimals: 18 },
    rpcUrls: { default: { http: [anvil.url] } },
  };
  const client = createPublicClient({ chain: network, transport, cacheTime: 0, pollingInterval: 10 });
  const account = accounts[0];
  if (account === undefined) throw new Error('no account');
  const walletClient = createWalletClient({ account, chain: network, transport });

  const startBlock = (await client.getBlockNumber()) + 1n;
  const deployment = await walletClient.deployContract({ ...switchVerifier, args: [] });
  const { contractAddress } = await minedReceipt(client, deployment);
  const { series: hub, ...deployed } = await deployContracts({
    walletClient,
    publicClient: client as PublicClient,
    feeCollector,
    ...(provingVerifier ? {} : { verifier: contractAddress as EvmAddress }),
  });
  const contracts: EvmContracts = { hub, ...deployed };
  const chain = createEvmChain({ chainId: anvil.chainId, rpcUrl: anvil.url, contracts });
  const node = manners === undefined ? null : await startChainNode(anvil.url, manners);
  const rpcUrl = node?.url ?? anvil.url;

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

  /** The feed goes on as it was, where it has begun. */
  async function publishOn(): Promise<void> {
    const { rate } = (await chain.fxRate(840)).value;
    if (rate !== 0n) await call(owner, 'fxFeed', 'publish', [840, rate]);
  }

  const world: World = {
    clock: started.clock,
    anvil,
    rpcUrl,
    chain: node === null ? chain : createEvmChain({ chainId: anvil.chainId, rpcUrl, contracts }),
    contracts,
    client: client as PublicClient,
    owner,
    issuer,
    people,
    verifierKey: { address: key, secret: accounts[3]?.getHdKey().privateKey ?? new Uint8Array() },
    attestors: [0x61, 0x62, 0x63]
      .map(signingKey)
      .sort((a, b) => (a.address < b.address ? -1 : 1)) as unknown as World['attestors'],
    startBlock,
    async act(from, call) {
      const { request, simulation } = await chain.prepare(from, call);
      if (!simulation.ok) return false;
      await send(request);
      return true;
    },
    govern: (contract, functionName, args) => call(owner, contract, functionName, args),
    issue: (functionName, args) => call(issuer, 'hub', functionName, args),
    async stop() {
      await node?.stop();
      await anvil.stop();
    },
  };

  for (const wallet of [issuer, ...people]) {
    const data = encodeFunctionData({ abi: abis.token, functionName: 'mint', args: [wallet, RICH] });
    await send({ from: owner, to: contracts.token, data });
    await world.act(wallet, { kind: 'approve', spender: 'raise', amount: maxUint256 });
    await world.act(wallet, { kind: 'approve', spender: 'hub', amount: maxUint256 });
    await world.act(wallet, { kind: 'approve', spender: 'router', amount: maxUint256 });
    await world.act(wallet, { kind: 'approve', spender: 'windows', amount: maxUint256 });
  }
  await world.govern('registry', 'setIssuerApproval', [issuer, true]);
  await world.govern('registry', 'setVerified', [people, true]);
  await world.govern('registry', 'registerVerifierKey', [key]);
  for (const { address } of world.attestors) await world.govern('registry', 'registerAttestor', [address]);
  return world;
}
