import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { IdentityProvider } from '../../domains/identity/index.ts';
import { createWebhookParser } from './webhook.ts';

/**
 * A provider for development, in this process: it knows no person, and a check goes on by the webhooks that somebody
 * with the secret posts. The address it answers leads nowhere (RFC 2606).
 */
export const createDevelopmentIdentityProvider = (webhookSecret: Uint8Array, clock: Clock): IdentityProvider => ({
  name: 'development',
  start: async ({ reference }) => {
    const checkId = createHash('sha256').update(reference).digest('hex').slice(0, 32);
    return { checkId, url: `https://identity.invalid/checks/${checkId}` };
  },
  parseWebhook: createWebhookParser(webhookSecret, clock),
});
