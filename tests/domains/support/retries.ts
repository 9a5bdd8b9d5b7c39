/** Tries that come at once, and soon end. */
export const RETRIES = {
  outbox: { limit: 2, delaySeconds: 0, backoff: false, expireSeconds: 60 },
  mail: { limit: 2, delaySeconds: 0, backoff: false, expireSeconds: 60 },
} as const;
