import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { Data } from './route.ts';

/** Refuses a path to callers who are not signed in. The document must read `viewer`. */
export const refuseUnlessSignedIn = ({ viewer }: Data): ErrorCode | null =>
  viewer === null ? 'UNAUTHENTICATED' : null;

/** Refuses a path to callers who are not admins. The document must read `viewer { isAdmin }`. */
export const refuseUnlessAdmin = (data: Data): ErrorCode | null =>
  refuseUnlessSignedIn(data) ?? ((data.viewer as { isAdmin: boolean }).isAdmin ? null : 'FORBIDDEN');

/** Refuses a path to callers who may not read the field that the document explains as `access: explainAccess(...)`. */
export const refuseUnlessReadable = ({ access }: Data): ErrorCode | null =>
  (access as { allowed: boolean }).allowed ? null : 'FORBIDDEN';
