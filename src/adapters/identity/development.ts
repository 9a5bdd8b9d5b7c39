import { createHash } from 'node:crypto';
import type { Clock } from '@income-series/protocol/clock';
import type { IdentityProvider } from '../../domains/identity/index.ts';
import { createWebhookParser } from './webhook.ts';

/**
 * Creates an identity provider for development. It checks nobody: somebody with the secret must post the webhooks. The URL of its
 * checks leads nowhere (RFC 2606).
 */
export const createDevelopmentIdentityProvider = (webhookSecret: Uint8Array, clock: Clock): IdentityProvider => ({
  name: 'development',
  start: async ({ reference }) => {
    const checkId = createHash('sha256').update(reference).digest('hex').slice(0, 32);
    return { checkId, url: `https://identity.invalid/checks/${checkId}` };
  },
  parseWebhook: createWebhookParser(webhookSecret, clock),
});
