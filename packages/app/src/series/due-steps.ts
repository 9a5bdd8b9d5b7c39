import { CENSUS_WAIT, LAMPORTS_PER_UNIT, TAIL_WINDOW, WINDOW_INTERVAL } from '@income-series/client/terms';
import type { Series } from './series.ts';
import { countUnits, markMissed, payTail, reportRouted, SERIES_STEPS, type SendableStep } from './steps.ts';

/** A step that anybody may send now, and what waits for it, as a sentence. */
export interface DueStep {
  readonly step: SendableStep;
  readonly waits: string;
}

const TRADED: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
const RUNNING: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);
const REPORTABLE: ReadonlySet<string> = new Set(['UPCOMING', 'OPEN', 'LATE', 'DEFERRED']);
const OVER: ReadonlySet<string> = new Set(['DONE', 'VOID']);

/** Tests that so many seconds have passed since a time. */
const isPast = (at: string, nowMs: number, seconds = 0n) => Date.parse(at) + Number(seconds) * 1000 <= nowMs;

function* raiseSteps({ state, auction }: Series, nowMs: number): Generator<DueStep> {
  if (auction === null) return;
  if (state === 'SETTLING' && auction.phase === 'GATE')
    yield {
      step: SERIES_STEPS.PASS_GATE,
      waits: 'The raise is settled, and its last check decides whether it succeeds.',
    };
  else if (state === 'SETTLING' || (state === 'RAISING' && isPast(auction.revealEndsAt, nowMs)))
    yield {
      step: SERIES_STEPS.SETTLE_STEP,
      waits: 'The bids are settled in steps. Without them the raise fails at its end.',
    };
}

/** The quarter whose staked units are counted next. Null while the quarter before is open, and after the last quarter. */
function quarterToCount({ curve, periods }: Series) {
  const countedPeriods = new Set(curve?.census.nodes.map(({ period }) => period));
  const at = periods.nodes.findIndex(({ period }) => !countedPeriods.has(period));
  const before = periods.nodes[at - 1];
  return before === undefined || !REPORTABLE.has(before.state) ? (periods.nodes[at] ?? null) : null;
}

function* curveSteps(series: Series, nowMs: number): Generator<DueStep> {
  const { state, curve, activatedAt, unitsOffered } = series;
  if (curve === null) return;
  if (state === 'CURVE') {
    const isSoldOut = BigInt(curve.sold) === BigInt(unitsOffered) * LAMPORTS_PER_UNIT;
    if (isSoldOut || BigInt(curve.reserve) >= BigInt(curve.threshold))
      yield { step: SERIES_STEPS.ACTIVATE_CURVE, waits: 'The sale raised enough, and the series begins.' };
    else if (isPast(curve.endsAt, nowMs))
      yield {
        step: SERIES_STEPS.FAIL_CURVE,
        waits: 'The sale is over and raised too little. Units can then be sold back.',
      };
  }
  const quarter = RUNNING.has(state) ? quarterToCount(series) : null;
  if (quarter && isPast(quarter.opensAt, nowMs) && activatedAt !== null && isPast(activatedAt, nowMs, CENSUS_WAIT))
    yield { step: countUnits(quarter.period), waits: 'The quarter is over, and its staked units are to be counted.' };
  if (TRADED.has(state) && curve.tenderState === 'OPEN' && curve.tenderEndsAt && isPast(curve.tenderEndsAt, nowMs))
    yield { step: SERIES_STEPS.SETTLE_TENDER, waits: 'The round of tenders is over, and pays once it is settled.' };
}

function* quarterSteps({ state, periods, routedIncomes }: Series, nowMs: number): Generator<DueStep> {
  const next = periods.nodes.find((quarter) => REPORTABLE.has(quarter.state));
  if (!RUNNING.has(state) || next === undefined) return;
  if (routedIncomes.nodes.some(({ period }) => period === next.period)) {
    if (isPast(next.closesAt, nowMs))
      yield {
        step: reportRouted(next.period),
        waits: 'The quarter came through the router, and its issuer did not report it.',
      };
  } else if (isPast(next.lateEndsAt, nowMs))
    yield {
      step: markMissed(next.period),
      waits: 'The quarter was not reported in time. Later ones wait until it is marked.',
    };
}

function* windowSteps(series: Series, nowMs: number): Generator<DueStep> {
  const { state, curve, windows, activatedAt, unitsOutstanding } = series;
  const [last] = windows.nodes;
  if (curve !== null) return;
  if (last !== undefined && !OVER.has(last.phase)) {
    if (!TRADED.has(state) || isPast(last.revealEndsAt, nowMs))
      yield { step: SERIES_STEPS.SETTLE_WINDOW, waits: 'The orders of the window are settled in steps.' };
    return;
  }
  const since = last?.openedAt ?? activatedAt;
  const isFree = last?.voidReason === 'EXTINGUISHMENT_REQUESTED';
  if (TRADED.has(state) && BigInt(unitsOutstanding) > 0n && since && (isFree || isPast(since, nowMs, WINDOW_INTERVAL)))
    yield { step: SERIES_STEPS.OPEN_WINDOW, waits: 'The next window of trading can be opened.' };
}

function* endSteps(series: Series, nowMs: number): Generator<DueStep> {
  const { state, routed, cap, paidTotal, accruedTotal, periods, hardshipRequests } = series;
  if (state === 'PAUSED') {
    const end = hardshipRequests.nodes.find((request) => request.state === 'APPROVED')?.pauseEndsAt;
    // Its holders alone read when a pause ends. The chain refuses anybody who ends it before.
    if (!end || isPast(end, nowMs))
      yield {
        step: SERIES_STEPS.END_PAUSE,
        waits: 'The series is paused. From the last day of the pause on, anybody may end it.',
      };
  }
  if (state === 'TAIL' && routed && BigInt(accruedTotal ?? 0) > 0n)
    yield { step: payTail(`${accruedTotal}`), waits: 'Money that accrued is paid out of what the router holds.' };
  const ended = periods.nodes.at(-1)?.report?.acceptedAt;
  if (TRADED.has(state) && paidTotal === cap)
    yield { step: SERIES_STEPS.CLOSE_SERIES, waits: 'The cap is paid, and the series ends.' };
  else if (state === 'TAIL' && (!ended || isPast(ended, nowMs, TAIL_WINDOW)))
    yield {
      step: SERIES_STEPS.CLOSE_SERIES,
      waits: 'The term is over. The chain closes the series 90 days later, or 180 if something is owed.',
    };
}

/**
 * The steps of a series that anybody may send, as far as its reader's view shows them. The chain decides in the end, and gives
 * the reason if it refuses a step.
 * @param nowMs the chain's time in milliseconds since 1970
 */
export function dueSteps(series: Series, nowMs: number): readonly DueStep[] {
  return [raiseSteps, curveSteps, quarterSteps, windowSteps, endSteps].flatMap((list) => [...list(series, nowMs)]);
}
