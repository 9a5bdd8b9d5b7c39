import { least } from './amounts.ts';
import { over, paymentBeyond } from './payment.ts';
import { splitPayment } from './split.ts';

/** What the chain holds of a series at one block, as far as the money of its next report depends on it. Base units. */
export interface ChargeBasis {
  readonly cap: bigint;
  /** Paid so far, fees included. */
  readonly paid: bigint;
  readonly accrued: bigint;
  /** From negative true-ups. */
  readonly credit: bigint;
  /** A pause runs: nothing falls due. */
  readonly paused: boolean;
  /**
   * Of a routed series what its router deducts from the proof's payment, what it withheld in the quarter, and what it lacks
   * of later quarters; null of any other.
   */
  readonly router: { readonly counted: bigint; readonly withheld: bigint; readonly missing: bigint } | null;
}

/**
 * The money of a report, base units: `max(payment - counted, withheld) = credited + aboveCap + gross`, `accruedBefore + gross
 * = due + accruedAfter`.
 */
export interface ReportCharge {
  /** As of which block. */
  readonly block: bigint;
  readonly routed: boolean;
  /** The proof's sixth signal. */
  readonly payment: bigint;
  /** Of it, what the router counted already. */
  readonly counted: bigint;
  /** What the router withheld in the quarter, and is paid at least. */
  readonly withheld: bigint;
  /** Of it, netted with credit. */
  readonly credited: bigint;
  /** Of it, what the cap leaves out. */
  readonly aboveCap: bigint;
  /** Why nothing falls due; null where it does. */
  readonly deferredBy: 'FLAG' | 'PAUSE' | null;
  readonly accruedBefore: bigint;
  readonly accruedAfter: bigint;
  /** What is paid to holders and in fees by the report. */
  readonly due: bigint;
  /** What the router withheld too little of later quarters. */
  readonly missing: bigint;
  /** What the report takes from the issuer's wallet, and the allowance that it needs. */
  readonly taken: bigint;
}

/**
 * What submitReport does with a payment, as the contract computes it: what accrued falls due with it, unless it is flagged
 * (liquidity flag 1) or a pause runs. Of a routed series what is owed lies with the router and never accrues, so the issuer
 * pays in what the router did not withhold of it and what it lacks.
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
  const own = paymentBeyond(payment, counted, withheld);
  const credited = least(credit, own);
  const deferredBy = liquidityFlag === 1 ? 'FLAG' : paused && router === null ? 'PAUSE' : null;
  const split = splitPayment({ ...basis, payment: own, deferred: deferredBy !== null });
  const due = split.fee + split.net;
  return {
    block,
    routed: router !== null,
    payment,
    counted: least(payment, counted),
    withheld,
    credited,
    deferredBy,
    aboveCap: own - credited - split.gross,
    accruedBefore: accrued,
    accruedAfter: split.accrualOut,
    due,
    missing,
    taken: router === null ? due : over(split.gross, withheld) + missing,
  };
}
