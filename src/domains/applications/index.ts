export { applicationChecks } from './identity-service.ts';
export { type Note, type NoteAuthor, parseNote } from './notes.ts';
export type { NotesOwner } from './notes-service.ts';
export type { ReadinessItem } from './readiness.ts';
export { isUndecided } from './rules.ts';
export { createApplications } from './services.ts';
