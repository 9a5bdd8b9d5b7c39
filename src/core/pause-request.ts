/**
 * A pause request is the issuer's alone until the chain has it: state PREPARED, nobody else may know of it. The two say the
 * same, as a Prisma `where` of HardshipRequest and of a row's state.
 */
export const REQUESTED_ON_CHAIN = { state: { not: 'PREPARED' } } as const;

export const isRequestedOnChain = ({ state }: { readonly state?: unknown }): boolean => state !== 'PREPARED';
