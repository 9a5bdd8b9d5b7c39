export { type AnnouncementService, createAnnouncements } from './announcements.ts';
export { type AnnualCaseService, createAnnualCaseService } from './annual-service.ts';
export { countDocuments, type DocumentTable, readDocuments } from './case-documents.ts';
export {
  CLOSE_REASONS,
  type CloseReason,
  MAX_DOCUMENTS,
  parseOpenCase,
  type StoredProof,
} from './case-model.ts';
export { createTier3CaseService, type Tier3CaseService } from './case-service.ts';
export { createTakeEnvelope } from './envelopes.ts';
export { createFxService, type FxService } from './fx-service.ts';
export { createIdentityChecks, type IdentityService } from './identity.ts';
export type { IdentityProvider, WebhookHeaders } from './identity-ports.ts';
export { IDENTITY_STATUSES } from './identity-rules.ts';
export type { AttestationChain } from './ports.ts';
export { createProposals, type ProposalService } from './proposals.ts';
export {
  SIGNING_KINDS,
  type SigningField,
  type SigningRequest,
} from './signing-request.ts';
export { createSigningRequestService, type SigningRequestService } from './signing-request-service.ts';
