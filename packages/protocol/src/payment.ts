import { WAD_SQUARED, type Wad } from './amounts.ts';

/** The figures that determine the payment of a quarter. */
export interface PaymentInputs {
  /** The number of units outstanding. */
  readonly units: bigint;
  /** The payment for one unit and one unit of income, as WAD. */
  readonly r: Wad;
  /** The base units of the payment token for one minor unit of income, as WAD. */
  readonly fx: Wad;
  /** The annual threshold, in minor units. */
  readonly theta: bigint;
  /** The income of the year up to the end of the quarter, in minor units. */
  readonly ytd: bigint;
  /** The income of the year up to the end of the quarter before; 0 in a first quarter. */
  readonly prior: bigint;
}

/** The amount by which `a` is over `b`: max(0, a - b). */
export const excessOver = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/**
 * Computes the payment of a quarter, in base units, rounded down once:
 * max(0, floor(units * r * fx * (max(0, ytd - theta) - max(0, prior - theta)) / 1e36)).
 * The circuit proves the same formula for values in its ranges.
 */
export function computePayment({ units, r, fx, theta, ytd, prior }: PaymentInputs): bigint {
  const gained = excessOver(excessOver(ytd, theta), excessOver(prior, theta));
  return (units * r * fx * gained) / WAD_SQUARED;
}

/** The payment that a report of a routed series still owes: the proof's less what the router counted, but at least what it withheld. */
export function remainingPayment(payment: bigint, counted: bigint, withheld: bigint): bigint {
  const beyond = excessOver(payment, counted);
  return beyond > withheld ? beyond : withheld;
}
