import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import { CENSUS_WAIT, LATE_WINDOW, OPEN_WINDOW } from '@income-series/protocol/policy';
import { earliestAhead } from '../../../keepers/deadline.ts';
import { type EndingRow, mayEndAt } from '../../series/worker/ends-keeper-rules.ts';
import type { CurveAct } from '../monitor-rules.ts';

/** The indexed columns of a curve series that the keeper reads. Money is base units, units base lamports. */
export interface IndexedCurve extends EndingRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly firstPeriod: Period;
  readonly lastPeriod: Period;
  readonly supply: bigint;
  readonly threshold: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly deadline: Date;
  /** Null before the activation. */
  readonly activatedAt: Date | null;
  /** The state of the last round of tenders: OPEN, SETTLED or VOID; null before the first. */
  readonly tenderState: string | null;
  readonly tenderEndsAt: Date | null;
  /** The last quarter whose census was taken; null before the first. */
  readonly lastCensus: Period | null;
  /** True if the quarter of the last census is reported or missed. */
  readonly censusSettled: boolean;
}

/** The states of a series whose rounds of tenders can be settled. */
const TENDERABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
/** The states of a series whose censuses are taken. */
const COUNTABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);

/**
 * The step that anyone may send for a curve at the chain's time `now`; null if there is none. If several are due, the first is
 * returned, because each changes what follows. A curve is activated when it has raised enough or sold all units, even after its
 * deadline; it fails if it has done neither by then. The census of a past quarter is taken when the quarter before is reported or
 * missed, but not within CENSUS_WAIT after the activation. The census comes before a round is settled, because it counts the
 * units staked at that time.
 */
export function curveDue(row: IndexedCurve, now: Date): CurveAct | null {
  if (row.state === 'CURVE') {
    if (row.reserve >= row.threshold || row.sold === row.supply) return { kind: 'activateCurve' };
    return row.deadline <= now ? { kind: 'failCurve' } : null;
  }
  const period = COUNTABLE.has(row.state) ? nextCensus(row) : null;
  if (period !== null && countableAt(row, period) <= now.getTime()) return { kind: 'syncCensus', period };
  const isRoundOver = row.tenderEndsAt !== null && row.tenderEndsAt <= now;
  return TENDERABLE.has(row.state) && row.tenderState === 'OPEN' && isRoundOver ? { kind: 'settleTender' } : null;
}

/** The time from which the program takes a quarter's census, in unix milliseconds. */
function countableAt({ activatedAt }: IndexedCurve, period: Period): number {
  const periodEndMs = Number(periodEnd(period)) * 1000;
  return activatedAt === null ? periodEndMs : Math.max(periodEndMs, activatedAt.getTime() + Number(CENSUS_WAIT) * 1000);
}

/** The quarter whose census is taken next; null while the one before is open, and after the last quarter. */
function nextCensus({ firstPeriod, lastPeriod, lastCensus, censusSettled }: IndexedCurve): Period | null {
  if (lastCensus === null) return firstPeriod;
  return censusSettled && lastCensus < lastPeriod ? nextPeriod(lastCensus) : null;
}

/**
 * The time by which a step should be on the chain; null if it can wait. An activation must leave time for the first census, so
 * that the first quarter's report is not late or refused. A census is due as soon as it is possible, because it counts the
 * units staked at that time. A round must be settled before the series ends, or it is void. Marking a curve as failed can wait,
 * because nobody buys on it and units can be sold back for ever.
 */
export function curveDeadline(row: IndexedCurve, act: CurveAct, now: Date): Date | null {
  if (act.kind === 'syncCensus') return new Date(countableAt(row, act.period));
  if (act.kind === 'settleTender') return mayEndAt(row);
  if (act.kind === 'failCurve') return null;
  const leavingTimeBefore = (windows: bigint) =>
    new Date(Number(periodEnd(row.firstPeriod) + windows - CENSUS_WAIT) * 1000);
  return earliestAhead([leavingTimeBefore(OPEN_WINDOW), leavingTimeBefore(OPEN_WINDOW + LATE_WINDOW)], now);
}
