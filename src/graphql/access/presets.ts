import { byAccount } from './labels.ts';

/** Rows of an account, in `accountId`: for their owner alone. */
export const OWN_ROWS = { subjects: { owner: byAccount('accountId') }, seenBy: ['owner'] } as const;

/** Rows of an account, in `accountId`: for their owner and for admins. */
export const OWN_AND_ADMIN_ROWS = { subjects: { owner: byAccount('accountId') }, seenBy: ['owner', 'admin'] } as const;

/** Rows of the service's own: for admins alone. */
export const ADMIN_ROWS = { seenBy: ['admin'] } as const;
