import type { Address, Bytes32, Hex } from './hex.ts';

/** The name a chain has in rows and answers: `evm:<chain id>`. */
export const evmChainName = (chainId: number): string => `evm:${chainId}`;

/** Short names of chains (EIP-3770; the names are those of ethereum-lists/chains). A chain that has none there has none here. */
const SHORT_NAMES: Readonly<Record<string, string>> = { 'mon-testnet': evmChainName(10143) };

const CHAIN_NAME = /^[a-z0-9-]{1,32}(:[A-Za-z0-9_-]{1,64})?$/;

/** The name of a chain that is named by it or by its short name; null for what has the form of neither. */
export function readChainName(text: unknown): string | null {
  if (typeof text !== 'string' || !CHAIN_NAME.test(text)) return null;
  return Object.hasOwn(SHORT_NAMES, text) ? (SHORT_NAMES[text] as string) : text;
}

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

/** The notice of one event that was committed to the database, or retracted by a reorganisation. */
export interface ChainEventNotice {
  readonly op: 'applied' | 'rolledBack';
  readonly chain: string;
  /** `${blockHash}:${logIndex}` */
  readonly key: string;
  readonly name: string;
  readonly seriesKey: Bytes32 | null;
  readonly blockNumber: bigint;
}
