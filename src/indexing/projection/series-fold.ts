import type { Address, Bytes32 } from '../../core/hex.ts';
import type { BidRow, OrderRow, RoundRow, WindowRow } from '../../domains/auction/x-market-rows.ts';
import type {
  ActivityRow,
  LedgerRow,
  PeriodRow,
  PositionRow,
  ReportRow,
  RoutedRow,
  SeriesRow,
} from '../../domains/series/x-rows.ts';
import type { EventName, EventOf } from './events.ts';
import { createTable, type Table } from './table.ts';

/**
 * A report spreads over several logs of one transaction; what has been seen of it so far. One that is proven has
 * evidence, acceptance and split; one of the router has its own acceptance and the split.
 */
export interface ReportParts {
  routed?: EventOf<'RoutedReportAccepted'>;
  evidence?: EventOf<'ReportEvidence'>;
  accepted?: EventOf<'ReportAccepted'>;
  /** Of a routed series' quarter in which nothing was routed. */
  attested?: EventOf<'AttestedReportTaken'>;
  split?: EventOf<'PaymentSplit'>;
}

/** What the fold of one series' events works on. Rows that no coming event touches may be left out. */
export interface SeriesState {
  readonly chain: string;
  readonly series: Table<Bytes32, SeriesRow>;
  readonly rounds: Table<number, RoundRow>;
  readonly bids: Table<Address, BidRow>;
  readonly windows: Table<number, WindowRow>;
  /** By their ids. */
  readonly orders: Table<string, OrderRow>;
  readonly periods: Table<number, PeriodRow>;
  readonly reports: Table<number, ReportRow>;
  readonly routed: Table<number, RoutedRow>;
  readonly positions: Table<Address, PositionRow>;
  readonly money: Table<string, LedgerRow>;
  readonly activity: Table<string, ActivityRow>;
  readonly fees: Table<string, LedgerRow>;
  /** Rejections seen, by round: a round's own event comes after them and may be blocks away. */
  readonly rejections: { readonly round: number; readonly reason: number }[];
  readonly parts: Map<number, ReportParts>;
  /** Who signed the rate of a quarter, where one was recorded: in its report's transaction or blocks before. */
  readonly signedRates: Map<number, NonNullable<ReportRow['fxFallback']>>;
}

type Loaded = 'series' | 'bids' | 'windows' | 'orders' | 'periods' | 'routed' | 'positions';
type Rows = { readonly [K in Loaded]?: SeriesState[K] } & {
  readonly rejections?: readonly { readonly round: number; readonly reason: number }[];
  readonly signedRates?: SeriesState['signedRates'];
};

/** The state before the first event, or with the rows that were read for the coming ones. */
export const createSeriesState = (chain: string, rows: Rows = {}): SeriesState => ({
  chain,
  series: rows.series ?? createTable(),
  rounds: createTable(),
  bids: rows.bids ?? createTable(),
  windows: rows.windows ?? createTable(),
  orders: rows.orders ?? createTable(),
  periods: rows.periods ?? createTable(),
  reports: createTable(),
  routed: rows.routed ?? createTable(),
  positions: rows.positions ?? createTable(),
  money: createTable(),
  activity: createTable(),
  fees: createTable(),
  rejections: [...(rows.rejections ?? [])],
  parts: new Map(),
  signedRates: new Map(rows.signedRates),
});

/** Changes some columns of the event's series. */
export function patchSeries(state: SeriesState, key: Bytes32, patch: Partial<SeriesRow>): void {
  state.series.put(key, { ...state.series.need(key), ...patch });
}

/** One function an event: it changes the working rows and nothing else. */
export type Handlers<N extends EventName> = {
  readonly [K in N]: (state: SeriesState, event: EventOf<K>) => void;
};
