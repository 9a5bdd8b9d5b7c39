import { periodId } from '../../core/ids.ts';
import { type EventOf, timeOf } from '../../indexing/projection/events.ts';
import { type Handlers, patchSeries, type SeriesState } from '../../indexing/projection/series-fold.ts';

/**
 * The income router of tier 1: threshold, rate and income of such a series are public. No row of money_events comes of
 * it: those are payments, and routed income is none. What is withheld is paid by the reports (reports.ts).
 */
export const routerHandlers: Handlers<
  'SeriesRouted' | 'RouterOpened' | 'RouterAmended' | 'IncomeRouted' | 'WithheldRaised'
> = {
  SeriesRouted: (state, { args }) => patchSeries(state, args.seriesKey, { routed: true }),
  RouterOpened: publishTerms,
  RouterAmended: publishTerms,

  IncomeRouted(state, event) {
    const { seriesKey, period, amount, withheld } = event.args;
    const before = state.routed.get(period);
    state.routed.put(period, {
      id: periodId(seriesKey, period),
      seriesKey,
      period,
      amount: (before?.amount ?? 0n) + BigInt(amount),
      withheld: (before?.withheld ?? 0n) + BigInt(withheld),
      updatedAt: timeOf(event),
    });
  },

  /** What the threshold of a report of tier 3 left out of a later quarter of the year was paid in. */
  WithheldRaised(state, event) {
    const { period, amount } = event.args;
    const quarter = state.routed.need(period);
    const withheld = quarter.withheld + BigInt(amount);
    state.routed.put(period, { ...quarter, withheld, updatedAt: timeOf(event) });
  },
};

function publishTerms(state: SeriesState, { args }: EventOf<'RouterOpened' | 'RouterAmended'>): void {
  const [routedTheta, routedRate] = [BigInt(args.theta), BigInt(args.ratePerUnit)];
  patchSeries(state, args.seriesKey, { routedTheta, routedRate });
}
