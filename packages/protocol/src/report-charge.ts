import { smaller } from './amounts.ts';
import { excessOver, remainingPayment } from './payment.ts';
import { splitPayment } from './split.ts';

/** The facts of a series on the chain that decide the money of its next report, in base units. */
export interface ChargeBasis {
  readonly cap: bigint;
  /** The money paid so far, fees included. */
  readonly paid: bigint;
  readonly accrued: bigint;
  /** The credit from negative true-ups. */
  readonly credit: bigint;
  /** True if a pause runs, in which nothing falls due. */
  readonly paused: boolean;
  /** True if the census of a curve series counted no units, so that nobody can be paid. */
  readonly uncounted: boolean;
  /**
   * The router's figures of a routed series: the money that it deducts from the proof's payment, the money that it withheld in the
   * quarter, and the money that it lacks for later quarters. Null for other series.
   */
  readonly router: { readonly counted: bigint; readonly withheld: bigint; readonly missing: bigint } | null;
}

/**
 * The money of a report, in base units: `max(payment - counted, withheld) = credited + aboveCap + gross`, `accruedBefore + gross
 * = due + accruedAfter`.
 */
export interface ReportCharge {
  /** The block that the figures are of. */
  readonly block: bigint;
  readonly routed: boolean;
  /** The payment by the proof, its sixth signal. */
  readonly payment: bigint;
  /** The part of the payment that the router has counted already. */
  readonly counted: bigint;
  /** The money that the router withheld in the quarter. The report pays at least as much. */
  readonly withheld: bigint;
  /** The part of the payment that credit covers. */
  readonly credited: bigint;
  /** The part of the payment that exceeds the cap. */
  readonly aboveCap: bigint;
  /** The reason why nothing falls due; null if the payment falls due. */
  readonly deferredBy: 'FLAG' | 'PAUSE' | 'CENSUS' | null;
  readonly accruedBefore: bigint;
  readonly accruedAfter: bigint;
  /** The money that the report pays to holders and as fees. */
  readonly due: bigint;
  /** The money that the router lacks for later quarters. */
  readonly missing: bigint;
  /** The money that the report takes from the issuer's wallet, which is also the allowance that it needs. */
  readonly taken: bigint;
}

/** The reason why nothing of a report falls due; null if the payment falls due. */
function deferralOf({ router, paused, uncounted }: ChargeBasis, liquidityFlag: number): ReportCharge['deferredBy'] {
  if (liquidityFlag === 1) return 'FLAG';
  if (paused && router === null) return 'PAUSE';
  return uncounted ? 'CENSUS' : null;
}

/**
 * Computes the money of `submitReport` as the contract does. Accrued money falls due with the payment, unless the report has the
 * liquidity flag, a pause runs, or the census counted no units. In a routed series the issuer pays only the money that the router did
 * not withhold, and the money that the router lacks.
 */
export function chargeOf(
  basis: ChargeBasis,
  {
    payment,
    liquidityFlag,
    block,
  }: { readonly payment: bigint; readonly liquidityFlag: number; readonly block: bigint },
): ReportCharge {
  const { router, accrued, credit } = basis;
  const { counted, withheld, missing } = router ?? { counted: 0n, withheld: 0n, missing: 0n };
  const remaining = remainingPayment(payment, counted, withheld);
  const credited = smaller(credit, remaining);
  const deferredBy = deferralOf(basis, liquidityFlag);
  const split = splitPayment({ ...basis, payment: remaining, deferred: deferredBy !== null });
  const due = split.fee + split.net;
  return {
    block,
    routed: router !== null,
    payment,
    counted: smaller(payment, counted),
    withheld,
    credited,
    deferredBy,
    aboveCap: remaining - credited - split.gross,
    accruedBefore: accrued,
    accruedAfter: split.accrualOut,
    due,
    missing,
    taken: router === null ? due : excessOver(split.gross, withheld) + missing,
  };
}
