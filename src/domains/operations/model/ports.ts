import type { Address } from '@income-series/protocol/address';
import type { ExtinguishmentOnChain, ReadAt } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SeriesAccount } from '../../../core/series-account.ts';

/** The chain's state of one series of either kind at one block. Enums by name or null, money in base units, times in Unix seconds. */
export interface ComparedSeries {
  readonly state: string;
  readonly closeReason: string | null;
  readonly issuer: Address;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  readonly lastIncomeCommitment: Bytes32 | null | undefined;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  /** Whole units. */
  readonly unitsOffered: bigint;
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  readonly credit: bigint;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  /** The open request for extinguishment; null if there is none. */
  readonly extinguishment: ExtinguishmentOnChain | null;
  /** The end of the current pause; null if there is none. */
  readonly pauseEnd: bigint | null;
}

/** The contracts' state of one series. */
export interface SeriesState extends ComparedSeries {
  readonly phase: string;
  /** Null before activation. */
  readonly lastIncomeCommitment: Bytes32 | null;
  readonly unitsOutstanding: bigint;
  readonly routed: boolean;
  /** The result of the raise; null before it cleared, undefined once the contract no longer holds it. */
  readonly clearing: { readonly price: bigint; readonly units: bigint; readonly proceeds: bigint } | null | undefined;
  /** The last window. */
  readonly window: { readonly window: number; readonly phase: string; readonly price: bigint; readonly volume: bigint };
}

export interface PositionState {
  readonly units: bigint;
  readonly locked: bigint;
  /** The sum over all kinds of claims, in base units. */
  readonly claimable: bigint;
}

/** The common state of bids and orders. Price and quantity are null unless it was revealed and is valid. */
interface SealedState {
  readonly sequence: number;
  readonly commitment: Bytes32;
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly validity: string;
  readonly processing: string;
  readonly delivery: string;
}

export interface BidState extends SealedState {
  readonly deposit: bigint;
  readonly invalidReason: string | null;
  readonly rejectedReason: string | null;
  /** The units and the refund that delivery brings or brought. */
  readonly units: bigint;
  readonly refund: bigint;
  readonly charge: bigint;
}

export interface OrderState extends SealedState {
  readonly side: string;
  /** The money and units in escrow. */
  readonly money: bigint;
  readonly units: bigint;
  readonly fault: string | null;
  readonly filled: bigint;
}

export interface BidName {
  readonly seriesKey: Bytes32;
  readonly bidder: Address;
}

export interface OrderName {
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly trader: Address;
}

/** The contracts' balances of the payment token, and the uncollected fees that the balances include. Base units. */
export interface TreasuryState {
  readonly balances: Readonly<Record<'hub' | 'raise' | 'windows' | 'router', bigint>>;
  readonly fees: { readonly hub: bigint; readonly raise: bigint };
}

export interface Holding {
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** Reads the contracts' state at one block, named by its hash. Every method throws CHAIN_UNAVAILABLE if the node lacks the block. */
export interface StateReader {
  /** The states of series by key; null for a series that the contracts do not hold. */
  series(block: Bytes32, keys: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, SeriesState | null>>;
  /** The positions in the order of `holdings`. */
  positions(block: Bytes32, holdings: readonly Holding[]): Promise<readonly PositionState[]>;
  /** The states in the order of `bids`; null for a bid that the contracts do not hold. */
  bids(block: Bytes32, bids: readonly BidName[]): Promise<readonly (BidState | null)[]>;
  /** The states in the order of `orders`; null for an order that the contracts do not hold. */
  orders(block: Bytes32, orders: readonly OrderName[]): Promise<readonly (OrderState | null)[]>;
  treasury(block: Bytes32): Promise<TreasuryState>;
  /** True if the chain still has this block at this height. */
  holds(number: bigint, hash: Bytes32): Promise<boolean>;
}

/** The program's state of one series, however its units are sold. */
interface ProgramSeries extends ComparedSeries {
  /** The value is undefined while the account does not hold it: before activation, and after the last quarter of a year. */
  readonly lastIncomeCommitment: Bytes32 | undefined;
  readonly buyOut: { readonly possibleAt: bigint; readonly lapsesAt: bigint } | null;
  /** Uncollected fees, with the charges that a raise holds. */
  readonly feesHeld: bigint;
}

/** The program's state of one series that a raise sells. */
export interface RaiseState extends ProgramSeries {
  readonly sale: 'RAISE';
  readonly routed: boolean;
  /** Undefined while the clock decides the state, because the index's time is not the slot's time. */
  readonly phase: string | undefined;
  readonly unitsOutstanding: bigint;
  /** The result; null before it cleared, undefined once the account no longer says it. */
  readonly clearing: { readonly price: bigint; readonly units: bigint; readonly proceeds: bigint } | null | undefined;
}

/** The program's state of one curve series. */
export interface CurveState extends ProgramSeries {
  readonly sale: 'CURVE';
  /** The staked units, in base lamports, as `sold` and `tendered`. */
  readonly staked: bigint;
  readonly mint: Address;
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly threshold: bigint;
  readonly deadline: bigint;
  readonly feeBps: number;
  readonly treasuryBps: number;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly proceeds: bigint;
  readonly treasury: bigint;
  /** The last round of tenders. */
  readonly round: {
    readonly number: number;
    readonly state: 'OPEN' | 'SETTLED' | 'VOID';
    readonly price: bigint;
    readonly endsAt: bigint;
    readonly tendered: bigint;
  } | null;
}

/** The name of a program account that a row of the index is compared with. */
export type AccountName =
  | { readonly table: 'series'; readonly seriesKey: Bytes32 }
  | ({ readonly table: 'positions' } & Holding)
  | { readonly table: 'curve_census'; readonly seriesKey: Bytes32; readonly period: number };

/** The state of a program account; null if the account does not exist. */
export type AccountState =
  | { readonly table: 'series'; readonly value: CurveState | RaiseState | null }
  | { readonly table: 'positions'; readonly value: Readonly<Record<'staked' | 'locked' | 'held', bigint>> | null }
  | { readonly table: 'curve_census'; readonly value: { readonly units: bigint } | null };

/** A raise, or one of the windows of a series. */
export interface SaleName {
  readonly seriesKey: Bytes32;
  /** The number of the window; null for the raise. */
  readonly window: number | null;
}

/** The accounts that are left of a raise or a window. */
export interface SaleRemains {
  /** True if the account of the raise or the window is open. */
  readonly isOpen: boolean;
  /** The number of bids or orders in the book, which shrinks from its end; null where the book is closed. */
  readonly entries: number | null;
}

/** Reads a program's accounts as they are now, because a cluster's node returns no past state. */
export interface ProgramReader {
  /** The most accounts that one call of `accounts`, and the most series that one call of `uncounted`, may name. */
  readonly most: number;
  /** The accounts in the order of `names`, all read at the same slot. @throws CHAIN_UNAVAILABLE */
  accounts(names: readonly AccountName[]): Promise<ReadAt<readonly AccountState[]>>;
  /**
   * The money in the receipts of routed series that no call has counted as income yet, in the order of the keys and in base units;
   * 0 where there is no router. @throws CHAIN_UNAVAILABLE
   */
  uncounted(seriesKeys: readonly Bytes32[]): Promise<readonly bigint[]>;
  /** The accounts that are left of these raises and windows, in their order. Only the heads of books are read. @throws CHAIN_UNAVAILABLE */
  remainsOf(names: readonly SaleName[]): Promise<readonly SaleRemains[]>;
  /** The addresses of a series' accounts, in their order, derived without asking the node. */
  addressesOf(seriesKey: Bytes32, accounts: readonly SeriesAccount[]): Promise<readonly Address[]>;
}

/** The number of rows that a reconciliation run compared, by kind. */
export type CheckedCounts = Readonly<Record<'series' | 'positions' | 'bids' | 'orders' | 'money' | 'censuses', number>>;

/** A column whose value in the database differs from the chain's. Values as text; null for no value. */
export interface Difference {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly database: string | null;
  readonly chain: string | null;
}
