// What a round of tenders accepts and pays, in bigint arithmetic; the program is compared with it.
import { least } from '../../src/core/amounts.ts';
import { LAMPORTS_PER_UNIT } from '../../src/core/policy.ts';

/** Base units of money for a whole unit, units in base lamports. */
export interface TenderRound {
  readonly price: bigint;
  readonly treasury: bigint;
  /** Tendered by all holders. */
  readonly total: bigint;
}

/** Of a holder's units. */
export const acceptedUnits = ({ price, treasury, total }: TenderRound, units: bigint): bigint =>
  least(units, (units * treasury * LAMPORTS_PER_UNIT) / (price * total));

export const tenderPayment = ({ price }: TenderRound, accepted: bigint): bigint =>
  (accepted * price) / LAMPORTS_PER_UNIT;

/** What is kept for all claims together. */
export const setAside = ({ price, treasury, total }: TenderRound): bigint =>
  least(treasury, (total * price) / LAMPORTS_PER_UNIT);
