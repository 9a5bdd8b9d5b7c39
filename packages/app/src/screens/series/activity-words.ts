import { formatUnits } from '../../format/money.ts';
import { reasonWords } from '../../format/reasons.ts';
import { formatPeriod } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import type { SeriesActivityQuery } from '../../generated/operations.ts';

type ActivityEvent = NonNullable<SeriesActivityQuery['series']>['activity']['nodes'][number];

/** The words for each kind of event. They include the new state of the series. */
const EVENTS: Readonly<Record<ActivityEvent['kind'], string>> = {
  BID_REJECTED: 'Bid rejected',
  BUY_OUT_ANNOUNCED: 'Buy-out announced',
  CURVE_ACTIVATED: 'Enough was raised: the series pays from now on',
  CURVE_BOUGHT: 'Units bought',
  CURVE_PROCEEDS_COLLECTED: 'Proceeds taken by the issuer',
  CURVE_SOLD: 'Units sold back',
  CURVE_UNITS_SYNCED: 'Staked units counted',
  MINT_GATE_PASSED: 'Last checks passed',
  PERIOD_DEFERRED: 'Report put off by a pause',
  PERIOD_MISSED: 'Report missed',
  RAISE_SETTLED: 'Price found',
  REPORT_ACCEPTED: 'Report accepted',
  ROUTED_REPORT_ACCEPTED: 'Report of routed income accepted',
  SERIES_ACTIVATED: 'Sale complete: the series pays from now on',
  SERIES_CLOSED: 'Series ended',
  SERIES_CREATED: 'Series created: its sale began',
  SERIES_EXTINGUISHED: 'Series extinguished',
  SERIES_FAILED: 'Sale failed',
  SERIES_SETTLING: 'Bidding ended: the price is being found',
  SERIES_TAIL_STARTED: 'Last quarter ended: the last payments began',
  SETTLEMENT_ROUND: 'Step towards the price',
  TENDER_OPENED: 'Round of tenders opened',
  TENDER_SETTLED: 'Round of tenders settled',
  TENDER_VOIDED: 'Round of tenders void',
  TENDER_WITHDRAWN: 'Tender withdrawn',
  TERMS_AMENDED: 'Terms amended',
  TREASURY_FUNDED: 'Treasury received its share',
  TREASURY_SHARED: 'Treasury shared out',
  UNITS_REDEEMED: 'Units that were not staked bought back',
  UNITS_STAKED: 'Units staked',
  UNITS_TENDERED: 'Units tendered',
  UNITS_UNSTAKED: 'Units unstaked',
  WINDOW_CLEARED: 'Price of a window found',
  WINDOW_OPENED: 'Window opened for orders',
  WINDOW_SETTLED: 'Window settled',
  WINDOW_VOIDED: 'Window void',
};

/** An event of a series, in one line. A kind that this version does not know is written as it is, with its state. */
export function activityWords(
  { kind, period, window, round, units, status, reason }: Omit<ActivityEvent, 'id' | 'occurredAt'>,
  isCurve: boolean,
): string {
  const event = EVENTS[kind];
  const parts = [
    event ?? wordsOf(kind),
    period && formatPeriod(period),
    window !== null && `window ${window}`,
    round !== null && `round ${round}`,
    units && `${formatUnits(units, isCurve)} units`,
    event === undefined && status && wordsOf(status).toLowerCase(),
  ];
  const text = parts.filter(Boolean).join(', ');
  return reason ? `${text}. ${reasonWords(reason)}` : text;
}
