import { nextNonce } from '../../indexing/projection/events.ts';
import type { Handlers, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { enterMoney } from '../holdings/money-projection.ts';
import { patchSeries, series } from '../series/projection.ts';
import type { AnnualEvents } from './events.ts';

const handlers: Handlers<AnnualEvents> = {
  /** The row of money_events is what the true-up changed of what is owed: less than it says where the cap is near. */
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
