import { type ApplicationIdentityDeps, createApplicationIdentity } from './identity-service.ts';
import { createNotesService, type NotesDeps } from './notes-service.ts';
import { createReviewService, type ReviewDeps } from './review-service.ts';
import { createApplicationService } from './service.ts';

export type ApplicationDeps = ApplicationIdentityDeps & NotesDeps & ReviewDeps;
export type ApplicationServices = ReturnType<typeof createApplications>;

/** What is done with applications: by their owners and by admins, by both with notes, and their identity checks. */
export const createApplications = (deps: ApplicationDeps) => ({
  applications: createApplicationService(deps),
  applicationNotes: createNotesService(deps),
  applicationReviews: createReviewService(deps),
  applicationIdentity: createApplicationIdentity(deps),
});
