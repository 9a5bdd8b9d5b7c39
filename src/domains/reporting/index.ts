export { createReportChecks, type ReportChecks } from './checks.ts';
export {
  type Attestation,
  DOCUMENTS_TIER,
  parseReportInput,
  parseSessionInput,
  type ReportInput,
  type SessionInput,
  ZKTLS_TIER,
} from './model.ts';
export type { ProofVerifierPort, ReportingChain } from './ports.ts';
export type { RouterCall } from './router-rules.ts';
export { createRouterService, type RouterService } from './router-service.ts';
export { isWithinFxBound, requireOpen } from './rules.ts';
export { createReportingService, type ReportBasis, type ReportingService } from './service.ts';
