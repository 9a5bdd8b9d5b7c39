/** The field every mutation's input begins with. */
export const idempotencyKey = {
  type: 'UUID',
  required: true,
  description: 'Chosen by the client. The same key with the same input gives the saved answer.',
} as const;

/** Of a mutation that answers once: what it answers is kept nowhere. */
export const attemptKey = {
  ...idempotencyKey,
  description: 'Chosen by the client for one attempt. The answer is given once: the same key again is NONCE_INVALID.',
} as const;
