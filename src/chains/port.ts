import type { Address, ChainKind, TransactionId } from '@income-series/protocol/address';
import type {
  BlockTag,
  ChainBlock,
  ChainHead,
  ChainTip,
  ChainTransaction,
  CurvePositionOnChain,
  EvmContracts,
  FxRate,
  HardshipOnChain,
  MinedAt,
  PeriodRate,
  ReadAt,
  SeriesOnChain,
  WindowOnChain,
} from '@income-series/protocol/chain';
import type { ClaimKind, ClaimsOnChain } from '@income-series/protocol/claims';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import type { ChargeBasis } from '@income-series/protocol/report-charge';
import type { EvmDomain, SigningDomain } from '@income-series/protocol/signing';

// The interface of a chain, divided by subject. Services name the parts, or single methods, that they use.

/** The name, the kind and the signing domain of a chain. */
interface ChainIdentity {
  /** The name, as `evm:10143` or `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1`. */
  readonly name: string;
  readonly kind: ChainKind;
  /** The EIP-712 domain of the signatures of attestors and verifiers on this chain. */
  readonly domain: SigningDomain;
  /** The addresses that wallets call: the product's contracts and the payment token, or its program. */
  readonly called: readonly Address[];
}

/** The identity of an EVM chain, with its id and the addresses of the product's contracts. */
export interface EvmIdentity extends ChainIdentity {
  readonly kind: 'evm';
  readonly domain: EvmDomain;
  readonly chainId: number;
  readonly contracts: EvmContracts;
}

/** Reads the newest block. */
interface HeadReader {
  head(): Promise<ChainHead>;
  /** The balance at the newest block, in wei or lamports. */
  balanceOf(address: Address): Promise<bigint>;
}

/** The payment token of a chain's series, as it describes itself. */
export interface PaymentToken {
  readonly address: Address;
  /** One token is 10^decimals base units. */
  readonly decimals: number;
  /** Null if the token returns none that can be displayed. */
  readonly symbol: string | null;
}

/** Reads the payment token, once, because its properties do not change. */
export interface TokenReader {
  /** The configured address of the token's contract, or of its mint on a Solana cluster. */
  readonly token: Address;
  paymentToken(): Promise<PaymentToken>;
}

/** Reads the registry of wallets and keys at the newest block. */
export interface RegistryReader {
  /** Reads `Registry.isVerified` for each wallet; for an empty list it only reads the newest block. */
  verifiedWallets(wallets: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>>;
  approvedIssuer(issuer: Address): Promise<ReadAt<boolean>>;
  activeVerifierKeys(keys: readonly KeyAddress[]): Promise<ReadAt<ReadonlyMap<KeyAddress, boolean>>>;
  activeAttestors(keys: readonly KeyAddress[]): Promise<ReadAt<ReadonlyMap<KeyAddress, boolean>>>;
  /** The wallets that register and revoke keys: all holders of the role KEYS, in the access manager's order. */
  keyRegistrars(): Promise<ReadAt<readonly Address[]>>;
  /** The wallets that verify wallets and approve issuers: all holders of the role ALLOWLIST, in the access manager's order. */
  walletApprovers(): Promise<ReadAt<readonly Address[]>>;
}

/** Reads the contracts' state of a series at the newest block. */
export interface SeriesReader {
  series(seriesKey: Bytes32): Promise<ReadAt<SeriesOnChain>>;
  window(seriesKey: Bytes32): Promise<ReadAt<WindowOnChain>>;
  /** The token account that the income of a routed series is paid into. Absent on EVM chains, whose router takes it by a call. */
  receiptsOf?(seriesKey: Bytes32): Promise<Address>;
  /** The nonces of pauses and extinguishments; zeros for an unknown series. */
  hardship(seriesKey: Bytes32): Promise<ReadAt<HardshipOnChain>>;
  /** The state of a period by the contract: UPCOMING, OPEN, LATE, REPORTED, MISSED or DEFERRED. */
  periodState(seriesKey: Bytes32, period: number): Promise<ReadAt<string>>;
  /** The units and the claimable payout (base units) of each holder. */
  holdings(
    seriesKey: Bytes32,
    holders: readonly Address[],
  ): Promise<ReadAt<ReadonlyMap<Address, { readonly units: bigint; readonly claimable: bigint }>>>;
}

/** Reads what a wallet can claim from a series. */
export interface ClaimReader {
  /**
   * Reads what each claim would pay the holder now, in the order in which they are sent; nothing for an unknown series. It takes
   * one call to the node on an EVM chain, one round on Solana.
   * @param kinds the claims that are sent, by default all; the payment of one may depend on those before it
   * @throws CHAIN_UNAVAILABLE
   */
  claims(seriesKey: Bytes32, holder: Address, kinds?: ReadonlySet<ClaimKind>): Promise<ReadAt<ClaimsOnChain>>;
}

/** Reads the positions of curve series. */
export interface CurveReader {
  /**
   * Reads a wallet's position; null for an unknown series. Absent on EVM chains, which have no curves.
   * @throws CHAIN_UNAVAILABLE
   */
  curvePosition?(seriesKey: Bytes32, wallet: Address): Promise<ReadAt<CurvePositionOnChain | null>>;
}

/** Reads FX rates, and the values that a report's charge depends on. */
export interface RateReader {
  /** The feed's last rate, or its last one published before a time in Unix seconds; zeros if there is none. */
  fxRate(currencyCode: number, before?: bigint): Promise<ReadAt<FxRate>>;
  periodRate(seriesKey: Bytes32, period: number): Promise<ReadAt<PeriodRate>>;
  /**
   * The values that the charge of a report of this period depends on. For a routed series they are the values of a report by
   * documents, as the router returns them to the hub.
   */
  chargeBasis(seriesKey: Bytes32, period: number): Promise<ReadAt<ChargeBasis>>;
}

/** A built call with the data that a transaction has of it. */
export interface MadeCall {
  readonly kind: string;
  readonly wallet: Address;
  readonly contract: Address;
  readonly data: Hex;
}

/** The name of an event, and of its argument that is the calling wallet, if it has one. */
interface CallEvent {
  readonly event: string;
  readonly sender?: string;
}

/** The transactions and wallets that a node shows at its newest block. */
export interface TransactionLook {
  /** The newest block. */
  readonly head: bigint;
  /** The block of each transaction, and its contents, as `minedIn` answers. */
  readonly mined: ReadonlyMap<TransactionId, MinedAt | null>;
  /** The transactions that the node has and no block. */
  readonly waiting: ReadonlyMap<TransactionId, ChainTransaction>;
  /** The lowest nonce of each wallet that no block has. */
  readonly nonces: ReadonlyMap<Address, bigint>;
}

/** Looks up sent transactions. */
export interface TransactionReader {
  /**
   * The block of each transaction, and its contents; null if no block has it. A transaction is left out if a block has it and the
   * node does not show its contents now.
   */
  minedIn(transactions: readonly TransactionId[]): Promise<ReadonlyMap<TransactionId, MinedAt | null>>;
  /**
   * Looks up transactions and wallets' nonces in one round. Absent on Solana, where nodes show no transaction before a block
   * has it, and transactions have no nonces.
   */
  lookUp?(transactions: readonly TransactionId[], wallets: readonly Address[]): Promise<TransactionLook>;
  /**
   * True if the transaction has the event by which the contract shows that this call of this wallet succeeded; null for a kind of
   * call without such an event. Absent on Solana, where a call that fails fails the whole transaction.
   */
  tookEffect?(call: MadeCall, at: MinedAt): boolean | null;
  /**
   * The events by which the contracts show that a call of this kind succeeded, each with the name of its argument that is the
   * calling wallet. Absent on Solana, where a wallet cannot send the same signed call under another signature.
   */
  effectsOf?(kind: string): readonly CallEvent[];
  /** True if the wallet has code at the newest block. Absent on Solana, where wallets have none. */
  hasCode?(wallet: Address): Promise<boolean>;
  /** The transactions that the node has, in a block or pending; the others are absent. */
  knownTransactions(transactions: readonly TransactionId[]): Promise<ReadonlyMap<TransactionId, ChainTransaction>>;
}

/** Verifies signatures of wallets. */
interface MessageVerifier {
  /**
   * True if `wallet` signed the text, as UTF-8. On an EVM chain (EIP-191): by a key, or by a contract wallet (ERC-1271; ERC-6492
   * before it is deployed). On a Solana cluster: with the wallet's Ed25519 key.
   * @throws SIGNATURE_NOT_CANONICAL for a signature that may be valid but is in another form than the accepted one;
   *   CHAIN_UNAVAILABLE, OVERLOADED if too many contract wallets are asked at once
   */
  verifyMessage(wallet: Address, message: string, signature: Hex): Promise<boolean>;
}

/**
 * All reads of a chain for answering requests. Every method makes one bounded round of requests to the node. It throws
 * CHAIN_UNAVAILABLE if the node does not answer, CHAIN_MISMATCH or CHAIN_REFUSED if it is the wrong node.
 */
export interface ChainReader
  extends ChainIdentity,
    HeadReader,
    TokenReader,
    RegistryReader,
    SeriesReader,
    ClaimReader,
    CurveReader,
    RateReader,
    TransactionReader,
    MessageVerifier {}

/**
 * The reads of a chain for the index. A height is a block number on an EVM chain, where every height up to the head has a block,
 * and a slot on a Solana cluster, where skipped slots have none. A block's height is above its parent's.
 */
export interface ChainSource {
  readonly name: string;
  /** The EIP-712 domain of the signatures on this chain. */
  readonly domain: SigningDomain;
  head(): Promise<ChainHead>;
  /** The newest block, and the block with the tag. @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE */
  tip(tag: BlockTag): Promise<ChainTip>;
  /** The node's hashes at these heights; null if it has no block there. */
  hashesAt(numbers: readonly bigint[]): Promise<ReadonlyMap<bigint, Bytes32 | null>>;
  /**
   * Reads the blocks of the range `from..to`: the first, the last, every one with events of the product's contracts, and every
   * one from `denseFrom` on (by default all), each linked to the one before by its parent hash. Empty if no height has a block.
   * If a range has very many events, the last returned block may be an earlier one.
   * @throws CHAIN_UNAVAILABLE, also if the node's answers contradict each other because it reorganised meanwhile
   */
  blocks(from: bigint, to: bigint, denseFrom?: bigint): Promise<readonly ChainBlock[]>;
  /**
   * Reads one block with its events from all its receipts, without the node's index of logs; null if the height was skipped.
   * @throws CHAIN_UNAVAILABLE
   */
  whole(number: bigint): Promise<ChainBlock | null>;
}
