import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { z } from 'zod';
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
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const refused = (message?: string) =>
  new AppError('IDENTITY_PROVIDER_REFUSED', message === undefined ? {} : { message });
const TAKES_NONE = 'The identity-check provider takes no request at present.';
const OTHER_FORM = 'The identity-check provider’s answer is not of the expected form.';

/** The error of a status other than 2xx. A redirect is one, because the key goes to the configured address only. */
function errorOf(status: number): AppError {
  if (status === 401 || status === 403) return refused('The identity-check provider refused the service’s key.');
  if (status === 429 || status >= 500) return new AppError('IDENTITY_PROVIDER_UNAVAILABLE', { message: TAKES_NONE });
  return refused();
}

/** Parses the text of an answer. @throws IDENTITY_PROVIDER_REFUSED without a cause, because a parser's error quotes the text */
function parseAnswer(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text));
  } catch {
    throw refused(OTHER_FORM);
  }
}

/**
 * Creates the client of an identity provider over HTTP. `POST <url>/checks` with `{ reference, accountId }` returns
 * `{ checkId, url }`, the same for the same reference. Webhooks are signed as in `webhook.ts`. Errors have no cause, because it
 * could quote the key.
 */
export function createHttpIdentityProvider(options: HttpIdentityOptions): IdentityProvider {
  const { url, key, webhookSecret, clock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const checks = `${url.replace(/\/+$/, '')}/checks`;

  /** Sends a request and reads its answer. @throws IDENTITY_PROVIDER_UNAVAILABLE if no whole answer comes */
  async function exchange(request: RequestInit) {
    try {
      const response = await fetch(checks, request);
      return { status: response.status, text: await boundedText(response) };
    } catch {
      throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
    }
  }

  return {
    name: 'http',
    async start({ accountId, reference }) {
      const { status, text } = await exchange({
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ reference, accountId }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (status < 200 || status > 299) throw errorOf(status);
      return parseAnswer(text);
    },
    parseWebhook: createWebhookParser(webhookSecret, clock),
  };
}
