import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 16;

export interface StreamTokens {
  issue(): string;
  /** Whether this process issued the token, and it has not expired. */
  isGood(token: string): boolean;
}

/**
 * Tokens that reserve a stream: each carries its own end and an HMAC over it (RFC 2104), so that a reservation costs no
 * memory. @param lifeMs how long a token is good, milliseconds
 */
export function createStreamTokens(lifeMs: number, now: () => number = Date.now): StreamTokens {
  const key = randomBytes(KEY_BYTES);
  const sealOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  return {
    issue() {
      const body = `${randomBytes(NONCE_BYTES).toString('base64url')}.${now() + lifeMs}`;
      return `${body}.${sealOf(body)}`;
    },
    isGood(token) {
      const at = Math.max(token.lastIndexOf('.'), 0);
      const body = token.slice(0, at);
      const given = Buffer.from(token.slice(at + 1));
      const made = Buffer.from(sealOf(body));
      if (given.length !== made.length || !timingSafeEqual(given, made)) return false;
      return Number(body.split('.')[1]) > now();
    },
  };
}
