import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem';
import type { EvmAddress } from '../../core/hex.ts';
import { type DeployedContracts, type Parts, planDeployment } from './deployment-plan.ts';
import { minedReceipt } from './receipt.ts';

export type { DeployedContracts } from './deployment-plan.ts';

/** A contract that a block holds. */
export interface ConfirmedContract {
  readonly contract: string;
  readonly address: EvmAddress;
  readonly block: bigint;
  /** Of how many it is which, from 1. */
  readonly place: number;
  readonly of: number;
}

export interface Deployer extends Parts {
  /** Sends the transactions and holds every role afterwards. Nothing else may send from this account meanwhile. */
  readonly walletClient: WalletClient<Transport, Chain, Account>;
  readonly publicClient: PublicClient;
  /** Called for each contract as soon as a block holds it. */
  readonly onConfirmed?: (confirmed: ConfirmedContract) => void;
}

/**
 * Deploys the contracts (`planDeployment`). The deployer holds every role of the access manager, and so
 * publishes rates too; nobody owns the others.
 *
 * @throws where a contract is not at its address; nothing that was deployed works then, and a new run starts over
 */
export async function deployContracts({
  walletClient,
  publicClient,
  onConfirmed,
  ...parts
}: Deployer): Promise<DeployedContracts> {
  const { account, chain } = walletClient;
  const nonce = await publicClient.getTransactionCount({ address: account.address, blockTag: 'pending' });
  const { addresses, contracts } = planDeployment(account.address, nonce, parts);
  for (const [i, { contract, address, code }] of contracts.entries()) {
    const hash = await walletClient.sendTransaction({ account, chain, data: code });
    const receipt = await minedReceipt(publicClient, hash);
    if (receipt.status !== 'success' || receipt.contractAddress?.toLowerCase() !== address) {
      throw new Error('a contract is not at the address that was computed for it');
    }
    onConfirmed?.({ contract, address, block: receipt.blockNumber, place: i + 1, of: contracts.length });
  }
  return addresses;
}
