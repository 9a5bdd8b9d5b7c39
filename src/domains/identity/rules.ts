/** In the order a check goes through; the last three end it. */
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
 * The statuses that a status may follow: what a provider says twice changes nothing, what comes late takes nothing back, and a
 * check that has ended stays as it ended.
 */
export const statusesBefore = (status: IdentityStatus): readonly IdentityStatus[] => BEFORE[status];
