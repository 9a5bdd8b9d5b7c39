export { createAnnualCaseService } from './service.ts';
