import { formatPeriod, formatUnits, formatWord } from '../formats.ts';
import type { FeedEvent } from './activity.ts';

/** The parts of an event in words: its quarter, its number of units, the number of its round or window. */
interface EventParts {
  readonly quarter: string;
  readonly units: string;
  readonly round: string;
  readonly window: string;
}

const SENTENCES: Readonly<Record<FeedEvent['kind'], (parts: EventParts) => string>> = {
  BID_REJECTED: () => 'A winning bid was rejected',
  BUY_OUT_ANNOUNCED: () => 'The issuer announced that it may buy the series out',
  CURVE_ACTIVATED: () => 'The curve reached its threshold, and the series became active',
  CURVE_BOUGHT: ({ units }) => `${units} were bought on the curve`,
  CURVE_PROCEEDS_COLLECTED: () => 'The issuer collected the proceeds of the curve',
  CURVE_SOLD: ({ units }) => `${units} were sold back to the curve`,
  CURVE_UNITS_SYNCED: ({ units, quarter }) => `${units} were counted as staked at the end of ${quarter}`,
  MINT_GATE_PASSED: () => 'The raise passed its last check',
  PERIOD_DEFERRED: ({ quarter }) => `The report of ${quarter} was deferred by a pause`,
  PERIOD_MISSED: ({ quarter }) => `${quarter} was not reported in time`,
  RAISE_SETTLED: ({ units }) => `The raise was settled: ${units} were sold`,
  REPORT_ACCEPTED: ({ quarter }) => `The report of ${quarter} was accepted`,
  ROUTED_REPORT_ACCEPTED: ({ quarter }) => `The report of ${quarter} was accepted, by income through the router`,
  SERIES_ACTIVATED: ({ units }) => `The series became active with ${units}`,
  SERIES_CLOSED: () => 'The series ended',
  SERIES_CREATED: () => 'The series was created, and the sale of its units began',
  SERIES_EXTINGUISHED: () => 'The series was extinguished',
  SERIES_FAILED: () => 'The sale of the units failed',
  SERIES_SETTLING: () => 'The settlement of the raise began',
  SERIES_TAIL_STARTED: () => 'The term of the series is over',
  SETTLEMENT_ROUND: ({ round, units }) => `Round ${round} of the settlement ended with ${units}`,
  TENDER_OPENED: ({ round }) => `Round ${round} of tenders began`,
  TENDER_SETTLED: ({ round, units }) => `Round ${round} of tenders was settled with ${units}`,
  TENDER_VOIDED: ({ round }) => `Round ${round} of tenders became void`,
  TENDER_WITHDRAWN: ({ units }) => `${units} were withdrawn from the round of tenders`,
  TERMS_AMENDED: () => 'The terms were amended',
  TREASURY_FUNDED: () => 'The treasury received its share',
  TREASURY_SHARED: () => 'The series ended, and its units share the treasury',
  UNITS_REDEEMED: ({ units }) => `${units} were redeemed after the end`,
  UNITS_STAKED: ({ units }) => `${units} were staked`,
  UNITS_TENDERED: ({ units }) => `${units} were tendered`,
  UNITS_UNSTAKED: ({ units }) => `${units} were unstaked`,
  WINDOW_CLEARED: ({ window, units }) => `Window ${window} found its price: ${units} were traded`,
  WINDOW_OPENED: ({ window }) => `Window ${window} opened`,
  WINDOW_SETTLED: ({ window }) => `Window ${window} was settled`,
  WINDOW_VOIDED: ({ window }) => `Window ${window} became void`,
};

const unitsOf = ({ units }: FeedEvent, series: { readonly curve?: object | null }) => {
  if (units === null) return 'units';
  const text = formatUnits(units, series);
  return text === '1' ? '1 unit' : `${text} units`;
};

/** An event as a sentence for people. It never names an amount or a person, as the event itself does not. */
export function sayEvent(event: FeedEvent, series: { readonly curve?: object | null }): string {
  const sentence = SENTENCES[event.kind]({
    quarter: event.period === null ? 'a quarter' : formatPeriod(event.period),
    units: unitsOf(event, series),
    round: `${event.round ?? ''}`,
    window: `${event.window ?? ''}`,
  });
  return `${sentence}${event.reason === null ? '' : ` (${formatWord(event.reason)})`}.`;
}
