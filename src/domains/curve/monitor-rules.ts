import type { Period } from '@income-series/protocol/period';

/** A step that anyone may send for a curve. */
export type CurveAct =
  | { readonly kind: 'activateCurve' | 'failCurve' | 'settleTender' }
  | { readonly kind: 'syncCensus'; readonly period: Period };

/** The name of a due step in stored rows. */
export type CurveDue = 'ACTIVATE' | 'FAIL' | 'TAKE_CENSUS' | 'SETTLE_TENDER';

const DUE_NAMES: Readonly<Record<CurveAct['kind'], CurveDue>> = {
  activateCurve: 'ACTIVATE',
  failCurve: 'FAIL',
  syncCensus: 'TAKE_CENSUS',
  settleTender: 'SETTLE_TENDER',
};

/** The stored name of a due step; null if nothing is due. */
export const dueName = (act: CurveAct | null): CurveDue | null => (act === null ? null : DUE_NAMES[act.kind]);

/** The result of a check of a curve: public facts of one block. */
export interface CheckResult {
  /** The state of the series. */
  readonly state: string;
  readonly due: string | null;
  /** The money in the pool, in base units. */
  readonly reserve: bigint;
  /** The time of the block that was checked. */
  readonly at: Date;
}

/** The day of a time, in UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Tests that a check is recorded: it is the first, its state or due step differs from the last record, or trades moved the
 * reserve and the last record is of an earlier day (UTC).
 */
export function isRecorded(last: CheckResult | null, check: CheckResult): boolean {
  if (last === null || last.state !== check.state || last.due !== check.due) return true;
  return last.reserve !== check.reserve && dayOf(last.at) < dayOf(check.at);
}
