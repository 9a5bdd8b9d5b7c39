import type { Bytes32 } from '@income-series/protocol/hex';
import { deferrableFrom, type Paused, reportWindow } from '@income-series/protocol/period';
import { periodId } from '../../../core/ids.ts';
import { fromUnix } from '../../../indexing/projection/events.ts';
import type { ProjectedTable, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import type { PeriodRow } from '../rows.ts';

/** The table of periods. It loads the periods that the events name, or all if a pause changes the windows of later ones. */
export const periods: ProjectedTable<number, PeriodRow> = {
  name: 'periods',
  keyOf: ({ period }) => period,
  load: ({ has, named }) =>
    has(['PauseApproved', 'PauseEnded']) ? ['all'] : [{ column: 'period', values: named<number>('period') }],
};

/** Extends the windows of the open and coming periods by a pause, by the contract's rule. */
export function extendWindows(fold: SeriesFold, pause: Paused): void {
  for (const [period, row] of fold.rows(periods).rows()) {
    if (row.state === 'REPORTED' || row.state === 'MISSED' || deferrableFrom(period) <= pause.from) continue;
    const { closesAt, lateUntil } = reportWindow(period, pause);
    fold.rows(periods).put(period, { ...row, closesAt: fromUnix(closesAt), lateUntil: fromUnix(lateUntil) });
  }
}

/** The row of a period when its series is activated. */
export function newPeriod(seriesKey: Bytes32, period: number): PeriodRow {
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
