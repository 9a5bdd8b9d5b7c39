import { hash } from 'node:crypto';
import { base64url, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../core/errors/app-error.ts';

export const SESSION_LIFETIME_S = 24 * 60 * 60;

/** An HMAC key of at least 32 bytes and the name tokens carry it by. */
export interface SessionKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** What a session token says. Times are unix seconds. */
export interface SessionClaims {
  readonly accountId: string;
  /** The account's epoch at sign-in; a token of an earlier epoch is void. */
  readonly epoch: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** What a sign-in grants. It is what a token is made of, and is kept nowhere. */
type SessionGrant = Omit<SessionClaims, 'expiresAt'>;

/** JSON Web Tokens (RFC 7519), HMAC with SHA-256. The first key signs, every key verifies. */
export interface SessionTokens {
  mint(grant: SessionGrant): Promise<string>;
  /** @throws SESSION_INVALID for anything but an unexpired token of one of the keys, character by character as minted */
  read(token: string, now: Date): Promise<SessionClaims>;
}

const TYPE = 'income-series-session+jwt';
/** Tokens that were found to be of one of the keys, the last that were used: some 300 bytes each. */
const MOST_KNOWN = 10_000;

/**
 * Whether each part is written as RFC 4648 encodes its bytes. The signature covers the first two parts as they are spelled,
 * and nothing covers its own spelling: the last character of 32 bytes has two spare bits, and decoders let padding and
 * spaces pass.
 */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => base64url.encode(base64url.decode(part)) === part);
}

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

  const known = new LRUCache<string, SessionClaims>({ max: MOST_KNOWN });
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

  return {
    mint: ({ accountId, epoch, issuedAt }) =>
      new SignJWT({ epoch })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: current.kid })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SESSION_LIFETIME_S)
        .sign(current.secret),

    async read(token, now) {
      // whether it is one of ours stays as it is; that it has not ended is asked each time
      const digest = hash('sha256', token, 'base64');
      const before = known.get(digest);
      const session = before ?? (await verify(token, now));
      if (session.expiresAt * 1000 <= now.getTime()) throw new AppError('SESSION_INVALID');
      if (before === undefined) known.set(digest, session);
      return session;
    },
  };
}
