export { parseProposal } from './amendment-model.ts';
export { UNDER_REVIEW } from './amendment-rules.ts';
export { createAmendmentService } from './amendment-service.ts';
export { type OpenedTerms, publishedTermsLines } from './calls.ts';
export {
  commitTerms,
  readPrivateTerms,
  type Terms,
  type TermsAuthorization,
  type TermsBasis,
  type VaultTerms,
} from './model/index.ts';
export { createTermsService, openIssuersTerms, type TermsService, termsKey } from './service.ts';
export { amendedTerms } from './vault.ts';
