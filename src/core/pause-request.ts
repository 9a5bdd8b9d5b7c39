/**
 * The state of a pause request that is not on the chain yet. Only the issuer may see it.
 */
export const ISSUER_ONLY = 'PREPARED';

/** A Prisma condition that selects the pause requests that are or were on the chain. */
export const REQUESTED_ON_CHAIN = { state: { not: ISSUER_ONLY } } as const;
