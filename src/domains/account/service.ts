import type { Tx } from '../../core/tx.ts';
import { announce, audit } from '../operations/index.ts';
import { createAccountDeletion } from './deletion.ts';
import { createEmailConfirmation, lockEmail, NOT_CONFIRMED } from './email.ts';
import { createIncomeSources } from './income-sources.ts';
import { type ProfileChange, parseProfile } from './model/index.ts';
import { type AccountDeps, createSignIn } from './sign-in.ts';
import { createSignerKeys } from './signer-keys.ts';
import { createViewers } from './viewers.ts';
import { createWallets, keepAccount } from './wallets.ts';

/**
 * Creates the service of accounts, wallets, signer keys and sessions. A method for a mutation returns a function that writes
 * in the mutation's transaction.
 */
export function createAccountService(deps: AccountDeps) {
  return {
    ...createViewers(deps),
    ...createSignIn(deps),
    ...createWallets(deps),
    ...createSignerKeys(deps),
    ...createIncomeSources(deps),
    ...createEmailConfirmation(deps),
    ...createAccountDeletion(deps),

    keepAccount,

    /** Voids every session token of the account, including this request's, and ends its open feeds in every process. */
    signOutEverywhere(accountId: string) {
      return async (tx: Tx) => {
        const { sessionEpoch: epoch } = await tx.account.update({
          where: { id: accountId },
          data: { sessionEpoch: { increment: 1 } },
          select: { sessionEpoch: true },
        });
        await announce(tx, 'sessions', [{ accountId, epoch }]);
        await audit(tx, { actor: accountId, action: 'session.sign-out-everywhere', target: accountId });
        return { accountId };
      };
    },

    parseProfile,

    /** Changes profile fields: null clears one, undefined leaves it. Only a different e-mail address must be confirmed again. */
    updateProfile(accountId: string, change: ProfileChange) {
      return async (tx: Tx) => {
        const isNewEmail = change.email !== undefined && (await lockEmail(tx, accountId)).email !== change.email;
        const data = isNewEmail ? { ...change, ...NOT_CONFIRMED } : change;
        await tx.account.update({ where: { id: accountId }, data });
        return { accountId };
      };
    },
  };
}
