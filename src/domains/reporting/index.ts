export {
  type Attestation,
  parseReportInput,
  parseSessionInput,
  type ReportInput,
  type SessionInput,
  SOURCE_KINDS,
  type SourceKind,
  ZKTLS_TIER,
} from './model.ts';
export type { ProofVerifierPort, ReportingChain } from './ports.ts';
export { createReportingService, type ReportBasis, type ReportingService } from './service.ts';
