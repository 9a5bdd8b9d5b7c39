export { type AnnouncementService, createAnnouncements } from './announcements.ts';
