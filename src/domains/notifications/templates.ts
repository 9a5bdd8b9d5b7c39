import type { NotificationKind } from './model.ts';

/** What a template may name, beside the address of the service. Never an amount, a count or a person. */
export interface MailFields {
  readonly kind: string;
  readonly seriesKey: string | null;
  readonly subjectId: string | null;
  readonly period: number | null;
  readonly round: number | null;
  readonly window: number | null;
  readonly status: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

export interface Template {
  readonly subject: string;
  readonly sentence: string;
}

/**
 * One for each kind. A sentence stands alone; what is known beside it (series, period, round, window, status, reason,
 * record, date) follows as a list, the same for all. `{period}`, `{round}` and `{window}` are filled in.
 */
export const TEMPLATES: Readonly<Record<NotificationKind, Template>> = {
  SeriesCreated: { subject: 'Your series is on the chain', sentence: 'Your series was created and takes bids.' },
  SeriesSettling: { subject: 'A raise is being settled', sentence: 'Bidding is over, and the raise is being settled.' },
  SeriesActivated: { subject: 'A series is active', sentence: 'The raise is complete, and the series is active.' },
  SeriesFailed: {
    subject: 'A raise has failed',
    sentence: 'The raise did not come about. What bids put down is given back.',
  },
  SeriesTailStarted: {
    subject: 'A series is in its tail',
    sentence: 'The last reporting period of the series is over.',
  },
  SeriesClosed: { subject: 'A series is closed', sentence: 'The series is closed.' },
  SeriesExtinguished: {
    subject: 'A series was extinguished',
    sentence: 'Two attestors signed for it, and the series was extinguished.',
  },
  ReportAccepted: { subject: 'Report for {period}', sentence: 'The report for {period} was accepted.' },
  RoutedReportAccepted: { subject: 'Report for {period}', sentence: 'The report for {period} was accepted.' },
  PeriodMissed: { subject: 'No report for {period}', sentence: 'The report for {period} was not made in time.' },
  PeriodDeferred: {
    subject: 'Report for {period} put off',
    sentence: 'The report for {period} is put off: a pause of the series extended its window.',
  },
  TermsAmended: { subject: 'Terms were amended', sentence: 'The terms of the series were amended.' },
  PauseRequested: { subject: 'A pause was requested', sentence: 'The issuer requested a pause of the series.' },
  PauseRequestWithdrawn: {
    subject: 'A pause request was withdrawn',
    sentence: 'The issuer withdrew the request for a pause.',
  },
  PauseApproved: { subject: 'A series is paused', sentence: 'The pause of the series was approved.' },
  PauseEnded: { subject: 'A pause is over', sentence: 'The pause of the series is over.' },
  SettlementRound: { subject: 'Settlement round {round}', sentence: 'Round {round} of the settlement is done.' },
  RaiseSettled: { subject: 'A raise is settled', sentence: 'The raise of the series is settled.' },
  MintGatePassed: {
    subject: 'A raise passed its gate',
    sentence: 'The raise met its conditions: units are delivered.',
  },
  BidCommitted: { subject: 'Your bid was taken', sentence: 'Your sealed bid is on the chain.' },
  BidRevealed: { subject: 'Your bid was revealed', sentence: 'Your bid was revealed.' },
  BidRejected: { subject: 'Your bid was rejected', sentence: 'Your bid was rejected in the settlement.' },
  BidProcessed: { subject: 'Your bid was decided', sentence: 'The settlement decided your bid.' },
  NonRevealCharged: {
    subject: 'Your bid was not revealed',
    sentence: 'Your bid was not revealed in time, and the settlement closed it.',
  },
  BidDelivered: { subject: 'Your bid was delivered', sentence: 'What your bid came to was delivered to your wallet.' },
  UnitsMinted: { subject: 'Units were delivered', sentence: 'Units of the series were delivered to your wallet.' },
  UnitsHeld: {
    subject: 'Units wait for your verification',
    sentence: 'Units were delivered while your wallet was not verified. They earn, and stay locked until it is.',
  },
  UnitsReleased: { subject: 'Units were released', sentence: 'Your wallet is verified: your units are unlocked.' },
  PaymentKept: {
    subject: 'A transfer to your wallet was refused',
    sentence: 'The token refused a transfer to your wallet. What it was to get is kept for it and can be claimed.',
  },
  UnitsBurned: { subject: 'Units were burned', sentence: 'Your units of the series were burned.' },
  PayoutClaimed: { subject: 'A payout was claimed', sentence: 'A payout was claimed for your wallet.' },
  TailClaimed: { subject: 'A tail payout was claimed', sentence: 'A payout of the tail was claimed for your wallet.' },
  FinalClaimed: { subject: 'A last payout was claimed', sentence: 'The last payout was claimed for your wallet.' },
  RedemptionClaimed: { subject: 'A redemption was claimed', sentence: 'A redemption was claimed for your wallet.' },
  ProceedsWithdrawn: { subject: 'Proceeds were withdrawn', sentence: 'The proceeds of your raise were withdrawn.' },
  WindowOpened: { subject: 'Window {window} is open', sentence: 'Window {window} of the series takes orders.' },
  WindowSettled: { subject: 'Window {window} is settled', sentence: 'Window {window} of the series is settled.' },
  WindowVoided: {
    subject: 'Window {window} is void',
    sentence: 'Window {window} is void. What orders put down is given back.',
  },
  OrderCommitted: {
    subject: 'Your order was taken',
    sentence: 'Your sealed order in window {window} is on the chain.',
  },
  OrderRevealed: { subject: 'Your order was revealed', sentence: 'Your order in window {window} was revealed.' },
  OrderRejected: { subject: 'Your order was rejected', sentence: 'Your order in window {window} was rejected.' },
  OrderProcessed: { subject: 'Your order was decided', sentence: 'Window {window} decided your order.' },
  OrderDelivered: {
    subject: 'Your order was delivered',
    sentence: 'What your order in window {window} came to was delivered to your wallet.',
  },
  CaseOpened: { subject: 'A report to attest', sentence: 'An issuer opened a case for you: the report for {period}.' },
  CaseAttested: {
    subject: 'Your report was attested',
    sentence: 'The attestor signed your report for {period}: you can submit it.',
  },
  CaseClosed: { subject: 'A case was closed', sentence: 'A case was closed before its report was made.' },
  AnnualOpened: { subject: 'A year to review', sentence: 'An issuer asked you to review a year.' },
  AnnualSigned: { subject: 'Your year was reviewed', sentence: 'The attestor finished the review of your year.' },
  AnnualClosed: { subject: 'A review was closed', sentence: 'The review of a year was closed.' },
  FxRequested: {
    subject: 'A rate is asked for',
    sentence: 'The feed is stale, and an issuer asks for the rate of {period}.',
  },
  FxSigned: { subject: 'A rate was signed', sentence: 'An attestor signed the rate of {period}: you can report.' },
  HardshipRefused: { subject: 'Your request was refused', sentence: 'The attestor refused your request for a pause.' },
  ExtinguishmentOpened: {
    subject: 'An extinguishment to decide',
    sentence: 'An issuer asks you and another attestor to extinguish its series.',
  },
  AmendmentToReview: { subject: 'Terms to review', sentence: 'An issuer asks you to review new terms of its series.' },
  AmendmentSigned: {
    subject: 'Your new terms were signed',
    sentence: 'The attestor signed the new terms of your series: you can submit them.',
  },
  ProposalDecided: { subject: 'Your proposal was decided', sentence: 'Another admin decided on your proposal.' },
};

/** The words that a template may leave open. */
export const PLACEHOLDERS = ['period', 'round', 'window'] as const;
