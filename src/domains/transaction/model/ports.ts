import type { Address, TransactionId } from '@income-series/protocol/address';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Tx } from '../../../core/tx.ts';
import type { ContractCall, PreparedSolanaTransaction, PreparedTransaction, SolanaRequest } from './index.ts';

/** A wallet for which a transaction is prepared. */
export interface WalletKind {
  /** True for a contract that may have no code yet: another account pays for its deployment and for its calls. */
  readonly isContract?: boolean;
}

/**
 * A chain that encodes calls and simulates them as the wallet that will sign. On an EVM chain, a call that takes more tokens
 * than the wallet has allowed is simulated after an approval of exactly that amount.
 */
export interface TransactionChain {
  /** The chain's name in rows and answers, as `evm:10143`. */
  readonly name: string;
  /**
   * Encodes and simulates one call. A call that would revert does not throw; its simulation has `ok: false`.
   * @throws CHAIN_UNAVAILABLE if no node answers; CALL_NOT_ON_CHAIN for a kind of call that the chain does not have
   */
  prepare(from: Address, call: ContractCall, kind?: WalletKind): Promise<PreparedTransaction>;
  /**
   * Encodes several calls as one transaction each, and simulates each after the calls before it. For calls that anyone may send.
   * Absent on Solana, where one transaction makes several calls.
   * @throws CHAIN_UNAVAILABLE; CALL_NOT_ON_CHAIN
   */
  prepareInOrder?(
    from: Address,
    calls: readonly ContractCall[],
    kind?: WalletKind,
  ): Promise<readonly PreparedTransaction[]>;
  /** Absent on chains whose transactions do not expire. */
  readonly refresh?: RefreshTransaction;
}

/**
 * Gives a transaction a new blockhash and simulates it again. Null while its present blockhash is still accepted, because
 * both transactions could then be sent.
 * @throws CHAIN_UNAVAILABLE
 */
type RefreshTransaction = (request: SolanaRequest) => Promise<PreparedSolanaTransaction | null>;

/**
 * Logs that issuers read the private terms of their series, one line a read; it is called before the terms are returned.
 * @throws DATABASE_UNAVAILABLE
 */
export type LogTermsReads = (
  accountId: string,
  reads: readonly { readonly chain: string; readonly seriesKey: Bytes32; readonly issuer: Address }[],
) => Promise<void>;

/** Returns the relayer of a chain; null if it has none, and every relay is then refused. */
export type Relayers = (chain: string) => Relayer | null;

/**
 * Sends attestors' signatures to the chain and pays the gas. Its key has no rights on the chain: anybody could send its
 * transactions.
 */
export interface Relayer {
  readonly address: Address;
  /**
   * The name of the contract's error if the call, after all pending ones, would be refused; null if it would succeed.
   * @throws CHAIN_UNAVAILABLE; RELAY_FAILED for a failure that is not the contract's, such as a missing balance
   */
  refusal(call: ContractCall): Promise<string | null>;
  /**
   * Sends the call and waits until it is mined. If the same call is already being sent, it waits for that one.
   * @throws RELAY_FAILED if it reverted, RELAY_PENDING if it was not mined in time, CHAIN_UNAVAILABLE
   */
  relay(call: ContractCall): Promise<{ readonly txHash: TransactionId; readonly blockNumber: bigint }>;
}

/** The amount that a keeper's run booked for a transaction, in the chain's smallest unit. */
export interface Booking {
  readonly run: string;
  readonly amount: bigint;
}

/** The result of sending a call. `bookings`: the amounts that were booked for it and must now be corrected. */
export type Sending =
  /** A block has it. `cost`: the amount that the account paid, in the chain's smallest unit, even if the call reverted. */
  | {
      readonly outcome: 'MINED';
      readonly ok: boolean;
      readonly txHash: TransactionId;
      readonly blockNumber: bigint;
      readonly cost: bigint;
      readonly bookings: readonly Booking[];
    }
  /** The contract would refuse it with this error. Nothing was sent, or nothing that can still be mined. */
  | { readonly outcome: 'REFUSED'; readonly reason: string; readonly bookings: readonly Booking[] }
  /** The node did not accept it. `bookings` is empty if the transaction may be on its way all the same. */
  | { readonly outcome: 'NOT_TAKEN'; readonly reason: string; readonly bookings: readonly Booking[] }
  /** The transaction is not mined yet; sending the same call again waits for the same transaction. */
  | { readonly outcome: 'PENDING' };

/** The result for a caller that joined another's sending. The result has no bookings, because the other caller corrects them. */
export const withoutBookings = (sending: Sending): Sending =>
  sending.outcome === 'PENDING' ? sending : { ...sending, bookings: [] };

/** The most that a call may cost, and the keeper's run that booked it, if any. */
export interface Budget {
  readonly maxCost: bigint;
  readonly run: string | undefined;
}

export const bookingsOf = (budget: Budget | undefined): readonly Booking[] =>
  budget?.run === undefined ? [] : [{ run: budget.run, amount: budget.maxCost }];

/** The price of sending a call. */
export type Quote =
  /** The call can be sent. `maxCost`: the most it can cost, in the chain's smallest unit, with a margin for rising prices. */
  | { readonly kind: 'OPEN'; readonly maxCost: bigint }
  | { readonly kind: 'REFUSED'; readonly reason: string }
  /** The account cannot pay for it. */
  | { readonly kind: 'NOT_TAKEN'; readonly reason: string }
  /**
   * The transaction was sent and is not mined yet. `more`: the amount to book in addition, for a replacement at a higher price if
   * the booked price is too low; 0 if it is not.
   */
  | { readonly kind: 'UNDER_WAY'; readonly more: bigint };

/** Estimates of calls' costs at a chain's present prices, in its smallest unit, from measurements of each kind. */
export interface CallPrices {
  /** The cost of `count` calls of a kind; for a settlement, of `count` units of work in any number of calls. */
  cost(kind: ContractCall['kind'], count: number): bigint;
  /** The most that is booked for one call with `work` units of work until it is mined. */
  booking(kind: ContractCall['kind'], work: number): bigint;
}

/** Reads the present prices of a chain. @throws CHAIN_UNAVAILABLE */
export type ReadCallPrices = () => Promise<CallPrices>;

/** Runs `write` in a transaction if this process may still send; throws if it may not. */
export type Permit = (write?: (tx: Tx) => Promise<void>) => Promise<void>;

/** A signed transaction of an account of the service whose nonce is not used yet. */
export interface SentTransaction {
  readonly nonce: number;
  /** A hash of contract and calldata. The calldata is not stored, because it may contain secret signatures. */
  readonly callHash: Bytes32;
  readonly gas: bigint;
  /** The highest price for a unit of gas that any version may offer, in wei. */
  readonly mostPerGas: bigint;
  /** The maximum cost of filling the unused nonces below this one, in wei. The same bookings pay it. */
  readonly gapCost: bigint;
  /** The first signed version and its replacements at higher prices; any of them may be mined. */
  readonly versions: readonly SentVersion[];
  /** The block height at which the last version was signed. */
  readonly since: bigint;
  readonly bookings: readonly Booking[];
}

/** The hash of one signed version, and the prices that it offers for a unit of gas, in wei. */
export interface SentVersion {
  readonly hash: Bytes32;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** The unmined transactions of the service's accounts on one chain, shared by all processes with their keys. */
export interface SentTransactions {
  /** Runs the write without a condition, because a process that sends without leading needs no permission. */
  readonly alwaysPermit: Permit;
  /** The sender's transactions, ordered by nonce. */
  list(sender: EvmAddress): Promise<readonly SentTransaction[]>;
  /**
   * Takes a nonce, or replaces the transaction whose last version is `replaced`. Returns false, and writes nothing, if
   * another process was first.
   */
  save(tx: Tx, sender: EvmAddress, sent: SentTransaction, replaced: Bytes32 | undefined): Promise<boolean>;
  /** Removes the transactions with a nonce below `nextNonce`, and the transaction `finished`. */
  remove(sender: EvmAddress, nextNonce: number, finished?: Pick<SentTransaction, 'nonce' | 'callHash'>): Promise<void>;
}

/** A relayer that pays every transaction from a budget. */
export interface CappedRelayer extends Relayer {
  /** Estimates the price of a call, or why it cannot be sent. @throws CHAIN_UNAVAILABLE */
  quote(call: ContractCall): Promise<Quote>;
  /**
   * Sends a call for at most `maxCost`, which `run` booked, and waits until it is mined. For a call that is under way,
   * `maxCost` is added to its earlier bookings. `permit` is called before anything is sent, and ends the attempt by throwing.
   * @throws CHAIN_UNAVAILABLE, although it may have been sent, and the same call again finds it; errors of `permit`
   */
  attempt(call: ContractCall, maxCost: bigint, permit: Permit, run?: string): Promise<Sending>;
}
