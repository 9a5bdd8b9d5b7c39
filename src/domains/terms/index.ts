export { parsePrivateTerms, type SealedTerms, type Terms, type TermsStanding } from './model.ts';
export { createTermsService, type TermsRequest, type TermsService, termsPlace } from './service.ts';
