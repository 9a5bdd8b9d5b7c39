import { byAccount, type RowsRule, type TypeAccess } from './subjects.ts';

const own: RowsRule = ({ accountId }) => (accountId === null ? false : { accountId });

/** Rows of an account, in `accountId`: for their owner alone. */
export const OWN_ROWS: TypeAccess = {
  subjects: { owner: byAccount('accountId') },
  rows: own,
  seenBy: ['owner'],
};

/** Rows of an account, in `accountId`: for their owner and for admins. */
export const OWN_AND_ADMIN_ROWS: TypeAccess = {
  subjects: { owner: byAccount('accountId') },
  rows: (viewer) => viewer.isAdmin || own(viewer),
  seenBy: ['owner', 'admin'],
};

/** Rows of the service's own: for admins alone. */
export const ADMIN_ROWS: TypeAccess = { rows: ({ isAdmin }) => isAdmin, seenBy: ['admin'] };
