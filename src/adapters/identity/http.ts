import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { IdentityProvider } from '../../domains/identity/index.ts';
import { createWebhookParser } from './webhook.ts';

export interface HttpIdentityOptions {
  /** The provider's base URL, which has the path `checks`. */
  readonly url: string;
  /** The bearer token. */
  readonly key: string;
  readonly webhookSecret: Uint8Array;
  readonly clock: Clock;
  /** The longest time of an exchange, in milliseconds. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** The longest answer, in bytes. */
const MAX_ANSWER = 16_384;

const Answer = z.object({
  checkId: z.string().min(1).max(200),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
});

/** Reads the text of an answer; an empty text if it is too long. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, length] = ['', 0];
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Creates the client of an identity provider over HTTP. `POST <url>/checks` with `{ reference, accountId }` returns
 * `{ checkId, url }`, the same for the same reference. Webhooks are signed as in `webhook.ts`. Errors have no cause, because it
 * could quote the key.
 */
export function createHttpIdentityProvider(options: HttpIdentityOptions): IdentityProvider {
  const { url, key, webhookSecret, clock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const checks = `${url.replace(/\/+$/, '')}/checks`;
  return {
    name: 'http',
    async start({ accountId, reference }) {
      try {
        const response = await fetch(checks, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify({ reference, accountId }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error('refused');
        return Answer.parse(JSON.parse(await boundedText(response)));
      } catch {
        throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
      }
    },
    parseWebhook: createWebhookParser(webhookSecret, clock),
  };
}
