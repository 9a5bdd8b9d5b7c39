import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { CheckTable, ProviderChecks } from '../identity/index.ts';
import { findOwn, writeNext } from './rows.ts';
import { requireMove } from './rules.ts';

export interface ApplicationIdentityDeps {
  readonly db: PrismaClient;
  readonly checks: ProviderChecks;
}

/** A check that was started at the provider, and the function that stores it in its application. */
interface UnsavedApplicationCheck {
  readonly url: string;
  save(tx: Tx): Promise<{ readonly id: string }>;
}

/** Identity checks for applications. */
export interface ApplicationIdentityService {
  /**
   * Starts a check for an undecided application of the account. The new check replaces an earlier one that has not passed.
   * @throws NOT_FOUND, RECORD_STATE, IDENTITY_CHECK_PASSED, as `ProviderChecks.begin`; `save` throws CONFLICT if the
   * application has changed
   */
  start(caller: Caller, id: string, key: string): Promise<UnsavedApplicationCheck>;
  /** The address of the check that was started with this idempotency key. @throws as `ProviderChecks.begin` */
  urlOf(caller: Caller, id: string, key: string): Promise<string>;
}

/** The identity checks in the rows of applications. A new status raises the version, which voids previewed decisions. */
export const applicationChecks = (db: PrismaClient): CheckTable => ({
  async move({ provider, checkId }, before, status) {
    const where = { identityProvider: provider, identityCheckId: checkId, identityStatus: { in: [...before] } };
    const data = { identityStatus: status, version: { increment: 1 } };
    return (await db.application.updateMany({ where, data })).count;
  },
  has: async ({ provider, checkId }) =>
    (await db.application.count({ where: { identityProvider: provider, identityCheckId: checkId } })) > 0,
});

/** Creates the service of identity checks for applications. */
export const createApplicationIdentity = ({ db, checks }: ApplicationIdentityDeps): ApplicationIdentityService => ({
  async start(caller, id, key) {
    const application = await findOwn(db, caller, id);
    requireMove(application.state, 'CHECK_IDENTITY');
    if (application.identityStatus === 'PASSED') throw new AppError('IDENTITY_CHECK_PASSED');
    const { url, provider, checkId } = await checks.begin(caller.accountId, [id, key]);
    const columns = { identityProvider: provider, identityCheckId: checkId, identityStatus: 'STARTED' };
    return { url, save: (tx) => writeNext(tx, application, columns) };
  },

  urlOf: async ({ accountId }, id, key) => (await checks.begin(accountId, [id, key])).url,
});
