import { hash } from 'node:crypto';
import { AppError } from '@income-series/protocol/errors/app-error';
import { base64url, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Seconds from sign-in until a session token expires. */
export const SESSION_LIFETIME_S = 24 * 60 * 60;

/** An HMAC key of at least 32 bytes, and its name (`kid`) in token headers. */
export interface SessionKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** The claims of a session token. Times are unix seconds. */
export interface SessionClaims {
  readonly accountId: string;
  /** The account's session epoch at sign-in. Signing out everywhere raises the epoch, which voids older tokens. */
  readonly epoch: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** The result of a sign-in from which a token is minted. The token is not stored. */
type SessionGrant = Omit<SessionClaims, 'expiresAt'>;

/** JSON Web Tokens (RFC 7519), HMAC with SHA-256. The first key signs, every key verifies. */
export interface SessionTokens {
  /** Signs a token that expires `SESSION_LIFETIME_S` after the sign-in. */
  mint(grant: SessionGrant): Promise<string>;
  /** Verifies a token. @throws SESSION_INVALID if it expired, no key signed it, or its characters differ from the minted ones */
  read(token: string, now: Date): Promise<SessionClaims>;
  /** Finds the claims of a token that was verified before and has not expired; null for any other. It computes no signature. */
  recall(token: string, now: Date): SessionClaims | null;
}

const TYPE = 'income-series-session+jwt';
/** The size of the cache of verified tokens: some 300 bytes each. */
const MAX_CACHED_TOKENS = 10_000;

/**
 * Tests that each part of a token is canonical base64url (RFC 4648). The signature does not cover its own spelling: decoders
 * ignore the two spare bits in its last character, padding and spaces, so one token could have several texts.
 */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => base64url.encode(base64url.decode(part)) === part);
}

/**
 * Creates the writer and reader of session tokens. The first key signs; every key verifies.
 * @throws TypeError without a key, for a key under 32 bytes, or if two keys have the same name
 */
export function createSessionTokens(keys: readonly SessionKey[]): SessionTokens {
  const [current] = keys;
  if (!current) throw new TypeError('at least one session key is needed');
  if (keys.some((key) => key.secret.length < 32)) throw new TypeError('a session key has at least 32 bytes');
  const secrets = new Map(keys.map((key) => [key.kid, key.secret]));
  if (secrets.size !== keys.length) throw new TypeError('session keys have different names');

  const secretOf = (kid: string | undefined): Uint8Array => {
    const secret = kid === undefined ? undefined : secrets.get(kid);
    if (!secret) throw new AppError('SESSION_INVALID');
    return secret;
  };

  const verifiedTokens = new LRUCache<string, SessionClaims>({ max: MAX_CACHED_TOKENS });
  const verify = async (token: string, now: Date): Promise<SessionClaims> => {
    try {
      if (!isCanonical(token)) throw new AppError('SESSION_INVALID');
      const { payload } = await jwtVerify(token, (header: JWTHeaderParameters) => secretOf(header.kid), {
        algorithms: ['HS256'],
        typ: TYPE,
        currentDate: now,
        requiredClaims: ['sub', 'iat', 'exp', 'epoch'],
      });
      const { sub, epoch, iat, exp } = payload;
      if (sub === undefined || typeof epoch !== 'number' || iat === undefined || exp === undefined) {
        throw new AppError('SESSION_INVALID');
      }
      return { accountId: sub, epoch, issuedAt: iat, expiresAt: exp };
    } catch (error) {
      throw new AppError('SESSION_INVALID', { cause: error });
    }
  };

  const digestOf = (token: string) => hash('sha256', token, 'base64');
  const isOver = ({ expiresAt }: SessionClaims, now: Date) => expiresAt * 1000 <= now.getTime();

  return {
    mint: ({ accountId, epoch, issuedAt }) =>
      new SignJWT({ epoch })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: current.kid })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SESSION_LIFETIME_S)
        .sign(current.secret),

    async read(token, now) {
      const digest = digestOf(token);
      const session = verifiedTokens.get(digest) ?? (await verify(token, now));
      // A cached token is checked too, because it may have expired since it was verified.
      if (isOver(session, now)) throw new AppError('SESSION_INVALID');
      verifiedTokens.set(digest, session);
      return session;
    },

    recall(token, now) {
      const session = verifiedTokens.get(digestOf(token));
      return session === undefined || isOver(session, now) ? null : session;
    },
  };
}
