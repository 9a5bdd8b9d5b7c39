import { BPS, smaller } from './amounts.ts';
import { FEE_BPS } from './policy.ts';

/** The division of a payment, in base units: accrualIn + gross = fee + net + accrualOut. */
export interface PaymentSplit {
  readonly accrualIn: bigint;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  readonly accrualOut: bigint;
}

/** Divides an amount that is paid now into the fee, floor(amount * FEE_BPS / 10000), and the net for holders. */
export function takeFee(amount: bigint): { fee: bigint; net: bigint } {
  const fee = (amount * FEE_BPS) / BPS;
  return { fee, net: amount - fee };
}

/**
 * Divides the payment of a quarter: gross = min(payment - min(credit, payment), cap - paid - accrued). A deferred payment
 * (liquidity flag, or a paused series) accrues. Any other is paid together with all accrued money.
 * `paid + accrued <= cap` holds before and after.
 */
export function splitPayment(input: {
  readonly cap: bigint;
  /** The money paid so far, fees included. */
  readonly paid: bigint;
  readonly accrued: bigint;
  /** The credit from negative true-ups. */
  readonly credit?: bigint;
  readonly payment: bigint;
  readonly deferred: boolean;
}): PaymentSplit {
  const { cap, paid, accrued, credit = 0n, payment, deferred } = input;
  const gross = smaller(payment - smaller(credit, payment), cap - paid - accrued);
  if (deferred) return { accrualIn: accrued, gross, fee: 0n, net: 0n, accrualOut: accrued + gross };
  return { accrualIn: accrued, gross, ...takeFee(accrued + gross), accrualOut: 0n };
}
