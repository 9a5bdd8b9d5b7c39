export type { IdentityProvider, WebhookHeaders } from './ports.ts';
export { IDENTITY_STATUSES } from './rules.ts';
export { createIdentityChecks, type IdentityService } from './service.ts';
