import type { Reader } from './reader.ts';
import type { RateLimits } from './types.ts';
import * as value from './values.ts';

/** Limits by address: none where none is given. */
export const rateLimits = ({ optional }: Reader): RateLimits => ({
  points: optional('RATE_LIMIT', value.integer(100, 1_000_000_000)),
  signIns: optional('RATE_LIMIT_SIGN_INS', value.integer(2, 1_000_000)),
  trustedProxies: optional('TRUSTED_PROXIES', value.networks) ?? [],
});
