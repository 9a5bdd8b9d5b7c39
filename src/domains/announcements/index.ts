export { createTakeEnvelope, type TakeEnvelope } from './envelopes.ts';
export { type AnnouncementService, createAnnouncements } from './service.ts';
