import type { SourceKind } from '../../core/source-kinds.ts';
import type { Tx } from '../../core/tx.ts';
import { requireWritten } from '../operations/index.ts';
import type { AccountDeps } from './sign-in.ts';

/**
 * The kinds of source that an account says its income comes from, for itself and the operator: no report is checked
 * against them. Every function answers what writes for `accountId`.
 */
export function createIncomeSources({ clock }: Pick<AccountDeps, 'clock'>) {
  /** Adds a kind. One that is there already stays as it is. */
  const addIncomeSource = (accountId: string, kind: SourceKind) => async (tx: Tx) => {
    await tx.incomeSource.createMany({ data: [{ accountId, kind, addedAt: clock.now() }], skipDuplicates: true });
    return { accountId };
  };

  /** Removes a kind. @throws NOT_FOUND where the account does not have it */
  const removeIncomeSource = (accountId: string, kind: SourceKind) => async (tx: Tx) => {
    requireWritten(await tx.incomeSource.deleteMany({ where: { accountId, kind } }), 'NOT_FOUND');
    return { accountId };
  };

  return { addIncomeSource, removeIncomeSource };
}
