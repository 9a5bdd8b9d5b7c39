import type { Address, TransactionId } from '../../core/address.ts';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
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
  /**
   * Several calls as a transaction each, simulated in this order: each as the chain is after those before it. For calls that
   * anyone may send. Absent on Solana, where one transaction makes several calls.
   * @throws CHAIN_UNAVAILABLE; CALL_NOT_ON_CHAIN
   */
  prepareInOrder?(from: Address, calls: readonly ContractCall[]): Promise<readonly PreparedTransaction[]>;
  /** Absent where what was built is never too old for a block. */
  readonly refresh?: RefreshTransaction;
}

/**
 * The same transaction over a new blockhash, simulated again; null as long as a block takes the one that it has, because
 * then both could be sent.
 * @throws CHAIN_UNAVAILABLE
 */
type RefreshTransaction = (request: SolanaRequest) => Promise<PreparedSolanaTransaction | null>;

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

/** What a keeper's run booked for a transaction, in the chain's smallest unit. */
export interface Booking {
  readonly run: string;
  readonly amount: bigint;
}

/** The result of a call that was to be sent. `bookings`: what was booked for it and is to be corrected now. */
export type Sending =
  /** `cost`: in the chain's smallest unit, what it took of the account, whether the call went well or not. */
  | {
      readonly outcome: 'MINED';
      readonly ok: boolean;
      readonly txHash: TransactionId;
      readonly blockNumber: bigint;
      readonly cost: bigint;
      readonly bookings: readonly Booking[];
    }
  /** The contract would refuse it, by this error: nothing was sent, or no block can take what was. */
  | { readonly outcome: 'REFUSED'; readonly reason: string; readonly bookings: readonly Booking[] }
  /** The node did not take it; nothing is to be corrected where its word is not known to mean that the transaction is nowhere. */
  | { readonly outcome: 'NOT_TAKEN'; readonly reason: string; readonly bookings: readonly Booking[] }
  /** No block has it yet: the same call again waits for the same transaction. */
  | { readonly outcome: 'PENDING' };

/** The result for who joined another in sending a call: what was booked is the other's to correct. */
export const asJoined = (sending: Sending): Sending =>
  sending.outcome === 'PENDING' ? sending : { ...sending, bookings: [] };

/** What may be spent on a call: `run` booked it. */
export interface Budget {
  readonly maxCost: bigint;
  readonly run: string | undefined;
}

export const bookingsOf = (budget: Budget | undefined): readonly Booking[] =>
  budget?.run === undefined ? [] : [{ run: budget.run, amount: budget.maxCost }];

/** What sending a call would take. */
export type Quote =
  /** `maxCost`: in the chain's smallest unit, with room for what may become dearer. */
  | { readonly kind: 'OPEN'; readonly maxCost: bigint }
  | { readonly kind: 'REFUSED'; readonly reason: string }
  /** The account cannot pay for it. */
  | { readonly kind: 'NOT_TAKEN'; readonly reason: string }
  /**
   * It was sent, and no block has it yet. `more` is to be booked where no block takes it for what was booked: it is then sent for
   * a higher price in its own place.
   */
  | { readonly kind: 'UNDER_WAY'; readonly more: bigint };

/** What calls cost on a chain by its present prices, in its smallest unit: an estimate from what was measured of each kind. */
export interface CallPrices {
  /** So many calls of a kind; of a settlement, so many units of work, whatever the number of calls that do them. */
  cost(kind: ContractCall['kind'], count: number): bigint;
  /** The most that is booked for one call, of so many units of work, until it is mined. */
  booking(kind: ContractCall['kind'], work: number): bigint;
}

/** @throws CHAIN_UNAVAILABLE */
export type ReadCallPrices = () => Promise<CallPrices>;

/** Passes where this process may still send, and writes in the same transaction; throws where it may not. */
export type Permit = (write?: (tx: Tx) => Promise<void>) => Promise<void>;

/** A transaction of an account of the service that was signed and whose nonce no block was seen to use. */
export interface SentTransaction {
  readonly nonce: number;
  /** Of contract and calldata, which may hold signatures that are written nowhere. */
  readonly callHash: Bytes32;
  readonly gas: bigint;
  /** The most that any version of it may offer for a unit of gas, wei. */
  readonly mostPerGas: bigint;
  /** What filling the nonces below it can cost at most, wei: paid from the same bookings. */
  readonly gapCost: bigint;
  /** As it was signed at first, and for higher prices since; any of them may be mined. */
  readonly versions: readonly SentVersion[];
  /** The height at which the last version was made. */
  readonly since: bigint;
  readonly bookings: readonly Booking[];
}

/** Its hash, and what it offers for a unit of gas, wei. */
export interface SentVersion {
  readonly hash: Bytes32;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** The transactions that accounts of one chain have on their way, for all processes with their keys. */
export interface SentTransactions {
  /** Of who sends without leading. */
  readonly permit: Permit;
  of(sender: EvmAddress): Promise<readonly SentTransaction[]>;
  /**
   * Takes a nonce, or puts the transaction in the place of the one whose last version is `replaced`. False where another
   * process was first: nothing was written.
   */
  save(tx: Tx, sender: EvmAddress, sent: SentTransaction, replaced: Bytes32 | undefined): Promise<boolean>;
  /** Removes those whose nonce is below `used`, and one that is over. */
  remove(sender: EvmAddress, used: number, over?: Pick<SentTransaction, 'nonce' | 'callHash'>): Promise<void>;
}

/** A relayer whose every transaction is paid for from a budget. */
export interface CappedRelayer extends Relayer {
  /** @throws CHAIN_UNAVAILABLE */
  quote(call: ContractCall): Promise<Quote>;
  /**
   * Sends what can cost `maxCost` at the most, which `run` booked, or as much more than what was booked before for a call that is
   * under way, and waits for its block. `permit` is asked whenever something is about to go to the node, and ends the attempt by
   * throwing.
   * @throws CHAIN_UNAVAILABLE: it may have been sent, and the same call again finds it; what `permit` throws
   */
  attempt(call: ContractCall, maxCost: bigint, permit: Permit, run?: string): Promise<Sending>;
}
