import { WAD_SQUARED, type Wad } from './amounts.ts';

export interface PaymentInputs {
  /** Units outstanding. */
  readonly units: bigint;
  /** WAD payment a unit a unit of income. */
  readonly r: Wad;
  /** WAD payment-token base units a minor unit of income. */
  readonly fx: Wad;
  /** Annual threshold, minor units. */
  readonly theta: bigint;
  /** Year to date at the end of the period, minor units. */
  readonly ytd: bigint;
  /** Year to date at the end of the period before; 0 in a first quarter. */
  readonly prior: bigint;
}

/** max(0, a - b) */
export const over = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/**
 * What a period owes, base units:
 * max(0, floor(units * r * fx * (max(0, ytd - theta) - max(0, prior - theta)) / 1e36)).
 * Exact: one floor at the end. The circuit proves the same for values in its ranges.
 */
export function computePayment({ units, r, fx, theta, ytd, prior }: PaymentInputs): bigint {
  const gained = over(over(ytd, theta), over(prior, theta));
  return (units * r * fx * gained) / WAD_SQUARED;
}

/** The payment of a report of tier 3: the proof's, less what the router counted of it, and no less than the quarter withheld. */
export function paymentBeyond(payment: bigint, counted: bigint, withheld: bigint): bigint {
  const beyond = over(payment, counted);
  return beyond > withheld ? beyond : withheld;
}
