import type { Chains } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import type { ReadAt } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isAmong } from '../../core/on-chain.ts';
import {
  type ContractCall,
  type PreparedCall,
  requireOwnWallet,
  requireSendable,
  type SendableOptions,
  type TransactionService,
} from '../transaction/index.ts';

/** What the registry says of a wallet: that it may issue series, or that it may bid, trade and hold. */
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

/** What an application asks of the registry. */
interface WantedApproval {
  readonly applicationId: string;
  readonly chain: string;
  readonly wallet: Address;
  readonly approval: RegistryApproval;
  /** Given or taken back. */
  readonly granted: boolean;
}

/** Transactions of the wallets that hold the role ALLOWLIST, for applications that were decided. */
export interface ApprovalService {
  /**
   * Builds the transaction for the first holder of the role that the caller has linked; what it answers writes its row and
   * the request's. The chain is read in one round.
   * @throws WALLET_NOT_LINKED where the caller has linked no holder of the role, APPROVAL_ON_CHAIN where the registry says
   * already what is asked, SIMULATION_FAILED, CHAIN_UNAVAILABLE
   */
  build(caller: Caller, approval: WantedApproval, options?: SendableOptions): Promise<PreparedCall['save']>;
}

export const createApprovals = ({ chains, transactions, clock }: ApprovalDeps): ApprovalService => ({
  async build(caller, { applicationId, chain, wallet, approval, granted }, options) {
    const on = chains.of(chain);
    const [holders, known] = await Promise.all([on.walletApprovers(), readApproval(on, approval, wallet)]);
    const holder = holders.value.find((one) => isAmong(caller.wallets, chain, one));
    if (holder === undefined) throw new AppError('WALLET_NOT_LINKED', { path: [] });
    if (known.value === granted) throw new AppError('APPROVAL_ON_CHAIN');
    const call = callOf(approval, wallet, granted);
    const prepared = await transactions.build({ caller, wallet: requireOwnWallet(caller, chain, holder), call });
    requireSendable(prepared, options);
    const afterBlock = known.block.number;
    return async (tx) => {
      const transactionId = await prepared.save(tx);
      const asked = { applicationId, chain, wallet, approval, granted, afterBlock };
      await tx.adminTxRequest.create({ data: { ...asked, transactionId, builtAt: clock.now() } });
      return transactionId;
    };
  },
});

/** Whether the registry gives the wallet the approval, at the head. */
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
