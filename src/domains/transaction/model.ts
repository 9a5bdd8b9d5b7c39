import type { Address, Hex } from '../../core/hex.ts';

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

/** An object `eth_sendTransaction` takes: hex quantities. Without an estimate (the simulation failed) `gas` is absent. */
export interface EvmRequest {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: Hex;
  readonly chainId: Hex;
  readonly gas?: Hex;
}

/** What the chain would answer now to the wallet that will sign. `cost` is the gas limit times the gas price, in wei. */
export interface Simulation {
  readonly ok: boolean;
  readonly errorName: string | null;
  readonly cost: string | null;
}

/** One line a person reads before signing. `unit` says how to read the value: token, units, WAD, time, text. */
export interface PreviewLine {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}

/** What a wallet signs, and what its owner reads before: they say the same and are kept alike. */
export interface CallBytes {
  readonly request: EvmRequest;
  readonly preview: readonly PreviewLine[];
}

export interface PreparedTransaction {
  readonly request: EvmRequest;
  readonly simulation: Simulation;
}
