export { MAX_LOAN_OFFERS } from './model/index.ts';
