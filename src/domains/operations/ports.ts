import type { Address } from '../../core/address.ts';
import type { ExtinguishmentOnChain, ReadAt } from '../../core/chain.ts';
import type { CurveAccount } from '../../core/curve-account.ts';
import type { Bytes32 } from '../../core/hex.ts';

/** What the contracts hold of one series at one block; enums by name, none as null. Money in base units, times in unix seconds. */
export interface SeriesState {
  readonly state: string;
  readonly phase: string;
  readonly closeReason: string | null;
  readonly issuer: Address;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  /** Null before activation. */
  readonly lastIncomeCommitment: Bytes32 | null;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly unitsOffered: bigint;
  readonly unitsOutstanding: bigint;
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  readonly credit: bigint;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  /** The open request under that nonce. */
  readonly extinguishment: ExtinguishmentOnChain | null;
  /** Of a pause that runs. */
  readonly pauseEnd: bigint | null;
  readonly routed: boolean;
  /** Of a raise that has cleared; undefined where the contract no longer says. */
  readonly clearing: { readonly price: bigint; readonly units: bigint; readonly proceeds: bigint } | null | undefined;
  /** The last one. */
  readonly window: { readonly window: number; readonly phase: string; readonly price: bigint; readonly volume: bigint };
}

export interface PositionState {
  readonly units: bigint;
  readonly locked: bigint;
  /** Over all claims, base units. */
  readonly claimable: bigint;
}

/** What bids and orders have in common. Price and quantity of one that was revealed and is valid; null else. */
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
  /** What delivery brings or brought. */
  readonly units: bigint;
  readonly refund: bigint;
  readonly charge: bigint;
}

export interface OrderState extends SealedState {
  readonly side: string;
  /** Escrowed. */
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

type Treasurer = 'hub' | 'raise' | 'windows' | 'router';

/** What the contracts hold of the payment token, and the fees that are in it and not collected yet. */
export interface TreasuryState {
  readonly balances: Readonly<Record<Treasurer, bigint>>;
  readonly fees: { readonly hub: bigint; readonly raise: bigint };
}

export interface Holding {
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** Everything in one answer is of the block that was named. Every method throws CHAIN_UNAVAILABLE where that block is not to be had. */
export interface StateReader {
  /** Null for a series that the chain does not hold. */
  series(block: Bytes32, keys: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, SeriesState | null>>;
  /** In their order. */
  positions(block: Bytes32, holdings: readonly Holding[]): Promise<readonly PositionState[]>;
  /** In their order; null for one that the chain does not hold. */
  bids(block: Bytes32, bids: readonly BidName[]): Promise<readonly (BidState | null)[]>;
  orders(block: Bytes32, orders: readonly OrderName[]): Promise<readonly (OrderState | null)[]>;
  treasury(block: Bytes32): Promise<TreasuryState>;
  /** Whether the chain still has this block at this height. */
  holds(number: bigint, hash: Bytes32): Promise<boolean>;
}

/** What a program's account holds of one series; enums by name, none as null. Money in base units, times in unix seconds. */
export interface CurveState {
  readonly state: string;
  readonly closeReason: string | null;
  readonly issuer: Address;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  /** Undefined where the account does not say it: before the activation, and after a year's last quarter. */
  readonly lastIncomeCommitment: Bytes32 | undefined;
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
  /** Base lamports, as `sold` and what is tendered. */
  readonly staked: bigint;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  readonly extinguishment: ExtinguishmentOnChain | null;
  /** Of a pause that runs. */
  readonly pauseEnd: bigint | null;
  readonly buyOut: { readonly possibleAt: bigint; readonly lapsesAt: bigint } | null;
  readonly mint: Address;
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly threshold: bigint;
  readonly deadline: bigint;
  readonly feeBps: number;
  readonly treasuryBps: number;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly feesHeld: bigint;
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

/** An account of the program that rows of the index are compared with. */
export type AccountName =
  | { readonly table: 'series'; readonly seriesKey: Bytes32 }
  | ({ readonly table: 'positions' } & Holding)
  | { readonly table: 'curve_census'; readonly seriesKey: Bytes32; readonly period: number };

/** What the accounts hold; null for one that is not there. */
export type AccountState =
  | { readonly table: 'series'; readonly value: CurveState | null }
  | { readonly table: 'positions'; readonly value: { readonly staked: bigint } | null }
  | { readonly table: 'curve_census'; readonly value: { readonly units: bigint } | null };

/** Reads a program's accounts as they are now, because a cluster's node answers no account of the past. */
export interface ProgramReader {
  /** The most accounts of one answer. */
  readonly most: number;
  /** In their order, all of the slot that the answer names. @throws CHAIN_UNAVAILABLE */
  accounts(names: readonly AccountName[]): Promise<ReadAt<readonly AccountState[]>>;
  /** Where accounts of a series are, in their order. The node is not asked: addresses follow from their names. */
  addressesOf(seriesKey: Bytes32, accounts: readonly CurveAccount[]): Promise<readonly Address[]>;
}

/** How many rows of each kind a run compared. */
export type CheckedCounts = Readonly<Record<'series' | 'positions' | 'bids' | 'orders' | 'money' | 'censuses', number>>;

/** A value of the database that is not the chain's, as text; null for none. */
export interface Difference {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly database: string | null;
  readonly chain: string | null;
}
