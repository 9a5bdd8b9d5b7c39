import type { ChainEnum } from '../../core/chain-enums.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';

/**
 * Who is told: everybody who is named in one of these ways, once, as it stands when the message is dispatched. Wallets and
 * keys are those of accounts that linked them; a key that is not active any more is told nothing.
 */
export interface Audience {
  readonly wallets?: readonly Address[];
  readonly accounts?: readonly string[];
  /** Attestor keys. */
  readonly keys?: readonly Address[];
  /** Every active attestor of the message's chain. */
  readonly attestors?: true;
  /** Of the message's series. */
  readonly series?: SeriesAudience;
}

/**
 * `series`: issuer, holders and bidders. `holders`: issuer and holders, who alone know of an issuer's hardship.
 * `traders`: who ordered in the message's window.
 */
export type SeriesAudience = 'series' | 'holders' | 'traders';

/** What people are told: statuses, numbers of periods, rounds and windows, ids, dates. Never an amount, a count or a person. */
export interface Told {
  readonly kind: NotificationKind;
  readonly seriesKey?: Bytes32 | null;
  /** Id of the record it is about, where it is one of people's. */
  readonly subjectId?: string | null;
  readonly period?: number | null;
  readonly round?: number | null;
  readonly window?: number | null;
  readonly status?: string | null;
  readonly reason?: string | null;
}

export interface Message extends Told {
  /** Of the wallets and keys in `audience`. */
  readonly chain: string;
  readonly audience: Audience;
  /** What makes it this message and no other: a log's id, or record and state. The row's id follows from kind and this. */
  readonly of: string;
  /** When what it tells happened. */
  readonly at: Date;
}

/** `outbox.payload`. */
export type Payload = Omit<Message, 'of' | 'at'>;

type Field = 'period' | 'round' | 'window' | 'status' | 'reason';
/** Which argument of an event a field is read from: its name, and the enum its number stands for. */
export type Source = readonly [argument: string, of?: ChainEnum];

export interface EventRule {
  /** The arguments that name the wallets, or the attestor keys, that are told; beside them those of the series. */
  readonly wallets?: readonly string[];
  readonly keys?: readonly string[];
  readonly series?: SeriesAudience;
  readonly fields: Partial<Readonly<Record<Field, Source>>>;
}

const PERIOD: EventRule = { series: 'series', fields: { period: ['period'] } };
const OF_BIDDER: EventRule = { wallets: ['bidder'], fields: {} };
const OF_HOLDER: EventRule = { wallets: ['holder'], fields: {} };
const OF_WALLET: EventRule = { wallets: ['wallet'], fields: {} };
const OF_TRADER: EventRule = { wallets: ['trader'], fields: { window: ['window'] } };
const OF_TRADERS: EventRule = { series: 'traders', fields: { window: ['window'] } };

/**
 * The events that people are told of, and who. One that is not here is told to nobody. No argument that is an amount, a
 * price, a count, a commitment, a nonce, a key or a signature is named as a field, and nothing else is copied. What
 * attestors sign is told as what it brings about; a true-up, a rate and routed income are amounts, and told to nobody.
 */
export const EVENT_KINDS = {
  SeriesCreated: { wallets: ['issuer'], fields: {} },
  SeriesSettling: { series: 'series', fields: {} },
  SeriesActivated: { series: 'series', fields: {} },
  SeriesFailed: { series: 'series', fields: { reason: ['reason', 'FailureReason'] } },
  SeriesTailStarted: { series: 'series', fields: {} },
  SeriesClosed: { series: 'series', fields: { reason: ['reason', 'CloseReason'] } },
  SeriesExtinguished: { series: 'series', fields: {} },
  ReportAccepted: PERIOD,
  RoutedReportAccepted: PERIOD,
  PeriodMissed: PERIOD,
  PeriodDeferred: PERIOD,
  TermsAmended: { series: 'series', fields: {} },
  PauseRequested: { series: 'holders', keys: ['attestor'], fields: {} },
  PauseRequestWithdrawn: { series: 'holders', fields: {} },
  PauseApproved: { series: 'holders', fields: {} },
  PauseEnded: { series: 'holders', fields: {} },
  SettlementRound: { series: 'series', fields: { round: ['round'] } },
  RaiseSettled: { series: 'series', fields: {} },
  MintGatePassed: { series: 'series', fields: {} },
  BidCommitted: OF_BIDDER,
  BidRevealed: {
    wallets: ['bidder'],
    fields: { status: ['validity', 'Validity'], reason: ['reason', 'InvalidReason'] },
  },
  BidRejected: { wallets: ['bidder'], fields: { round: ['round'], reason: ['reason', 'RejectReason'] } },
  BidProcessed: { wallets: ['bidder'], fields: { status: ['processing', 'Processing'] } },
  NonRevealCharged: OF_BIDDER,
  BidDelivered: OF_BIDDER,
  UnitsMinted: OF_HOLDER,
  UnitsHeld: OF_HOLDER,
  UnitsReleased: OF_HOLDER,
  PaymentKept: OF_WALLET,
  UnitsBurned: OF_HOLDER,
  PayoutClaimed: OF_HOLDER,
  TailClaimed: OF_HOLDER,
  FinalClaimed: OF_HOLDER,
  RedemptionClaimed: OF_HOLDER,
  ProceedsWithdrawn: { wallets: ['issuer'], fields: {} },
  WindowOpened: { series: 'holders', fields: { window: ['window'] } },
  WindowSettled: OF_TRADERS,
  WindowVoided: { series: 'traders', fields: { window: ['window'], reason: ['reason', 'VoidReason'] } },
  OrderCommitted: OF_TRADER,
  OrderRevealed: {
    wallets: ['trader'],
    fields: { window: ['window'], status: ['validity', 'Validity'], reason: ['fault', 'OrderFault'] },
  },
  OrderRejected: { wallets: ['trader'], fields: { window: ['window'], reason: ['reason', 'RejectReason'] } },
  OrderProcessed: { wallets: ['trader'], fields: { window: ['window'], status: ['processing', 'Processing'] } },
  OrderDelivered: OF_TRADER,
} as const satisfies Readonly<Record<string, EventRule>>;

/**
 * What people do that others are told of. Identity checks, key links and what is signed are not among it: that somebody
 * signed is told, never what.
 */
export const ACT_KINDS = [
  'CaseOpened',
  'CaseAttested',
  'CaseClosed',
  'AnnualOpened',
  'AnnualSigned',
  'AnnualClosed',
  'FxRequested',
  'FxSigned',
  'HardshipRefused',
  'ExtinguishmentOpened',
  'AmendmentToReview',
  'AmendmentSigned',
  'ProposalDecided',
] as const;

export type EventKind = keyof typeof EVENT_KINDS;
export type NotificationKind = EventKind | (typeof ACT_KINDS)[number];

export const NOTIFICATION_KINDS: readonly NotificationKind[] = [
  ...(Object.keys(EVENT_KINDS) as EventKind[]),
  ...ACT_KINDS,
];

/** Wakes the dispatchers: a message was written. No payload. */
export const OUTBOX_CHANNEL = 'outbox';
