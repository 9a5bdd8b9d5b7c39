export { MAX_LOAN_OFFERS } from './model.ts';
export { createLoanOfferService, type LoanOfferService } from './service.ts';
