import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireCapacity, requireWritten } from '../operations/index.ts';
import { type LoanOfferState, MAX_LOAN_OFFERS } from './model/index.ts';
import { requireOpen } from './rules.ts';

/** Writes in the caller's database transaction, and returns the id of the loan offer. */
type Save = (tx: Tx) => Promise<{ readonly id: string }>;

/** Loan offers, for the account that owns them. */
export interface LoanOfferService {
  /** Opens one. @throws RECORD_LIMIT when it is saved */
  open(caller: Caller): Save;
  /** Closes one of the caller's. @throws NOT_FOUND, RECORD_STATE; CONFLICT if it was closed meanwhile */
  close(caller: Caller, id: string): Promise<Save>;
}

export function createLoanOfferService({
  db,
  clock,
}: {
  readonly db: PrismaClient;
  readonly clock: Clock;
}): LoanOfferService {
  return {
    open:
      ({ accountId }) =>
      async (tx) => {
        requireCapacity(await tx.loanOffer.count({ where: { accountId } }), MAX_LOAN_OFFERS, 'RECORD_LIMIT');
        const state: LoanOfferState = 'OPEN';
        return tx.loanOffer.create({ data: { accountId, state, openedAt: clock.now() }, select: { id: true } });
      },

    async close({ accountId }, id) {
      const row = await db.loanOffer.findUnique({ where: { id, accountId }, select: { state: true } });
      if (row === null) throw new AppError('NOT_FOUND');
      requireOpen(row.state as LoanOfferState);
      return async (tx) => {
        requireWritten(await tx.loanOffer.updateMany({ where: { id, state: 'OPEN' }, data: { state: 'CLOSED' } }));
        return { id };
      };
    },
  };
}
