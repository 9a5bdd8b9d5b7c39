import { enumNameOrNull } from '../../core/chain-enums.ts';
import { periodId } from '../../core/ids.ts';
import { periodRange, reportWindow } from '../../core/period.ts';
import { clamp, INT4_MAX } from '../../indexing/projection/clamp.ts';
import { fromUnix, type ProductEvent, timeOf } from '../../indexing/projection/events.ts';
import { FoldError } from '../../indexing/projection/fold-error.ts';
import { type Handlers, patchSeries, type SeriesState } from '../../indexing/projection/series-fold.ts';
import { activityOf } from '../activity/projection.ts';
import { makeBidsDue, makeBidsRefundable, raiseHandlers } from '../auction/projection.ts';
import { attestorHandlers, NO_EXTINGUISHMENT } from '../hardship/projection.ts';
import { moneyHandlers } from '../holdings/money-projection.ts';
import { unitHandlers } from '../holdings/units-projection.ts';
import { reportHandlers } from '../reporting/projection.ts';
import { routerHandlers } from '../reporting/router-projection.ts';
import { windowHandlers } from '../windows/projection.ts';
import type { PeriodRow, SeriesRow } from './x-rows.ts';

const lifecycleHandlers: Handlers<
  'SeriesCreated' | 'SeriesSettling' | 'SeriesActivated' | 'SeriesFailed' | 'SeriesTailStarted' | 'SeriesClosed'
> = {
  SeriesCreated(state, event) {
    const { seriesKey, issuer, params } = event.args;
    const row: SeriesRow = {
      key: seriesKey,
      chain: state.chain,
      issuer,
      state: 'RAISING',
      contractHash: params.contractHash,
      termsCommitment: params.termsCommitment,
      lastIncomeCommitment: null,
      currencyCode: params.currencyCode,
      indexingRule: params.indexingRule,
      unitsOffered: BigInt(params.unitsOffered),
      unitsOutstanding: 0n,
      cap: BigInt(params.cap),
      paidTotal: 0n,
      accruedTotal: 0n,
      firstPeriod: params.firstPeriod,
      lastPeriod: params.lastPeriod,
      phase: 'COMMIT',
      reservePrice: BigInt(params.reservePrice),
      maxUnitsPerBid: BigInt(params.maxUnitsPerBid),
      minRaise: BigInt(params.minRaise),
      minHolders: Number(clamp(params.minHolders, INT4_MAX)),
      concentrationBps: params.concentrationBps,
      commitEndsAt: fromUnix(params.commitEndsAt),
      revealEndsAt: fromUnix(params.revealEndsAt),
      gateEndsAt: fromUnix(params.gateEndsAt),
      clearingPrice: null,
      unitsSold: null,
      proceeds: null,
      failureReason: null,
      mintGate: null,
      closeReason: null,
      createdBlock: event.blockNumber,
      createdAt: timeOf(event),
      activatedAt: null,
      pauseNonce: 0n,
      extinguishNonce: 0n,
      ...NO_EXTINGUISHMENT,
      amendmentNonce: 0n,
      trueupNonce: 0n,
      creditTotal: 0n,
      pausedUntil: null,
      pausedFrom: null,
      routed: false,
      routedTheta: null,
      routedRate: null,
    };
    state.series.put(seriesKey, row);
  },

  SeriesSettling(state, { args }) {
    patchSeries(state, args.seriesKey, { state: 'SETTLING', phase: 'SETTLE' });
  },

  /** Periods begin to exist: each waits for the end of its quarter. What the clock makes of them is another step's. */
  SeriesActivated(state, event) {
    const { seriesKey, unitsOutstanding, openingCommitment } = event.args;
    patchSeries(state, seriesKey, {
      state: 'ACTIVE',
      phase: 'DONE',
      unitsOutstanding: BigInt(unitsOutstanding),
      lastIncomeCommitment: openingCommitment,
      activatedAt: timeOf(event),
    });
    const { firstPeriod, lastPeriod } = state.series.need(seriesKey);
    for (const period of periodRange(firstPeriod, lastPeriod)) state.periods.put(period, newPeriod(seriesKey, period));
    makeBidsDue(state);
  },

  SeriesFailed(state, { args }) {
    const { mintGate } = state.series.need(args.seriesKey);
    patchSeries(state, args.seriesKey, {
      state: 'FAILED',
      phase: 'FAILED',
      failureReason: enumNameOrNull('FailureReason', args.reason),
      mintGate: mintGate === null ? null : 'CLOSED',
    });
    makeBidsRefundable(state);
  },

  SeriesTailStarted(state, { args }) {
    patchSeries(state, args.seriesKey, { state: 'TAIL', pausedUntil: null });
  },

  SeriesClosed(state, { args }) {
    const closeReason = enumNameOrNull('CloseReason', args.reason);
    patchSeries(state, args.seriesKey, { state: 'CLOSED', closeReason, pausedUntil: null });
  },
};

function newPeriod(seriesKey: SeriesRow['key'], period: number): PeriodRow {
  const { opensAt, closesAt, lateUntil } = reportWindow(period);
  return {
    id: periodId(seriesKey, period),
    seriesKey,
    period,
    state: 'UPCOMING',
    opensAt: fromUnix(opensAt),
    closesAt: fromUnix(closesAt),
    lateUntil: fromUnix(lateUntil),
    unitsOutstanding: null,
    incomeCommitment: null,
    priorIncomeCommitment: null,
    gross: null,
    fee: null,
    net: null,
    accrual: null,
  };
}

export const seriesHandlers = {
  ...lifecycleHandlers,
  ...raiseHandlers,
  ...reportHandlers,
  ...routerHandlers,
  ...attestorHandlers,
  ...moneyHandlers,
  ...windowHandlers,
  ...unitHandlers,
};

/** Applies one series' events in chain order, and tells them. Events that no projection reads change nothing. */
export function foldSeries(state: SeriesState, events: Iterable<{ readonly name: string }>): SeriesState {
  const handlers: Readonly<Record<string, ((state: SeriesState, event: never) => void) | undefined>> = seriesHandlers;
  for (const event of events) {
    handlers[event.name]?.(state, event as never);
    const told = activityOf(event as ProductEvent);
    if (told !== null) state.activity.put(told.id, told);
  }
  if (state.parts.size > 0) throw new FoldError('A report lacks one of its events.');
  return state;
}
