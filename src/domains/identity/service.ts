import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { CheckTable } from './ports.ts';
import type { ProviderChecks } from './provider-checks.ts';

export interface IdentityDeps {
  readonly db: PrismaClient;
  readonly checks: ProviderChecks;
  readonly clock: Clock;
}

/** A check that was begun, and what writes it. */
export interface BegunCheck {
  readonly url: string;
  save(tx: Tx): Promise<{ accountId: string }>;
}

export type IdentityService = ReturnType<typeof createIdentityChecks>;

/** The checks of attestors' accounts, one an account. */
export const attestorChecks = (db: PrismaClient): CheckTable => ({
  async move({ provider, checkId }, before, status) {
    const where = { provider, checkId, status: { in: [...before] } };
    return (await db.attestorIdentityCheck.updateMany({ where, data: { status } })).count;
  },
  has: async (check) => (await db.attestorIdentityCheck.count({ where: { ...check } })) > 0,
});

/**
 * Identity checks of attestors' accounts. Nothing of them is in the audit log: the time of a start is its owner's alone.
 */
export function createIdentityChecks({ db, checks, clock }: IdentityDeps) {
  return {
    /**
     * Begins a check for an account with a signer key; it takes the place of one that has not passed.
     * @throws SIGNER_KEY_NOT_LINKED, IDENTITY_CHECK_PASSED, IDENTITY_PROVIDER_UNAVAILABLE
     */
    async start(accountId: string, key: string): Promise<BegunCheck> {
      if ((await db.accountSignerKey.count({ where: { accountId } })) === 0) {
        throw new AppError('SIGNER_KEY_NOT_LINKED');
      }
      const passed = await db.attestorIdentityCheck.count({ where: { accountId, status: 'PASSED' } });
      if (passed > 0) throw new AppError('IDENTITY_CHECK_PASSED');
      const { url, ...begun } = await checks.begin(accountId, [key]);
      return {
        url,
        async save(tx) {
          const check = { ...begun, status: 'STARTED', startedAt: clock.now() };
          const unpassed = { accountId, status: { not: 'PASSED' } };
          const { count } = await tx.attestorIdentityCheck.updateMany({ where: unpassed, data: check });
          if (count === 1) return { accountId };
          const data = [{ accountId, ...check }];
          const made = await tx.attestorIdentityCheck.createMany({ data, skipDuplicates: true });
          if (made.count !== 1) throw new AppError('CONFLICT');
          return { accountId };
        },
      };
    },

    /** Where a check that was begun under this key goes on. @throws IDENTITY_PROVIDER_UNAVAILABLE */
    urlOf: async (accountId: string, key: string): Promise<string> => (await checks.begin(accountId, [key])).url,

    /** @throws NOT_FOUND for another provider or an unknown check, WEBHOOK_INVALID */
    receive: checks.receive,
  };
}
