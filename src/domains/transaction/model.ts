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

/** One call of a batch, as EIP-5792 has it: hex data, and a hex quantity of wei. */
export interface EvmCall {
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly value: Hex;
}

/** The payment token's `approve` that a wallet sends before a call that takes tokens from it. */
export interface Approval {
  /** The contract that takes them, by its name in the deployment. */
  readonly spender: string;
  /** Base units: exactly what the call takes. */
  readonly amount: bigint;
  readonly call: EvmCall;
}

/**
 * What the chain would answer now to the wallet that will sign. `cost` is the gas limit times the gas price, in wei;
 * null where the call would fail, or waits for an approval, since only then its gas can be estimated.
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
  | 'WAD'
  | 'time'
  | 'period'
  | 'year'
  | 'window'
  | 'wallet'
  | 'hash'
  | 'bids'
  | 'orders'
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
  readonly request: EvmRequest;
  /** To be sent first; null where the wallet's allowance suffices. */
  readonly approval: EvmCall | null;
  readonly preview: readonly PreviewLine[];
}

export interface PreparedTransaction {
  readonly request: EvmRequest;
  /** Null where the call takes no tokens, or the wallet's allowance suffices. */
  readonly approval: Approval | null;
  /** Of the approval and the call in this order, where there is an approval. */
  readonly simulation: Simulation;
}
