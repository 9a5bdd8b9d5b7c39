import {
  type Account,
  type Chain,
  getContractAddress,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem';
import * as fxFeed from '../../../contracts/evm/build/FxFeed.ts';
import * as verifier from '../../../contracts/evm/build/Groth16Verifier.ts';
import * as hardship from '../../../contracts/evm/build/Hardship.ts';
import * as router from '../../../contracts/evm/build/IncomeRouter.ts';
import * as series from '../../../contracts/evm/build/IncomeSeries.ts';
import * as poseidon from '../../../contracts/evm/build/Poseidon5.ts';
import * as raise from '../../../contracts/evm/build/Raise.ts';
import * as registry from '../../../contracts/evm/build/Registry.ts';
import * as token from '../../../contracts/evm/build/TestToken.ts';
import * as windows from '../../../contracts/evm/build/Windows.ts';
import type { Address } from '../../core/hex.ts';
import { minedReceipt } from './receipt.ts';

export interface Deployer {
  /** Sends the transactions and owns the contracts. Nothing else may send from this account meanwhile. */
  readonly walletClient: WalletClient<Transport, Chain, Account>;
  readonly publicClient: PublicClient;
  /** The only wallet that fees and non-reveal charges are ever paid to. */
  readonly feeCollector: Address;
  /** An existing payment token (plain ERC-20); a test token with an open mint is deployed where none is given. */
  readonly token?: Address;
  /** An existing Groth16 verifier; the generated one is deployed where none is given. */
  readonly verifier?: Address;
}

export interface DeployedContracts {
  readonly registry: Address;
  /** The hub: the EIP-712 verifyingContract. */
  readonly series: Address;
  readonly raise: Address;
  readonly fxFeed: Address;
  readonly hardship: Address;
  readonly router: Address;
  readonly windows: Address;
  readonly verifier: Address;
  readonly token: Address;
}

/**
 * Deploys the contracts, the hub first. They know each other by immutable addresses, computed beforehand from the
 * deployer's nonce (CREATE), so there is no wiring call and nothing to wire anew: on a fresh chain the first account's
 * hub always has the same address. The deployer becomes owner of registry and feed, and the feed's publisher; nobody owns the others.
 *
 * @throws where a contract did not land at its address; nothing that was deployed works then, and a new run starts over
 */
export async function deployContracts(deployer: Deployer): Promise<DeployedContracts> {
  const { walletClient, publicClient, feeCollector } = deployer;
  const { account, chain } = walletClient;
  const nonce = await publicClient.getTransactionCount({ address: account.address, blockTag: 'pending' });
  const at = (place: number): Address =>
    getContractAddress({ from: account.address, nonce: BigInt(nonce + place) }).toLowerCase() as Address;

  const own = [...(deployer.verifier ? [] : ['verifier']), ...(deployer.token ? [] : ['token'])];
  const addresses: DeployedContracts = {
    series: at(0),
    registry: at(1),
    raise: at(2),
    fxFeed: at(3),
    hardship: at(4),
    router: at(5),
    windows: at(6),
    verifier: deployer.verifier ?? at(8 + own.indexOf('verifier')),
    token: deployer.token ?? at(8 + own.indexOf('token')),
  };
  const poseidonAt = at(7);

  const common = { account, chain };
  const hubArgs = [
    addresses.registry,
    addresses.raise,
    addresses.fxFeed,
    addresses.verifier,
    addresses.token,
    feeCollector,
    addresses.hardship,
    addresses.router,
    addresses.windows,
  ] as const;
  const raiseArgs = [addresses.series, addresses.registry, addresses.token, feeCollector] as const;
  const hardshipArgs = [addresses.series, addresses.registry] as const;
  const routerArgs = [addresses.series, addresses.token, poseidonAt] as const;
  const windowsArgs = [addresses.series, addresses.registry, addresses.token] as const;
  const plan = [
    { to: addresses.series, send: () => walletClient.deployContract({ ...common, ...series, args: hubArgs }) },
    { to: addresses.registry, send: () => walletClient.deployContract({ ...common, ...registry }) },
    { to: addresses.raise, send: () => walletClient.deployContract({ ...common, ...raise, args: raiseArgs }) },
    { to: addresses.fxFeed, send: () => walletClient.deployContract({ ...common, ...fxFeed }) },
    { to: addresses.hardship, send: () => walletClient.deployContract({ ...common, ...hardship, args: hardshipArgs }) },
    { to: addresses.router, send: () => walletClient.deployContract({ ...common, ...router, args: routerArgs }) },
    { to: addresses.windows, send: () => walletClient.deployContract({ ...common, ...windows, args: windowsArgs }) },
    { to: poseidonAt, send: () => walletClient.deployContract({ ...common, ...poseidon }) },
    ...(deployer.verifier
      ? []
      : [{ to: addresses.verifier, send: () => walletClient.deployContract({ ...common, ...verifier }) }]),
    ...(deployer.token
      ? []
      : [{ to: addresses.token, send: () => walletClient.deployContract({ ...common, ...token }) }]),
  ];
  for (const { to, send } of plan) {
    const receipt = await minedReceipt(publicClient, await send());
    if (receipt.status !== 'success' || receipt.contractAddress?.toLowerCase() !== to) {
      throw new Error('a contract did not land at the address it was computed for');
    }
  }
  return addresses;
}
