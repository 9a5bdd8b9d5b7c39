import type { ReportProver } from '@income-series/client/prover';
import type { EvmAddress } from '@income-series/protocol/hex';
import type { World } from '../../contracts/support/world.ts';

/** Chains to run vectors on, each started when it is first asked for. */
export interface Chains {
  /** The contracts with a verifier that takes every proof. */
  plain(): Promise<{ readonly world: World; readonly wallets: readonly EvmAddress[] }>;
  /** The contracts with the circuit's own verifier, and a prover. */
  proving(): Promise<{ readonly world: World; readonly wallets: readonly EvmAddress[]; readonly prover: ReportProver }>;
}

/**
 * One kind of vector. Inputs and outputs are JSON: integers are decimal strings, bytes hex in lower case.
 * `chain` is given the output where it must commit to it beforehand, and answers what the contracts made of it.
 */
export interface ParityKind<I, O> {
  core(input: I): O;
  chain(chains: Chains, input: I, output: O): Promise<O>;
}

export const kind = <I, O>(parity: ParityKind<I, O>): ParityKind<I, O> => parity;
