/** The statuses of a check in their order. The last three are final. */
export const IDENTITY_STATUSES = ['STARTED', 'PENDING', 'PASSED', 'FAILED', 'EXPIRED'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

const BEFORE: Readonly<Record<IdentityStatus, readonly IdentityStatus[]>> = {
  STARTED: [],
  PENDING: ['STARTED'],
  PASSED: ['STARTED', 'PENDING'],
  FAILED: ['STARTED', 'PENDING'],
  EXPIRED: ['STARTED', 'PENDING'],
};

/**
 * The statuses that a check may leave for `status`. A final status never changes, and a late or repeated webhook changes
 * nothing.
 */
export const statusesBefore = (status: IdentityStatus): readonly IdentityStatus[] => BEFORE[status];
