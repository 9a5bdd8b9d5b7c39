import type { ChainEventRecord } from '../../core/chain.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { logId as idOfLog } from '../../core/ids.ts';
import type { Int, OfSeries, WindowEventArgs } from '../../domains/windows/events.ts';

interface OfBid extends OfSeries {
  readonly bidder: Address;
}
interface OfHolder extends OfSeries {
  readonly holder: Address;
}
interface OfPeriod extends OfSeries {
  readonly period: number;
}

/** The arguments of `SeriesCreated`'s `params`, as they are stored. Times are unix seconds. */
export interface StoredParams {
  readonly draftSalt: Bytes32;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: Int;
  readonly reservePrice: Int;
  readonly maxUnitsPerBid: Int;
  readonly minRaise: Int;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: Int;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly commitEndsAt: Int;
  readonly revealEndsAt: Int;
  readonly gateEndsAt: Int;
}

/**
 * The events the projections read, with their arguments as `chain_events.args` holds them. A test compares names and
 * arguments with the contracts' ABIs.
 */
export interface EventArgs extends WindowEventArgs {
  readonly SeriesCreated: OfSeries & { readonly issuer: Address; readonly params: StoredParams };
  readonly SeriesSettling: OfSeries;
  readonly SeriesActivated: OfSeries & { readonly unitsOutstanding: Int; readonly openingCommitment: Bytes32 };
  readonly SeriesFailed: OfSeries & { readonly reason: number };
  readonly SeriesTailStarted: OfSeries;
  readonly SeriesClosed: OfSeries & { readonly reason: number };
  readonly SeriesStateMoved: OfSeries & { readonly from: number; readonly to: number };
  readonly TailPaid: OfSeries & {
    readonly amount: Int;
    readonly fee: Int;
    readonly net: Int;
    readonly accrualOut: Int;
  };
  readonly BoughtOut: OfSeries & { readonly amount: Int; readonly fee: Int; readonly net: Int };
  readonly UnitsMinted: OfHolder & { readonly units: Int };
  /** Units that changed hands in a window. */
  readonly UnitsTransferred: OfSeries & { readonly from: Address; readonly to: Address; readonly units: Int };
  /** Units escrowed for a window or held, and given back or released. */
  readonly UnitsLocked: OfHolder & { readonly units: Int };
  readonly UnitsUnlocked: OfHolder & { readonly units: Int };
  /** Of the locked: delivered while the wallet was not verified, and released once it was again. */
  readonly UnitsHeld: OfHolder & { readonly units: Int };
  readonly UnitsReleased: OfHolder & { readonly units: Int };
  readonly UnitsBurned: OfHolder & { readonly units: Int };
  readonly ReportAccepted: OfPeriod & {
    readonly priorIncomeCommitment: Bytes32;
    readonly incomeCommitment: Bytes32;
    readonly tier: number;
    readonly liquidityFlag: number;
    readonly unitsOutstanding: Int;
    readonly fxRate: Int;
    readonly payment: Int;
  };
  readonly ReportEvidence: OfPeriod & {
    readonly signer: Address;
    readonly proof: { readonly a: readonly Int[]; readonly b: readonly (readonly Int[])[]; readonly c: readonly Int[] };
    readonly signals: readonly Int[];
    readonly attestation: string;
  };
  readonly PaymentSplit: OfPeriod & {
    readonly accrualIn: Int;
    readonly gross: Int;
    readonly fee: Int;
    readonly net: Int;
    readonly accrualOut: Int;
  };
  readonly RateRecorded: OfPeriod & { readonly signer: Address; readonly rate: Int; readonly signature: string };
  readonly FxFallbackUsed: OfPeriod & { readonly signer: Address; readonly rate: Int; readonly signature: string };
  readonly RoutedReportAccepted: OfPeriod & {
    readonly income: Int;
    readonly unitsOutstanding: Int;
    readonly payment: Int;
  };
  readonly RouterOpened: OfSeries & { readonly theta: Int; readonly ratePerUnit: Int; readonly termsSalt: Int };
  readonly SeriesRouted: OfSeries;
  readonly RouterAmended: OfSeries & { readonly theta: Int; readonly ratePerUnit: Int; readonly termsSalt: Int };
  readonly AttestedReportTaken: OfPeriod & { readonly counted: Int; readonly missing: Int };
  readonly WithheldRaised: OfPeriod & { readonly amount: Int };
  readonly PaidIn: OfSeries & { readonly amount: Int };
  readonly IncomeRouted: OfPeriod & {
    readonly payer: Address;
    readonly amount: Int;
    readonly income: Int;
    readonly withheld: Int;
  };
  readonly WithheldReleased: OfSeries & { readonly amount: Int };
  readonly PeriodMissed: OfPeriod;
  readonly PeriodDeferred: OfPeriod;
  readonly TermsAmended: OfSeries & {
    readonly signer: Address;
    readonly amendmentNonce: Int;
    readonly newTermsCommitment: Bytes32;
    readonly newCap: Int;
    readonly signature: string;
  };
  readonly TrueUpAccepted: OfSeries & {
    readonly year: number;
    readonly signer: Address;
    readonly trueupNonce: Int;
    readonly attestationTs: Int;
    readonly adjustment: Int;
    readonly accrualOut: Int;
    readonly creditOut: Int;
  };
  readonly PauseRequested: OfSeries & { readonly attestor: Address; readonly pauseNonce: Int };
  readonly PauseApproved: OfSeries & {
    readonly attestor: Address;
    readonly pauseNonce: Int;
    readonly pauseEnd: Int;
    readonly signature: string;
  };
  readonly PauseEnded: OfSeries & { readonly pauseNonce: Int; readonly endedAt: Int };
  readonly PauseRequestWithdrawn: OfSeries & { readonly pauseNonce: Int };
  readonly ExtinguishmentRequested: OfSeries & {
    readonly keyA: Address;
    readonly keyB: Address;
    readonly extinguishNonce: Int;
    readonly noticeEndsAt: Int;
    readonly deadline: Int;
  };
  readonly SeriesExtinguished: OfSeries & {
    readonly signerA: Address;
    readonly signerB: Address;
    readonly extinguishNonce: Int;
    readonly signatureA: string;
    readonly signatureB: string;
  };
  readonly ExtinguishmentVoided: OfSeries & { readonly extinguishNonce: Int };
  readonly FeeTaken: OfPeriod & { readonly kind: number; readonly payer: Address; readonly amount: Int };
  readonly PayoutClaimed: OfHolder & { readonly throughPeriod: number; readonly amount: Int };
  readonly TailClaimed: OfHolder & { readonly amount: Int };
  readonly FinalClaimed: OfHolder & { readonly amount: Int };
  readonly RedemptionClaimed: OfHolder & { readonly amount: Int };
  readonly BidCommitted: OfBid & { readonly sequence: number; readonly commitment: Bytes32; readonly deposit: Int };
  readonly BidRevealed: OfBid & {
    readonly price: Int;
    readonly quantity: Int;
    readonly validity: number;
    readonly reason: number;
  };
  readonly BidRejected: OfBid & { readonly round: number; readonly reason: number };
  readonly SettlementRound: OfSeries & {
    readonly round: number;
    readonly clearingPrice: Int;
    readonly units: Int;
    readonly rejected: number;
  };
  readonly BidProcessed: OfBid & { readonly processing: number; readonly units: Int; readonly refund: Int };
  readonly RaiseSettled: OfSeries & { readonly clearingPrice: Int; readonly unitsSold: Int; readonly proceeds: Int };
  readonly MintGatePassed: OfSeries;
  readonly NonRevealCharged: OfBid & { readonly amount: Int };
  readonly BidDelivered: OfBid & { readonly units: Int; readonly refund: Int };
  readonly ProceedsWithdrawn: OfSeries & { readonly issuer: Address; readonly amount: Int };
  readonly AttestorRegistered: { readonly key: Address };
  readonly AttestorRevoked: { readonly key: Address; readonly graceUntil: Int };
  readonly VerifierKeyRegistered: { readonly key: Address };
  readonly VerifierKeyRevoked: { readonly key: Address; readonly graceUntil: Int };
  readonly AllowlistUpdated: { readonly wallet: Address; readonly verified: boolean };
}

export type EventName = keyof EventArgs;

/** One stored event with its place on the chain. */
export type EventOf<N extends EventName> = N extends EventName
  ? Omit<ChainEventRecord, 'name' | 'args'> & { readonly name: N; readonly args: EventArgs[N] }
  : never;
export type ProductEvent = EventOf<EventName>;

/** The time of an event's block. */
export const timeOf = (event: Pick<ChainEventRecord, 'timestamp'>): Date => new Date(Number(event.timestamp) * 1000);

/** A time of the chain, unix seconds. */
export const fromUnix = (seconds: string | bigint): Date => new Date(Number(seconds) * 1000);

/** The natural id of what one log alone brings about. */
export const logId = ({ blockHash, logIndex }: Pick<ChainEventRecord, 'blockHash' | 'logIndex'>): string =>
  idOfLog(blockHash, logIndex);
