import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Data } from './route.ts';

/** Refuses a path to who is not signed in. The document reads `viewer`. */
export const signedIn = ({ viewer }: Data): ErrorCode | null => (viewer === null ? 'UNAUTHENTICATED' : null);

/** Refuses a path to who is not an admin. The document reads `viewer { isAdmin }`. */
export const admin = (data: Data): ErrorCode | null =>
  signedIn(data) ?? ((data.viewer as { isAdmin: boolean }).isAdmin ? null : 'FORBIDDEN');

/** Refuses a path to who reads no more of the row than its state. The document reads `access: explainAccess(...)`. */
export const explained = ({ access }: Data): ErrorCode | null =>
  (access as { allowed: boolean }).allowed ? null : 'FORBIDDEN';
