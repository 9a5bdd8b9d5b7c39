/**
 * The state of a pause request that the chain does not have yet: until it does the request is the issuer's alone, and nobody
 * else may know of it.
 */
export const ISSUER_ONLY = 'PREPARED';

/** A Prisma `where` of HardshipRequest: those that the chain has or had. */
export const REQUESTED_ON_CHAIN = { state: { not: ISSUER_ONLY } } as const;
