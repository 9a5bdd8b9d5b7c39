export { createReportChecks, type ReportChecks } from './checks.ts';
export {
  DOCUMENTS_TIER,
  parseReportInput,
  parseSessionInput,
} from './model/index.ts';
export { createRouterService } from './router-service.ts';
export { isWithinFxBound, requireOpen } from './rules.ts';
export { createReportingService, type ReportBasis } from './service.ts';
