/** Roles of the access manager, as `contracts/evm/src/lib/Roles.sol` numbers them; ADMIN is the manager's own. */
export const ROLES = { ADMIN: 0n, ALLOWLIST: 1n, KEYS: 2n, FEED: 3n } as const;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];

/** The functions that each role may call; any other that is restricted is the ADMIN's. */
export const RESTRICTED = {
  registry: {
    setVerified: 'ALLOWLIST',
    setIssuerApproval: 'ALLOWLIST',
    registerAttestor: 'KEYS',
    revokeAttestor: 'KEYS',
    registerVerifierKey: 'KEYS',
    revokeVerifierKey: 'KEYS',
  },
  fxFeed: { publish: 'FEED' },
} as const satisfies Record<string, Record<string, Role>>;
