import { AppError } from '../errors/app-error.ts';
import { costFault, type ScryptCost } from './scrypt.ts';

/** Of a key file, which its owner chose: other programs write dearer ones than ours. */
const LIMITS = { maxMemory: 2 ** 30, maxR: 64, maxP: 16 };

const CODES = { none: 'KEYSTORE_INVALID', cheap: 'KEYSTORE_WEAK', dear: 'KEYSTORE_UNSUPPORTED' } as const;

/**
 * Looks at a cost before any memory is taken.
 * @throws KEYSTORE_INVALID for what scrypt does not have, KEYSTORE_WEAK below 2^minLogN, KEYSTORE_UNSUPPORTED beyond
 *   1 GiB, r = 64 or p = 16
 */
export function requireCost(cost: ScryptCost, minLogN: number): void {
  const fault = costFault(cost, { ...LIMITS, minLogN });
  if (fault !== null) throw new AppError(CODES[fault]);
}
