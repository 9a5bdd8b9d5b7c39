import { isSeriesStep, payTail, reportRouted, SERIES_STEPS, type SendableStep, submitTrueUp } from '../series/steps.ts';
import type { IssuedSeries } from './issued-series.ts';
import type { IssuedTask } from './task-words.ts';

/** The transaction that takes a step of an issuer; null if something else comes first, or a form has to be filled in. */
export function stepOf({ transactionKind, period, year }: IssuedTask, series: IssuedSeries): SendableStep | null {
  if (isSeriesStep(transactionKind)) return SERIES_STEPS[transactionKind];
  if (transactionKind === 'SUBMIT_ROUTED_REPORT' && period !== null) return reportRouted(period);
  if (transactionKind === 'PAY_TAIL' && series.accruedTotal !== null) return payTail(series.accruedTotal);
  if (transactionKind !== 'SUBMIT_TRUE_UP' || year === null) return null;
  const signed = series.annualCases.nodes.find((review) => review.year === year && review.state === 'SIGNED');
  return signed ? submitTrueUp(signed.id, year) : null;
}
