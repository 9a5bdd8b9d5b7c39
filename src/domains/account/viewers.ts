import type { Confirmation } from 'field-access/compiled';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
import type { ChainAddress } from '../../core/on-chain.ts';
import { isAdminWallet } from './rules.ts';
import type { SessionClaims } from './session-token.ts';
import type { AccountDeps } from './sign-in.ts';

/** An account as requests ask for it. The same object for as long as the database says the same of it. */
export interface AccountViewer extends Caller {
  readonly sessionEpoch: number;
}

/** Who a request is from, as its session token says and the database confirms. */
export interface SignedInViewer {
  readonly viewer: AccountViewer;
  readonly session: SessionClaims;
}

/** A viewer as the database said last: nothing may be answered to it that its confirmation was not read with. */
export interface RecalledViewer extends SignedInViewer {
  readonly confirmation: Confirmation;
}

/**
 * An account's session epoch, its wallets, and its signer keys that are active on their chains, as one text: as long as it stays
 * the same the viewer does.
 */
const VIEWER = [
  `SELECT jsonb_build_array(a.session_epoch,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('chain', w.chain, 'address', w.address)
        ORDER BY w.chain, w.address), '[]')
      FROM account_wallets w WHERE w.account_id = a.id),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('chain', t.chain, 'address', t.address)
        ORDER BY t.address, t.chain), '[]')
      FROM account_signer_keys k JOIN attestors t ON t.address = k.key AND t.active
      WHERE k.account_id = a.id))::text
    FROM accounts a WHERE a.id = `,
  '',
] as const;

const STATEMENT = { name: 'session_viewer', text: VIEWER.join('$1') };

type AccountRow = readonly [
  sessionEpoch: number,
  wallets: readonly ChainAddress[],
  signerKeys: readonly ChainAddress<KeyAddress>[],
];

/** Accounts that are remembered, those that asked last: some 500 bytes each, and as much for each wallet or key. */
const MOST_KNOWN = 10_000;

/** Finds who a session's requests are from. */
export function createViewers({ rows, clock, tokens, chains, adminWallets }: AccountDeps) {
  const admins = new Set<string>(adminWallets);
  const known = new LRUCache<string, { readonly text: string; readonly viewer: AccountViewer }>({ max: MOST_KNOWN });

  function viewerIn(accountId: string, text: string): AccountViewer {
    const [sessionEpoch, wallets, signerKeys] = JSON.parse(text) as AccountRow;
    const isAdmin = wallets.some((wallet) => isAdminWallet(admins, chains.first.name, wallet));
    const signerChains = [...new Set(signerKeys.map(({ chain }) => chain))];
    return { accountId, wallets, isAdmin, signerKeys, signerChains, sessionEpoch };
  }

  /** The session's viewer as the account is now. @throws SESSION_INVALID once it expired or was signed out */
  async function viewerOfSession(session: SessionClaims): Promise<SignedInViewer> {
    const { accountId } = session;
    if (session.expiresAt * 1000 <= clock.now().getTime()) throw new AppError('SESSION_INVALID');
    const [text = null] = ((await rows.row(STATEMENT, [accountId])) ?? []) as (string | null)[];
    const last = known.get(accountId);
    const viewer = last?.text === text ? last?.viewer : text === null ? undefined : viewerIn(accountId, text);
    if (text === null || viewer === undefined) known.delete(accountId);
    else known.set(accountId, { text, viewer });
    if (viewer?.sessionEpoch !== session.epoch) throw new AppError('SESSION_INVALID');
    return { viewer, session };
  }

  return {
    viewerOfSession,

    /** The viewer of a bearer token, with all wallets, in one statement. @throws SESSION_INVALID */
    viewerOf: async (token: string): Promise<SignedInViewer> => viewerOfSession(await tokens.read(token, clock.now())),

    /**
     * The viewer of a bearer token as it was when it was last read, and what confirms it; null where that is not known, or the
     * account's epoch was another. @throws SESSION_INVALID
     */
    async recall(token: string): Promise<RecalledViewer | null> {
      const session = await tokens.read(token, clock.now());
      const last = known.get(session.accountId);
      if (last?.viewer.sessionEpoch !== session.epoch) return null;
      const { text: expected, viewer } = last;
      return { viewer, session, confirmation: { texts: VIEWER, value: session.accountId, expected } };
    },
  };
}
