import type { Address, ChainKind, TransactionId } from '../core/address.ts';
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
} from '../core/chain.ts';
import type { ClaimKind, ClaimsOnChain } from '../core/claims.ts';
import type { Bytes32, Hex, KeyAddress } from '../core/hex.ts';
import type { ChargeBasis } from '../core/report-charge.ts';
import type { EvmDomain, SigningDomain } from '../core/signing/index.ts';

// What the product asks of a chain, in parts by subject. Services name the part, or the few calls of it, that they use.

/** Which chain it is. */
interface ChainIdentity {
  /** `evm:10143`, `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1` */
  readonly name: string;
  readonly kind: ChainKind;
  /** What the signatures of attestors and verifiers on this chain are over. */
  readonly domain: SigningDomain;
}

/** What an EVM chain has besides: its id, and where the product's contracts are on it. */
export interface EvmIdentity extends ChainIdentity {
  readonly kind: 'evm';
  readonly domain: EvmDomain;
  readonly chainId: number;
  readonly contracts: EvmContracts;
}

/** The newest block. */
interface HeadReader {
  head(): Promise<ChainHead>;
  /** In wei, at the newest block. */
  balanceOf(address: Address): Promise<bigint>;
}

/** What the payment token of the chain's series says of itself (ERC-20). */
export interface PaymentToken {
  readonly address: Address;
  /** A token is 10^decimals base units. */
  readonly decimals: number;
  /** Null where the token answers none that can be shown. */
  readonly symbol: string | null;
}

/** The payment token. It is read once: a token does not change what it says here. */
export interface TokenReader {
  /** Its contract on an EVM chain, its mint on a Solana cluster: as configured. */
  readonly token: Address;
  paymentToken(): Promise<PaymentToken>;
}

/** Who may do what, as the registry says at the head. */
export interface RegistryReader {
  /** `Registry.isVerified` for each wallet; no request for an empty list but the head's. */
  verifiedWallets(wallets: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>>;
  approvedIssuer(issuer: Address): Promise<ReadAt<boolean>>;
  activeVerifierKeys(keys: readonly KeyAddress[]): Promise<ReadAt<ReadonlyMap<KeyAddress, boolean>>>;
  activeAttestors(keys: readonly KeyAddress[]): Promise<ReadAt<ReadonlyMap<KeyAddress, boolean>>>;
  /**
   * Who may register and revoke keys: the first holder of the role KEYS.
   * @throws CHAIN_UNAVAILABLE also where none has it
   */
  keyRegistrar(): Promise<ReadAt<Address>>;
  /** Who may verify wallets and approve issuers: every holder of the role ALLOWLIST, in the access manager's order. */
  walletApprovers(): Promise<ReadAt<readonly Address[]>>;
}

/** What the contracts hold of a series at the head. */
export interface SeriesReader {
  series(seriesKey: Bytes32): Promise<ReadAt<SeriesOnChain>>;
  window(seriesKey: Bytes32): Promise<ReadAt<WindowOnChain>>;
  /** Zeros for a series the chain does not hold. */
  hardship(seriesKey: Bytes32): Promise<ReadAt<HardshipOnChain>>;
  /** The contract's own period state: UPCOMING, OPEN, LATE, REPORTED, MISSED, DEFERRED. */
  periodState(seriesKey: Bytes32, period: number): Promise<ReadAt<string>>;
  /** Units and claimable payout (base units) of each holder. */
  holdings(
    seriesKey: Bytes32,
    holders: readonly Address[],
  ): Promise<ReadAt<ReadonlyMap<Address, { readonly units: bigint; readonly claimable: bigint }>>>;
}

/** What a wallet can claim of a series. */
export interface ClaimReader {
  /**
   * Everything that claims would pay the holder now, in the order in which they are sent; nothing for a series that the chain
   * does not have. One call to the node on an EVM chain, one round on Solana.
   * @param kinds the claims that are sent: what one of them pays may depend on those before it; by default all
   * @throws CHAIN_UNAVAILABLE
   */
  claims(seriesKey: Bytes32, holder: Address, kinds?: ReadonlySet<ClaimKind>): Promise<ReadAt<ClaimsOnChain>>;
}

/** Series whose units are sold on a curve. */
export interface CurveReader {
  /**
   * Null for a series that the chain does not have. Absent where no units are sold on curves: on EVM chains.
   * @throws CHAIN_UNAVAILABLE
   */
  curvePosition?(seriesKey: Bytes32, wallet: Address): Promise<ReadAt<CurvePositionOnChain | null>>;
}

/** The rates of currencies, and what follows from them. */
export interface RateReader {
  /** The feed's last rate, of all or of those published before a time in unix seconds; zeros where there is none. */
  fxRate(currencyCode: number, before?: bigint): Promise<ReadAt<FxRate>>;
  periodRate(seriesKey: Bytes32, period: number): Promise<ReadAt<PeriodRate>>;
  /**
   * What the money of a report of this period depends on. Of a routed series: of a report by documents, by the router's
   * own answer to the hub.
   */
  chargeBasis(seriesKey: Bytes32, period: number): Promise<ReadAt<ChargeBasis>>;
}

/** Transactions that somebody sent. */
export interface TransactionReader {
  /** Null where no block holds the transaction. */
  minedIn(transactions: readonly TransactionId[]): Promise<ReadonlyMap<TransactionId, MinedAt | null>>;
  /** Those of the transactions that the node knows, in a block or waiting for one. */
  knownTransactions(transactions: readonly TransactionId[]): Promise<ReadonlyMap<TransactionId, ChainTransaction>>;
}

/** Signatures of wallets. */
interface MessageVerifier {
  /**
   * Whether `wallet` signed the text, as UTF-8. On an EVM chain (EIP-191): a key's own signature, or a contract wallet's
   * (ERC-1271; ERC-6492 before it is deployed). On a Solana cluster: the wallet's own Ed25519 signature.
   * @throws SIGNATURE_NOT_CANONICAL for one that could be the wallet's but is in another form than the one that is taken;
   *   CHAIN_UNAVAILABLE
   */
  verifyMessage(wallet: Address, message: string, signature: Hex): Promise<boolean>;
}

/**
 * What the service reads from a chain while it answers a request. Every method makes one bounded round of requests
 * and throws CHAIN_UNAVAILABLE when the node does not answer, CHAIN_MISMATCH or CHAIN_REFUSED when it is the wrong one.
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
 * What the indexer needs of a chain. A height is the number of a block on an EVM chain, where every height up to the head has
 * one, and a slot on a Solana cluster, where a slot that was skipped has none. Heights of blocks grow from parent to child.
 */
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
   * on every one, linked to the one before by its parent hash. By default all are dense. None where no height of the range has
   * a block. A range with very many events may be answered to an earlier block than its last.
   * @throws CHAIN_UNAVAILABLE also where the node's answers contradict each other (it reorganised meanwhile): ask again.
   */
  blocks(from: bigint, to: bigint, denseFrom?: bigint): Promise<readonly ChainBlock[]>;
  /**
   * A block with its events from everything in it, independent of the node's index of events; null where the height was
   * skipped.
   * @throws CHAIN_UNAVAILABLE
   */
  whole(number: bigint): Promise<ChainBlock | null>;
}
