export type { CheckTable, IdentityProvider, WebhookHeaders } from './model/ports.ts';
export { createProviderChecks, type ProviderChecks } from './provider-checks.ts';
export { IDENTITY_STATUSES } from './rules.ts';
export { attestorChecks, createIdentityChecks, type IdentityService } from './service.ts';
