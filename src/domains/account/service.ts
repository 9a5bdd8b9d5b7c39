import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
import type { ChainAddress } from '../../core/on-chain.ts';
import type { Tx } from '../../core/tx.ts';
import { announce, audit } from '../operations/index.ts';
import { createAccountDeletion } from './deletion.ts';
import { createEmailConfirmation, lockEmail, NOT_CONFIRMED } from './email.ts';
import { createIncomeSources } from './income-sources.ts';
import { type ProfileChange, parseProfile } from './model.ts';
import { isAdminWallet } from './rules.ts';
import type { Session } from './session-token.ts';
import { type AccountDeps, createSignIn } from './sign-in.ts';
import { createSignerKeys } from './signer-keys.ts';
import { createWallets, keepAccount } from './wallets.ts';

/** Who a request is from, as its session token says and the database confirms. */
export interface SignedInViewer {
  readonly accountId: string;
  readonly wallets: readonly ChainAddress[];
  readonly isAdmin: boolean;
  /** Linked attestor keys that are active on their chain as of the last indexed block, and those chains. */
  readonly signerKeys: readonly ChainAddress<KeyAddress>[];
  readonly signerChains: readonly string[];
  readonly session: Session;
}

type AccountRow = readonly [
  sessionEpoch: number,
  wallets: readonly ChainAddress[],
  signerKeys: readonly ChainAddress<KeyAddress>[],
];

/** An account's session epoch, its wallets, and its signer keys that are active on their chains. */
const VIEWER = {
  name: 'session_viewer',
  text: `SELECT a.session_epoch,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('chain', w.chain, 'address', w.address)), '[]')
      FROM account_wallets w WHERE w.account_id = a.id),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('chain', t.chain, 'address', t.address)
        ORDER BY t.address, t.chain), '[]')
      FROM account_signer_keys k JOIN attestors t ON t.address = k.key AND t.active
      WHERE k.account_id = a.id)
    FROM accounts a WHERE a.id = $1`,
};

export type AccountService = ReturnType<typeof createAccountService>;

/** Accounts, their wallets and their sessions. */
export function createAccountService(deps: AccountDeps) {
  const { rows, clock, tokens } = deps;
  const admins = new Set<string>(deps.adminWallets);

  /** The session's viewer as the account is now. @throws SESSION_INVALID once it expired or was signed out */
  async function viewerOfSession(session: Session): Promise<SignedInViewer> {
    if (session.expiresAt * 1000 <= clock.now().getTime()) throw new AppError('SESSION_INVALID');
    const account = (await rows.row(VIEWER, [session.accountId])) as AccountRow | undefined;
    const [epoch, wallets, signerKeys] = account ?? [null, [], []];
    if (epoch !== session.epoch) throw new AppError('SESSION_INVALID');
    const signerChains = [...new Set(signerKeys.map(({ chain }) => chain))];
    const isAdmin = wallets.some((wallet) => isAdminWallet(admins, deps.chains.first.name, wallet));
    return { accountId: session.accountId, wallets, isAdmin, signerKeys, signerChains, session };
  }

  return {
    ...createSignIn(deps),
    ...createWallets(deps),
    ...createSignerKeys(deps),
    ...createIncomeSources(deps),
    ...createEmailConfirmation(deps),
    ...createAccountDeletion(deps),

    keepAccount,

    /** The viewer of a bearer token, with all wallets, in one statement. @throws SESSION_INVALID */
    viewerOf: async (token: string): Promise<SignedInViewer> => viewerOfSession(await tokens.read(token, clock.now())),

    viewerOfSession,

    /** Voids every session token of the account, this request's among them, and ends its feeds in every process. */
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

    /** Changes the fields that are given; null clears one. Another address is not confirmed; the same one stays as it is. */
    updateProfile(accountId: string, change: ProfileChange) {
      return async (tx: Tx) => {
        const isOther = change.email !== undefined && (await lockEmail(tx, accountId)).email !== change.email;
        const data = isOther ? { ...change, ...NOT_CONFIRMED } : change;
        await tx.account.update({ where: { id: accountId }, data });
        return { accountId };
      };
    },
  };
}
