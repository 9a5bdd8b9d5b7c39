export { type AnnouncementService, createAnnouncements } from './announcements.ts';
export { createProposals, type ProposalService } from './proposals.ts';
