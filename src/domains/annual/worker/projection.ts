import { nextNonce } from '../../../indexing/projection/events.ts';
import type { Handlers, SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { enterMoney } from '../../holdings/worker/money-projection.ts';
import { patchSeries, series } from '../../series/worker/projection.ts';
import type { AnnualEvents } from './events.ts';

const handlers: Handlers<AnnualEvents> = {
  /** Enters the change of the owed amount as money. It may be smaller than the adjustment, because the cap limits it. */
  TrueUpAccepted(fold, event) {
    const { seriesKey, trueupNonce, accrualOut, creditOut } = event.args;
    const { accruedTotal, creditTotal } = fold.rows(series).need(seriesKey);
    const change = BigInt(accrualOut) - BigInt(creditOut) - (accruedTotal - creditTotal);
    patchSeries(fold, seriesKey, {
      trueupNonce: nextNonce(trueupNonce),
      accruedTotal: BigInt(accrualOut),
      creditTotal: BigInt(creditOut),
    });
    const owedMore = { kind: 'TRUE_UP', amount: `${change}` };
    const owedLess = { kind: 'TRUE_UP_CREDIT', amount: `${-change}` };
    enterMoney(fold, event, change >= 0n ? owedMore : owedLess);
  },
};

export const annualProjection: SeriesProjection = { tables: [], handlers };
