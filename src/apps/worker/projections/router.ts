import { periodId } from '../../../core/ids.ts';
import { timeOf } from '../events.ts';
import { type Handlers, patchSeries } from './state.ts';

/**
 * The income router of tier 1: threshold, rate and income of such a series are public. No row of money_events comes of
 * it: those are payments, and routed income is none. What is withheld is paid by the reports (reports.ts).
 */
export const routerHandlers: Handlers<'RouterOpened' | 'IncomeRouted'> = {
  RouterOpened(state, { args }) {
    const [routedTheta, routedRate] = [BigInt(args.theta), BigInt(args.ratePerUnit)];
    patchSeries(state, args.seriesKey, { routed: true, routedTheta, routedRate });
  },

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
};
