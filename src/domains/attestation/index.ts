export { type AnnouncementService, createAnnouncements } from './announcements.ts';
export { createIdentityChecks, type IdentityService } from './identity.ts';
export type { IdentityProvider, WebhookHeaders } from './identity-ports.ts';
export { IDENTITY_STATUSES, type IdentityStatus } from './identity-rules.ts';
export { createProposals, type ProposalService } from './proposals.ts';
