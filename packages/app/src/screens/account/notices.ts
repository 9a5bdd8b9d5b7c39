import { wordsOf } from '../../format/words.ts';
import type { InboxQuery } from '../../generated/operations.ts';

type Notice = NonNullable<InboxQuery['myNotifications']>['nodes'][number];

/** The sentence of each kind of notification. Quarter, round, window, state and reason follow it in a line of their own. */
const SENTENCES: Readonly<Record<Notice['kind'], string>> = {
  AMENDMENT_SIGNED: 'The attestor signed the new terms of your series. You can submit them.',
  AMENDMENT_TO_REVIEW: 'An issuer asks you to review new terms of its series.',
  ANNUAL_CLOSED: 'The review of a year was closed.',
  ANNUAL_OPENED: 'An issuer asked you to review a year.',
  ANNUAL_SIGNED: 'The attestor finished the review of your year.',
  ANNUAL_UNOPENED:
    'The attestor cannot open the documents that you sealed. Withdraw the review, and open it for another key.',
  APPLICATION_DECIDED: 'An admin decided on your application.',
  APPLICATION_REVOKED: 'An admin revoked the approval of your application.',
  BID_COMMITTED: 'Your sealed bid is on the chain.',
  BID_DELIVERED: 'The result of your bid was delivered to your wallet.',
  BID_PROCESSED: 'The settlement decided your bid.',
  BID_REJECTED: 'Your bid was rejected in the settlement.',
  BID_REVEALED: 'Your bid was revealed.',
  BUY_OUT_ANNOUNCED:
    'The issuer may buy the series out after a notice of seven days. Every unit that exists then has its share.',
  CASE_ATTESTED: 'The attestor signed your report. You can submit it.',
  CASE_CLOSED: 'A case was closed before its report was made.',
  CASE_OPENED: 'An issuer opened a case for you: the report of a quarter.',
  CASE_UNOPENED:
    'The attestor cannot open the documents that you sealed. Withdraw the case, and open it for another key.',
  CURVE_ACTIVATED: 'The curve reached its threshold, and the series is active.',
  CURVE_PROCEEDS_COLLECTED: 'The proceeds of the curve were paid to your wallet.',
  EXTINGUISHMENT_OPENED: 'An issuer asks you and another attestor to extinguish its series.',
  EXTINGUISHMENT_UNOPENED:
    'An attestor cannot open the evidence of your request. Void it, and address another one to other keys.',
  FINAL_CLAIMED: 'The last payout was claimed for your wallet.',
  FINAL_REMINDER: 'The series has ended. You have not claimed the last payout for your staked units.',
  FX_REQUESTED: 'An issuer asks for the rate of a quarter, because the feed is stale.',
  FX_SIGNED: 'An attestor signed the rate of the quarter. You can report.',
  HARDSHIP_REFUSED: 'The attestor refused your request for a pause.',
  HARDSHIP_UNOPENED:
    'The attestor cannot open the reason of your pause request. Withdraw it, and address another one to another key.',
  MINT_GATE_PASSED: 'The raise met its conditions: units are delivered.',
  NON_REVEAL_CHARGED: 'Your bid was not revealed in time, and the settlement closed it.',
  ORDER_COMMITTED: 'Your sealed order is on the chain.',
  ORDER_DELIVERED: 'The result of your order was delivered to your wallet.',
  ORDER_PROCESSED: 'The window decided your order.',
  ORDER_REJECTED: 'Your order was rejected.',
  ORDER_REVEALED: 'Your order was revealed.',
  PAUSE_APPROVED: 'The pause of the series was approved.',
  PAUSE_ENDED: 'The pause of the series is over.',
  PAUSE_REQUESTED: 'The issuer requested a pause of the series.',
  PAUSE_REQUEST_WITHDRAWN: 'The issuer withdrew the request for a pause.',
  PAYMENT_KEPT: 'The token refused a transfer to your wallet. It is kept for the wallet and can be claimed.',
  PAYOUT_CLAIMED: 'A payout was claimed for your wallet.',
  PAYOUT_REMINDER: 'Your staked units earned a payout that you have not claimed.',
  PERIOD_DEFERRED: 'A report is put off, because a pause of the series extended its window.',
  PERIOD_MISSED: 'A report was not made in time.',
  PROCEEDS_WITHDRAWN: 'The proceeds of your raise were withdrawn.',
  PROPOSAL_DECIDED: 'Another admin decided on your proposal.',
  RAISE_SETTLED: 'The raise of the series is settled.',
  REDEMPTION_CLAIMED: 'A redemption was claimed for your wallet.',
  REDEMPTION_REMINDER: 'The issuer bought the series out. You have not claimed the redemption of your staked units.',
  REPORT_ACCEPTED: 'A report was accepted.',
  ROUTED_REPORT_ACCEPTED: 'A report of routed income was accepted.',
  SERIES_ACTIVATED: 'The raise is complete, and the series is active.',
  SERIES_CLOSED: 'The series is closed.',
  SERIES_CREATED: 'Your series was created, and the sale of its units began.',
  SERIES_EXTINGUISHED: 'Two attestors signed for it, and the series was extinguished.',
  SERIES_FAILED: 'The sale of the units failed. Bids are paid back; on a curve, units can be sold back.',
  SERIES_SETTLING: 'Bidding is over, and the raise is being settled.',
  SERIES_TAIL_STARTED: 'The last reporting period of the series is over.',
  SETTLEMENT_ROUND: 'A round of the settlement is done.',
  TAIL_CLAIMED: 'A payout of the tail was claimed for your wallet.',
  TAIL_REMINDER: 'Your staked units of the series earned a payout of the tail that you have not claimed.',
  TENDER_CLAIM_REMINDER: 'The round in which you tendered units of the series is settled, and you have not claimed it.',
  TENDER_OPENED: 'The treasury of the series buys staked units back: a round of tenders is open.',
  TENDER_REMINDER: 'A round of tenders of the series ends soon. Until its end you may tender units that you staked.',
  TENDER_SETTLED: 'A round of tenders of the series is settled. If you tendered units, you may claim.',
  TENDER_VOIDED: 'The series ended before its round of tenders was settled. The units stay staked.',
  TENDER_WITHDRAWN: 'Your units of the series are no longer tendered.',
  TERMS_AMENDED: 'The terms of the series were amended.',
  UNITS_BURNED: 'Your units of the series were burned.',
  UNITS_HELD: 'Units were delivered while your wallet was not verified. They earn, and stay locked until it is.',
  UNITS_MINTED: 'Units of the series were delivered to your wallet.',
  UNITS_RELEASED: 'Your wallet is verified: your units are unlocked.',
  UNITS_STAKED: 'Your units of the series were staked. They earn from the next census on.',
  UNITS_TENDERED: 'Your staked units of the series were tendered.',
  UNITS_UNSTAKED: 'Your units of the series were unstaked.',
  WINDOW_OPENED: 'A window of later trading takes orders.',
  WINDOW_SETTLED: 'A window of later trading is settled.',
  WINDOW_VOIDED: 'A window of later trading is void. The escrow of orders is returned.',
};

/** States whose name alone does not say what they are. */
const STATUSES: Readonly<Record<string, string>> = {
  COMMIT: 'Takes orders',
  CURVE: 'Units are sold',
  FULL: 'Gets everything',
  INVALID: 'Does not count',
  LOST: 'Gets nothing',
  PARTIAL: 'Gets a part',
  RAISING: 'Units are sold',
  SEALED: 'Not revealed yet',
  TAIL: 'The term is over',
  UNREVEALED: 'Not revealed in time',
  VALID: 'Counts',
};

/** Notifications by the time of their event, newest first. The gateway lists them by the time at which it wrote them. */
export const newestFirst = <Row extends Pick<Notice, 'occurredAt'>>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt));

// A gateway that is newer than the page may name further kinds, which are written as they are.
export const noticeSentence = (kind: Notice['kind']): string => SENTENCES[kind] ?? `${wordsOf(kind)}.`;
export const noticeStatus = (status: NonNullable<Notice['status']>): string => STATUSES[status] ?? wordsOf(status);
