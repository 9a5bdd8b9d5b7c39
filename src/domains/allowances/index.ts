export { createAllowanceService } from './service.ts';
