import { BaseError, ContractFunctionExecutionError, encodeFunctionData, isAddressEqual, RpcRequestError } from 'viem';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import { abis } from './abi.ts';
import { type ConfirmedContract, deployContracts } from './deploy.ts';
import { checkDeployment, type DeploymentCheck, type ExpectedDeployment, OWNED } from './deployment-check.ts';
import type { DeployedContracts, Parts } from './deployment-plan.ts';
import { minedReceipt } from './receipt.ts';
import { createAccountClients, type WalletOptions } from './wallet.ts';

export type { ConfirmedContract } from './deploy.ts';
export type { DeploymentCheck } from './deployment-check.ts';
export { BUILT_VERIFIER } from './deployment-plan.ts';

type Contracts = ExpectedDeployment['contracts'];

/** Who owns a contract: `offered` until the new owner has accepted (`acceptOwnership`). */
export interface Handover {
  readonly contract: Address;
  readonly name: 'Registry' | 'FxFeed';
  readonly state: 'offered' | 'accepted';
}

/** Longest sentence of a node that is passed on. */
const MAX_SENTENCE = 200;

export type Deployment = ReturnType<typeof createDeployment>;

/**
 * What went wrong at the node: its own sentence where it answered one, else the name of the innermost error. Never viem's
 * message, which quotes the node's URL. Null for other errors.
 */
export function nodeFailure(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  if (error instanceof RpcRequestError) return error.details.replace(/[^ -~]/g, ' ').slice(0, MAX_SENTENCE);
  return nodeFailure(error.cause) ?? error.name;
}

/** Deploys from one account, compares, and hands over. @throws CHAIN_REFUSED */
export function createDeployment(options: WalletOptions) {
  const { account, publicClient, walletClient } = createAccountClients(options);
  const deployer = account.address.toLowerCase() as Address;

  /** Owner and pending owner of a contract. */
  const ownersOf = (contract: (typeof OWNED)[number], address: Address) =>
    Promise.all(
      (['owner', 'pendingOwner'] as const).map((functionName) =>
        publicClient.readContract({ address, abi: abis[contract], functionName }),
      ),
    ) as Promise<[Address, Address]>;

  return {
    deployer,

    /** @throws CHAIN_MISMATCH where the node's chain is another */
    async requireChain(): Promise<void> {
      if ((await publicClient.getChainId()) !== options.chainId) throw new AppError('CHAIN_MISMATCH');
    },

    hasCode: async (address: Address): Promise<boolean> => (await publicClient.getCode({ address })) !== undefined,

    /** Of a token; null where it answers none. */
    decimalsOf: (address: Address): Promise<number | null> =>
      publicClient.readContract({ address, abi: abis.token, functionName: 'decimals' }).catch((error) => {
        if (error instanceof ContractFunctionExecutionError) return null;
        throw error;
      }),

    deploy: (parts: Parts, onConfirmed: (confirmed: ConfirmedContract) => void): Promise<DeployedContracts> =>
      deployContracts({ walletClient, publicClient, onConfirmed, ...parts }),

    /** What a deployment that is there was made with. */
    async feeCollectorOf({ series }: Pick<Contracts, 'series'>): Promise<Address> {
      const address = await publicClient.readContract({ address: series, abi: abis.hub, functionName: 'feeCollector' });
      return address.toLowerCase() as Address;
    },

    check: (expected: Omit<ExpectedDeployment, 'chainId'>): Promise<readonly DeploymentCheck[]> =>
      checkDeployment(publicClient, { ...expected, chainId: options.chainId }),

    /** Offers registry and feed to their owner, each where that has not been done. */
    async handOver(contracts: Contracts, to: Address): Promise<readonly Handover[]> {
      const done: Handover[] = [];
      for (const name of OWNED) {
        const address = contracts[name];
        const [owner, pending] = await ownersOf(name, address);
        const accepted = isAddressEqual(owner, to);
        if (!accepted && !isAddressEqual(pending, to)) {
          const data = encodeFunctionData({ abi: abis[name], functionName: 'transferOwnership', args: [to] });
          const receipt = await minedReceipt(publicClient, await walletClient.sendTransaction({ to: address, data }));
          if (receipt.status !== 'success') throw new AppError('CHAIN_UNAVAILABLE');
        }
        const contract = { contract: address, name: name === 'registry' ? 'Registry' : 'FxFeed' } as const;
        done.push({ ...contract, state: accepted ? 'accepted' : 'offered' });
      }
      return done;
    },
  };
}
