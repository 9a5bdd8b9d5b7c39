/** The access manager's roles with the numbers of `contracts/evm/src/lib/Roles.sol`; ADMIN is the manager's own role. */
export const ROLES = { ADMIN: 0n, ALLOWLIST: 1n, KEYS: 2n, FEED: 3n } as const;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];

/** The restricted functions and the role that may call each; any other restricted function needs ADMIN. */
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
