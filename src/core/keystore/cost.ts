import { AppError } from '../errors/app-error.ts';
import { costFault, type ScryptCost } from './scrypt.ts';

/** The highest cost of a keystore that is opened. It is above this program's own cost, because other programs write dearer keystores. */
const LIMITS = { maxMemory: 2 ** 30, maxR: 64, maxP: 16 };

const CODES = { impossible: 'KEYSTORE_INVALID', cheap: 'KEYSTORE_WEAK', dear: 'KEYSTORE_UNSUPPORTED' } as const;

/**
 * Checks the cost of a keystore before memory is allocated for it.
 * @throws KEYSTORE_INVALID for a cost that scrypt does not allow, KEYSTORE_WEAK below 2^minLogN, KEYSTORE_UNSUPPORTED beyond
 *   1 GiB, r = 64 or p = 16
 */
export function requireCost(cost: ScryptCost, minLogN: number): void {
  const fault = costFault(cost, { ...LIMITS, minLogN });
  if (fault !== null) throw new AppError(CODES[fault]);
}
