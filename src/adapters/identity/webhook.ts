import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { z } from 'zod';
import { IDENTITY_STATUSES, type IdentityProvider, type WebhookHeaders } from '../../domains/identity/index.ts';

export const TIMESTAMP_HEADER = 'x-identity-timestamp';
export const SIGNATURE_HEADER = 'x-identity-signature';
/** The greatest difference between a webhook's time and this process's clock, in seconds. */
const TOLERANCE_S = 300;
/** The messages for what only the holder of the secret can send; a stranger gets the code's own. */
const OTHER_TIME = `The webhook is signed, and its time differs from the service’s clock by more than ${TOLERANCE_S} seconds.`;
const OTHER_FORM = 'The webhook is signed, and its body has another form.';

const WebhookBody = z.object({ checkId: z.string().min(1).max(200), status: z.enum(IDENTITY_STATUSES) });

/**
 * Computes a webhook's signature: HMAC-SHA256 over `<timestamp>.<body>` in lower-case hex. `timestamp` is Unix seconds in
 * decimal.
 */
export const webhookSignature = (secret: Uint8Array, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

const headerOf = (headers: WebhookHeaders, name: string, shape: RegExp): string => {
  const value = headers[name];
  if (typeof value !== 'string' || !shape.test(value)) throw new AppError('WEBHOOK_INVALID');
  return value;
};

/** Creates a parser of webhooks that checks their signature and time. A webhook that is replayed within its time parses again. */
export const createWebhookParser =
  (secret: Uint8Array, clock: Clock): IdentityProvider['parseWebhook'] =>
  (body, headers) => {
    const timestamp = headerOf(headers, TIMESTAMP_HEADER, /^\d{1,12}$/);
    const signature = headerOf(headers, SIGNATURE_HEADER, /^[0-9a-f]{64}$/);
    const expected = webhookSignature(secret, timestamp, body);
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex'))) {
      throw new AppError('WEBHOOK_INVALID');
    }
    const age = clock.now().getTime() / 1000 - Number(timestamp);
    if (Math.abs(age) > TOLERANCE_S) throw new AppError('WEBHOOK_INVALID', { message: OTHER_TIME });
    return parseBody(body);
  };

/** Parses a webhook's JSON body. @throws WEBHOOK_INVALID without a cause, because a parser's error quotes the text */
function parseBody(body: Uint8Array): z.infer<typeof WebhookBody> {
  try {
    return WebhookBody.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    throw new AppError('WEBHOOK_INVALID', { message: OTHER_FORM });
  }
}
