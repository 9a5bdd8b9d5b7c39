import type { Address, Bytes32, Hex } from './hex.ts';
import type { ChargeBasis } from './report-charge.ts';
import type { SigningDomain } from './signing/index.ts';

/** The name a chain has in rows and answers: `evm:<chain id>`. */
export const evmChainName = (chainId: number): string => `evm:${chainId}`;

/** Chains the product refuses by id, whatever the configuration says: the EVM mainnet. */
export const REFUSED_CHAIN_IDS: ReadonlySet<number> = new Set([143]);

/** Where the product's contracts stand on one EVM chain. `hub` is the EIP-712 verifyingContract. */
export interface EvmContracts {
  readonly hub: Address;
  readonly raise: Address;
  readonly registry: Address;
  /** Pauses and extinguishments. */
  readonly hardship: Address;
  /** The income router of tier 1. */
  readonly router: Address;
  readonly fxFeed: Address;
  /** The rate of each quarter of each series. */
  readonly rates: Address;
  /** Windows of later trading. */
  readonly windows: Address;
  /** The payment token. */
  readonly token: Address;
  /** The access manager: who holds which role of registry and feed. */
  readonly access: Address;
}

/** A block as a decision names it. `timestamp` is unix seconds. */
export interface ChainHead {
  readonly number: bigint;
  readonly hash: Bytes32;
  readonly timestamp: bigint;
}

/** A value together with the block it was read at: all reads of one call see the same block. */
export interface ReadAt<T> {
  readonly block: ChainHead;
  readonly value: T;
}

/** What the chain holds of a series, with the names the contracts give the states. State NONE: it holds none. */
export interface SeriesOnChain {
  readonly state: string;
  readonly phase: string;
  readonly unitsOutstanding: bigint;
  readonly lastIncomeCommitment: Bytes32;
  /** What signal 3 of the next report must be. */
  readonly expectedPrior: Bytes32;
  /** The only period that can be reported or missed next; 0 where there is none. */
  readonly nextPeriod: number;
  readonly termsCommitment: Bytes32;
  /** Base units. */
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  /** On the income router: tier 1. */
  readonly routed: boolean;
}

/** What the hardship contract holds of a series. Times are unix seconds. */
export interface HardshipOnChain {
  /** NONE, REQUESTED, APPROVED */
  readonly pauseState: string;
  /** Of the open request or the running pause; the zero address where there is none. */
  readonly attestor: Address;
  readonly pauseNonce: bigint;
  readonly pauseEnd: bigint;
  readonly extinguishNonce: bigint;
  /** The open request under that nonce. */
  readonly extinguishment: ExtinguishmentOnChain | null;
}

/** The issuer's request for an extinguishment: its two keys, in ascending order. Times are unix seconds. */
export interface ExtinguishmentOnChain {
  readonly keyA: Address;
  readonly keyB: Address;
  readonly noticeEndsAt: bigint;
  readonly deadline: bigint;
}

/** What the chain holds of a series' last window of later trading; `window` 0 and phase NONE where it had none. */
export interface WindowOnChain {
  readonly window: number;
  readonly phase: string;
}

/** What a transaction is, as a node says. */
export interface ChainTransaction {
  readonly from: Address;
  /** Null where it makes a contract. */
  readonly to: Address | null;
  readonly data: Hex;
}

/** A transaction and where it stands in the chain's blocks. */
export interface MinedAt extends ChainTransaction {
  readonly blockNumber: bigint;
  readonly blockHash: Bytes32;
  /** False where it reverted. */
  readonly ok: boolean;
}

export interface FxRate {
  /** Payment-token base units for one minor unit of the currency, in WAD. */
  readonly rate: bigint;
  /** Unix seconds. */
  readonly updatedAt: bigint;
}

/** The rate that reports of a quarter are proven with, as the contract has it. */
export interface PeriodRate {
  /** WAD; null while the quarter runs, and where there is none. */
  readonly rate: bigint | null;
  /** The attestor that signed it; null where it is the feed's. */
  readonly signer: Address | null;
  /** The feed's last before the quarter's end (so far, while it runs), which bounds what may be signed; 0 where there was none. */
  readonly last: FxRate;
}

/**
 * What the service reads from a chain while it answers a request. Every method makes one bounded round of requests
 * and throws CHAIN_UNAVAILABLE when the node does not answer, CHAIN_MISMATCH or CHAIN_REFUSED when it is the wrong one.
 */
export interface ChainReader {
  /** `evm:10143` */
  readonly name: string;
  readonly chainId: number;
  readonly contracts: EvmContracts;
  head(): Promise<ChainHead>;
  /** In wei, at the newest block. */
  balanceOf(address: Address): Promise<bigint>;
  /** `Registry.isVerified` for each wallet; no request for an empty list but the head's. */
  verifiedWallets(wallets: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>>;
  approvedIssuer(issuer: Address): Promise<ReadAt<boolean>>;
  activeVerifierKeys(keys: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>>;
  activeAttestors(keys: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>>;
  series(seriesKey: Bytes32): Promise<ReadAt<SeriesOnChain>>;
  window(seriesKey: Bytes32): Promise<ReadAt<WindowOnChain>>;
  /** Null where no block holds the transaction. */
  minedIn(txHashes: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, MinedAt | null>>;
  /** Those of the transactions that the node has heard of, in a block or waiting for one. */
  knownTransactions(txHashes: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, ChainTransaction>>;
  /** Zeros for a series the chain does not hold. */
  hardship(seriesKey: Bytes32): Promise<ReadAt<HardshipOnChain>>;
  /** Who may register and revoke keys: the first holder of the role KEYS. @throws CHAIN_UNAVAILABLE also where none has it */
  keyRegistrar(): Promise<ReadAt<Address>>;
  /** The contract's own period state: UPCOMING, OPEN, LATE, REPORTED, MISSED, DEFERRED. */
  periodState(seriesKey: Bytes32, period: number): Promise<ReadAt<string>>;
  /** The feed's last rate, of all or of those published before a time in unix seconds; zeros where there is none. */
  fxRate(currencyCode: number, before?: bigint): Promise<ReadAt<FxRate>>;
  periodRate(seriesKey: Bytes32, period: number): Promise<ReadAt<PeriodRate>>;
  /**
   * What the money of a report of this period depends on. Of a routed series: of a report by documents, by the router's own
   * answer to the hub. @throws INCOME_ROUTED where income was routed in the quarter
   */
  chargeBasis(seriesKey: Bytes32, period: number): Promise<ReadAt<ChargeBasis>>;
  /** Units and claimable payout (base units) of each holder. */
  holdings(
    seriesKey: Bytes32,
    holders: readonly Address[],
  ): Promise<ReadAt<ReadonlyMap<Address, { readonly units: bigint; readonly claimable: bigint }>>>;
  /**
   * Whether `wallet` signed the EIP-191 text: a key's own signature, or a contract wallet's (ERC-1271; ERC-6492 before
   * it is deployed).
   */
  verifyMessage(wallet: Address, message: string, signature: Hex): Promise<boolean>;
}

/** One log of the product's contracts, decoded. Integers beyond 2^53 are decimal strings, so that it is plain JSON. */
export interface ChainEventRecord {
  readonly blockHash: Bytes32;
  readonly blockNumber: bigint;
  /** Unix seconds of its block. */
  readonly timestamp: bigint;
  readonly logIndex: number;
  readonly txHash: Bytes32;
  readonly contract: Address;
  readonly name: string;
  readonly seriesKey: Bytes32 | null;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface ChainBlock extends ChainHead {
  readonly parentHash: Bytes32;
  readonly events: readonly ChainEventRecord[];
}

/** Which of its blocks a node means: `finalized` and `safe` are voted on, `latest` may vanish. */
export type BlockTag = 'latest' | 'safe' | 'finalized';

/** The node's newest height, and the block that a tag names. */
export interface ChainTip {
  readonly latest: bigint;
  readonly target: ChainHead;
}

/** What the indexer needs of a chain. */
export interface ChainSource {
  readonly name: string;
  /** What the signatures on this chain are over. */
  readonly domain: SigningDomain;
  head(): Promise<ChainHead>;
  /** @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE */
  tip(tag: BlockTag): Promise<ChainTip>;
  /** Hashes the node holds at these heights; null where it has no such block. */
  hashesAt(numbers: readonly bigint[]): Promise<ReadonlyMap<bigint, Bytes32 | null>>;
  /**
   * Of the blocks `from..to` the first, the last, each that has events of the product's contracts, and from `denseFrom`
   * on every one, linked to the one before by its parent hash. By default all are dense.
   * @throws CHAIN_UNAVAILABLE also where the node's answers contradict each other (it reorganised meanwhile): ask again.
   */
  blocks(from: bigint, to: bigint, denseFrom?: bigint): Promise<readonly ChainBlock[]>;
  /** A block with its events from all of its receipts, independent of the node's log index. @throws CHAIN_UNAVAILABLE */
  whole(number: bigint): Promise<ChainBlock>;
}

/** The notice of one event that was committed to the database, or retracted by a reorganisation. */
export interface ChainEventNotice {
  readonly op: 'applied' | 'rolledBack';
  /** `${blockHash}:${logIndex}` */
  readonly key: string;
  readonly name: string;
  readonly seriesKey: Bytes32 | null;
  readonly blockNumber: bigint;
}
