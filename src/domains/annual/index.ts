export { wholeSeconds } from './rules.ts';
export { type AnnualCaseService, createAnnualCaseService } from './service.ts';
