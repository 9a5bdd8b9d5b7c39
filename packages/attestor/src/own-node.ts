// The attestor's own node, which answers what a gateway could misstate. The program around the tool has a reader for each kind of chain.
import type { SolanaAddress } from '@income-series/protocol/address';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';

/** The node, hub and registry that an attestor trusts independently of the service. */
export interface TrustedContracts {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly hub: EvmAddress;
  readonly registry: EvmAddress;
}

/** The node and program that an attestor trusts independently of the service. Addresses are base58. */
export interface TrustedProgram {
  readonly rpcUrl: string;
  readonly genesisHash: SolanaAddress;
  readonly programId: SolanaAddress;
}

/** A series' nonces, which the next signature of each kind must contain, and its sale. */
export interface SeriesNonces {
  readonly pause: bigint;
  readonly extinguish: bigint;
  readonly amendment: bigint;
  readonly trueup: bigint;
  /** True if the series' units are sold on a curve. */
  readonly curve: boolean;
}

/** An attestor key's state in the registry at the newest block. */
export interface KeyAtBlock {
  readonly active: boolean;
  readonly block: bigint;
  /** Unix seconds. */
  readonly timestamp: bigint;
}

/** The reads of a node. Each throws CHAIN_UNAVAILABLE or CHAIN_MISMATCH, and on Solana NOT_FOUND if there is no program at the address. */
export interface OwnNode {
  /** Reads an attestor key's state at the newest block. */
  activeAttestor(key: EvmAddress): Promise<KeyAtBlock>;
  /** True if the contract uses the configured registry. A program is its own. */
  isTrusted(): Promise<boolean>;
  /** Reads the nonces of a series; null if the chain has no such series. */
  nonces(seriesKey: Bytes32): Promise<SeriesNonces | null>;
}

/** Connects to a node of each kind of chain. */
export interface OwnNodes {
  evm(place: TrustedContracts): Promise<OwnNode>;
  solana(place: TrustedProgram): Promise<OwnNode>;
}
