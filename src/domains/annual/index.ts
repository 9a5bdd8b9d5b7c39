export { type AnnualCaseService, createAnnualCaseService } from './service.ts';
