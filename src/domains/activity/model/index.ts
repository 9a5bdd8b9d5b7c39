import type { Bytes32 } from '@income-series/protocol/hex';

/**
 * The public events of a series that exist on every kind of chain. Events for some accounts only (pauses, bids, orders) are in
 * those accounts' notifications. Events about an amount (a true-up, a rate, routed income) are in no feed.
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

/** The public events of curve series, which only Solana has. */
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

/** The name of a public event. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(ACTIVITY_KINDS);
/** Tests that an event of a chain is public. */
export const isActivity = (name: string): name is ActivityKind => KINDS.has(name);

/** An update in the feed of a series: a new event, or the retraction of one by a reorganisation of the chain. */
export interface ActivityUpdate {
  readonly chain: string;
  /** The event's id in the table `activity`: `${blockHash}:${logIndex}` of its log. */
  readonly eventId: string;
  /** True if a reorganisation removed the event with this id. Its row is then deleted. */
  readonly retracted: boolean;
}

/** A row of the public feed. It has no column for an amount or a person. */
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
