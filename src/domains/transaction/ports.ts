import type { Address, TransactionId } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { ContractCall, PreparedSolanaTransaction, PreparedTransaction, SolanaRequest } from './model.ts';

/**
 * The chain that the transaction is for: encodes the call and simulates it as the wallet that will sign. Where the call takes
 * more tokens than the wallet has allowed, an approval of exactly what it takes is simulated before it (on the EVM).
 */
export interface TransactionChain {
  /** The chain's name in rows and answers, as `evm:10143`. */
  readonly name: string;
  /**
   * Never throws for a call that would revert (that is a simulation with `ok: false`).
   * @throws CHAIN_UNAVAILABLE when no node answers; CALL_NOT_ON_CHAIN for a kind of call that the chain does not have
   */
  prepare(from: Address, call: ContractCall): Promise<PreparedTransaction>;
  /** Absent where what was built is never too old for a block. */
  readonly refresh?: RefreshTransaction;
}

/**
 * The same transaction over a new blockhash, simulated again; null as long as a block takes the one that it has, because
 * then both could be sent.
 * @throws CHAIN_UNAVAILABLE
 */
export type RefreshTransaction = (request: SolanaRequest) => Promise<PreparedSolanaTransaction | null>;

/**
 * Writes down that the issuer reads the private terms of its series, one line a read, before their values are answered.
 * @throws DATABASE_UNAVAILABLE
 */
export type LogTermsReads = (
  accountId: string,
  reads: readonly { readonly chain: string; readonly seriesKey: Bytes32; readonly issuer: Address }[],
) => Promise<void>;

/** The relayer of a chain; null where it has none: what needs a relay is refused. */
export type Relayers = (chain: string) => Relayer | null;

/**
 * Sends what attestors signed, for gas alone: its key is nobody's and gives no right on the chain. Everything it sends
 * anyone could send.
 */
export interface Relayer {
  readonly address: Address;
  /** The contract's error name where the call would be refused after what is already pending; null where it would not. */
  refusal(call: ContractCall): Promise<string | null>;
  /**
   * Sends the call and waits for its block. The same call again while it is under way joins the first.
   * @throws RELAY_FAILED where it reverted, RELAY_PENDING where no block had it in time, CHAIN_UNAVAILABLE
   */
  relay(call: ContractCall): Promise<{ readonly txHash: TransactionId; readonly blockNumber: bigint }>;
}
