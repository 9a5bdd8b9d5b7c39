import { type ApplicationIdentityDeps, createApplicationIdentity } from './identity-service.ts';
import { createNotesService, type NotesDeps } from './notes-service.ts';
import { createOnchainService, type OnchainDeps } from './onchain-service.ts';
import { createReviewService, type ReviewDeps } from './review-service.ts';
import { createApplicationService } from './service.ts';

export type ApplicationDeps = ApplicationIdentityDeps & NotesDeps & OnchainDeps & ReviewDeps;

/** What is done with applications: by their owners and by admins, by both with notes, their identity checks, and what the chain says. */
export const createApplications = (deps: ApplicationDeps) => ({
  applications: createApplicationService(deps),
  applicationNotes: createNotesService(deps),
  applicationReviews: createReviewService(deps),
  applicationsOnChain: createOnchainService(deps),
  applicationIdentity: createApplicationIdentity(deps),
});
