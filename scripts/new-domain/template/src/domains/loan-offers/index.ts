export { MAX_LOAN_OFFERS } from './model.ts';
export type { LoanOfferService } from './service.ts';
