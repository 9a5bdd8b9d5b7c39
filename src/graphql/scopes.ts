import type { Viewer } from './access/index.ts';

/** The scopes that a field may require of its viewer, whatever the row. */
export const scopesOf = ({ accountId, isAdmin }: Viewer) => ({ signedIn: accountId !== null, admin: isAdmin });

export type GatewayScopes = ReturnType<typeof scopesOf>;
