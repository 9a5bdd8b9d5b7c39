import { enumName } from '../../../core/chain-enums.ts';
import { clamp, INT8_MAX } from '../../../indexing/projection/clamp.ts';
import { logId, type SeriesEvent, timeOf } from '../../../indexing/projection/events.ts';
import type { ProjectedTable, SeriesFold, SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import type { AuctionEvents } from '../../auction/worker/events.ts';
import type { CurveEvents } from '../../curve/worker/events.ts';
import type { ExtinguishmentEvents } from '../../extinguishment/worker/events.ts';
import type { SolanaHoldingEvents } from '../../holdings/worker/events.ts';
import type { ReportingEvents } from '../../reporting/worker/events.ts';
import type { SeriesEvents, SolanaSeriesEvents } from '../../series/worker/events.ts';
import type { TermsEvents } from '../../terms/worker/events.ts';
import type { WindowEvents } from '../../windows/worker/events.ts';
import { type ActivityKind, type ActivityRow, activityKindOf, CURVE_KINDS, SHARED_KINDS } from '../model/index.ts';

type ActivityEvents = AuctionEvents &
  CurveEvents &
  ExtinguishmentEvents &
  ReportingEvents &
  Omit<SeriesEvents, 'SeriesCreated'> & {
    readonly SeriesCreated: (SeriesEvents | SolanaSeriesEvents)['SeriesCreated'] | SolanaSeriesEvents['RaiseCreated'];
  } & Pick<SolanaSeriesEvents, 'CurveActivated'> &
  Pick<SolanaHoldingEvents, 'UnitsStaked' | 'UnitsUnstaked' | 'UnitsRedeemed'> &
  TermsEvents &
  WindowEvents;

/** The columns of a feed row that depend on the kind of event. */
type Facts = Partial<Pick<ActivityRow, 'period' | 'round' | 'window' | 'units' | 'status' | 'reason'>>;

/** Facts of an event that changes the status of the series. */
const statusFacts = (status: string) => (): Facts => ({ status });
/** Facts of an event that changes the status of a quarter. */
const periodFacts =
  (status: string) =>
  ({ period }: { readonly period: number }): Facts => ({ period, status });
/** Facts with a count of units, at most what the column can hold. */
const unitFacts = (count: string): Facts => ({ units: clamp(count, INT8_MAX) });

/**
 * The columns that each kind of event fills from its arguments: numbers of rounds, periods and windows, statuses, reasons and
 * counts of units.
 */
const FACTS: { readonly [K in ActivityKind]: (args: ActivityEvents[K]) => Facts } = {
  SeriesCreated: (args) => ({ status: 'virtualQuote' in args ? 'CURVE' : 'RAISING' }),
  SeriesSettling: statusFacts('SETTLING'),
  SettlementRound: ({ round, units: sold }) => ({ round, ...unitFacts(sold) }),
  BidRejected: ({ round, reason }) => ({ round, reason: enumName('RejectReason', reason) }),
  RaiseSettled: ({ unitsSold }) => unitFacts(unitsSold),
  MintGatePassed: () => ({}),
  SeriesActivated: ({ unitsOutstanding }) => ({ status: 'ACTIVE', ...unitFacts(unitsOutstanding) }),
  SeriesFailed: ({ reason }) => ({ status: 'FAILED', reason: enumName('FailureReason', reason) }),
  ReportAccepted: periodFacts('REPORTED'),
  RoutedReportAccepted: periodFacts('REPORTED'),
  PeriodMissed: periodFacts('MISSED'),
  PeriodDeferred: periodFacts('DEFERRED'),
  TermsAmended: () => ({}),
  SeriesTailStarted: statusFacts('TAIL'),
  BuyOutAnnounced: () => ({}),
  SeriesClosed: ({ reason }) => ({ status: 'CLOSED', reason: enumName('CloseReason', reason) }),
  SeriesExtinguished: statusFacts('EXTINGUISHED'),
  WindowOpened: ({ window }) => ({ window, status: 'COMMIT' }),
  WindowCleared: ({ window, volume }) => ({ window, ...unitFacts(volume) }),
  WindowSettled: ({ window }) => ({ window, status: 'DONE' }),
  WindowVoided: ({ window, reason }) => ({ window, status: 'VOID', reason: enumName('VoidReason', reason) }),
  CurveBought: (trade) => unitFacts(trade.units),
  CurveSold: (trade) => unitFacts(trade.units),
  CurveActivated: ({ unitsOutstanding }) => ({ status: 'ACTIVE', ...unitFacts(unitsOutstanding) }),
  TreasuryFunded: () => ({}),
  TreasuryShared: () => ({}),
  CurveProceedsCollected: () => ({}),
  CurveUnitsSynced: ({ period, units: counted }) => ({ period, ...unitFacts(counted) }),
  UnitsStaked: (stake) => unitFacts(stake.units),
  UnitsUnstaked: (stake) => unitFacts(stake.units),
  TenderOpened: ({ round }) => ({ round }),
  UnitsTendered: ({ round, units: tendered }) => ({ round, ...unitFacts(tendered) }),
  TenderWithdrawn: ({ round, units: tendered }) => ({ round, ...unitFacts(tendered) }),
  TenderSettled: ({ round, units: tendered }) => ({ round, ...unitFacts(tendered) }),
  TenderVoided: ({ round }) => ({ round }),
  UnitsRedeemed: ({ units: burned }) => unitFacts(burned),
};

/** Builds the row of the public feed for an event; null if the event is not public. */
export function activityOf(event: SeriesEvent): ActivityRow | null {
  const kind = activityKindOf(event.name);
  if (kind === null) return null;
  const { seriesKey } = event.args as ActivityEvents[ActivityKind];
  const facts = FACTS[kind] as (args: ActivityEvents[ActivityKind]) => Facts;
  return {
    id: logId(event),
    seriesKey,
    kind,
    period: null,
    round: null,
    window: null,
    units: null,
    status: null,
    reason: null,
    ...facts(event.args as ActivityEvents[ActivityKind]),
    blockNumber: event.blockNumber,
    logIndex: event.logIndex,
    at: timeOf(event),
  };
}

const activity: ProjectedTable<string, ActivityRow> = { name: 'activity', keyOf: ({ id }) => id };

/** Adds an event to the public feed, if it is public. */
function publish(fold: SeriesFold, event: SeriesEvent): void {
  const row = activityOf(event);
  if (row !== null) fold.rows(activity).put(row.id, row);
}

export const activityProjection: SeriesProjection = {
  tables: [activity],
  handlers: Object.fromEntries(SHARED_KINDS.map((kind) => [kind, publish])),
  on: { solana: Object.fromEntries(['RaiseCreated', ...CURVE_KINDS].map((name) => [name, publish])) },
};
