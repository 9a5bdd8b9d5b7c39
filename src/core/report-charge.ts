import { least } from './amounts.ts';
import { over, paymentBeyond } from './payment.ts';
import { splitPayment } from './split.ts';

/** The state of a series on the chain on which the money of its next report depends, in base units. */
export interface ChargeBasis {
  readonly cap: bigint;
  /** The money paid so far, fees included. */
  readonly paid: bigint;
  readonly accrued: bigint;
  /** The credit from negative true-ups. */
  readonly credit: bigint;
  /** True if the series is paused. Nothing falls due during a pause. */
  readonly paused: boolean;
  /**
   * The router's figures of a routed series: the money that it deducts from the proof's payment, the money that it withheld in the
   * quarter, and the money that it lacks for later quarters. Null for other series.
   */
  readonly router: { readonly counted: bigint; readonly withheld: bigint; readonly missing: bigint } | null;
}

/**
 * The money of a report, in base units. Two equations hold, in which gross is the part of the payment that the series owes:
 *
 *     max(payment - counted, withheld) = credited + aboveCap + gross
 *     accruedBefore + gross = due + accruedAfter
 */
export interface ReportCharge {
  /** The block at which the figures were read. */
  readonly block: bigint;
  readonly routed: boolean;
  /** The payment by the proof, its sixth signal. */
  readonly payment: bigint;
  /** The part of the payment that the router has counted already. */
  readonly counted: bigint;
  /** The money that the router withheld in the quarter, which is the least payment. */
  readonly withheld: bigint;
  /** The part of the payment that credit covers. */
  readonly credited: bigint;
  /** The part of the payment that exceeds the cap. */
  readonly aboveCap: bigint;
  /** The reason why nothing falls due; null if the payment falls due. */
  readonly deferredBy: 'FLAG' | 'PAUSE' | null;
  readonly accruedBefore: bigint;
  readonly accruedAfter: bigint;
  /** The money that the report pays to holders and as fees. */
  readonly due: bigint;
  /** The money that the router lacks for later quarters. */
  readonly missing: bigint;
  /** The money that the report takes from the issuer's wallet, which is also the allowance that it needs. */
  readonly taken: bigint;
}

/**
 * Computes the money of `submitReport` as the contract does. Accrued money falls due with the payment, unless the report has the liquidity
 * flag or the series is paused. The issuer of a routed series pays only the money that the router did not withhold, and the money that it
 * lacks for later quarters, because the router has the rest.
 */
export function chargeOf(
  basis: ChargeBasis,
  {
    payment,
    liquidityFlag,
    block,
  }: { readonly payment: bigint; readonly liquidityFlag: number; readonly block: bigint },
): ReportCharge {
  const { router, accrued, credit, paused } = basis;
  const { counted, withheld, missing } = router ?? { counted: 0n, withheld: 0n, missing: 0n };
  const ownPayment = paymentBeyond(payment, counted, withheld);
  const credited = least(credit, ownPayment);
  const deferredBy = liquidityFlag === 1 ? 'FLAG' : paused && router === null ? 'PAUSE' : null;
  const split = splitPayment({ ...basis, payment: ownPayment, deferred: deferredBy !== null });
  const due = split.fee + split.net;
  return {
    block,
    routed: router !== null,
    payment,
    counted: least(payment, counted),
    withheld,
    credited,
    deferredBy,
    aboveCap: ownPayment - credited - split.gross,
    accruedBefore: accrued,
    accruedAfter: split.accrualOut,
    due,
    missing,
    taken: router === null ? due : over(split.gross, withheld) + missing,
  };
}
