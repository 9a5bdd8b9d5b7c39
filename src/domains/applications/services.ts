import { type ApplicationIdentityDeps, createApplicationIdentity } from './identity-service.ts';
import { createNotesService, type NotesDeps } from './notes-service.ts';
import { createOnchainService, type OnchainDeps } from './onchain-service.ts';
import { createReviewService, type ReviewDeps } from './review-service.ts';
import { createApplicationService } from './service.ts';

export type ApplicationDeps = ApplicationIdentityDeps & NotesDeps & OnchainDeps & ReviewDeps;

/** Creates the services of applications: applicants' steps, notes, reviews, registry transactions and identity checks. */
export const createApplications = (deps: ApplicationDeps) => ({
  applications: createApplicationService(deps),
  applicationNotes: createNotesService(deps),
  applicationReviews: createReviewService(deps),
  applicationsOnChain: createOnchainService(deps),
  applicationIdentity: createApplicationIdentity(deps),
});
