import type { EventReason } from '../generated/operations.ts';
import { wordsOf } from './words.ts';

const REASONS: Readonly<Record<EventReason, string>> = {
  BAD_PRICE: 'The price is 0 or too large',
  BAD_QUANTITY: 'The quantity is 0 or too large',
  BELOW_MIN_RAISE: 'The winners brought less than the minimum raise',
  BELOW_RESERVE: 'The price is below the reserve price',
  BUYOUT: 'The issuer bought the series out',
  CAP: 'The cap was paid',
  CONCENTRATION: 'The wallet would hold more than one holder may',
  CONFLICT_OF_INTEREST: 'The attestor cannot judge this issuer',
  DOCUMENTS_INSUFFICIENT: 'The documents do not show the figure',
  EXTINGUISHMENT_REQUESTED: 'The issuer requested an extinguishment after the window had opened',
  FIGURE_MISMATCH: 'The documents show another figure',
  HASH_MISMATCH: 'The revealed values do not match the commitment',
  ISSUER_CANCELLED: 'The issuer cancelled the raise',
  ISSUER_WALLET: 'The wallet belongs to the issuer',
  MINT_GATE_CLOSED:
    'The last checks failed: there are too few holders, they were not done in time, or the income router was not opened',
  NOT_ALLOWLISTED: 'The wallet is no longer verified',
  NO_VALID_BIDS: 'No bid was valid',
  OTHER: 'The attestor has another reason',
  ROUND_LIMIT: 'Screening still rejected winners in the last round',
  SERIES_OVER: 'The series ended',
  TERM: 'The term and the tail are over',
  TERMS_CHANGED: 'An amendment or a true-up changed the series',
  TIMEOUT: 'The raise was not settled in time, or the window found no price in time',
  UNDERFUNDED: 'The deposit or escrow is too small for the price and quantity',
  WITHDRAWN: 'The issuer withdrew the case',
};

/** The reason of an event. One that this version does not know is written as it is. */
export const reasonWords = (reason: EventReason): string => REASONS[reason] ?? wordsOf(reason);
