/** The field every mutation's input begins with. */
export const idempotencyKey = {
  type: 'UUID',
  required: true,
  description: 'Chosen by the client. The same key with the same input gives the saved answer.',
} as const;
