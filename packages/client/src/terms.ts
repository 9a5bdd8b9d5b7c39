/**
 * The rules of terms, payments and sales, without a hash: a form states them while somebody types, before a device seals the
 * terms and a gateway checks them.
 */

export { currencyNumber } from '@income-series/protocol/currency';
export { type CurveSale, curveFault, leastCapOf } from '@income-series/protocol/curve-rules';
export { computePayment } from '@income-series/protocol/payment';
export { readPeriod, reportWindow } from '@income-series/protocol/period';
export {
  CENSUS_WAIT,
  EXTINGUISH_MAX,
  EXTINGUISH_MIN,
  LAMPORTS_PER_UNIT,
  TAIL_WINDOW,
  WINDOW_INTERVAL,
} from '@income-series/protocol/policy';
export { holdersReachable, largestBid, leastRaiseCap, phaseFault } from '@income-series/protocol/raise-rules';
export { deriveRate } from '@income-series/protocol/terms';
