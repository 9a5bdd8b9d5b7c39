import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { CheckTable } from './model/ports.ts';
import type { ProviderChecks } from './provider-checks.ts';

export interface IdentityDeps {
  readonly db: PrismaClient;
  readonly checks: ProviderChecks;
  readonly clock: Clock;
}

/** A check that was started at the provider, and the function that stores it. */
export interface UnsavedCheck {
  readonly url: string;
  save(tx: Tx): Promise<{ accountId: string }>;
}

export type IdentityService = ReturnType<typeof createIdentityChecks>;

/** The table of attestors' identity checks: one check for each account. */
export const attestorChecks = (db: PrismaClient): CheckTable => ({
  async move({ provider, checkId }, before, status) {
    const where = { provider, checkId, status: { in: [...before] } };
    return (await db.attestorIdentityCheck.updateMany({ where, data: { status } })).count;
  },
  has: async (check) => (await db.attestorIdentityCheck.count({ where: { ...check } })) > 0,
});

/**
 * Creates the service of attestors' identity checks. The checks are not in the audit log, because only
 * the account may know when its check was started.
 */
export function createIdentityChecks({ db, checks, clock }: IdentityDeps) {
  return {
    /**
     * Starts a check for an account with a signer key. The new check replaces an earlier one that has not passed.
     * @throws SIGNER_KEY_NOT_LINKED, IDENTITY_CHECK_PASSED, as `ProviderChecks.begin`
     */
    async start(accountId: string, key: string): Promise<UnsavedCheck> {
      if ((await db.accountSignerKey.count({ where: { accountId } })) === 0) {
        throw new AppError('SIGNER_KEY_NOT_LINKED');
      }
      const passed = await db.attestorIdentityCheck.count({ where: { accountId, status: 'PASSED' } });
      if (passed > 0) throw new AppError('IDENTITY_CHECK_PASSED');
      const { url, ...startedCheck } = await checks.begin(accountId, [key]);
      return {
        url,
        async save(tx) {
          const check = { ...startedCheck, status: 'STARTED', startedAt: clock.now() };
          const notPassed = { accountId, status: { not: 'PASSED' } };
          const { count } = await tx.attestorIdentityCheck.updateMany({ where: notPassed, data: check });
          if (count === 1) return { accountId };
          const data = [{ accountId, ...check }];
          const insertion = await tx.attestorIdentityCheck.createMany({ data, skipDuplicates: true });
          if (insertion.count !== 1) throw new AppError('CONFLICT');
          return { accountId };
        },
      };
    },

    /** The address of the check that was started with this idempotency key. @throws as `ProviderChecks.begin` */
    urlOf: async (accountId: string, key: string): Promise<string> => (await checks.begin(accountId, [key])).url,

    /** Stores the status in a provider's webhook. @throws NOT_FOUND for another provider or an unknown check, WEBHOOK_INVALID */
    receive: checks.receive,
  };
}
