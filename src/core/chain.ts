import {
  type Address,
  type ChainKind,
  isSolanaAddress,
  kindOfAddress,
  kindOfTransactionId,
  type TransactionId,
} from './address.ts';
import { AppError } from './errors/app-error.ts';
import type { Bytes32, EvmAddress, Hex, KeyAddress } from './hex.ts';
import { PAYMENT_LIMIT } from './policy.ts';

/** The name an EVM chain has in rows and answers: `evm:<chain id>`. */
export const evmChainName = (chainId: number): string => `evm:${chainId}`;

/** The id of an EVM chain by its name; null for another chain's. */
export function evmChainId(name: string): number | null {
  const [, id] = /^evm:([1-9][0-9]{0,15})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/** Genesis hashes of Solana clusters that the product refuses by name, whatever the configuration says: mainnet-beta. */
export const REFUSED_GENESIS_HASHES: ReadonlySet<string> = new Set(['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d']);

/** How much of a cluster's genesis hash names it (CAIP-2, namespace `solana`). */
const GENESIS_CHARACTERS = 32;

/**
 * The name of a Solana cluster (CAIP-2): `solana:` and the first 32 characters of its genesis hash in base58.
 * @throws BAD_INPUT for another text; CHAIN_REFUSED for a cluster that the product refuses by name
 */
export function solanaChainName(genesisHash: string): string {
  if (!isSolanaAddress(genesisHash)) throw new AppError('BAD_INPUT');
  if (REFUSED_GENESIS_HASHES.has(genesisHash)) throw new AppError('CHAIN_REFUSED');
  return `solana:${genesisHash.slice(0, GENESIS_CHARACTERS)}`;
}

/** The clusters that have names of their own in Sign-In With Solana, by the chain's name. */
const CLUSTERS: Readonly<Record<string, string>> = {
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHScCKQY3': 'testnet',
};

/** How Sign-In With Solana names a cluster, in its line `Chain ID`; one that has no name is `localnet`. */
export const clusterId = (name: string): string => CLUSTERS[name] ?? 'localnet';

/** The kind of a chain by its name; null for a name of neither kind. */
export function chainKind(name: string): ChainKind | null {
  const [kind] = name.split(':');
  return kind === 'evm' || kind === 'solana' ? kind : null;
}

/**
 * The first amount of money that the contracts of a chain cannot hold as a cap or an adjustment: on an EVM chain that of the
 * circuit, on a Solana cluster that of 64 bits.
 */
export const moneyLimit = (chain: string): bigint => (chainKind(chain) === 'solana' ? 1n << 64n : PAYMENT_LIMIT);

/** Whether an address has the form of a chain's. */
export const isAddressOf = (chain: string, address: Address): boolean => chainKind(chain) === kindOfAddress(address);

/** How the chains of a kind write an address. */
const ADDRESS_FORMS = {
  evm: 'an address of an EVM chain: 0x and 40 hex digits',
  solana: 'an address of a Solana cluster: 32 bytes in base58',
} as const satisfies Readonly<Record<ChainKind, string>>;

/** How the chains of a kind name a transaction. */
const TRANSACTION_FORMS = {
  evm: 'the hash of a transaction of an EVM chain: 0x and 64 hex digits',
  solana: 'the signature of a transaction of a Solana cluster: 64 bytes in base58',
} as const satisfies Readonly<Record<ChainKind, string>>;

function formError(chain: string, forms: Readonly<Record<ChainKind, string>>, argument: string): AppError {
  const kind = chainKind(chain);
  return new AppError('CHAIN_FORM', { path: [argument], ...(kind && { expected: forms[kind] }) });
}

/** @throws CHAIN_FORM, with the argument, for an address that has not the form of the chain's */
export function requireAddressOf(chain: string, address: Address, argument: string): void {
  if (!isAddressOf(chain, address)) throw formError(chain, ADDRESS_FORMS, argument);
}

/** @throws CHAIN_FORM, with the argument, for the name of a transaction that has not the form of the chain's */
export function requireTransactionOf(chain: string, id: TransactionId, argument: string): void {
  if (chainKind(chain) !== kindOfTransactionId(id)) throw formError(chain, TRANSACTION_FORMS, argument);
}

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
  readonly hub: EvmAddress;
  readonly raise: EvmAddress;
  readonly registry: EvmAddress;
  /** Pauses and extinguishments. */
  readonly hardship: EvmAddress;
  /** The income router of tier 1. */
  readonly router: EvmAddress;
  readonly fxFeed: EvmAddress;
  /** The rate of each quarter of each series. */
  readonly rates: EvmAddress;
  /** Windows of later trading. */
  readonly windows: EvmAddress;
  /** The payment token. */
  readonly token: EvmAddress;
  /** The access manager: who holds which role of registry and feed. */
  readonly access: EvmAddress;
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
  readonly attestor: KeyAddress;
  readonly pauseNonce: bigint;
  readonly pauseEnd: bigint;
  readonly extinguishNonce: bigint;
  /** The open request under that nonce. */
  readonly extinguishment: ExtinguishmentOnChain | null;
}

/** The issuer's request for an extinguishment: its two keys, in ascending order. Times are unix seconds. */
export interface ExtinguishmentOnChain {
  readonly keyA: KeyAddress;
  readonly keyB: KeyAddress;
  readonly noticeEndsAt: bigint;
  readonly deadline: bigint;
}

/** What the chain holds of a series' last window of later trading; `window` 0 and phase NONE where it had none. */
export interface WindowOnChain {
  readonly window: number;
  readonly phase: string;
}

/** What a wallet has of a curve series, as the chain says at one block. Units in base lamports, money in base units. */
export interface CurvePositionOnChain {
  readonly stakedUnits: bigint;
  /** Of these units what has accrued and is not paid yet, without the fee; if the same units count when it is paid. */
  readonly pendingPayout: bigint;
  /** Everything that claims would pay now, a settled tender's payment included. */
  readonly claimablePayout: bigint;
  /** Units in the wallet's own token account that it could stake now: 0 unless the series is active and the wallet may. */
  readonly stakeableUnits: bigint;
  /** Units in the wallet's own token account. */
  readonly looseUnits: bigint;
  /** Null where it has tendered nothing that is not claimed. */
  readonly tender: CurveTenderOnChain | null;
  /** On the allowlist. */
  readonly verified: boolean;
}

/** Staked units that a holder offered to the treasury. */
export interface CurveTenderOnChain {
  readonly round: number;
  readonly state: 'OPEN' | 'SETTLED';
  readonly tenderedUnits: bigint;
  /** Of a whole unit. */
  readonly price: bigint;
  /** Unix seconds; null of a round that another followed. */
  readonly endsAt: bigint | null;
  /** This and the next: null until the round is settled. */
  readonly acceptedUnits: bigint | null;
  /** For the accepted units. */
  readonly payment: bigint | null;
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
  readonly signer: KeyAddress | null;
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
  readonly txHash: TransactionId;
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

/** The node's newest block, and the block that a tag names, which is below it or the same. */
export interface ChainTip {
  readonly latest: ChainHead;
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
