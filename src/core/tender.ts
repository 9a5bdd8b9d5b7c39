import { least } from './amounts.ts';
import { LAMPORTS_PER_UNIT } from './policy.ts';

/** A settled round of tenders. Base units of money for a whole unit, units in base lamports. */
export interface TenderTerms {
  readonly price: bigint;
  /** What the round may pay. */
  readonly treasury: bigint;
  /** Tendered by all holders. */
  readonly total: bigint;
}

/** What is paid for accepted units. */
export const tenderPayment = ({ price }: TenderTerms, accepted: bigint): bigint =>
  (accepted * price) / LAMPORTS_PER_UNIT;

/**
 * The units of a holder that a round pays for and burns: its share of what the treasury pays, in base lamports, and of these
 * as many as the payment needs. `contracts/solana/src/math/tender.rs` has the same formula.
 */
export function acceptedUnits(terms: TenderTerms, units: bigint): bigint {
  const { price, treasury, total } = terms;
  const payable = least(units, (units * treasury * LAMPORTS_PER_UNIT) / (price * total));
  return (tenderPayment(terms, payable) * LAMPORTS_PER_UNIT + price - 1n) / price;
}

/** What is set aside for all claims together. */
export const setAside = ({ price, treasury, total }: TenderTerms): bigint =>
  least(treasury, (total * price) / LAMPORTS_PER_UNIT);
