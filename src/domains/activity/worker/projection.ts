import type { ChainKind } from '@income-series/protocol/address';
import { chainKind } from '@income-series/protocol/chain';
import { enumName } from '@income-series/protocol/chain-enums';
import { eventKind } from '../../../core/event-kind.ts';
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
import { type ActivityKind, type ActivityRow, CURVE_KINDS, isActivity, SHARED_KINDS } from '../model/index.ts';

type ActivityEvents = AuctionEvents &
  CurveEvents &
  ExtinguishmentEvents &
  ReportingEvents &
  SeriesEvents &
  Pick<SolanaSeriesEvents, 'CurveActivated'> &
  Pick<SolanaHoldingEvents, 'UnitsStaked' | 'UnitsUnstaked' | 'UnitsRedeemed'> &
  TermsEvents &
  WindowEvents;

/** The columns of a feed row that depend on the kind of event. */
type Facts = Partial<Pick<ActivityRow, 'period' | 'round' | 'window' | 'units' | 'status' | 'reason'>>;

/** Facts of an event that changes the status of the series. */
const becomes = (status: string) => (): Facts => ({ status });
/** Facts of an event that changes the status of a quarter. */
const periodBecomes =
  (status: string) =>
  ({ period }: { readonly period: number }): Facts => ({ period, status });
/** Facts with a count of units, at most what the column can hold. */
const units = (count: string): Facts => ({ units: clamp(count, INT8_MAX) });

/**
 * The columns that each kind of event fills from its arguments: numbers of rounds, periods and windows, statuses, reasons and
 * counts of units.
 */
const FACTS: { readonly [K in ActivityKind]: (args: ActivityEvents[K]) => Facts } = {
  SeriesCreated: becomes('RAISING'),
  SeriesSettling: becomes('SETTLING'),
  SettlementRound: ({ round, units: sold }) => ({ round, ...units(sold) }),
  BidRejected: ({ round, reason }) => ({ round, reason: enumName('RejectReason', reason) }),
  RaiseSettled: ({ unitsSold }) => units(unitsSold),
  MintGatePassed: () => ({}),
  SeriesActivated: ({ unitsOutstanding }) => ({ status: 'ACTIVE', ...units(unitsOutstanding) }),
  SeriesFailed: ({ reason }) => ({ status: 'FAILED', reason: enumName('FailureReason', reason) }),
  ReportAccepted: periodBecomes('REPORTED'),
  RoutedReportAccepted: periodBecomes('REPORTED'),
  PeriodMissed: periodBecomes('MISSED'),
  PeriodDeferred: periodBecomes('DEFERRED'),
  TermsAmended: () => ({}),
  SeriesTailStarted: becomes('TAIL'),
  BuyOutAnnounced: () => ({}),
  SeriesClosed: ({ reason }) => ({ status: 'CLOSED', reason: enumName('CloseReason', reason) }),
  SeriesExtinguished: becomes('EXTINGUISHED'),
  WindowOpened: ({ window }) => ({ window, status: 'COMMIT' }),
  WindowCleared: ({ window, volume }) => ({ window, ...units(volume) }),
  WindowSettled: ({ window }) => ({ window, status: 'DONE' }),
  WindowVoided: ({ window, reason }) => ({ window, status: 'VOID', reason: enumName('VoidReason', reason) }),
  CurveBought: (trade) => units(trade.units),
  CurveSold: (trade) => units(trade.units),
  CurveActivated: ({ unitsOutstanding }) => ({ status: 'ACTIVE', ...units(unitsOutstanding) }),
  TreasuryFunded: () => ({}),
  TreasuryShared: () => ({}),
  CurveProceedsCollected: () => ({}),
  CurveUnitsSynced: ({ period, units: counted }) => ({ period, ...units(counted) }),
  UnitsStaked: (stake) => units(stake.units),
  UnitsUnstaked: (stake) => units(stake.units),
  TenderOpened: ({ round }) => ({ round }),
  UnitsTendered: ({ round, units: tendered }) => ({ round, ...units(tendered) }),
  TenderWithdrawn: ({ round, units: tendered }) => ({ round, ...units(tendered) }),
  TenderSettled: ({ round, units: tendered }) => ({ round, ...units(tendered) }),
  TenderVoided: ({ round }) => ({ round }),
  UnitsRedeemed: ({ units: burned }) => units(burned),
};

type FactsOf = Partial<Record<ActivityKind, (args: never) => Facts>>;

/** Facts of events that have another meaning on one kind of chain. The Solana program's `SeriesCreated` creates a curve series. */
const FACTS_ON: Partial<Record<ChainKind, FactsOf>> = { solana: { SeriesCreated: becomes('CURVE') } };

/** Builds the row of the public feed for an event; null if the event is not public. `on`: the kind of the event's chain. */
export function activityOf(event: SeriesEvent, on: ChainKind | null = 'evm'): ActivityRow | null {
  const kind = eventKind(event.name);
  if (!isActivity(kind)) return null;
  const { seriesKey } = event.args as ActivityEvents[ActivityKind];
  // `RaiseCreated` of Solana is of the kind `SeriesCreated`, but creates no curve series.
  const factsOnChain = on && event.name === kind ? FACTS_ON[on]?.[kind] : undefined;
  const facts = (factsOnChain ?? FACTS[kind]) as (args: ActivityEvents[ActivityKind]) => Facts;
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
  const row = activityOf(event, chainKind(fold.chain));
  if (row !== null) fold.rows(activity).put(row.id, row);
}

export const activityProjection: SeriesProjection = {
  tables: [activity],
  handlers: Object.fromEntries(SHARED_KINDS.map((kind) => [kind, publish])),
  on: { solana: Object.fromEntries([...CURVE_KINDS, 'RaiseCreated'].map((kind) => [kind, publish])) },
};
