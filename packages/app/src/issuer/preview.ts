import { computePayment, LAMPORTS_PER_UNIT } from '@income-series/client/terms';
import type { TypedTerms } from './draft-text.ts';

/** Private terms, as far as payments depend on them. */
export type PaidTerms = Pick<TypedTerms, 'theta' | 'rate' | 'unitsOffered'>;

export interface YearlyPayment {
  /** The income of a year, in minor units of its currency. */
  readonly income: bigint;
  /** The payment of the year for all units that are offered, in base units of the payment token, before the fee. */
  readonly total: bigint;
  /** The payment for one of them, rounded down. */
  readonly perUnit: bigint;
}

/** Three incomes of a year: the threshold, and half as much and twice as much above it. */
const incomesOf = (theta: bigint, major: bigint): readonly bigint[] =>
  theta === 0n ? [1_000n * major, 10_000n * major, 100_000n * major] : [theta, (theta * 3n) / 2n, theta * 3n];

/**
 * Computes what terms would pay at three incomes of a year, by the formula that the proof of a report computes.
 * @param fx base units of the payment token for one minor unit of the currency, as WAD
 * @param digits the decimals of the currency
 */
export function previewPayments(
  { theta, rate, unitsOffered }: PaidTerms,
  { fx, digits, isCurve }: { readonly fx: bigint; readonly digits: number; readonly isCurve: boolean },
): readonly YearlyPayment[] {
  const unit = isCurve ? LAMPORTS_PER_UNIT : 1n;
  return incomesOf(theta, 10n ** BigInt(digits)).map((income) => {
    const payment = (units: bigint) => computePayment({ units, r: rate, fx, theta, ytd: income, prior: 0n });
    return { income, total: payment(unitsOffered * unit), perUnit: payment(unit) };
  });
}
