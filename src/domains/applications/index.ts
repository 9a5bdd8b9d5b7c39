export { type Note, type NoteAuthor, parseNote } from './notes.ts';
export { createNotesService, type NotesDeps, type NotesOf, type NotesService } from './notes-service.ts';
export type { CountriesServed, ReadinessItem } from './readiness.ts';
export { createReviewService, type ReviewDeps, type ReviewService } from './review-service.ts';
export { isUndecided } from './rules.ts';
export { type ApplicationDeps, type ApplicationService, createApplicationService } from './service.ts';
