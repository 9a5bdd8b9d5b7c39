/**
 * The rules of terms, payments and sales, without a hash: a form states them while somebody types, before a device seals the
 * terms and a gateway checks them.
 */

export { currencyNumber } from '../../../src/core/currency.ts';
export { type CurveSale, curveFault, leastCapOf } from '../../../src/core/curve-rules.ts';
export { computePayment } from '../../../src/core/payment.ts';
export { readPeriod, reportWindow } from '../../../src/core/period.ts';
export {
  CENSUS_WAIT,
  EXTINGUISH_MAX,
  EXTINGUISH_MIN,
  LAMPORTS_PER_UNIT,
  TAIL_WINDOW,
  WINDOW_INTERVAL,
} from '../../../src/core/policy.ts';
export { holdersReachable, largestBid, leastRaiseCap, phaseFault } from '../../../src/core/raise-rules.ts';
export { deriveRate } from '../../../src/core/terms.ts';
