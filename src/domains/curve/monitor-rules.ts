import type { Period } from '../../core/period.ts';

/** What anyone may do for a curve. */
export type CurveAct =
  | { readonly kind: 'activateCurve' | 'failCurve' | 'settleTender' }
  | { readonly kind: 'syncCensus'; readonly period: Period };

/** What was due, as rows name it. */
export type CurveDue = 'ACTIVATE' | 'FAIL' | 'TAKE_CENSUS' | 'SETTLE_TENDER';

const DUE: Readonly<Record<CurveAct['kind'], CurveDue>> = {
  activateCurve: 'ACTIVATE',
  failCurve: 'FAIL',
  syncCensus: 'TAKE_CENSUS',
  settleTender: 'SETTLE_TENDER',
};

export const dueName = (act: CurveAct | null): CurveDue | null => (act === null ? null : DUE[act.kind]);

/** What a look at a curve found: public facts of one block. */
export interface CurveFound {
  /** Of the series. */
  readonly state: string;
  readonly due: string | null;
  /** What trades left in the pool. */
  readonly reserve: bigint;
  /** The block's time. */
  readonly at: Date;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Whether a look is written down: the first; one that finds another state, or something else due; and where trades moved the
 * reserve, the first of each day (UTC).
 */
export function isNew(last: CurveFound | null, found: CurveFound): boolean {
  if (last === null || last.state !== found.state || last.due !== found.due) return true;
  return last.reserve !== found.reserve && dayOf(last.at) < dayOf(found.at);
}
