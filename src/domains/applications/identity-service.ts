import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { CheckTable, ProviderChecks } from '../identity/index.ts';
import { findOwn, writeNext } from './rows.ts';
import { requireMove } from './rules.ts';

export interface ApplicationIdentityDeps {
  readonly db: PrismaClient;
  readonly checks: ProviderChecks;
}

/** A check that was begun, and what writes it. */
interface BegunApplicationCheck {
  readonly url: string;
  save(tx: Tx): Promise<{ readonly id: string }>;
}

export interface ApplicationIdentityService {
  /**
   * Begins a check for an application of the account's own that is not decided; it takes the place of one that has not passed.
   * @throws NOT_FOUND, RECORD_STATE, IDENTITY_CHECK_PASSED, CONFLICT where it changed meanwhile,
   * IDENTITY_PROVIDER_UNAVAILABLE
   */
  start(caller: Caller, id: string, key: string): Promise<BegunApplicationCheck>;
  /** Where a check that was begun under this key goes on. @throws IDENTITY_PROVIDER_UNAVAILABLE */
  urlOf(caller: Caller, id: string, key: string): Promise<string>;
}

/** The checks of applications, in columns of their rows. A new status is a new version, which a decision has to be about. */
export const applicationChecks = (db: PrismaClient): CheckTable => ({
  async move({ provider, checkId }, before, status) {
    const where = { identityProvider: provider, identityCheckId: checkId, identityStatus: { in: [...before] } };
    const data = { identityStatus: status, version: { increment: 1 } };
    return (await db.application.updateMany({ where, data })).count;
  },
  has: async ({ provider, checkId }) =>
    (await db.application.count({ where: { identityProvider: provider, identityCheckId: checkId } })) > 0,
});

export const createApplicationIdentity = ({ db, checks }: ApplicationIdentityDeps): ApplicationIdentityService => ({
  async start(caller, id, key) {
    const found = await findOwn(db, caller, id);
    requireMove(found.state, 'CHECK_IDENTITY');
    if (found.identityStatus === 'PASSED') throw new AppError('IDENTITY_CHECK_PASSED');
    const { url, provider, checkId } = await checks.begin(caller.accountId, [id, key]);
    const begun = { identityProvider: provider, identityCheckId: checkId, identityStatus: 'STARTED' };
    return { url, save: (tx) => writeNext(tx, found, begun) };
  },

  urlOf: async ({ accountId }, id, key) => (await checks.begin(accountId, [id, key])).url,
});
