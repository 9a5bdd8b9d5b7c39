import type { Bytes32 } from '../../core/hex.ts';
import { nextPeriod, type Period, periodEnd } from '../../core/period.ts';
import { CENSUS_WAIT, LATE_WINDOW, OPEN_WINDOW } from '../../core/policy.ts';
import { earliestAhead } from '../../keepers/deadline.ts';
import { type EndingRow, mayEndAt } from '../series/ends-keeper-rules.ts';
import type { CurveAct } from './monitor-rules.ts';

/** A series with its curve, as the index has it. Money in base units, units in base lamports. */
export interface KeptCurve extends EndingRow {
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
  /** The last round of tenders: OPEN, SETTLED, VOID; null before the first. */
  readonly tenderState: string | null;
  readonly tenderEndsAt: Date | null;
  /** The last period whose census was taken; null before the first. */
  readonly lastCensus: Period | null;
  /** Whether that period is reported or missed. */
  readonly censusSettled: boolean;
}

const TENDERED: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
const COUNTED: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);

/**
 * What anyone may do for a curve at the chain's `now`; the first of several, as each changes what follows. A curve is activated
 * once it raised enough or sold everything, even after its deadline, and has failed where it did neither by then. A census is
 * taken of each quarter that is over, in order, as soon as the one before is reported or missed, but not within CENSUS_WAIT
 * after the activation: what is staked by then is what it is to count, so it comes before a round is settled.
 */
export function curveDue(row: KeptCurve, now: Date): CurveAct | null {
  if (row.state === 'CURVE') {
    if (row.reserve >= row.threshold || row.sold === row.supply) return { kind: 'activateCurve' };
    return row.deadline <= now ? { kind: 'failCurve' } : null;
  }
  const period = COUNTED.has(row.state) ? nextCensus(row) : null;
  if (period !== null && countableAt(row, period) <= now.getTime()) return { kind: 'syncCensus', period };
  const ended = row.tenderEndsAt !== null && row.tenderEndsAt <= now;
  return TENDERED.has(row.state) && row.tenderState === 'OPEN' && ended ? { kind: 'settleTender' } : null;
}

/** From when on the program takes a quarter's census, in milliseconds. */
function countableAt({ activatedAt }: KeptCurve, period: Period): number {
  const ended = Number(periodEnd(period)) * 1000;
  return activatedAt === null ? ended : Math.max(ended, activatedAt.getTime() + Number(CENSUS_WAIT) * 1000);
}

/** The quarter whose census is the next that can be taken; null where none can. */
function nextCensus({ firstPeriod, lastPeriod, lastCensus, censusSettled }: KeptCurve): Period | null {
  if (lastCensus === null) return firstPeriod;
  return censusSettled && lastCensus < lastPeriod ? nextPeriod(lastCensus) : null;
}

/**
 * Until when an act is in time at the chain's `now`. An activation leaves time for the first census, which its first quarter's
 * report needs: before that turns late, and before it is no longer taken. A census counts what is staked when it is taken, so its
 * deadline is the moment at which it becomes possible. A round that is not settled when the series ends is void. A curve that
 * failed can wait: nobody trades on it, and its units are taken back without an end.
 */
export function curveDeadline(row: KeptCurve, act: CurveAct, now: Date): Date | null {
  if (act.kind === 'syncCensus') return new Date(countableAt(row, act.period));
  if (act.kind === 'settleTender') return mayEndAt(row);
  if (act.kind === 'failCurve') return null;
  const before = (windows: bigint) => new Date(Number(periodEnd(row.firstPeriod) + windows - CENSUS_WAIT) * 1000);
  return earliestAhead([before(OPEN_WINDOW), before(OPEN_WINDOW + LATE_WINDOW)], now);
}
