import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 16;

export interface StreamTokens {
  issue(): string;
  /** Tests that this process issued the token and that it has not expired. */
  isValid(token: string): boolean;
}

/**
 * Creates tokens that reserve a stream. Each carries its expiry and an HMAC over it (RFC 2104), so that a reservation takes no
 * memory. @param lifeMs validity of a token, in milliseconds
 */
export function createStreamTokens(lifeMs: number, now: () => number = Date.now): StreamTokens {
  const key = randomBytes(KEY_BYTES);
  const computeSeal = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  return {
    issue() {
      const body = `${randomBytes(NONCE_BYTES).toString('base64url')}.${now() + lifeMs}`;
      return `${body}.${computeSeal(body)}`;
    },
    isValid(token) {
      const separator = Math.max(token.lastIndexOf('.'), 0);
      const body = token.slice(0, separator);
      const presentedSeal = Buffer.from(token.slice(separator + 1));
      const expectedSeal = Buffer.from(computeSeal(body));
      if (presentedSeal.length !== expectedSeal.length || !timingSafeEqual(presentedSeal, expectedSeal)) return false;
      return Number(body.split('.')[1]) > now();
    },
  };
}
