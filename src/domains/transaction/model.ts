import type { EvmAddress, Hex } from '../../core/hex.ts';

/**
 * Everything a person or the relayer can be asked to send, by the name of the contracts' function, with its arguments. Each
 * noun adds its own in its `calls.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: nouns merge their calls into it
export interface ContractCalls {}

export type TransactionKind = keyof ContractCalls;

/** A call of one of these kinds. The chain's adapter knows addresses and ABIs. */
export type ContractCallOf<K extends TransactionKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & ContractCalls[Kind];
}[K];

export type ContractCall = ContractCallOf<TransactionKind>;

/**
 * An object `eth_sendTransaction` takes: hex quantities. Without an estimate (the simulation failed, or
 * an approval comes first) `gas` is absent.
 */
export interface EvmRequest {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly value: Hex;
  readonly chainId: Hex;
  readonly gas?: Hex;
}

/**
 * A transaction of a Solana cluster, complete but for its signatures: whoever signs it signs exactly these bytes. Addresses
 * and the blockhash are base58.
 */
export interface SolanaRequest {
  /** Base64 of a transaction of version 0 without lookup tables; 64 zero bytes stand for each signature. */
  readonly transaction: string;
  readonly feePayer: string;
  /** In the order of the transaction's signatures, the fee payer first. */
  readonly requiredSigners: readonly string[];
  /** A recent one: once it is too old no block takes the transaction. */
  readonly blockhash: string;
  /** The last block height that takes the blockhash, a decimal number. */
  readonly lastValidBlockHeight: string;
  /** What the program may spend; the transaction says it. */
  readonly computeUnitLimit: number;
}

/** What a wallet is given, by the kind of its chain. */
export type TransactionRequest = EvmRequest | SolanaRequest;

export const isSolanaRequest = (request: TransactionRequest): request is SolanaRequest => 'blockhash' in request;

/** One call of a batch, as EIP-5792 has it: hex data, and a hex quantity of wei. */
export interface EvmCall {
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly value: Hex;
}

/** The payment token's `approve` that a wallet sends before a call that takes tokens from it. */
interface Approval {
  /** The contract that takes them, by its name in the deployment. */
  readonly spender: string;
  /** Base units: exactly what the call takes. */
  readonly amount: bigint;
  readonly call: EvmCall;
}

/**
 * What the chain would answer now to the wallet that will sign. `cost`: on the EVM the gas limit times the gas price, in wei,
 * null where the call would fail, or waits for an approval, since only then its gas can be estimated; on Solana what the
 * wallet's balance falls by, fee and rent of new accounts, in lamports, null where the call would fail.
 */
export interface Simulation {
  readonly ok: boolean;
  readonly errorName: string | null;
  readonly cost: string | null;
}

/** How the value of a preview's line is read. */
export type PreviewUnit =
  | 'token'
  | 'units'
  | 'baseLamports'
  | 'WAD'
  | 'bps'
  | 'currency'
  | 'time'
  | 'period'
  | 'year'
  | 'window'
  | 'wallet'
  | 'hash'
  | 'bids'
  | 'orders'
  | 'holders'
  | 'block'
  | 'text';

/** One line a person reads before signing. */
export interface PreviewLine {
  readonly label: string;
  readonly value: string;
  readonly unit: PreviewUnit;
}

/** What a wallet signs, and what its owner reads before: they say the same and are kept alike. */
export interface CallBytes {
  readonly request: TransactionRequest;
  /** Of the EVM: to be sent first; null where the wallet's allowance suffices. */
  readonly approval: EvmCall | null;
  readonly preview: readonly PreviewLine[];
}

/** A call as it was encoded for an EVM chain, and what the chain answered to it. */
export interface PreparedEvmTransaction {
  readonly request: EvmRequest;
  /** Null where the call takes no tokens, or the wallet's allowance suffices. */
  readonly approval: Approval | null;
  /** Of the approval and the call in this order, where there is an approval. */
  readonly simulation: Simulation;
}

/** A call as it was encoded for a Solana cluster, and what the cluster answered to it. */
export interface PreparedSolanaTransaction {
  readonly request: SolanaRequest;
  /** What the program is asked, by which the transaction is recognised on the chain. */
  readonly called: ProgramCall;
  readonly simulation: Simulation;
}

/** The program's instructions of a transaction: they stay the same under another blockhash, compute limit or priority fee. */
export interface ProgramCall {
  /** The program's address. */
  readonly program: string;
  /** Of each of its instructions of the program in order: its data, then the addresses of its accounts, 32 bytes each. */
  readonly data: Hex;
}

/** By the kind of chain. A Solana wallet pays by its own signature: only the EVM has approvals. */
export type PreparedTransaction = PreparedEvmTransaction | PreparedSolanaTransaction;

export const isPreparedForSolana = (prepared: PreparedTransaction): prepared is PreparedSolanaTransaction =>
  'called' in prepared;
