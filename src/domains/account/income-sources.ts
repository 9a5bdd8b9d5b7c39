import type { SourceKind } from '../../core/source-kinds.ts';
import type { Tx } from '../../core/tx.ts';
import { requireWritten } from '../operations/index.ts';
import type { AccountDeps } from './sign-in.ts';

/**
 * Creates the functions that add and remove an account's kinds of income source, which no report is checked against. Each
 * returns a function that writes in the mutation's transaction.
 */
export function createIncomeSources({ clock }: Pick<AccountDeps, 'clock'>) {
  /** Adds a kind of income source. Nothing changes if the account has it already. */
  const addIncomeSource = (accountId: string, kind: SourceKind) => async (tx: Tx) => {
    await tx.incomeSource.createMany({ data: [{ accountId, kind, addedAt: clock.now() }], skipDuplicates: true });
    return { accountId };
  };

  /** Removes a kind of income source. @throws NOT_FOUND if the account does not have it */
  const removeIncomeSource = (accountId: string, kind: SourceKind) => async (tx: Tx) => {
    requireWritten(await tx.incomeSource.deleteMany({ where: { accountId, kind } }), 'NOT_FOUND');
    return { accountId };
  };

  return { addIncomeSource, removeIncomeSource };
}
