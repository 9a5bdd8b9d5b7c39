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

/** The name of an EVM chain in stored rows and in the API: `evm:<chain id>`. */
export const evmChainName = (chainId: number): string => `evm:${chainId}`;

/** The chain id in the name of an EVM chain; null for the name of another chain. */
export function evmChainId(name: string): number | null {
  const [, id] = /^evm:([1-9][0-9]{0,15})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/** Genesis hashes of Solana clusters that the product refuses, whatever the configuration: mainnet-beta's. */
export const REFUSED_GENESIS_HASHES: ReadonlySet<string> = new Set(['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d']);

/** The number of characters of a cluster's genesis hash in its name (CAIP-2, namespace `solana`). */
const GENESIS_CHARACTERS = 32;

/**
 * The name of a Solana cluster (CAIP-2): `solana:` and the first 32 characters of its genesis hash in base58.
 * @throws BAD_INPUT if the text is not 32 bytes in base58; CHAIN_REFUSED for a cluster that the product refuses
 */
export function solanaChainName(genesisHash: string): string {
  if (!isSolanaAddress(genesisHash)) throw new AppError('BAD_INPUT');
  if (REFUSED_GENESIS_HASHES.has(genesisHash)) throw new AppError('CHAIN_REFUSED');
  return `solana:${genesisHash.slice(0, GENESIS_CHARACTERS)}`;
}

/** The names of clusters in Sign-In With Solana, by the name of the chain. */
const CLUSTERS: Readonly<Record<string, string>> = {
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHScCKQY3': 'testnet',
};

/** The name of a cluster in the line `Chain ID` of Sign-In With Solana; `localnet` for a cluster without one. */
export const clusterId = (name: string): string => CLUSTERS[name] ?? 'localnet';

/** The kind of a chain, by its name; null for any other text. */
export function chainKind(name: string): ChainKind | null {
  const [kind] = name.split(':');
  return kind === 'evm' || kind === 'solana' ? kind : null;
}

/**
 * The limit that a cap or an adjustment on a chain must stay below, in base units: the circuit's on an EVM chain, 2^64 on a
 * Solana cluster.
 */
export const moneyLimit = (chain: string): bigint => (chainKind(chain) === 'solana' ? 1n << 64n : PAYMENT_LIMIT);

/** Tests that an address has the form of the chain's addresses. */
export const isAddressOf = (chain: string, address: Address): boolean => chainKind(chain) === kindOfAddress(address);

/** The form of an address on each kind of chain, in words for errors. */
const ADDRESS_FORMS = {
  evm: 'an address of an EVM chain: 0x and 40 hex digits',
  solana: 'an address of a Solana cluster: 32 bytes in base58',
} as const satisfies Readonly<Record<ChainKind, string>>;

/** The form of a transaction id on each kind of chain, in words for errors. */
const TRANSACTION_FORMS = {
  evm: 'the hash of a transaction of an EVM chain: 0x and 64 hex digits',
  solana: 'the signature of a transaction of a Solana cluster: 64 bytes in base58',
} as const satisfies Readonly<Record<ChainKind, string>>;

/** Builds the error for an argument that does not have the form of its chain. */
function formError(chain: string, forms: Readonly<Record<ChainKind, string>>, argument: string): AppError {
  const kind = chainKind(chain);
  return new AppError('CHAIN_FORM', { path: [argument], ...(kind && { expected: forms[kind] }) });
}

/** Checks that an address has the form of the chain's addresses. @throws CHAIN_FORM, with the argument */
export function requireAddressOf(chain: string, address: Address, argument: string): void {
  if (!isAddressOf(chain, address)) throw formError(chain, ADDRESS_FORMS, argument);
}

/** Checks that a transaction id has the form of the chain's ids. @throws CHAIN_FORM, with the argument */
export function requireTransactionOf(chain: string, id: TransactionId, argument: string): void {
  if (chainKind(chain) !== kindOfTransactionId(id)) throw formError(chain, TRANSACTION_FORMS, argument);
}

/** The names of chains by their short names (EIP-3770, from ethereum-lists/chains). */
const SHORT_NAMES: Readonly<Record<string, string>> = { 'mon-testnet': evmChainName(10143) };

const CHAIN_NAME = /^[a-z0-9-]{1,32}(:[A-Za-z0-9_-]{1,64})?$/;

/** Reads the name or the short name of a chain and returns its name; null for a text that has neither form. */
export function readChainName(text: unknown): string | null {
  if (typeof text !== 'string' || !CHAIN_NAME.test(text)) return null;
  return Object.hasOwn(SHORT_NAMES, text) ? (SHORT_NAMES[text] as string) : text;
}

/** Ids of EVM chains that the product refuses, whatever the configuration: the Monad mainnet's. */
export const REFUSED_CHAIN_IDS: ReadonlySet<number> = new Set([143]);

/** The addresses of the product's contracts on an EVM chain. `hub` is the EIP-712 verifyingContract. */
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

/** The header of a block. `timestamp` is in unix seconds. */
export interface ChainHead {
  readonly number: bigint;
  readonly hash: Bytes32;
  readonly timestamp: bigint;
}

/** A value and the block that it was read at. All reads of one call see the same block. */
export interface ReadAt<T> {
  readonly block: ChainHead;
  readonly value: T;
}

/** The state of a series on the chain. The state is NONE if the chain has no such series. */
export interface SeriesOnChain {
  readonly state: string;
  readonly phase: string;
  readonly unitsOutstanding: bigint;
  readonly lastIncomeCommitment: Bytes32;
  /** The prior commitment that the next report must have as its signal 3. */
  readonly expectedPrior: Bytes32;
  /** The only quarter that can be reported or missed next; 0 if there is none. */
  readonly nextPeriod: number;
  readonly termsCommitment: Bytes32;
  /** The cap, in base units, as `paid` and `accrued`. */
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  /** True if the series is on the income router (tier 1). */
  readonly routed: boolean;
}

/** The state of a series' pause and extinguishment on the chain. Times are unix seconds. */
export interface HardshipOnChain {
  /** NONE, REQUESTED or APPROVED. */
  readonly pauseState: string;
  /** The attestor of the open request or the running pause; the zero address if there is neither. */
  readonly attestor: KeyAddress;
  readonly pauseNonce: bigint;
  readonly pauseEnd: bigint;
  readonly extinguishNonce: bigint;
  /** The open request for an extinguishment under `extinguishNonce`; null if there is none. */
  readonly extinguishment: ExtinguishmentOnChain | null;
}

/** The issuer's request for an extinguishment: its two keys, in ascending order. Times are unix seconds. */
export interface ExtinguishmentOnChain {
  readonly keyA: KeyAddress;
  readonly keyB: KeyAddress;
  readonly noticeEndsAt: bigint;
  readonly deadline: bigint;
}

/** The last trading window of a series on the chain. Without one, `window` is 0 and the phase is NONE. */
export interface WindowOnChain {
  readonly window: number;
  readonly phase: string;
}

/** The chain's name of a rule that refuses a stake. */
export type StakeRefusal = 'WRONG_STATE' | 'ISSUER_WALLET' | 'NOT_ALLOWLISTED' | 'CENSUS_MISSING';

/** A wallet's holdings in a curve series on the chain, at one block. Units are base lamports, money is base units. */
export interface CurvePositionOnChain {
  readonly stakedUnits: bigint;
  /** The payout that has accrued for the staked units and is not paid yet, without the fee, if the same units count later. */
  readonly pendingPayout: bigint;
  /** The money that all claims together would pay now, including the money of a settled tender. */
  readonly claimablePayout: bigint;
  /** The units in the wallet's own token account that it could stake now: 0 if a rule refuses a stake. */
  readonly stakeableUnits: bigint;
  /** The rule that refuses a stake now; null if no rule refuses it. */
  readonly stakeRefusal: StakeRefusal | null;
  /** The units in the wallet's own token account. */
  readonly looseUnits: bigint;
  /** The wallet's tender that is not claimed yet; null if there is none. */
  readonly tender: CurveTenderOnChain | null;
  /** True if the wallet is verified in the chain's registry. */
  readonly verified: boolean;
}

/** Staked units that a wallet offered to the treasury in a round of tenders. */
export interface CurveTenderOnChain {
  readonly round: number;
  readonly state: 'OPEN' | 'SETTLED';
  readonly tenderedUnits: bigint;
  /** The price of a whole unit. */
  readonly price: bigint;
  /** The end of the round in unix seconds; null if another round followed. */
  readonly endsAt: bigint | null;
  /** The units that the round accepted; null until it is settled. */
  readonly acceptedUnits: bigint | null;
  /** The money for the accepted units; null until the round is settled. */
  readonly payment: bigint | null;
}

/** Sender, recipient and data of a transaction, as a node returns them. */
export interface ChainTransaction {
  /** The sender; on Solana the wallet that pays the fee. */
  readonly from: Address;
  /** All wallets that signed. Absent on an EVM chain, where the sender alone signs. */
  readonly signers?: readonly Address[];
  /** The recipient; null if the transaction creates a contract. */
  readonly to: Address | null;
  readonly data: Hex;
  /** The sender's nonce. Absent on Solana, where transactions have none. */
  readonly nonce?: bigint;
}

/** A transaction and its block. */
export interface MinedAt extends ChainTransaction {
  readonly blockNumber: bigint;
  readonly blockHash: Bytes32;
  /** False if the transaction reverted. */
  readonly ok: boolean;
  /**
   * The events of the product's contracts and the payment token in the transaction. Absent on Solana, where a call that fails
   * fails the whole transaction.
   */
  readonly events?: readonly MinedEvent[];
}

/** An event of a transaction. `args`: as in `ChainEventRecord`. */
export type MinedEvent = Pick<ChainEventRecord, 'contract' | 'name' | 'args'>;

/** A rate of the FX feed. */
export interface FxRate {
  /** Base units of the payment token for one minor unit of the income currency, as WAD. */
  readonly rate: bigint;
  /** The time of publication, in unix seconds. */
  readonly updatedAt: bigint;
}

/** The FX rate for reports of a quarter, by the contract. */
export interface PeriodRate {
  /** The rate as WAD; null while the quarter runs, and if the quarter has no rate. */
  readonly rate: bigint | null;
  /** The attestor key that signed the rate; null if it is the feed's. */
  readonly signer: KeyAddress | null;
  /** The feed's last rate before the quarter's end, or so far. It bounds the rates that attestors may sign. 0 if there is none. */
  readonly last: FxRate;
}

/** A decoded event of the product's contracts. Integers beyond 2^53 are decimal texts, because the arguments are stored as JSON. */
export interface ChainEventRecord {
  readonly blockHash: Bytes32;
  readonly blockNumber: bigint;
  /** The time of the event's block, in unix seconds. */
  readonly timestamp: bigint;
  readonly logIndex: number;
  readonly txHash: TransactionId;
  readonly contract: Address;
  readonly name: string;
  readonly seriesKey: Bytes32 | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A block and its events. */
export interface ChainBlock extends ChainHead {
  readonly parentHash: Bytes32;
  readonly events: readonly ChainEventRecord[];
}

/** A node's name for a block. `finalized` and `safe` blocks were voted on; `latest` may be removed by a reorganisation. */
export type BlockTag = 'latest' | 'safe' | 'finalized';

/** A node's newest block, and the block of a tag, which is the same or an earlier one. */
export interface ChainTip {
  readonly latest: ChainHead;
  readonly target: ChainHead;
}

/** A notice about an event that was stored, or that was removed because of a reorganisation. */
export interface ChainEventNotice {
  readonly op: 'applied' | 'rolledBack';
  readonly chain: string;
  /** The id of the event: `${blockHash}:${logIndex}`. */
  readonly key: string;
  readonly name: string;
  readonly seriesKey: Bytes32 | null;
  readonly blockNumber: bigint;
}
