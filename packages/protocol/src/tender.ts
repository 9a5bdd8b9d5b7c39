import { smaller } from './amounts.ts';
import { LAMPORTS_PER_UNIT } from './policy.ts';

/** The figures of a settled round of tenders. `price` is for a whole unit, in base units; units are base lamports. */
export interface TenderTerms {
  readonly price: bigint;
  /** The money that the round may pay. */
  readonly treasury: bigint;
  /** The units that all holders tendered. */
  readonly total: bigint;
}

/** The payment for accepted units, in base units, rounded down. */
export const tenderPayment = ({ price }: TenderTerms, accepted: bigint): bigint =>
  (accepted * price) / LAMPORTS_PER_UNIT;

/**
 * The units of a holder that a round accepts and burns, in base lamports: its share of the units that the treasury can pay, rounded
 * down to the least number with the same payment. `contracts/solana/src/math/tender.rs` has the same formula.
 */
export function acceptedUnits(terms: TenderTerms, units: bigint): bigint {
  const { price, treasury, total } = terms;
  const payable = smaller(units, (units * treasury * LAMPORTS_PER_UNIT) / (price * total));
  return (tenderPayment(terms, payable) * LAMPORTS_PER_UNIT + price - 1n) / price;
}

/** The money that is set aside for all claims of a round together, in base units. */
export const setAside = ({ price, treasury, total }: TenderTerms): bigint =>
  smaller(treasury, (total * price) / LAMPORTS_PER_UNIT);
