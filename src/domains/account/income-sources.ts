import { AppError } from '../../core/errors/app-error.ts';
import type { SourceKind } from '../../core/source-kinds.ts';
import type { AccountDeps } from './sign-in.ts';

export interface IncomeSourceInput {
  readonly idempotencyKey: string;
  readonly kind: SourceKind;
}

/**
 * The kinds of source that an account says its income comes from, for itself and the operator: no report is held against
 * them. Every function acts for `accountId`.
 */
export function createIncomeSources({ clock, idempotency }: Pick<AccountDeps, 'clock' | 'idempotency'>) {
  const once = idempotency.once;

  /** Adds a kind. One that is there already stays as it is. */
  function addIncomeSource(accountId: string, input: IncomeSourceInput): Promise<{ accountId: string }> {
    return once(`account:${accountId}`, 'addIncomeSource', input, async () => async (tx) => {
      const row = { accountId, kind: input.kind, addedAt: clock.now() };
      await tx.incomeSource.createMany({ data: [row], skipDuplicates: true });
      return { accountId };
    });
  }

  /** Removes a kind. @throws NOT_FOUND where the account does not have it */
  function removeIncomeSource(accountId: string, input: IncomeSourceInput): Promise<{ accountId: string }> {
    return once(`account:${accountId}`, 'removeIncomeSource', input, async () => async (tx) => {
      const { count } = await tx.incomeSource.deleteMany({ where: { accountId, kind: input.kind } });
      if (count === 0) throw new AppError('NOT_FOUND');
      return { accountId };
    });
  }

  return { addIncomeSource, removeIncomeSource };
}
