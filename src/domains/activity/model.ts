import type { ChainEnum } from '../../core/chain-enums.ts';
import type { Bytes32 } from '../../core/hex.ts';

/** What the feed says of one event: statuses, ids, rounds and unit counts. Never an amount, never another's wallet. */
export interface ActivityEvent {
  /** `${blockHash}:${logIndex}` of the log it came from. */
  readonly id: string;
  /** Account whose event it is: the subscriber's own. */
  readonly accountId: string;
  readonly kind: string;
  readonly seriesKey: Bytes32;
  /** How the viewer stands to the event. */
  readonly relation: Relation;
  readonly period: number | null;
  readonly round: number | null;
  readonly units: bigint | null;
  readonly status: string | null;
  readonly reason: string | null;
  /** True: a reorganisation took back what was told before under this id. */
  readonly retracted: boolean;
  /** Time of its block; null for what was taken back. */
  readonly at: Date | null;
}

/** `party`: the event names one of the viewer's wallets. */
export type Relation = 'party' | 'issuer' | 'holder' | 'bidder';

type Field = 'period' | 'round' | 'units' | 'status' | 'reason';
/** Which argument an event's field is read from: the argument's name, and the enum its number stands for. */
type Source = readonly [argument: string, of?: ChainEnum];

export interface FeedRule {
  /**
   * `party`: only for the wallet it names. `series`: for issuer, holders and bidders of its series. `holders`: for its
   * issuer and holders, who alone know of an issuer's hardship.
   */
  readonly audience: 'party' | 'series' | 'holders';
  readonly fields: Partial<Readonly<Record<Field, Source>>>;
}

/**
 * The events the feed knows. One that is not here is told to nobody. No argument that is an amount, a price, a
 * commitment, a nonce, a key or a signature is named in this table, and nothing else is copied. What attestors sign is
 * told as what it brings about; a true-up, a rate and routed income are amounts, and told to nobody.
 */
export const FEED_RULES: Readonly<Record<string, FeedRule>> = {
  SeriesCreated: { audience: 'party', fields: {} },
  SeriesSettling: { audience: 'series', fields: {} },
  SeriesActivated: { audience: 'series', fields: { units: ['unitsOutstanding'] } },
  SeriesFailed: { audience: 'series', fields: { reason: ['reason', 'FailureReason'] } },
  SeriesTailStarted: { audience: 'series', fields: {} },
  SeriesClosed: { audience: 'series', fields: { reason: ['reason', 'CloseReason'] } },
  ReportAccepted: { audience: 'series', fields: { period: ['period'] } },
  RoutedReportAccepted: { audience: 'series', fields: { period: ['period'] } },
  PeriodMissed: { audience: 'series', fields: { period: ['period'] } },
  PeriodDeferred: { audience: 'series', fields: { period: ['period'] } },
  TermsAmended: { audience: 'series', fields: {} },
  PauseRequested: { audience: 'holders', fields: {} },
  PauseRequestWithdrawn: { audience: 'holders', fields: {} },
  PauseApproved: { audience: 'holders', fields: {} },
  PauseEnded: { audience: 'holders', fields: {} },
  SeriesExtinguished: { audience: 'series', fields: {} },
  SettlementRound: { audience: 'series', fields: { round: ['round'], units: ['units'] } },
  RaiseSettled: { audience: 'series', fields: { units: ['unitsSold'] } },
  MintGatePassed: { audience: 'series', fields: {} },
  BidCommitted: { audience: 'party', fields: {} },
  BidRevealed: {
    audience: 'party',

    fields: { status: ['validity', 'Validity'], reason: ['reason', 'InvalidReason'] },
  },
  BidRejected: {
    audience: 'party',

    fields: { round: ['round'], reason: ['reason', 'RejectReason'] },
  },
  BidProcessed: {
    audience: 'party',

    fields: { status: ['processing', 'Processing'], units: ['units'] },
  },
  NonRevealCharged: { audience: 'party', fields: {} },
  BidDelivered: { audience: 'party', fields: { units: ['units'] } },
  UnitsMinted: { audience: 'party', fields: { units: ['units'] } },
  UnitsBurned: { audience: 'party', fields: { units: ['units'] } },
  PayoutClaimed: { audience: 'party', fields: {} },
  TailClaimed: { audience: 'party', fields: {} },
  FinalClaimed: { audience: 'party', fields: {} },
  RedemptionClaimed: { audience: 'party', fields: {} },
  ProceedsWithdrawn: { audience: 'party', fields: {} },
};
