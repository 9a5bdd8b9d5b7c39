import { periodId } from '../../../core/ids.ts';
import { type EventOf, timeOf } from '../../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import { patchSeries } from '../../series/worker/projection.ts';
import type { RoutedRow } from '../rows.ts';
import type { ReportingEvents } from './events.ts';

export const routed: ProjectedTable<number, RoutedRow> = {
  name: 'routed_income',
  keyOf: ({ period }) => period,
  load: ({ has, named }) =>
    has(['IncomeRouted', 'WithheldRaised']) ? [{ column: 'period', values: named<number>('period') }] : [],
};

/**
 * Handlers of the tier-1 income router; the threshold, rate and income of a routed series are public. They write no row of
 * money_events, because routed income is not a payment. Withheld money is paid with the reports.
 */
export const routerHandlers: Handlers<
  Pick<ReportingEvents, 'SeriesRouted' | 'RouterOpened' | 'RouterAmended' | 'IncomeRouted' | 'WithheldRaised'>
> = {
  SeriesRouted: (fold, { args }) => patchSeries(fold, args.seriesKey, { routed: true }),
  RouterOpened: publishTerms,
  RouterAmended: publishTerms,

  IncomeRouted(fold, event) {
    const { seriesKey, period, amount, withheld } = event.args;
    const before = fold.rows(routed).get(period);
    fold.rows(routed).put(period, {
      id: periodId(seriesKey, period),
      seriesKey,
      period,
      amount: (before?.amount ?? 0n) + BigInt(amount),
      withheld: (before?.withheld ?? 0n) + BigInt(withheld),
      updatedAt: timeOf(event),
    });
  },

  /** Adds the amount that a later quarter of the year withholds more, because a tier-3 report counts the threshold as reached. */
  WithheldRaised(fold, event) {
    const { period, amount } = event.args;
    const quarter = fold.rows(routed).need(period);
    const withheld = quarter.withheld + BigInt(amount);
    fold.rows(routed).put(period, { ...quarter, withheld, updatedAt: timeOf(event) });
  },
};

function publishTerms(fold: SeriesFold, { args }: EventOf<ReportingEvents, 'RouterOpened' | 'RouterAmended'>): void {
  const [routedTheta, routedRate] = [BigInt(args.theta), BigInt(args.ratePerUnit)];
  patchSeries(fold, args.seriesKey, { routedTheta, routedRate });
}
