import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../core/errors/app-error.ts';

export const SESSION_LIFETIME_S = 24 * 60 * 60;

/** An HMAC key of at least 32 bytes and the name tokens carry it by. */
export interface SessionKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** What a session token says. Times are unix seconds. */
export interface Session {
  readonly accountId: string;
  /** The account's epoch at sign-in; a token of an earlier epoch is void. */
  readonly epoch: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** All that is needed to make the very same token again: no secret in it. */
export interface SessionGrant {
  readonly accountId: string;
  readonly epoch: number;
  readonly issuedAt: number;
  readonly kid: string;
}

/** JSON Web Tokens (RFC 7519), HMAC with SHA-256. The first key signs, every key verifies. */
export interface SessionTokens {
  readonly currentKid: string;
  /** The token of a grant; equal grants give equal tokens. @throws SESSION_INVALID where its key was retired */
  mint(grant: SessionGrant): Promise<string>;
  /** @throws SESSION_INVALID for anything but an unexpired token of one of the keys */
  read(token: string, now: Date): Promise<Session>;
}

const TYPE = 'income-series-session+jwt';

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

  return {
    currentKid: current.kid,

    mint: ({ accountId, epoch, issuedAt, kid }) =>
      new SignJWT({ epoch })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SESSION_LIFETIME_S)
        .sign(secretOf(kid)),

    async read(token, now) {
      try {
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
    },
  };
}
