import { AppError } from '@income-series/protocol/errors/app-error';
import { type EvmAddress, lowerHex } from '@income-series/protocol/hex';
import { BaseError, RpcRequestError } from 'viem';
import { SetupError } from '../../core/errors/setup-error.ts';
import { abis } from './abi.ts';
import { areHeldOnlyBy, handoverData, readRoleHolders } from './access.ts';
import type { DeploymentCheck } from './access-rules.ts';
import { isContractError } from './contract-error.ts';
import type { Custody } from './custody.ts';
import { type Deployer, deployContracts } from './deploy.ts';
import { checkCode, checkCustody, type ExpectedDeployment } from './deployment-check.ts';
import type { DeployedContracts, Parts } from './deployment-plan.ts';
import { minedReceipt } from './receipt.ts';
import { ROLE_NAMES, type Role } from './roles.ts';
import { createAccountClients, createReadClient, type WalletOptions } from './wallet.ts';

export type { DeploymentCheck } from './access-rules.ts';
export type { Custody } from './custody.ts';
export type { ConfirmedContract, SentContract } from './deploy.ts';
export type { Entry } from './entries.ts';

type Contracts = ExpectedDeployment['contracts'];

/** A role's holders after the handover; `state` says whether this run or an earlier one handed it over. */
export interface Handover {
  readonly role: Role;
  readonly holders: readonly EvmAddress[];
  readonly state: 'handed over' | 'was handed over';
}

/** The maximum length of a node's message that is passed on, in characters. */
const MAX_SENTENCE = 200;

export type Deployment = ReturnType<typeof createDeployment>;
export type DeploymentReader = ReturnType<typeof createDeploymentReader>;

/**
 * The reason of a failed request: the node's own message if it answered, otherwise the name of the innermost error. viem's
 * message is not used, because it quotes the node's URL. Null for errors that are not viem's.
 */
export function nodeFailure(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  if (error instanceof RpcRequestError) return error.details.replace(/[^ -~]/g, ' ').slice(0, MAX_SENTENCE);
  return nodeFailure(error.cause) ?? error.name;
}

type Expected = Omit<ExpectedDeployment, 'chainId'>;

/** Reads a deployment and compares it with the build; needs no key. @throws CHAIN_REFUSED */
export function createDeploymentReader(options: Pick<WalletOptions, 'rpcUrl' | 'chainId'>) {
  const publicClient = createReadClient(options);
  const { chainId } = options;

  return {
    /** @throws CHAIN_MISMATCH where the node's chain is another */
    async requireChain(): Promise<void> {
      if ((await publicClient.getChainId()) !== chainId) throw new AppError('CHAIN_MISMATCH');
    },

    hasCode: async (address: EvmAddress): Promise<boolean> => (await publicClient.getCode({ address })) !== undefined,

    /** The token's number of decimals; null where the contract answers none. */
    decimalsOf: (address: EvmAddress): Promise<number | null> =>
      publicClient.readContract({ address, abi: abis.token, functionName: 'decimals' }).catch((error) => {
        if (isContractError(error)) return null;
        throw error;
      }),

    /** The fee collector of an existing deployment. */
    async feeCollectorOf({ series }: Pick<Contracts, 'series'>): Promise<EvmAddress> {
      const address = await publicClient.readContract({ address: series, abi: abis.hub, functionName: 'feeCollector' });
      return lowerHex(address);
    },

    /** Checks code, creation, signing domain and payment token. */
    checkCode: (expected: Expected): Promise<readonly DeploymentCheck[]> =>
      checkCode(publicClient, { ...expected, chainId }),

    /** Checks roles, delays and scheduled operations, and lists the entries. */
    checkCustody: (expected: Expected): Promise<Custody> => checkCustody(publicClient, { ...expected, chainId }),
  };
}

/** Deploys from one account, checks the result, and hands the roles over. @throws CHAIN_REFUSED */
export function createDeployment(options: WalletOptions) {
  const { account, publicClient, walletClient } = createAccountClients(options);
  const deployer = lowerHex(account.address);

  return {
    ...createDeploymentReader(options),
    deployer,

    deploy: (parts: Parts, progress: Pick<Deployer, 'onSent' | 'onConfirmed'>): Promise<DeployedContracts> =>
      deployContracts({ walletClient, publicClient, ...progress, ...parts }),

    /**
     * Hands every role from the deployer to `to` in one transaction, unless `to` already is the only holder. Then it reads the
     * holders from the chain. @throws SetupError if another account holds a role
     */
    async handOver({ access }: Pick<Contracts, 'access'>, to: EvmAddress): Promise<readonly Handover[]> {
      const wasHandedOver = areHeldOnlyBy(await readRoleHolders(publicClient, access), [to]);
      if (!wasHandedOver) {
        const data = handoverData(deployer, to);
        const receipt = await minedReceipt(publicClient, await walletClient.sendTransaction({ to: access, data }));
        if (receipt.status !== 'success')
          throw new SetupError(`the handover failed in ${receipt.transactionHash}; nothing was handed over`);
      }
      const holders = await readRoleHolders(publicClient, access);
      if (!areHeldOnlyBy(holders, [to])) throw new SetupError('a role is not the owner’s alone');
      const state = wasHandedOver ? 'was handed over' : 'handed over';
      return ROLE_NAMES.map((role) => ({ role, holders: holders[role], state }));
    },
  };
}
