import type { Bytes32 } from '../../core/hex.ts';

/**
 * The events of a series that are public. What only some may know of (pauses, which issuer and holders know;
 * a bidder's or a trader's own) is in their notifications, and what is an amount (a true-up, a rate, routed income) is
 * in no feed.
 */
export const SHARED_KINDS = [
  'SeriesCreated',
  'SeriesSettling',
  'SettlementRound',
  'BidRejected',
  'RaiseSettled',
  'MintGatePassed',
  'SeriesActivated',
  'SeriesFailed',
  'ReportAccepted',
  'RoutedReportAccepted',
  'PeriodMissed',
  'PeriodDeferred',
  'TermsAmended',
  'SeriesTailStarted',
  'BuyOutAnnounced',
  'SeriesClosed',
  'SeriesExtinguished',
  'WindowOpened',
  'WindowCleared',
  'WindowSettled',
  'WindowVoided',
] as const;

/** Of curve series, which Solana alone has. */
export const CURVE_KINDS = [
  'CurveBought',
  'CurveSold',
  'CurveActivated',
  'TreasuryFunded',
  'TreasuryShared',
  'CurveProceedsCollected',
  'CurveUnitsSynced',
  'UnitsStaked',
  'UnitsUnstaked',
  'TenderOpened',
  'UnitsTendered',
  'TenderWithdrawn',
  'TenderSettled',
  'TenderVoided',
  'UnitsRedeemed',
] as const;

const ACTIVITY_KINDS = [...SHARED_KINDS, ...CURVE_KINDS] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(ACTIVITY_KINDS);
export const isActivity = (name: string): name is ActivityKind => KINDS.has(name);

/** What a feed of a series delivers: an event that was committed, or that a reorganisation removed. */
export interface ActivityUpdate {
  readonly chain: string;
  /** `activity.id`: `${blockHash}:${logIndex}` of the log. */
  readonly eventId: string;
  /** True: what was delivered under this id did not happen. Its row is gone. */
  readonly retracted: boolean;
}

/** Of the public feed. There is no column for an amount or a person. */
export interface ActivityRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly kind: string;
  readonly period: number | null;
  readonly round: number | null;
  readonly window: number | null;
  readonly units: bigint | null;
  readonly status: string | null;
  readonly reason: string | null;
  readonly blockNumber: bigint;
  readonly logIndex: number;
  readonly at: Date;
}
