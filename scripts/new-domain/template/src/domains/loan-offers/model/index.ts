/** The loan offer is OPEN until its owner closes it. */
export type LoanOfferState = 'OPEN' | 'CLOSED';

/** Loan offers of one account, closed ones included. */
export const MAX_LOAN_OFFERS = 32;
