import { AppError } from '../../core/errors/app-error.ts';
import type { LoanOfferState } from './model/index.ts';

/** @throws RECORD_STATE if the loan offer is closed already */
export function requireOpen(state: LoanOfferState): void {
  if (state !== 'OPEN') throw new AppError('RECORD_STATE');
}
