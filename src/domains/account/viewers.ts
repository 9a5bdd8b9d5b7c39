import { AppError } from '@income-series/protocol/errors/app-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Confirmation } from 'field-access/compiled';
import { LRUCache } from 'lru-cache';
import type { Caller, LinkedWallet } from '../../core/caller.ts';
import type { ChainAddress } from '../../core/on-chain.ts';
import { isAdminWallet } from './rules.ts';
import type { SessionClaims } from './session-token.ts';
import type { AccountDeps } from './sign-in.ts';

/** The signed-in account of a request. Requests share one object for as long as the account's data stays the same. */
export interface AccountViewer extends Caller {
  readonly sessionEpoch: number;
}

/** The viewer of a request, confirmed by the database, and the claims of its session token. */
export interface SignedInViewer {
  readonly viewer: AccountViewer;
  readonly session: SessionClaims;
}

/** A viewer from the cache. Data may be sent to the viewer only if one statement read both the data and the confirmation. */
export interface RecalledViewer extends SignedInViewer {
  readonly confirmation: Confirmation;
}

/**
 * SQL that reads an account's session epoch, wallets and active signer keys as one text; the account's id goes between the parts.
 * A cached viewer is valid while this text stays the same.
 */
const VIEWER_SQL = [
  `SELECT jsonb_build_array(a.session_epoch,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('chain', w.chain, 'address', w.address,
        'isContract', w.is_contract)
        ORDER BY w.chain, w.address), '[]')
      FROM account_wallets w WHERE w.account_id = a.id),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('chain', t.chain, 'address', t.address)
        ORDER BY t.address, t.chain), '[]')
      FROM account_signer_keys k JOIN attestors t ON t.address = k.key AND t.active
      WHERE k.account_id = a.id))::text
    FROM accounts a WHERE a.id = `,
  '',
] as const;

const STATEMENT = { name: 'session_viewer', text: VIEWER_SQL.join('$1') };

type AccountRow = readonly [
  sessionEpoch: number,
  wallets: readonly LinkedWallet[],
  signerKeys: readonly ChainAddress<KeyAddress>[],
];

/** The size of the viewer cache: some 500 bytes an account, and as much for each wallet or key. */
const MAX_CACHED_VIEWERS = 10_000;

/** Creates the functions that turn a session token into the viewer of a request. */
export function createViewers({ rows, clock, tokens, chains, adminWallets }: AccountDeps) {
  const admins = new Set<string>(adminWallets);
  const cache = new LRUCache<string, { readonly text: string; readonly viewer: AccountViewer }>({
    max: MAX_CACHED_VIEWERS,
  });

  function parseViewer(accountId: string, text: string): AccountViewer {
    const [sessionEpoch, wallets, signerKeys] = JSON.parse(text) as AccountRow;
    const isAdmin = wallets.some((wallet) => isAdminWallet(admins, chains.first.name, wallet));
    const signerChains = [...new Set(signerKeys.map(({ chain }) => chain))];
    return { accountId, wallets, isAdmin, signerKeys, signerChains, sessionEpoch };
  }

  /** Reads the viewer of a session from the database. @throws SESSION_INVALID if the session expired or was signed out */
  async function viewerOfSession(session: SessionClaims): Promise<SignedInViewer> {
    const { accountId } = session;
    if (session.expiresAt * 1000 <= clock.now().getTime()) throw new AppError('SESSION_INVALID');
    const [text = null] = ((await rows.row(STATEMENT, [accountId])) ?? []) as (string | null)[];
    const cached = cache.get(accountId);
    const viewer = cached?.text === text ? cached?.viewer : text === null ? undefined : parseViewer(accountId, text);
    if (text === null || viewer === undefined) cache.delete(accountId);
    else cache.set(accountId, { text, viewer });
    if (viewer?.sessionEpoch !== session.epoch) throw new AppError('SESSION_INVALID');
    return { viewer, session };
  }

  return {
    viewerOfSession,

    /** Reads the viewer of a bearer token from the database, in one statement. @throws SESSION_INVALID */
    viewerOf: async (token: string): Promise<SignedInViewer> => viewerOfSession(await tokens.read(token, clock.now())),

    /** Verifies a bearer token, and returns its account, which may have signed out since. @throws SESSION_INVALID */
    verifyToken: async (token: string): Promise<string> => (await tokens.read(token, clock.now())).accountId,

    /** The account of a bearer token that this process has verified; null for any other token. It may have signed out since. */
    verifiedAccount: (token: string): string | null => tokens.recall(token, clock.now())?.accountId ?? null,

    /**
     * Finds the viewer of a bearer token in the cache, without the database. The caller's statement must check `confirmation`.
     * Null if the account is not cached, or was cached with another session epoch. @throws SESSION_INVALID
     */
    async recall(token: string): Promise<RecalledViewer | null> {
      const session = await tokens.read(token, clock.now());
      const cached = cache.get(session.accountId);
      if (cached?.viewer.sessionEpoch !== session.epoch) return null;
      const { text: expected, viewer } = cached;
      return { viewer, session, confirmation: { texts: VIEWER_SQL, value: session.accountId, expected } };
    },
  };
}
