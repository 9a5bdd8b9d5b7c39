import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { IdentityProvider, WebhookHeaders } from './ports.ts';
import { statusesBefore } from './rules.ts';

export interface IdentityDeps {
  readonly db: PrismaClient;
  /** Null where none is configured. */
  readonly provider: IdentityProvider | null;
  readonly clock: Clock;
}

export interface StartedCheck {
  /** Where the person goes on. Kept nowhere: the same reference answers it again. */
  readonly url: string;
  save(tx: Tx): Promise<{ accountId: string }>;
}

export type IdentityService = ReturnType<typeof createIdentityChecks>;

/**
 * Identity checks of attestors' accounts. Nothing of them is in the audit log: the time of a start is its owner's alone.
 */
export function createIdentityChecks({ db, provider, clock }: IdentityDeps) {
  /** An account's own references: one account's key never names another's check. */
  const begin = (accountId: string, key: string) => {
    if (!provider) throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
    return provider.start({ accountId, reference: `${accountId}:${key.toLowerCase()}` });
  };

  return {
    /**
     * Begins a check for an account with a signer key; it takes the place of one that has not passed.
     * @throws SIGNER_KEY_NOT_LINKED, CONFLICT where the account's check has passed, IDENTITY_PROVIDER_UNAVAILABLE
     */
    async start(accountId: string, key: string): Promise<StartedCheck> {
      if ((await db.accountSignerKey.count({ where: { accountId } })) === 0) {
        throw new AppError('SIGNER_KEY_NOT_LINKED');
      }
      const passed = await db.attestorIdentityCheck.count({ where: { accountId, status: 'PASSED' } });
      if (passed > 0) throw new AppError('CONFLICT');
      const { checkId, url } = await begin(accountId, key);
      const name = (provider as IdentityProvider).name;
      return {
        url,
        async save(tx) {
          const check = { provider: name, checkId, status: 'STARTED', startedAt: clock.now() };
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
    urlOf: async (accountId: string, key: string): Promise<string> => (await begin(accountId, key)).url,

    /**
     * Takes what a provider says of a check.
     * @throws NOT_FOUND for another provider or an unknown check, WEBHOOK_INVALID
     */
    async receive(name: string, body: Uint8Array, headers: WebhookHeaders): Promise<void> {
      if (provider?.name !== name) throw new AppError('NOT_FOUND');
      const { checkId, status } = provider.parseWebhook(body, headers);
      const { count } = await db.attestorIdentityCheck.updateMany({
        where: { provider: name, checkId, status: { in: [...statusesBefore(status)] } },
        data: { status },
      });
      if (count > 0) return;
      const where = { provider_checkId: { provider: name, checkId } };
      if (!(await db.attestorIdentityCheck.findUnique({ where, select: { status: true } }))) {
        throw new AppError('NOT_FOUND');
      }
    },
  };
}
