import { BPS, least } from './amounts.ts';
import { FEE_BPS } from './policy.ts';

/** How a payment divides: accrualIn + gross = fee + net + accrualOut. Base units. */
export interface PaymentSplit {
  readonly accrualIn: bigint;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  readonly accrualOut: bigint;
}

/** Fee and net of an amount that is paid now: fee = floor(amount * FEE_BPS / 10000). */
export function takeFee(amount: bigint): { fee: bigint; net: bigint } {
  const fee = (amount * FEE_BPS) / BPS;
  return { fee, net: amount - fee };
}

/**
 * The split of a period's payment: gross = min(payment - min(credit, payment), cap - paid - accrued). A deferred payment
 * (liquidity flag, or a paused series) accrues; any other pays its gross and all that had accrued.
 * `paid + accrued <= cap` holds before and after.
 */
export function splitPayment(input: {
  readonly cap: bigint;
  /** Paid so far, fees included. */
  readonly paid: bigint;
  readonly accrued: bigint;
  /** From negative true-ups. */
  readonly credit?: bigint;
  readonly payment: bigint;
  readonly deferred: boolean;
}): PaymentSplit {
  const { cap, paid, accrued, credit = 0n, payment, deferred } = input;
  const gross = least(payment - least(credit, payment), cap - paid - accrued);
  if (deferred) return { accrualIn: accrued, gross, fee: 0n, net: 0n, accrualOut: accrued + gross };
  return { accrualIn: accrued, gross, ...takeFee(accrued + gross), accrualOut: 0n };
}
