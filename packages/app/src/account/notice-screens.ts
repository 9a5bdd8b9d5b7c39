import type { InboxQuery } from '../generated/operations.ts';

type Notice = NonNullable<InboxQuery['myNotifications']>['nodes'][number];

/** The screen on which a reader does what a notification asks for. */
export interface NoticeScreen {
  /** The path in the app. */
  readonly to: string;
  /** The step, as a verb and its object. */
  readonly words: string;
}

type SeriesOf = NonNullable<Notice['series']>;
type ScreenOf = (series: SeriesOf, period: string | null) => NoticeScreen | null;

const issued: ScreenOf = ({ chain, key }) => ({ to: `/issuer/series/${chain}/${key}`, words: 'Go to your series' });
const report: ScreenOf = ({ chain, key }, period) =>
  period === null ? null : { to: `/issuer/report/${chain}/${key}/${period}`, words: 'Go to the report' };
const curve: ScreenOf = ({ chain, key }) => ({ to: `/account/curve/${chain}/${key}`, words: 'Go to your units' });
const bid: ScreenOf = ({ chain, key }) => ({ to: `/account/bid/${chain}/${key}`, words: 'Go to your bid' });
const orders: ScreenOf = () => ({ to: '/account/orders', words: 'Go to your orders' });
const claims: ScreenOf = () => ({ to: '/account/holdings', words: 'Claim it' });
const attestor: ScreenOf = () => ({ to: '/attestor', words: 'See what waits for you' });

const OF_SERIES: Readonly<Partial<Record<Notice['kind'], ScreenOf>>> = {
  AMENDMENT_SIGNED: issued,
  AMENDMENT_TO_REVIEW: attestor,
  ANNUAL_OPENED: attestor,
  ANNUAL_SIGNED: issued,
  ANNUAL_UNOPENED: issued,
  BID_COMMITTED: bid,
  BID_REVEALED: bid,
  CASE_ATTESTED: report,
  CASE_OPENED: attestor,
  CASE_UNOPENED: report,
  EXTINGUISHMENT_OPENED: attestor,
  EXTINGUISHMENT_UNOPENED: issued,
  FINAL_REMINDER: claims,
  FX_REQUESTED: attestor,
  FX_SIGNED: report,
  HARDSHIP_REFUSED: issued,
  HARDSHIP_UNOPENED: issued,
  ORDER_COMMITTED: orders,
  ORDER_REVEALED: orders,
  PAYMENT_KEPT: claims,
  PAYOUT_REMINDER: claims,
  REDEMPTION_REMINDER: claims,
  TAIL_REMINDER: claims,
  TENDER_CLAIM_REMINDER: claims,
  TENDER_OPENED: curve,
  TENDER_REMINDER: curve,
};

const OF_ACCOUNT: Readonly<Partial<Record<Notice['kind'], NoticeScreen>>> = {
  APPLICATION_DECIDED: { to: '/account', words: 'Go to your application' },
  APPLICATION_REVOKED: { to: '/account', words: 'Go to your application' },
  PROPOSAL_DECIDED: { to: '/admin/keys', words: 'Go to the proposals' },
};

/** The screen that does what a notification asks for; null if it asks for nothing, or for nothing any more. */
export function screenOfNotice({ kind, series, period, retracted }: Notice): NoticeScreen | null {
  if (retracted) return null;
  return OF_ACCOUNT[kind] ?? (series && (OF_SERIES[kind]?.(series, period) ?? null));
}
