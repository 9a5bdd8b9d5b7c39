import { AppError } from '../errors/app-error.ts';
import { costFault, type ScryptCost } from './scrypt.ts';

/** The highest cost of a keystore that is read. Other programs write costlier ones than this one. */
const LIMITS = { maxMemory: 2 ** 30, maxR: 64, maxP: 16 };

/** Writes a cost as its program names it: `n=131072, r=8, p=1`. */
const formatCost = ({ n, r, p }: ScryptCost): string => `n=${n}, r=${r}, p=${p}`;

/**
 * Checks the cost of a keystore before memory is allocated for it. Messages name the cost, which is not secret.
 * @throws KEYSTORE_INVALID for a cost that scrypt does not allow, KEYSTORE_WEAK for a cost below n = 2^minLogN, r = 8, p = 1,
 *   KEYSTORE_UNSUPPORTED beyond 1 GiB, r = 64 or p = 16
 */
export function requireCost(cost: ScryptCost, minLogN: number): void {
  const costText = formatCost(cost);
  switch (costFault(cost, { ...LIMITS, minLogN })) {
    case 'impossible':
      throw new AppError('KEYSTORE_INVALID', {
        message: `The keystore’s crypto.kdfparams (${costText}) are none of scrypt.`,
      });
    case 'cheap':
      throw new AppError('KEYSTORE_WEAK', {
        message: `The keystore’s scrypt (${costText}) is cheaper than n=${2 ** minLogN}, r=8, p=1 in n, memory or work.`,
      });
    case 'dear':
      throw new AppError('KEYSTORE_UNSUPPORTED', {
        message: `The keystore’s scrypt (${costText}) is beyond 1 GiB of memory, r=${LIMITS.maxR} or p=${LIMITS.maxP}.`,
      });
  }
}
