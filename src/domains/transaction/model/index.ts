import type { EvmAddress, Hex } from '@income-series/protocol/hex';

/**
 * The arguments of every call that the service builds, by the name of the contracts' function. Each noun adds its own calls
 * in its `calls.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: nouns merge their calls into it
export interface ContractCalls {}

export type TransactionKind = keyof ContractCalls;

/** A call of one of the kinds `K`, without address and encoding, which the chain's adapter adds. */
export type ContractCallOf<K extends TransactionKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & ContractCalls[Kind];
}[K];

export type ContractCall = ContractCallOf<TransactionKind>;

/**
 * The parameter of `eth_sendTransaction`; quantities in hexadecimal. `gas` is absent without an estimate, because the
 * simulation failed or an approval comes first.
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
 * A complete Solana transaction without its signatures. Addresses and the blockhash are in base58.
 */
export interface SolanaRequest {
  /** The transaction in Base64: version 0 without lookup tables, with 64 zero bytes for each signature. */
  readonly transaction: string;
  readonly feePayer: string;
  /** The signers in the order of the transaction's signatures, the fee payer first. */
  readonly requiredSigners: readonly string[];
  /** A recent blockhash; once it is too old, no block accepts the transaction. */
  readonly blockhash: string;
  /** The last block height at which the blockhash is accepted, a decimal number. */
  readonly lastValidBlockHeight: string;
  /** The compute unit limit that the transaction sets. */
  readonly computeUnitLimit: number;
}

/** The request that a wallet signs, by the kind of its chain. */
export type TransactionRequest = EvmRequest | SolanaRequest;

export const isSolanaRequest = (request: TransactionRequest): request is SolanaRequest => 'blockhash' in request;

/** One call of a batch (EIP-5792): data in hexadecimal, value in wei as a hex quantity. */
export interface EvmCall {
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly value: Hex;
}

/** The call of an approval. `reset`: the approval of zero before it, for a token that changes an allowance only from or to zero. */
interface ApprovalCall extends EvmCall {
  readonly reset?: EvmCall;
}

/** The payment token's `approve` that a wallet sends before a call that takes tokens from it, or before another `approve`. */
interface Approval {
  /** The name in the deployment of the contract that takes the tokens. */
  readonly spender: string;
  /** The amount in base units: exactly what the call takes; zero before another `approve`. */
  readonly amount: bigint;
  readonly call: ApprovalCall;
}

/**
 * The result of simulating a call as the wallet that will sign. `cost` on an EVM chain: gas limit times gas price in wei;
 * null if the call would fail, or cannot be estimated before its approval is sent. On Solana: the fee and the rent of new
 * accounts in lamports; null if the call would fail.
 */
export interface Simulation {
  readonly ok: boolean;
  readonly errorName: string | null;
  readonly cost: string | null;
}

/** The unit in which the value of a preview's line is read. */
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

/** One line of the preview that a person reads before signing. */
export interface PreviewLine {
  readonly label: string;
  readonly value: string;
  readonly unit: PreviewUnit;
}

/** The request that a wallet signs and its preview, which contain the same and are stored alike. */
export interface CallBytes {
  readonly request: TransactionRequest;
  /** The approval to send first, on an EVM chain; null if the wallet's allowance suffices. */
  readonly approval: ApprovalCall | null;
  readonly preview: readonly PreviewLine[];
}

/** A call encoded for an EVM chain, and its simulation. */
export interface PreparedEvmTransaction {
  readonly request: EvmRequest;
  /** Null if the call takes no tokens, or the wallet's allowance suffices. */
  readonly approval: Approval | null;
  /** The simulation of the call, after the approval if there is one. */
  readonly simulation: Simulation;
  /** True if the wallet has code, so that another account may send and pay the transaction around the call. */
  readonly hasCode: boolean;
}

/** A call encoded for a Solana cluster, and its simulation. */
export interface PreparedSolanaTransaction {
  readonly request: SolanaRequest;
  /** The program's call, by which the transaction is recognised on the chain. */
  readonly called: ProgramCall;
  readonly simulation: Simulation;
  /** The preview's notes on token accounts; absent from a transaction with a new lifetime, because its preview is stored. */
  readonly notes?: TokenAccountNotes;
}

/** The token accounts that a transaction uses beside the usual ones, each null where it does not. */
export interface TokenAccountNotes {
  /** The wallet's other account, where it is paid because its usual one belongs to somebody else. */
  readonly paidInto: string | null;
  /** The wallet's other account, where it pays because its usual one has too little or belongs to somebody else. */
  readonly paidFrom: string | null;
  /** The wallet whose token account the transaction opens, at the cost of the wallet that sends it. */
  readonly openedFor: string | null;
}

/** A transaction's instructions of one program. The instructions do not depend on blockhash, compute limit or priority fee. */
export interface ProgramCall {
  /** The program's address. */
  readonly program: string;
  /** For each instruction of the program in order: its data, then the addresses of its accounts, 32 bytes each. */
  readonly data: Hex;
}

/** An encoded and simulated call, by the kind of chain. Only EVM chains need approvals. */
export type PreparedTransaction = PreparedEvmTransaction | PreparedSolanaTransaction;

export const isPreparedForSolana = (prepared: PreparedTransaction): prepared is PreparedSolanaTransaction =>
  'called' in prepared;
