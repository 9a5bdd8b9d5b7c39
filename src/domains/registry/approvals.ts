import type { Address } from '@income-series/protocol/address';
import type { ReadAt } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { isAmong } from '../../core/on-chain.ts';
import {
  type ContractCall,
  type PreparedCall,
  requireOwnWallet,
  requireSendable,
  type SendableOptions,
  type TransactionService,
} from '../transaction/index.ts';

/** An approval that the registry gives to a wallet. ISSUER: it may issue series. WALLET: it may bid, trade and hold units. */
export type RegistryApproval = 'ISSUER' | 'WALLET';

interface ApprovalChain {
  readonly name: string;
  walletApprovers(): Promise<ReadAt<readonly Address[]>>;
  approvedIssuer(issuer: Address): Promise<ReadAt<boolean>>;
  verifiedWallets(wallets: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>>;
}

export interface ApprovalDeps {
  readonly chains: Chains<ApprovalChain>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

/** The approval that an application's decision gives to its wallet, or takes back. */
interface ApprovalChange {
  readonly applicationId: string;
  readonly chain: string;
  readonly wallet: Address;
  readonly approval: RegistryApproval;
  /** True to give the approval, false to take it back. */
  readonly granted: boolean;
}

/** Builds transactions for decided applications. The sender is a wallet that holds the registry's role ALLOWLIST. */
export interface ApprovalService {
  /**
   * Builds the transaction for the caller's first wallet that holds the role. The returned function writes the transaction
   * and the request, and returns the transaction's id.
   * @throws WALLET_NOT_LINKED if the caller has linked no holder of the role, APPROVAL_ON_CHAIN if the registry already is
   * in the wanted state, SIMULATION_FAILED, CHAIN_UNAVAILABLE
   */
  build(caller: Caller, approval: ApprovalChange, options?: SendableOptions): Promise<PreparedCall['save']>;
}

const NO_HOLDER = 'No wallet of the account has the role ALLOWLIST on the chain.';

export const createApprovals = ({ chains, transactions, clock }: ApprovalDeps): ApprovalService => ({
  async build(caller, { applicationId, chain, wallet, approval, granted }, options) {
    const registry = chains.of(chain);
    const [holders, current] = await Promise.all([
      registry.walletApprovers(),
      readApproval(registry, approval, wallet),
    ]);
    const holder = holders.value.find((address) => isAmong(caller.wallets, chain, address));
    if (holder === undefined) throw new AppError('WALLET_NOT_LINKED', { path: [], message: NO_HOLDER });
    if (current.value === granted) throw new AppError('APPROVAL_ON_CHAIN');
    const call = callOf(approval, wallet, granted);
    const prepared = await transactions.build({ caller, wallet: requireOwnWallet(caller, chain, holder), call });
    requireSendable(prepared, options);
    const afterBlock = current.block.number;
    return async (tx) => {
      const transactionId = await prepared.save(tx);
      const request = { applicationId, chain, wallet, approval, granted, afterBlock };
      await tx.adminTxRequest.create({ data: { ...request, transactionId, builtAt: clock.now() } });
      return transactionId;
    };
  },
});

/** Reads at the newest block whether the registry gives the approval to the wallet. */
async function readApproval(
  chain: ApprovalChain,
  approval: RegistryApproval,
  wallet: Address,
): Promise<ReadAt<boolean>> {
  if (approval === 'ISSUER') return chain.approvedIssuer(wallet);
  const { block, value } = await chain.verifiedWallets([wallet]);
  return { block, value: value.get(wallet) === true };
}

const callOf = (approval: RegistryApproval, wallet: Address, granted: boolean): ContractCall =>
  approval === 'ISSUER'
    ? { kind: 'setIssuerApproval', wallet, approved: granted }
    : { kind: 'setVerified', wallet, verified: granted };
