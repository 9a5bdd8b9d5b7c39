import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { some } from '../../../tests/support/exhaustive.ts';
import { createSessionTokens, SESSION_LIFETIME_S } from './session-token.ts';

const key = (kid: string, fill: number) => ({ kid, secret: new Uint8Array(32).fill(fill) });
const grant = { accountId: '01890000-0000-7000-8000-000000000001', epoch: 3, issuedAt: 1_780_000_000 };
const at = (seconds: number) => new Date((grant.issuedAt + seconds) * 1000);
const tokens = createSessionTokens([key('new', 1), key('old', 2)]);
const invalid = { code: 'SESSION_INVALID' };

describe('a session token', () => {
  it('reads back as it was granted, for 24 hours', async () => {
    const token = await tokens.mint(grant);
    expect(await tokens.read(token, at(0))).toEqual({ ...grant, expiresAt: grant.issuedAt + SESSION_LIFETIME_S });
    expect(tokens.recall('made.up.token', at(0))).toBeNull();
    expect(tokens.recall(token, at(SESSION_LIFETIME_S - 1))).toMatchObject({ accountId: grant.accountId });
    expect(tokens.recall(token, at(SESSION_LIFETIME_S))).toBeNull();
    await tokens.read(token, at(SESSION_LIFETIME_S - 1));
    await expect(tokens.read(token, at(SESSION_LIFETIME_S))).rejects.toMatchObject(invalid);
    expect(await tokens.read(token, at(1))).toEqual(await tokens.read(token, at(2))); // known by now
  });

  it('survives the rotation of its key, and ends with its removal', async () => {
    const token = await createSessionTokens([key('old', 2)]).mint(grant);
    expect(await tokens.read(token, at(1))).toMatchObject({ accountId: grant.accountId });
    await expect(createSessionTokens([key('new', 1)]).read(token, at(1))).rejects.toMatchObject(invalid);
  });

  it('is refused after any change of one character, and with one more or less', async () => {
    const token = await tokens.mint(grant);
    const odd = [...'=.+/ \n\t\u00e9'];
    const letters = some([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'], 8);
    const alphabet = [...odd, ...letters];
    const accepted: string[] = [];
    const attempt = async (changed: string) => {
      if (changed === token) return;
      const read = await tokens.read(changed, at(1)).catch((error: { code?: string }) => error.code);
      if (read !== 'SESSION_INVALID') accepted.push(changed);
    };
    for (let i = 0; i <= token.length; i++) {
      const [before, after] = [token.slice(0, i), token.slice(i + 1)];
      if (i < token.length) await attempt(before + after);
      for (const character of alphabet) if (i < token.length) await attempt(before + character + after);
      for (const character of odd) await attempt(before + character + token.slice(i));
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ['no token', async () => 'abc'],
    ['one altered character', async () => (await tokens.mint(grant)).replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'))],
    ['an unsigned token', async () => `${btoa('{"alg":"none","kid":"new"}')}.${btoa('{"sub":"x"}')}.`],
    ['a key under another name', () => createSessionTokens([key('new', 9)]).mint(grant)],
    [
      'a token of another type under the same key',
      () =>
        new SignJWT({ epoch: 3 })
          .setProtectedHeader({ alg: 'HS256', kid: 'new' })
          .setSubject('x')
          .setIssuedAt(grant.issuedAt)
          .setExpirationTime(grant.issuedAt + 100)
          .sign(key('new', 1).secret),
    ],
    [
      'a token without an epoch',
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'HS256', kid: 'new', typ: 'income-series-session+jwt' })
          .setSubject('x')
          .setIssuedAt(grant.issuedAt)
          .setExpirationTime(grant.issuedAt + 100)
          .sign(key('new', 1).secret),
    ],
  ])('refuses %s', async (_, make) => {
    await expect(tokens.read(await make(), at(1))).rejects.toMatchObject(invalid);
  });

  it.each([[[]], [[{ kid: 'a', secret: new Uint8Array(31) }]], [[key('a', 1), key('a', 2)]]])(
    'does not start with unusable keys',
    (keys) => expect(() => createSessionTokens(keys)).toThrow(TypeError),
  );
});
