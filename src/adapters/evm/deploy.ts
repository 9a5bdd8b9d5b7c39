import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem';
import { SetupError } from '../../core/errors/setup-error.ts';
import { type DeployedContracts, type Parts, planDeployment } from './deployment-plan.ts';
import { minedReceipt } from './receipt.ts';

export type { DeployedContracts } from './deployment-plan.ts';

/** A deployed contract whose transaction a block includes. */
export interface ConfirmedContract {
  readonly contract: string;
  readonly address: EvmAddress;
  readonly block: bigint;
  /** The contract's place among `total` contracts, from 1. */
  readonly place: number;
  readonly total: number;
}

/** A contract whose transaction the node has taken. */
export interface SentContract {
  readonly contract: string;
  readonly address: EvmAddress;
  readonly hash: Bytes32;
}

export interface Deployer extends Parts {
  /** Sends the transactions and has every role afterwards. Nothing else may send from this account during the deployment. */
  readonly walletClient: WalletClient<Transport, Chain, Account>;
  readonly publicClient: PublicClient;
  /** Called for each contract as soon as the node has taken its transaction. */
  readonly onSent?: (sent: SentContract) => void;
  /** Called for each contract as soon as a block includes it. */
  readonly onConfirmed?: (confirmed: ConfirmedContract) => void;
}

/**
 * Deploys the contracts of `planDeployment`. The deployer then has every role of the access manager, the publishing of rates
 * included; the other contracts have no owner.
 *
 * @throws SetupError if a creation failed or a contract is not at its computed address; the deployed contracts are then useless, and
 *   a new run starts over
 */
export async function deployContracts({
  walletClient,
  publicClient,
  onSent,
  onConfirmed,
  ...parts
}: Deployer): Promise<DeployedContracts> {
  const { account, chain } = walletClient;
  const nonce = await publicClient.getTransactionCount({ address: account.address, blockTag: 'pending' });
  const { addresses, contracts } = planDeployment(account.address, nonce, parts);
  for (const [i, { contract, address, code }] of contracts.entries()) {
    const hash = await walletClient.sendTransaction({ account, chain, data: code });
    onSent?.({ contract, address, hash });
    const receipt = await minedReceipt(publicClient, hash);
    if (receipt.status !== 'success') throw new SetupError(`the creation of ${contract} failed in ${hash}`);
    if (receipt.contractAddress?.toLowerCase() !== address)
      throw new SetupError(`${contract} is not at the address that was computed for it`);
    onConfirmed?.({ contract, address, block: receipt.blockNumber, place: i + 1, total: contracts.length });
  }
  return addresses;
}
