import { deferrableFrom, type Paused, reportWindow } from '../../core/period.ts';
import { fromUnix } from '../../indexing/projection/events.ts';
import type { SeriesState } from '../../indexing/projection/series-fold.ts';

/** Events that change the windows of every period to come. */
export const PAUSE_SWEEPS: ReadonlySet<string> = new Set(['PauseApproved', 'PauseEnded']);

/** Sets the windows of the periods without a report that a pause may extend, as the contract counts them. */
export function extendWindows({ periods }: SeriesState, pause: Paused): void {
  for (const [period, row] of periods.rows()) {
    if (row.state === 'REPORTED' || row.state === 'MISSED' || deferrableFrom(period) <= pause.from) continue;
    const { closesAt, lateUntil } = reportWindow(period, pause);
    periods.put(period, { ...row, closesAt: fromUnix(closesAt), lateUntil: fromUnix(lateUntil) });
  }
}
