/** In the order a check goes through; the last three end it. */
export const IDENTITY_STATUSES = ['STARTED', 'PENDING', 'PASSED', 'FAILED', 'EXPIRED'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

const BEFORE: Readonly<Record<IdentityStatus, readonly IdentityStatus[]>> = {
  STARTED: ['STARTED'],
  PENDING: ['STARTED', 'PENDING'],
  PASSED: ['STARTED', 'PENDING', 'PASSED'],
  FAILED: ['STARTED', 'PENDING', 'FAILED'],
  EXPIRED: ['STARTED', 'PENDING', 'EXPIRED'],
};

/**
 * The statuses that a status may follow, itself among them: what a provider says twice changes nothing, what comes late
 * takes nothing back, and a check that has ended stays as it ended.
 */
export const statusesBefore = (status: IdentityStatus): readonly IdentityStatus[] => BEFORE[status];
