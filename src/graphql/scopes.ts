import type { Viewer } from './access/index.ts';

/** What a field may ask of its viewer as a whole. */
export const scopesOf = ({ accountId, isAdmin }: Viewer) => ({ signedIn: accountId !== null, admin: isAdmin });

export type GatewayScopes = ReturnType<typeof scopesOf>;
